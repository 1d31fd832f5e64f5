// HSBC, CNAB 240, versão 2.01 (05/2014): movements of returns p. 59, reasons pp. 60–63; SAP R/3 (08/2012): movements p. 46, reasons pp. 47–49; Cobrança Não
// Registrada, versão 2.03 (08/2013): movements p. 17, reasons pp. 17–20.
import type { OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences, withReasons } from '../families/patch.js'
import { occurrencesCnr } from './cnab400-tables.js'
import { rejectionsCnr } from './cnr-reasons.js'

const SOURCE = 'HSBC, CNAB 240, versão 2.01 (05/2014)'
const SAP = 'HSBC, CNAB 240 - SAP R/3 (08/2012)'
const CNR = 'HSBC, CNAB 240, Cobrança Não Registrada, versão 2.03 (08/2013)'
const REASONS = 'segment_t.reason_codes'

/** Nota 42-A, pp. 60–62. Many codes have another meaning than FEBRABAN's. 11 with carteira 3: «título não aceito para compor a carteira de garantia». */
const rejectionReasons: Codes = patch<string>(febraban.rejectionReasons240, {
  only: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 20 21 23 24 26 27 28 30 33 34 35 37 38 42 43 44 45 46 47 48 49 50 52 53 55 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 99',
  reworded: {
    '04': 'Código do movimento não permitido para carteira.',
    '13': 'Identificação da emissão do Boleto inválida.',
    '14': 'Identificação da distribuição do Boleto inválida.',
    '45': 'Nome do sacado não informado',
    '46': 'Tipo/número de inscrição do sacado inválido',
    '47': 'Endereço do sacado não informado',
  },
  changed: {
    '07': 'Código de Convênio inválido ou não Cadastrado.',
    '34': 'Número sequencial inválido.',
    '35': 'Abatimento a conceder não confere',
    '53': 'Controle do participante inválido',
    '55': 'Código documento ou lojista ou filial de entrega inválido',
    '60': 'Contrato Limite Desconto inválido / inexistente',
    '61': 'Valor da proposta abaixo do valor mínimo para operações de desconto',
    '64': 'Número de parcelas incompatíveis',
    '65': 'Existe parcela com erro no carnê',
    '66': 'Contrato de Limite Desconto Inoperante',
    '67': 'Limite Insuficiente',
    '68': 'Nosso número não encontrado para reemissão',
    '69': 'Cliente não opera com desconto de duplicatas',
    '70': 'Arquivo não HSBC ou lote duplicado ou sequência de registro invalida não acrescida de 1.',
    '71': 'Contrato Limite em processo de renovação',
    '72': 'Erro no código convênio.',
    '73': 'Rejeitado pela análise de crédito',
    '74': 'Vencimento fora dos limites aprovados',
    '75': 'Cliente possui outra operação em andamento',
    '76': 'Erro somatório de registros do Lote.',
    '77': 'Sequência de registro inválida não acrescida de 1.',
    '78': 'Erro no somatório de lotes do arquivo.',
    '79': 'Erro na quantidade de registros do arquivo.',
    '80': 'Sem registros trailer/lote/arquivo.',
    '81': 'Títulos abaixo dos parâmetros de valores do HSBC para Desconto',
    '82': 'Cancelamento da operação pelo cliente',
    '83': 'Recusado pela regra de análise.',
    '84': 'Não Aceito Desconto – Enviado Carteira Simples',
    '85': 'Registro predecessor não encontrado.',
    '86': 'Alteração “seu número” e uso empresa não informado.',
    '87': 'Ação Gerencial',
    '88': 'Arquivo fora do padrão registrado no Banco',
    '89': 'Contrato Inoperante para Meios Eletrônicos',
    '90': 'Registro protocolo IED não encontrado ou registro lote não informado.',
    '91': 'Situação do título não permitida para desconto.',
    '92': 'Título reservado para outra operação.',
    '93': 'Horário indisponível para operação de desconto.',
    '94': 'Título já utilizado em outra operação.',
    '95': 'Data de geração do arquivo diferente da data processamento',
    '96': 'Operação não confirmada pelo cliente no Connect Bank',
    '99': 'Outras Irregularidades. Para melhor esclarecimento deste código de rejeição, quando ocorrer, contatar com a Mesa de Apoio pelo fone: 0800-701-3900.',
  },
})

/** Nota 42-B, p. 62. */
const feeReasons: Codes = { '08': 'Custas de protesto.' }

/** Nota 42-C, p. 62: where the title was paid. */
const settlementReasons: Codes = { '02': 'Por conta.', '03': 'No próprio banco.', '04': 'Compensação.', '08': 'Em cartório.' }

/** Nota 42-C, p. 62: origin of a write-off. */
const writeOffReasons: Codes = { '09': 'Comandada banco.', '10': 'Comandada cliente arquivo.', '13': 'Decurso prazo - banco.' }

/** Nota 42-D, p. 63: características de tarifa. */
const entryFees: Codes = {
  '80': 'Registro Borderô Emissão Expressa',
  '81': 'Registro Borderô Emissão Banco Com Comprovante de Entrega',
  '82': 'Registro Borderô Emissão Banco Sem Comprovante de Entrega',
  '83': 'Registro Meios Magnéticos Emissão Expressa',
  '84': 'Registro Meios Magnéticos Emissão Banco Com Comprovante de Entrega',
  '85': 'Registro Meios Magnéticos Emissão Banco Sem Comprovante de Entrega',
  '86': 'Liquidação – Auto Atendimento',
  '87': 'Liquidação Boca de Caixa',
  '88': 'Liquidação Interbancária',
  '89': 'Instrução de Protesto Automática',
  '90': 'Instrução de Protesto Manual',
  '91': 'Outras Instruções Automáticas',
  '92': 'Outras Instruções Manuais',
  '93': 'Bancos Correspondentes',
}

