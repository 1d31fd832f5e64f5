/** BRB, Manual e Leiautes, version 077 (June 2019), sheets Leiaute Remessa 077 (rows 41–104) and Comandos (row 33): codes of remittances. */
import type { Movement } from '../remittance-dialect.js'

/** Registro 01, row 30: the record registers a title. Occurrence 09 rejects it with a reason of entries (`OF_ENTRIES` of `tables.ts`). */
export const entryMovements = {
  '01': { text: 'Inclusão de um registro (título em Cobrança)', our_code: '1001', confirmedBy: ['02'], rejectedBy: ['09'] },
} as const satisfies Readonly<Record<string, Movement>>

/** Registro 02 of the file of changes, 25–26, row 33. The return has an occurrence only for a write-off, with tipo de baixa 09 (Leiaute Retorno, rows 56 and 59). */
export const changeMovements = {
  '02': { text: 'Baixa',                           our_code: '1002', confirmedBy: ['00', '09'] },
  '04': { text: 'Concessão de Abatimento',         our_code: '1004', confirmedBy: null },
  '06': { text: 'Alteração de Vencimento',         our_code: '1003', confirmedBy: null },
  '12': { text: 'Alterar Nome do Pagador',         our_code: '1012', confirmedBy: null },
  '13': { text: 'Alteração de endereço do pagador', our_code: '1013', confirmedBy: null },
  '14': { text: 'Alterar Cidade do pagador',       our_code: '1014', confirmedBy: null },
  '15': { text: 'Alterar UF do pagador',           our_code: '1015', confirmedBy: null },
  '20': { text: 'Alterar CPF/CNPJ do pagador',     our_code: '1020', confirmedBy: null },
  '28': { text: 'Alterar Valor',                   our_code: '1028', confirmedBy: null },
  '38': { text: 'Alterar CEP do pagador',          our_code: '1038', confirmedBy: null },
} as const satisfies Readonly<Record<string, Movement>>

/** Title 225–226, row 45. The return still prints the older list (Leiaute Retorno, row 67). */
export const especies = {
  '21': 'Duplicata Mercantil',
  '22': 'Duplicata Prestação de Serviços',
  '25': 'Nota Promissória',
  '31': 'Cartão',
  '32': 'Proposta',
  '39': 'Outros',
} as const

/** The service's `document_type` → espécie. */
export const documentTypesSent = {
  '02': '21',
  '04': '22',
  '12': '25',
  '35': '31',
  '36': '32',
  '99': '39',
} as const satisfies Readonly<Record<string, keyof typeof especies>>

/** Title 205 and 48 of record 02, rows 41 and 83. */
export const payerTypes = { '1': 'Física (CPF)', '2': 'Jurídica (CNPJ)' } as const

/** Title 224, row 44. */
export const chargeTypes = { '0': 'Simples' } as const

/** Title 227–228, row 46. */
export const currencies = { '02': 'Real' } as const

/** Title 229, row 47. */
export const issuers = { '1': 'Impressão BRB', '2': 'Impressão cliente' } as const

/** Title 242, row 50. */
export const paymentConditions = { '0': 'No vencimento' } as const

/** Title 296–297, row 57. */
export const interestTypes = {
  '00': 'Sem juros',
  '11': 'Juros de R$ ... ao mês',
  '12': 'Juros de R$ ... ao dia',
  '21': 'Juros de % ... ao mês',
  '22': 'Juros de % ... ao dia',
} as const

/** Title 308, row 59. */
export const discountTypes = {
  '0': 'Sem Desconto',
  '1': 'Desconto de R$ ... até dd/mm/aaaa',
  '2': 'Desconto de % ... até dd/mm/aaaa',
} as const

/** Title 363–364, 368–369 and 373–374, row 66. */
export const instructionTexts = {
  '00': 'Sem Instrução',
  '01': 'Não Dispensar Juros de Mora',
  '02': 'Cobrar multa de ...R$ sobre o valor do título (ao usar o prazo a Multa será aplicada após xxx dias de vencido)',
  '03': 'Cobrar multa de ...% sobre o valor do título',
  '04': 'Cobrar multa de ...% após ... dias do vencimento sobre o valor do título',
  '08': 'Não cobrar juros de mora',
  '13': 'Não receber após o vencimento',
  '94': 'Não receber após ... dias',
  '95': 'Baixar após ... dias',
} as const

/** Title 389–390, row 74. */
export const paymentPlaces = {
  '01': 'Até o vencimento pagar em qualquer banco, apos só no brb',
  '02': 'Pagar preferencialmente no BRB conveniência',
  '03': 'Até o vencimento pagar em qualquer banco, após só no beneficiário',
  '07': 'Até o vencimento pagar em qualquer banco',
} as const

/** Title 391, row 75. */
export const distributions = {
  '0': 'Nenhum (impressão no Beneficiário)',
  '1': 'Distribuição ao Beneficiário via Agência BRB',
  '2': 'Postagem ECT',
} as const

/** Record 03, 3–4, row 99. */
export const paymentTypes = {
  '01': 'Aceita qualquer valor',
  '02': 'Entre o mínimo e o máximo',
  '03': 'Não aceita pagamento com o valor divergente',
  '04': 'Somente igual ou superior ao valor mínimo',
} as const

/** Record 03, 7 and 23, rows 101 and 103. */
export const limitTypes = { '1': '% (percentual)', '2': 'Valor' } as const
