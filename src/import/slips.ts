/** Slips, and instructions with their slips. */
import {
  ENTRY_FIELDS,
  type Entry,
  type FieldErrors,
  isOurCode,
  mergedErrors,
  notAnOurCode,
  type OurCode,
  prepareSlip,
  SLIP_TABLE,
  type Slip,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { lengthErrors, validateSlip, validateWallet } from '../remittance/index.js'
import { errorsOf, throwAny } from './row-errors.js'
import { NewFields, type RowFields } from './row-source.js'

/** Returns the errors of a slip. */
export type SlipCheck = (slip: Slip) => FieldErrors

/**
 * Returns the check of the slips of an import: by the rules of a wallet, otherwise by the rules of all banks.
 *
 * @param today `YYYY-MM-DD`
 * @throws {ValidationError} under `wallet.…` if the wallet is invalid
 */
export function slipCheck(wallet: Wallet | undefined, today: string): SlipCheck {
  if (wallet === undefined)
    return (slip) => mergedErrors([errorsOf(() => prepareSlip(slip, today)), lengthErrors(slip, SLIP_TABLE)])
  const options = { generated_at: today }
  const ofWallet = Object.entries(validateWallet(wallet, options)).map(([field, messages]) => [
    `wallet.${field}`,
    messages,
  ])
  if (ofWallet.length > 0) throw new ValidationError(Object.fromEntries(ofWallet) as FieldErrors)
  return (slip) => validateSlip(slip, wallet, options).errors
}

/**
 * Returns the slip of a row.
 *
 * @throws {ValidationError} with the errors of its fields
 */
export function slipOfRow(values: RowFields, check: SlipCheck): Slip {
  const slip = values as unknown as Slip
  throwAny([check(slip)])
  return slip
}

/**
 * Returns the instruction of a row. The slip is not checked here: the remittance checks it.
 *
 * @param fallback instruction of a row without `our_code`
 * @throws {ValidationError} under `our_code` if it is not an instruction
 */
export function entryOfRow(values: RowFields, fallback: OurCode): Entry {
  const ourCode = given(values, 'our_code') ?? fallback
  const our_code = String(ourCode)
  if (!isOurCode(our_code)) throw new ValidationError({ our_code: [notAnOurCode(ourCode)] })
  return {
    our_code,
    slip: slipIn(values),
    value_rebate: given(values, 'value_rebate') as Entry['value_rebate'],
    instruction_code: given(values, 'instruction_code') as Entry['instruction_code'],
    payment_limit_at: given(values, 'payment_limit_at') as Entry['payment_limit_at'],
  }
}

function slipIn(values: RowFields): Slip {
  if (ENTRY_FIELDS.every((name) => !Object.hasOwn(values, name))) return values as unknown as Slip
  const slip = new NewFields()
  for (const name in values) if (!OF_ENTRY.has(name)) slip[name] = values[name]
  return slip as unknown as Slip
}

const OF_ENTRY: ReadonlySet<string> = new Set<string>(ENTRY_FIELDS)

/** Returns the value of a field, or null if it is absent or empty. */
function given(values: RowFields, name: string): unknown {
  const value = values[name]
  return value === undefined || value === '' ? null : value
}
