/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): how remittances are written. Notas are those of the manual, pp. 20–37. */
import type { OurCode } from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { CARD_AND_PROPOSAL } from '../excludes.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { type InstructionShape, instructionsOf, type Movement } from '../remittance-dialect.js'
import { guarantorDetailsOf, guarantorNameOf, mergeFields } from '../unsupported-fields.js'
import { bank, checked, contracts400, manual400, ourNumber400, walletFields400 } from './bank.js'
import { remittanceHeader, remittanceRecords400 } from './cnab400.js'
import { messageRecord, payment } from './cnab400-companions.js'
import { deadlines400, demands400, WRITE_OFF_CODES } from './cnab400-deadlines.js'
import { movements400 } from './cnab400-tables.js'
import { title } from './cnab400-title.js'
import { excludes, ownWriteOffs } from './slip-rules.js'
import { words400 } from './words.js'

type SantanderShape = InstructionShape<typeof remittanceRecords400>

const registration: SantanderShape = {
  title: 'all',
  payment: 'all',
  message_4: 'all',
  message_5: 'all',
  message_6: 'all',
  message_7: 'all',
}

/** The manual does not name columns that an instruction omits. */
const instruction: SantanderShape = { title: 'all' }

/** Movements 48 and 49 change the limits of payments of another value, in the record of type 8. */
const LIMITS = [
  'payment_type',
  'payment_count',
  'value_type',
  'max_value',
  'max_percentage',
  'min_value',
  'min_percentage',
]

const limits: SantanderShape = { title: 'all', payment: LIMITS }

function shapeOf(_movement: Movement, ourCode: OurCode): SantanderShape {
  if (ourCode === '1001') return registration
  return ourCode === '1148' || ourCode === '1149' ? limits : instruction
}

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    words: words400,
    records: remittanceRecords400,
    companions: {
      payment: {},
      receipt_message: { many: true },
      message_4: {},
      message_5: {},
      message_6: {},
      message_7: {},
    },
    totals: [
      { field: 'trailer.record_count', equals: 'file_lines' },
      { field: 'trailer.total_amount', equals: { sum: 'title.amount', over: 'file' } },
    ],
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked,
  contracts: contracts400,
  wallet: walletFields400,
  ourNumber: ourNumber400,
  file: {
    header: ({ wallet, remittance_number }) => ({
      transmission_code: wallet.extra3,
      bank_name: 'SANTANDER',
      // After 999 it begins again.
      file_sequence: remittance_number % (maxValueOf(remittanceHeader.fields.file_sequence) + 1),
    }),
  },
  records: {
    title,
    payment: {
      when: ({ slip }) => slip.pix !== null || slip.divergent_payment !== null || slip.payment_count !== null,
      values: payment,
    },
    message_4: messageRecord(0),
    message_5: messageRecord(1),
    message_6: messageRecord(2),
    message_7: messageRecord(3),
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  features: ['second_discount', 'divergent_payment', 'payment_count', 'pix', 'pix_txid'],
  charges: { fromDayAfter: ['fine'], rebateMayBeDiscount: true },
  demands: demands400,
  excludes,
  bankDefaults: ownWriteOffs('nota 6, p. 25', 'nota 33, p. 36', (slip) =>
    WRITE_OFF_CODES.some((code) => code === slip.first_instruction || code === slip.second_instruction),
  ),
  zeroAmount: CARD_AND_PROPOSAL,
  // «Este layout não possui campo de sacador/avalista» (nota 33).
  unsupportedFields: ({ slip }) => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip)),
})
