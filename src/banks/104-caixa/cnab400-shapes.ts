/** Caixa, CNAB 400 SIGCB, 67.126 v029 (2024): the fields that each instruction sends. */
import type { OurCode } from '../../cobranca/index.js'
import type { InstructionShape, Movement } from '../remittance-dialect.js'
import type { remittanceRecords400 } from './cnab400.js'

type CaixaShape400 = InstructionShape<typeof remittanceRecords400>

/** Fields of every movement except a registration: the company, the title and its value (NE017, obs. 2, p. 37). */
const IDENTIFIES_THE_TITLE = [
  'beneficiary_tax_id_type',
  'beneficiary_tax_id',
  'agency_number',
  'reserved_0',
  'beneficiary_code',
  'modality',
  'our_number',
  'wallet_code',
  'movement',
  'amount',
]

const sends = (...fields: readonly string[]): CaixaShape400 => ({ title: [...IDENTIFIES_THE_TITLE, ...fields] })

/** Fields of a title that 09 does not change (obs. 6, p. 38). */
const FIXED = ['dispatch_type', 'distribution_type', 'payment_authorization', 'document_type', 'acceptance']

const INTEREST = ['interest_date', 'interest_value']

const FINE = ['fine_date', 'fine_value']

const DISCOUNT = ['discount_type', 'discount_date', 'discount_value']

const DEADLINE = ['first_instruction', 'deadline_days']

/** Movement 09 sends every field that it may change; zeros remove a charge (obs. 6, p. 38). */
const change = (...removed: readonly string[]): CaixaShape400 => ({ title: { allBut: [...FIXED, ...removed] } })

const SHAPES: Readonly<Partial<Record<OurCode, CaixaShape400>>> = {
  '1001': { title: 'all', messages: 'all' },
  '1002': sends(),
  '1003': sends('due_date'),
  '1004': sends('value_rebate'),
  '1005': sends('value_rebate'),
  '1007': sends('control_number'),
  '1017': sends(...DEADLINE),
  '1028': sends(),
  '1047': change(...INTEREST),
  '1075': change(...FINE),
  '1095': sends(...DEADLINE),
  '1096': sends(...DEADLINE),
  '1097': sends(...DEADLINE),
  '1129': change(...DISCOUNT),
}

/** A slip has no field for another carteira. */
export const shapeOf = (_movement: Movement, ourCode: OurCode): CaixaShape400 | null =>
  ourCode === '1023' ? null : (SHAPES[ourCode] ?? change())
