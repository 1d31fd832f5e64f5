/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): the records and fields that each instruction sends. */
import type { OurCode } from '../../cobranca/index.js'
import type { EntryContext, InstructionShape, Movement } from '../remittance-dialect.js'
import { type remittanceRecords240, segmentR } from './cnab240.js'

type CaixaShape240 = InstructionShape<typeof remittanceRecords240>

const registration: CaixaShape240 = {
  segment_p: 'all',
  segment_q: 'all',
  segment_r: 'all',
  segment_s_messages: 'all',
  segment_y53: 'all',
}

const ALL_OF_R = Object.keys(segmentR.fields)

/** Every movement sends P and Q (p. 16). Charges and deadlines that a movement does not send (see `SENDS`) are zeros (p. 17). */
const plain: CaixaShape240 = {
  segment_p: 'all',
  segment_q: { allBut: ['guarantor_tax_id_type', 'guarantor_tax_id', 'guarantor_name'] },
}

/** Movement 31 changes everything that it sends: the whole slip, and always R, even without a fine and further discounts. */
const change: CaixaShape240 = { ...registration, segment_r: ALL_OF_R }

const DISCOUNT = ['discount_type', 'discount_date', 'discount_value']

const FINE = ['fine_type', 'fine_date', 'fine_value']

const FURTHER_DISCOUNTS = ALL_OF_R.filter((field) => /^(second|third)_discount_/.test(field))

const without = (fields: readonly string[], left: readonly string[]): string[] =>
  fields.filter((field) => !left.includes(field))

/** Instructions that send other parts than their movement, or remove a charge even if the slip has it. */
const SHAPES: Readonly<Partial<Record<OurCode, CaixaShape240>>> = {
  '1001': registration,
  '1071': { ...plain, segment_r: ['bank_code', ...FURTHER_DISCOUNTS] },
  '1075': { ...change, segment_r: without(ALL_OF_R, FINE) },
  '1129': { ...change, segment_p: { allBut: DISCOUNT }, segment_r: without(ALL_OF_R, FURTHER_DISCOUNTS) },
  '1148': { ...plain, segment_y53: 'all' },
  '1149': { ...plain, segment_y53: 'all' },
}

/** Instructions that are not sent: the split (Y-50 has its own movement, p. 32), the banco de pagadores and another wallet; a slip has no fields for them. */
const UNSENT: readonly OurCode[] = ['1093', '1124', '1125', '1126', '1023']

export function shapeOf(movement: Movement, ourCode: OurCode): CaixaShape240 | null {
  if (UNSENT.includes(ourCode)) return null
  return SHAPES[ourCode] ?? (movement.our_code === '1031' ? change : plain)
}

/** Movements that send each of the charges and deadlines; a registration and 31 send all of them. */
const SENDS = {
  interest: ['01', '31'],
  discount: ['01', '31', '07'],
  deadlines: ['01', '31', '09'],
  authorization: ['01', '31', '48'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const sends = (what: keyof typeof SENDS, { movement }: EntryContext): boolean =>
  (SENDS[what] as readonly string[]).includes(movement)
