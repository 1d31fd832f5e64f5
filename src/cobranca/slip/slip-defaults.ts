/** A wallet's `configuration`: the defaults of its slips. */

import { type FieldErrors, ValidationError } from '../errors/validation-error.js'
import type { GivenFields } from '../fields/field-info.js'
import { OWN_FIELDS } from '../schedule/slip-template.js'
import type { Wallet } from '../wallet/wallet.js'
import { suitingDefaults } from './disabled-fields.js'
import type { RegisteredSlip, Slip } from './slip.js'
import { SLIP_FIELDS } from './slip-fields.js'
import { SLIP_NAMES } from './slip-names.js'

/** Fields that differ from slip to slip. */
const OF_ONE_SLIP: readonly string[] = [...OWN_FIELDS, 'bank_billet_account_id', 'prevent_registration']

const NO_DEFAULT = 'não pode ser um padrão da carteira: informe em cada boleto'

/** Whether a slip leaves a field out. */
const isAbsentField = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Returns the defaults that a wallet's configuration gives its slips; null without any.
 *
 * @throws {ValidationError} if it is not an object, or has an unknown field or one that differs from slip to slip
 */
export function slipDefaults(configuration: unknown): GivenFields | null {
  if (isAbsentField(configuration)) return null
  if (typeof configuration !== 'object' || Array.isArray(configuration))
    throw new ValidationError({ configuration: ['deve ser um objeto com campos do boleto'] })
  const given = Object.entries(configuration as GivenFields).filter(([, value]) => !isAbsentField(value))
  const errors: FieldErrors = {}
  for (const [name] of given) {
    if (!SLIP_NAMES.has(name)) errors[`configuration.${name}`] = [SLIP_NAMES.errorOf(name)]
    else if (OF_ONE_SLIP.includes(name)) errors[`configuration.${name}`] = [NO_DEFAULT]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return given.length === 0 ? null : Object.fromEntries(given)
}

/**
 * Returns a slip with the defaults of a wallet's `configuration`, as remittances and `settle` read it.
 *
 * @throws {ValidationError} under `configuration`, if it is not an object, or has an unknown field or a field that differs from slip to slip
 * @example configuredSlip({ amount: '10,00', expire_at: '2026-03-20' }, { configuration: { fine_type: 1, fine_percentage: 2 } }).fine_type // 1
 */
export function configuredSlip<S extends object>(
  slip: S,
  { configuration }: Pick<Wallet, 'configuration'>,
): S & Partial<Slip> {
  const defaults = slipDefaults(configuration)
  return defaults === null ? slip : (withDefaults(slip as Slip, defaults) as S & Partial<Slip>)
}

/** Copies a slip. The fields that a class computes are in its prototype, where spreading does not find them. */
function fieldsOf(slip: RegisteredSlip): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...slip }
  if (Object.getPrototypeOf(slip) === Object.prototype) return fields
  for (const name of SLIP_FIELDS) if (name in slip) fields[name] = slip[name]
  return fields
}

/** A slip with the defaults of the fields that it leaves out, except defaults that contradict its own fields. */
export function withDefaults<Given extends RegisteredSlip>(slip: Given, defaults: GivenFields): Given {
  const fields = fieldsOf(slip)
  for (const [name, value] of Object.entries(suitingDefaults(fields, defaults)))
    if (isAbsentField(fields[name])) fields[name] = value
  return fields as Given
}
