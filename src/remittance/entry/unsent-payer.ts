/**
 * The payer of an instruction. A registration needs the whole payer. Another instruction needs the fields of the payer that its records send: a write-off of a slip
 * that was registered elsewhere often has nosso número, amount and due date alone.
 */
import type { EntryContext } from '../../banks/index.js'
import { BLANK, type Slip, ValidationError } from '../../cobranca/index.js'
import { isBlank } from './draft.js'
import { recordsOf, type Steps } from './settle-losses.js'

/** Fields of the payer that every slip needs, with two values for each: records that send the field differ. */
const STAND_INS = {
  customer_person_name: ['A', 'B'],
  customer_cnpj_cpf: ['52998224725', '11222333000181'],
  customer_address: ['A', 'B'],
  customer_neighborhood: ['A', 'B'],
  customer_zipcode: ['01001000', '20010000'],
  customer_city_name: ['A', 'B'],
  customer_state: ['SP', 'RJ'],
} as const satisfies Readonly<Partial<Record<keyof Slip, readonly [string, string]>>>

export type PayerField = keyof typeof STAND_INS

const FIELDS = Object.keys(STAND_INS) as readonly PayerField[]

/** The fields of the payer that a slip leaves out. */
export const missingPayer = (slip: Slip): readonly PayerField[] => FIELDS.filter((field) => isBlank(slip?.[field]))

/** A slip with a payer for the records of an instruction, which must not send the missing fields. */
export const withStandIns = (slip: Slip, missing: readonly PayerField[], which: 0 | 1 = 0): Slip => ({
  ...slip,
  ...Object.fromEntries(missing.map((field) => [field, STAND_INS[field][which]])),
})

/**
 * Checks that the records of an instruction do not send the missing fields of the payer.
 *
 * @param other the entry with other values of a field
 * @throws {ValidationError} under each missing field that the records send
 */
export function checkUnsentPayer(
  missing: readonly PayerField[],
  steps: Steps,
  context: EntryContext,
  other: (field: PayerField) => EntryContext,
): void {
  const records = recordsOf(steps, context)
  const sent = missing.filter((field) => recordsOf(steps, other(field)) !== records)
  if (sent.length > 0) throw new ValidationError(Object.fromEntries(sent.map((field) => [field, [BLANK]])))
}
