/** Sisprime, CNAB 400, version 2.0 (July 2019), pp. 3–14: Bradesco's columns, with the payer's neighborhood, city and state in place of the guarantor. */
import { blanks, literal, text } from '../../fixed-width/index.js'
import { type Bradesco400RemittanceRecords, type Bradesco400ReturnRecords, bradesco400Remittance, bradesco400Return, issuedByAny, withoutInstructions } from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { bank, contracts, manual400, walletFields } from './bank.js'
import { documentTypes, MANUAL, movements, returnCodes } from './tables.js'

/** The real file has zeros in columns that are «Brancos». The manual prints 1 in position 2 of the trailer; the real file has 2. */
export const returnRecords = ({ header, title, trailer }: Bradesco400ReturnRecords) => ({
  header: withUnused(header, [101, 108], [386, 394]),
  title: withUnused(title, [83, 107], [108, 108], [174, 175], [215, 227], [280, 292], [293, 295], [302, 318], [329, 394]),
  trailer: withUnused(trailer, [172, 188], [189, 394]),
})

const remittanceRecords = ({ title, message }: Bradesco400RemittanceRecords) => ({
  title: withUnused(title, [2, 20], [83, 92], [94, 108], [140, 147], [193, 205], [315, 326])
    .replace([63, 65], { debit_bank: literal(63, 65, bank.number) })
    .replace([157, 160], { instructions: literal(157, 160, '0000') })
    .replace([335, 394], {
      payer_neighborhood: text(335, 354), // Bairro do pagador
      payer_city:         text(355, 392), // Cidade do pagador
      payer_state:        text(393, 394), // UF do pagador
    }),
  message: message.replace([322, 394], { reserved_1: blanks(322, 394) }),
})

export const returnSpec400 = { bank, ...returnCodes }

export const return400 = bradesco400Return({
  ...returnSpec400,
  records: returnRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 7', title: 'pp. 8–9', trailer: 'pp. 9–10' } },
  manual: manual400,
  evidence: 'manual_and_files',
})

export const remittance400 = bradesco400Remittance({
  bank,
  nameInFile: 'UNIPRIME',
  records: remittanceRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 3', title: 'pp. 4–6', message: 'p. 5', trailer: 'p. 6' } },
  manual: manual400,
  evidence: 'manual',
  contracts,
  wallet: walletFields,
  // The bank also prints them on second copies, so slips that the company prints have them too (manual of February 2017, p. 6).
  hasMessages: issuedByAny,
  movements,
  documentTypes,
  ...withoutInstructions('CNAB 400 da Sisprime', '157–160, p. 5'),
  features: ['bank_dispatch'],
})
