/**
 * Records of Fromtis, FIDC, Cobrança Remessa, Banco Paulista (03/10/2013), pp. 4–9: 400 columns. Up to column 394 they are the records of 444 columns, except
 * for the columns below. There are no payments of the fund.
 */
import { blanks, integer, key, record, recordsWithMarks, text } from '../../../fixed-width/index.js'
import { label, operation, parties } from './remittance-records.js'
import { coobligations, MARKS, paulistaDocumentTypes } from './tables.js'

const WIDTH = 400
const source = (pages: string): string => `Fromtis, FIDC, Cobrança Remessa, Banco Paulista (03/10/2013), ${pages}`

const header = record('fidc400.remittance.header', WIDTH, {
  ...label,
  reserved_2: blanks(118, 394),  // 14
  sequence:   integer(395, 400), // 15 Nº sequencial do registro
}, source('p. 4'))

/** Field 35 is printed with 18 columns, but 174–192 are 19. */
const title = record('fidc400.remittance.title', WIDTH, {
  record_type:              key(1, 1, '1'),     //  1 Identificação do registro
  automatic_debit_account:  blanks(2, 20),      //  2 Débito automático C/C
  ...operation,                                 //  3–33
  payer_state_registration: text(160, 173),     // 34 Inscrição estadual do sacado, ou ISENTO
  ...parties,                                   // 35–45
  sequence:                 integer(395, 400),  // 46 Nº sequencial do registro
}, source('pp. 5–9'))
  .replace([101, 104], { bank_operation: blanks(101, 104) }) // 19 Identificação da operação do banco
  .withCodes({ coobligation: coobligations, document_type: paulistaDocumentTypes })

const trailer = record('fidc400.remittance.trailer', WIDTH, {
  record_type: key(1, 1, '9'),      // 1 Identificação do registro
  reserved_1:  blanks(2, 394),      // 2
  sequence:    integer(395, 400),   // 3 Nº sequencial do último registro
}, source('p. 9'))

export const paulistaRecords = recordsWithMarks(MARKS, { header, title, trailer })
