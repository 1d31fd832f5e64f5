import { typedRows } from '../../code/typed-rows.js'
/** A row of the table: acronym, meaning, and the code of the same document in FEBRABAN's table C015. */
export interface DocumentTypeRow {
  readonly acronym: string
  readonly text: string
  /** FEBRABAN 240, C015; `null` when C015 has no such document. */
  readonly febraban: string | null
}

/**
 * The service's kinds of document (`document_type` of a slip); `'02'` is the default.
 *
 * Note: 01 to 25 and 99 equal FEBRABAN's, but 26 to 45 do not, and several numbers mean something else there (28 is
 * encargos condominiais here, dívida ativa do município there). Each bank needs its own table, above all in CNAB 400.
 *
 * Source: public service reference, `bank_billets`, which ends at 45; FEBRABAN 240 v10.6, C015. 46 is ours, for C015's 33.
 */
export const DOCUMENT_TYPES = typedRows<DocumentTypeRow>()({
  '01': { acronym: 'CH', text: 'cheque', febraban: '01' },
  '02': { acronym: 'DM', text: 'duplicata mercantil', febraban: '02' },
  '03': { acronym: 'DMI', text: 'duplicata mercantil p/ indicação', febraban: '03' },
  '04': { acronym: 'DS', text: 'duplicata de serviço', febraban: '04' },
  '05': { acronym: 'DSI', text: 'duplicata de serviço p/ indicação', febraban: '05' },
  '06': { acronym: 'DR', text: 'duplicata rural', febraban: '06' },
  '07': { acronym: 'LC', text: 'letra de câmbio', febraban: '07' },
  '08': { acronym: 'NCC', text: 'nota de crédito comercial', febraban: '08' },
  '09': { acronym: 'NCE', text: 'nota de crédito à exportação', febraban: '09' },
  '10': { acronym: 'NCI', text: 'nota de crédito industrial', febraban: '10' },
  '11': { acronym: 'NCR', text: 'nota de crédito rural', febraban: '11' },
  '12': { acronym: 'NP', text: 'nota promissória', febraban: '12' },
  '13': { acronym: 'NPR', text: 'nota promissória rural', febraban: '13' },
  '14': { acronym: 'TM', text: 'triplicata mercantil', febraban: '14' },
  '15': { acronym: 'TS', text: 'triplicata de serviço', febraban: '15' },
  '16': { acronym: 'NS', text: 'nota de seguro', febraban: '16' },
  '17': { acronym: 'RC', text: 'recibo', febraban: '17' },
  '18': { acronym: 'FAT', text: 'fatura', febraban: '18' },
  '19': { acronym: 'ND', text: 'nota de débito', febraban: '19' },
  '20': { acronym: 'AP', text: 'apólice de seguro', febraban: '20' },
  '21': { acronym: 'ME', text: 'mensalidade escolar', febraban: '21' },
  '22': { acronym: 'PC', text: 'parcela de consórcio', febraban: '22' },
  '23': { acronym: 'NF', text: 'nota fiscal', febraban: '23' },
  '24': { acronym: 'DD', text: 'documento de dívida', febraban: '24' },
  '25': { acronym: 'CPR', text: 'cédula de produto rural', febraban: '25' },
  '26': { acronym: 'CTR', text: 'contrato', febraban: null },
  '27': { acronym: 'CSG', text: 'cosseguros', febraban: null },
  '28': { acronym: 'EC', text: 'encargos condominiais', febraban: '30' },
  '29': { acronym: 'CPS', text: 'conta de prestação de serviços', febraban: null },
  '30': { acronym: 'WR', text: 'warrant', febraban: '26' },
  '31': { acronym: 'DP', text: 'duplicata prestação', febraban: null },
  '32': { acronym: 'CSR', text: 'cobrança seriada', febraban: null },
  '33': { acronym: 'CAR', text: 'carnê', febraban: null },
  '34': { acronym: 'ARE', text: 'apólice ramos elementares', febraban: null },
  '35': { acronym: 'CC', text: 'cartão de crédito', febraban: '31' },
  '36': { acronym: 'BDP', text: 'boleto de proposta', febraban: '32' },
  '37': { acronym: 'NPD', text: 'nota promissória direta', febraban: null },
  '38': { acronym: 'DAE', text: 'dívida ativa do estado', febraban: '27' },
  '39': { acronym: 'DAM', text: 'dívida ativa do município', febraban: '28' },
  '40': { acronym: 'DAU', text: 'dívida ativa da União', febraban: '29' },
  '41': { acronym: 'CCB', text: 'cédula de crédito bancário', febraban: null },
  '42': { acronym: 'FI', text: 'financiamento', febraban: null },
  '43': { acronym: 'RD', text: 'rateio de despesas', febraban: null },
  '44': { acronym: 'DRI', text: 'duplicata rural p/ indicação', febraban: null },
  '45': { acronym: 'ECI', text: 'encargos condominiais p/ indicação', febraban: null },
  '46': { acronym: 'BDA', text: 'boleto de depósito e aporte', febraban: '33' },
  '99': { acronym: 'Outros', text: 'outros', febraban: '99' },
})

/** A kind of document: `'01'` to `'46'`, `'99'`. */
export type DocumentType = `${keyof typeof DOCUMENT_TYPES}`
