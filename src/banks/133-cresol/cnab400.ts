/** Cresol, CNAB 400, version 2.0 (August 2021), pp. 5–11: Bradesco's columns, fewer of them used. */
import { rejectionCodes240 } from '../../febraban/index.js'
import { text } from '../../fixed-width/index.js'
import type { Deadlines } from '../deadlines.js'
import { type Bradesco400RemittanceRecords, type Bradesco400ReturnRecords, bradesco400Remittance, bradesco400Return, checked, ourNumber } from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { digitsInto } from '../into-fields.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, contracts, filename, manual400, walletFields } from './bank.js'
import { documentTypes, events, movements, occurrences, reasons } from './tables.js'

const MANUAL = 'Cresol, Cobrança Integrada CNAB 400, versão 2.0 (08/2021)'

/** Columns that are «Branco» in the manual; the real file has zeros in some. */
const returnRecords = ({ header, title, trailer }: Bradesco400ReturnRecords) => ({
  header: withUnused(header, [101, 379], [386, 394]).as('cresol400.return.header', `${MANUAL}, p. 9`),
  title: withUnused(title, [18, 20], [63, 70], [83, 108], [127, 146], [174, 175], [293, 295], [302, 318], [329, 394]).as('cresol400.return.title', `${MANUAL}, pp. 9–11`),
  // No totals.
  trailer: withUnused(trailer, [8, 394]).as('cresol400.return.trailer', `${MANUAL}, p. 11`),
})

const COMPANY_CODE = text(27, 46)

const remittanceRecords = ({ header, title, trailer }: Bradesco400RemittanceRecords) => ({
  header: withUnused(header.replace([27, 46], { company_code: COMPANY_CODE }), [47, 76], [95, 394]).as('cresol400.remittance.header', `${MANUAL}, p. 6`),
  title: withUnused(title, [2, 20], [63, 65], [83, 92], [94, 108], [140, 147], [150, 150], [157, 160], [315, 326], [335, 394]).as('cresol400.remittance.title', `${MANUAL}, pp. 6–8`),
  trailer: trailer.as('cresol400.remittance.trailer', `${MANUAL}, p. 8`),
})

export const return400 = bradesco400Return({
  bank,
  records: returnRecords,
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  occurrences,
  reasons,
  rejectionCodes: rejectionCodes240,
  events,
})

/** Days are chosen when the file is sent in (p. 13): it has no columns for them. */
const deadlines: Deadlines = { layout: 'CNAB 400 da Cresol', source: 'pp. 8 e 13', ranges: {} }

export const remittance400 = bradesco400Remittance({
  bank,
  records: remittanceRecords,
  manual: manual400,
  evidence: 'manual',
  checked,
  contracts,
  wallet: walletFields,
  ourNumber,
  // «Conta do cooperado» (p. 6), as the real return has it: carteira, agency, account and its digit, as in 22–37 of a title.
  file: {
    header: ({ wallet, contract }) => {
      const account = contract.code.padStart(3, '0') + wallet.agency_number.padStart(5, '0') + wallet.account_number + wallet.account_digit
      return { company_code: digitsInto(COMPANY_CODE, account) }
    },
  },
  movements,
  documentTypes,
  instructionCodes: {},
  deadlines,
  features: ['bank_dispatch'],
  unsupportedFields: ({ slip }) => mergeFields(messagesOf(slip), mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip))),
  filename,
})
