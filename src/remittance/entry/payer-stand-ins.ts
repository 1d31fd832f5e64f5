/** Values in place of the fields of the payer that an instruction leaves out. Its records must not send them: see `checkPayer`. */
import type { PayerField, RegisteredSlip, Slip } from '../../cobranca/index.js'

/** Fields of the payer that every slip needs, with two values for each: records that send the field differ. */
const STAND_INS = {
  customer_person_name: ['A', 'B'],
  customer_cnpj_cpf: ['52998224725', '11222333000181'],
  customer_address: ['A', 'B'],
  customer_neighborhood: ['A', 'B'],
  customer_zipcode: ['01001000', '20010000'],
  customer_city_name: ['A', 'B'],
  customer_state: ['SP', 'RJ'],
} as const satisfies Readonly<Record<PayerField, readonly [string, string]>>

const FIELDS = Object.keys(STAND_INS) as readonly PayerField[]

/** The fields of the payer that a slip leaves out. */
export const missingPayer = (slip: RegisteredSlip): readonly PayerField[] =>
  FIELDS.filter((field) => slip?.[field] === undefined || slip[field] === null || slip[field] === '')

/** A slip with values for the missing fields. */
export const withStandIns = (slip: RegisteredSlip, missing: readonly PayerField[], which: 0 | 1 = 0): Slip => {
  const values = Object.fromEntries(missing.map((field) => [field, STAND_INS[field][which]]))
  return { ...slip, ...values } as Slip
}