/** Nota 42-E, p. 63. */
const electronicPayer: Codes = { 'A4': 'Indicador de sacado eletrônico DDA' }

/** Notas 42-B, C and E, the same in both manuals. */
const commonReasons = (pages: string): readonly ReasonTable[] => [
  { occurrences: ['28'],             field: REASONS, codeWidth: 2, severity: 'fee',         codes: feeReasons,        source: pages },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'channel',     codes: settlementReasons, source: pages },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'information', codes: writeOffReasons,   source: pages },
  { occurrences: ['02'],             field: REASONS, codeWidth: 2, severity: 'information', codes: electronicPayer,   source: pages },
]

export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30', '31'], field: REASONS, codeWidth: 2, severity: 'rejection', codes: rejectionReasons, source: `${SOURCE}, pp. 60–62` },
  { occurrences: ['02'],                   field: REASONS, codeWidth: 2, severity: 'fee',       codes: entryFees,        source: `${SOURCE}, p. 63` },
  ...commonReasons(`${SOURCE}, pp. 62–63`),
]

/** Nota 40, p. 59, in the words of this manual. */
const both: Codes = {
  '02': 'Entrada confirmada.',
  '03': 'Entrada rejeitada.',
  '06': 'Liquidação.',
  '09': 'Baixa.',
  '11': 'Conciliação Mensal (Títulos em Ser)',
  '12': 'Confirmação recebimento instrução de abatimento.',
  '13': 'Confirmação recebimento instrução de cancelamento abatimento.',
  '14': 'Confirmação recebimento instrução alteração de vencimento.',
  '17': 'Liquidação após baixa ou liquidação título não registrado.',
  '19': 'Confirmação recebimento instrução de protesto.',
  '20': 'Confirmação recebimento instrução de sustação/cancelamento de protesto.',
  '23': 'Remessa a cartório (aponte em cartório).',
  '25': 'Protestado e baixado (baixa por ter sido protestado).',
  '26': 'Instrução rejeitada.',
  '28': 'Despesas de cartório.',
  '30': 'Alteração de dados rejeitada.',
  '51': 'Título DDA aceito pelo sacado.',
  '52': 'Título DDA não reconhecido pelo sacado.',
}

/** 28 has only the costs of a protest (nota 42-B); 10 and 31 are of discounts. */
export const occurrences: OccurrenceTable = withReasons(
  patchOccurrences(febraban.occurrences240, {
    only: '02 03 04 06 09 11 12 13 14 17 19 20 23 25 26 27 28 30 51 52',
    reworded: { ...both, '04': 'Transferência de Carteira/Entrada.', '27': 'Alteração de Instrução pelo Cedente.' },
    added: {
      '10': { text: 'Reembolso.', our_occurrence: '2084', doubt: similarTo('2085') },
      '31': { text: 'Transferência de Carteira Rejeitada.', our_occurrence: '2020' },
    },
  }),
  reasons,
)

/** For discounts: column 131 of segment U-1 shows whether the refunded title goes to the cobrança simples or is written off (nota 71, p. 66). */
export const occurrencesOfDiscount: OccurrenceTable = {
  ...occurrences,
  '10': {
    ...occurrences['10']!,
    overrides: [
      { field: 'segment_u1.to_simple', codes: ['N'], means: { text: 'Reembolso.', our_occurrence: '2085' } },
    ],
  },
}

/** SAP R/3, nota 42-A, pp. 47–48: without the rejections of discounts. Five codes have another meaning, four another text. */
const rejectionReasonsSap: Codes = patch(rejectionReasons, {
  only: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 20 21 23 24 26 27 28 30 33 35 37 38 42 43 44 45 46 47 48 49 50 52 57 58 59 62 63 70 76 85 90 94',
  reworded: {
    '06': 'Tipo/número de inscrição do cedente inválidos.',
    '13': 'Identificação da emissão do bloqueto inválida.',
    '14': 'Identificação da distribuição do bloqueto inválida.',
    '46': 'Tipo/número de inscrição do sacado inválidos.',
  },
  changed: {
    '70': 'Erro de sequência do registro.',
    '76': 'Erro somatória no registro Trailer do Lote.',
    '85': 'Erro registro sem predecessor.',
    '90': 'Erro arquivo sem lote.',
    '94': 'Erro somatório registro Trailer de Arquivo.',
  },
})

export const reasonsSap: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: REASONS, codeWidth: 2, severity: 'rejection', codes: rejectionReasonsSap, source: `${SAP}, pp. 47–48` },
  ...commonReasons(`${SAP}, p. 49`),
]

/** SAP R/3, nota 40, p. 46. */
export const occurrencesSap: OccurrenceTable = withReasons(patchOccurrences(occurrences, { without: '04 10 27 31' }), reasonsSap)

/** Both manuals have no code for a number that is not registered. */
export const rejectionCodes: RejectionCodes = { payer_tax_id: '46', due_date: '16', amount: '20', duplicated_number: '09' }

/** Nota 40, p. 17. */
export const occurrences240Cnr: OccurrenceTable = patchOccurrences(occurrencesCnr, { reworded: { '06': 'Liquidação.' } })

/** Nota 42, pp. 17–20. Nota 40 also has 03 and 04, where a settlement was paid, but no page has a column for them. */
export const reasons240Cnr: readonly ReasonTable[] = [
  { occurrences: ['08'], field: REASONS, codeWidth: 3, severity: 'rejection', codes: rejectionsCnr, source: `${CNR}, pp. 17–20` },
]
