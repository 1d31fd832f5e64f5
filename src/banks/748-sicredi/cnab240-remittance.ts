/** Sicredi, CNAB 240, version 1.6 of November 2021: how remittances are written. */
import type { OurCode } from '../../cobranca/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import { cnab240Remittance } from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { guarantorNeighborhoodOf } from '../unsupported-fields.js'
import { bank, contracts, filename, MARKS, ourNumber, walletFields } from './bank.js'
import { remittanceRecords240 } from './cnab240.js'
import { deadlines240 } from './cnab240-deadlines.js'
import { layout240 } from './cnab240-return.js'
import { documentTypeByOurs240, movements240 } from './cnab240-tables.js'
import { sentParts, writtenRecords } from './cnab240-values.js'
import { words240 } from './words.js'

/** Instructions that change fields of R: discounts granted or changed, and other data. */
const ABOUT_R: readonly OurCode[] = ['1071', '1073', '1031']

export const remittance240: RemittanceDialect = cnab240Remittance({
  words: words240,
  bank,
  ...layout240,
  bankName: 'SICREDI',
  evidence: 'manual_and_files',
  records: recordsWithMarks(MARKS, remittanceRecords240),
  lotVersion: '040',
  contracts,
  wallet: walletFields,
  ourNumber,
  documentTypes: documentTypeByOurs240,
  fileHeader: { recording_density: () => '01600' },
  collects: true,
  sends: sentParts,
  writes: writtenRecords,
  movements: movements240,
  // The manual does not name fields that an instruction omits: every instruction sends the whole title with its payer, and R if it changes fields of R.
  alsoSent: { segment_r: ABOUT_R },
  deadlines: deadlines240,
  features: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  // Y-01 has no neighbourhood: 116–130 are blank (p. 53).
  unsupportedFields: ({ slip }) => guarantorNeighborhoodOf(slip),
  filename,
})
