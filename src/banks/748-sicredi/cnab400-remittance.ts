/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: how remittances are written. */
import type { OurCode } from '../../cobranca/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { type InstructionShape, instructionsOf, type Movement } from '../remittance-dialect.js'
import { guarantorNeighborhoodOf, mergeFields } from '../unsupported-fields.js'
import { bank, contracts, filename, MARKS, manual400, ourNumber, walletFields } from './bank.js'
import { remittanceRecords400 } from './cnab400.js'
import { deadlines400, demands400 } from './cnab400-deadlines.js'
import { movements400 } from './cnab400-tables.js'
import { furtherDiscounts, guarantor, messages, pix, title } from './cnab400-values.js'
import { words400 } from './words.js'

const sameNumber = { linkFields: ['our_number'] } as const

type SicrediShape = InstructionShape<typeof remittanceRecords400>

/** The manual does not name fields that an instruction omits: every instruction sends the whole title. A registration also sends the other records of the slip. */
const registration: SicrediShape = { title: 'all', messages: 'all', guarantor: 'all', discounts: 'all', pix: 'all' }

const instruction: SicrediShape = { title: 'all' }

/** Movement 31 needs the letter of the changed field (71). 1031 names no field, so it is not sent. */
function shapeOf(_movement: Movement, ourCode: OurCode): SicrediShape | null {
  if (ourCode === '1031') return null
  return ourCode === '1001' ? registration : instruction
}

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    words: words400,
    records: recordsWithMarks(MARKS, remittanceRecords400),
    titles: [
      {
        main: 'title',
        companions: {
          messages: sameNumber,
          notice: { many: true, linkFields: ['document_number'] },
          guarantor: sameNumber,
          discounts: sameNumber,
          pix: sameNumber,
        },
      },
      {
        main: 'unregistered_title',
        companions: { messages: sameNumber, notice: { many: true }, guarantor: sameNumber, discounts: sameNumber },
      },
      { main: 'slip_order' },
    ],
  },
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  wallet: walletFields,
  ourNumber,
  records: {
    title,
    messages,
    guarantor,
    discounts: furtherDiscounts,
    pix,
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  features: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  demands: demands400,
  unsupportedFields: ({ slip }) =>
    mergeFields(
      slip.control_number === slip.document_number ? null : { control_number: slip.control_number },
      guarantorNeighborhoodOf(slip),
    ),
  filename,
})
