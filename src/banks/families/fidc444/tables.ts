/**
 * Codes of FIDC, Troca Eletrônica Padrão – Cobrança Remessa V3, Apex Group, 17/07/2025. Fromtis, FIDC, Cobrança Remessa, Banco Paulista (03/10/2013), p. 8, has
 * the same occurrences except 11 and 12, in words of its own.
 */
import type { Codes } from '../../../fixed-width/index.js'
import type { ReadMovement } from '../../remittance-reading.js'
import { patch } from '../patch.js'

const movement = (text: string): ReadMovement => ({ text, our_code: null })

/** Identificação de ocorrência, 3.1-A. They sell titles to the fund, or buy them back: no instruction of cobrança has their meaning. */
export const movements: Readonly<Record<string, ReadMovement>> = {
  '01': movement('Remessa – aquisição de títulos'),
  '04': movement('Abatimento (mediante justificativa)'),
  '06': movement('Alteração de vencimento (somente para conciliação; não altera o original)'),
  '11': movement('Aquisição de contratos futuros'),
  '12': movement('Aquisição de conciliação de contratos futuros'),
  '14': movement('Pagamento parcial'),
  '71': movement('Baixa por recompra / novo título com liquidação para a consultoria – exige contrapartida 81 no mesmo arquivo'),
  '72': movement('Recompra parcial sem adiantamento'),
  '73': movement('Recompra parcial com adiantamento'),
  '74': movement('Baixa por recompra / novo título com liquidação para o cedente – exige contrapartida 84 no mesmo arquivo'),
  '75': movement('Baixa por depósito cedente'),
  '76': movement('Baixa por depósito consultoria'),
  '77': movement('Baixa por depósito sacado'),
  '80': movement('Remessa – aquisição de títulos (com liquidação para a consultoria)'),
  '81': movement('Entrada por recompra/troca de títulos, com liquidação para a consultoria – exige contrapartida 71 no mesmo arquivo'),
  '84': movement('Entrada por recompra/troca de títulos, com liquidação para o cedente – exige contrapartida 74; usar código 84 para recompras internas'),
  '87': movement('Reativação'),
}

/** Occurrences of the layout of 400 columns: Banco Paulista, p. 8. */
export const paulistaMovements: Readonly<Record<string, ReadMovement>> = patch(movements, {
  without: '11 12',
  reworded: {
    '01': 'Remessa',
    '06': 'Alteração de vencimento (para efeito de conciliação. Não altera o vencimento original)',
    '14': 'Pagamento Parcial',
    '71': 'Baixa por recompra Paulista, baixa mediante entrada de novo titulo – com liquidação para a consultoria (obrigatório contrapartida 81 no mesmo arquivo)',
    '74': 'Baixa por Recompra, baixa mediante entrada de novo titulo, com liquidação para o cedente (obrigatório contrapartida 84 no mesmo arquivo)',
    '75': 'Baixa por Depósito Cedente',
    '76': 'Baixa por Depósito Consultoria',
    '77': 'Baixa por Depósito Sacado',
    '80': 'Remessa Paulista (com liquidação para a consultoria)',
    '81': 'Entrada por recompra troca de títulos Paulista, com objetivo de recompra, com liquidação para a consultoria (obrigatório contrapartida 71 no mesmo arquivo)',
    '84': 'Entrada por Recompra troca de títulos, com liquidação para o cedente (obrigatório contrapartida 74 no mesmo arquivo) se tiver recompra dentro da operação enviar as entradas com o código 84',
  },
})

/** Espécie de título, 3.1-E. */
export const documentTypes: Codes = {
  '01': 'Duplicata',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '04': 'Cobrança Seriada',
  '05': 'Recibo',
  '06': 'Nota Promissória Física',
  '10': 'Letras de Câmbio',
  '11': 'Nota de Débito',
  '13': 'Precatórios',
  '14': 'Duplicata de Serviço Físico',
  '21': 'Renegociação da Dívida',
  '41': 'CCB Digital',
  '50': 'NF – Nota Fiscal',
  '51': 'Cheque',
  '52': 'Cheque Manual',
  '60': 'Contrato',
  '61': 'Contrato Físico',
  '62': 'Confissão de Dívida',
  '64': 'Assunção de Dívida',
  '65': 'Fatura de Cartão de Crédito',
  '70': 'CCB Pré Digital',
  '71': 'CCB Pré Balcão',
  '72': 'CCB Pré CETIP',
  '73': 'Outros',
  '74': 'CCB – Formalização Fonada',
  '87': 'Cheque',
}

/** Espécie de título of the layout of 400 columns: Banco Paulista, p. 6, field 29. */
export const paulistaDocumentTypes: Codes = { '01': 'Duplicata', '02': 'Nota Promissória', '51': 'Cheque' }
/** Column that a kind of document must have: the bank of a cheque (section 3, field 14, «Sim (cheque)»; Banco Paulista, p. 5, «o campo é obrigatório»). */
export const neededBy: Readonly<Record<string, 'cheque_bank'>> = { '51': 'cheque_bank', '52': 'cheque_bank', '87': 'cheque_bank' }

/** Coobrigação, section 3, field 6. */
export const coobligations: Codes = {
  '01': 'Com coobrigação',
  '02': 'Sem coobrigação',
}

/** Tipo de juros, section 3, field 3. */
export const interestTypes: Codes = {
  '0': 'Sem correção',
  '1': 'Juros Fixo',
  '2': 'CDI',
  '3': 'IPCA-15',
  '4': 'IPCA',
  '5': 'IGPM',
}

/** Tipo de pagamento, section 4, field 2. */
export const paymentTypes: Codes = {
  CEDENTE: 'Cedente',
  HONORARIO: 'Honorário',
}

/** Occurrences that demand another one in the same file (3.1-A). */
export const counterparts: Readonly<Record<string, string>> = { '71': '81', '81': '71', '74': '84', '84': '74' }

/**
 * Amounts that an occurrence has (3.1-A; Banco Paulista, p. 8: partial payments, partial repurchases and write-offs have the amount paid). A title of any other
 * occurrence has not been paid (section 3, fields 18 and 21).
 */
export const needs: Readonly<Record<string, 'value_rebate' | 'paid_amount'>> = {
  '04': 'value_rebate',
  '14': 'paid_amount',
  '71': 'paid_amount',
  '72': 'paid_amount',
  '73': 'paid_amount',
  '74': 'paid_amount',
  '75': 'paid_amount',
  '76': 'paid_amount',
  '77': 'paid_amount',
}

/** Type of interest without a rate (section 3, field 3). */
export const NO_INTEREST = '0'

/** Punctuation of texts: all but the characters that the manuals name, @ (section 1.3) and ? (Banco Paulista, p. 9). */
export const MARKS = '!"#$%&\'()*+,-./:;<=>[\\]^_`{|}~'
