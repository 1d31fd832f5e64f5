/** Checks when a slip or wallet is created, before a remittance: the rules of the remittance, and the service's maximum lengths. */
import {
  type FieldErrors,
  isValidationError,
  mergedErrors,
  SLIP_TABLE,
  type Slip,
  tooLong,
  WALLET_TABLE,
  type Wallet,
} from '../cobranca/index.js'
import type { RemittanceOptions, RemittanceWarning, TextChange } from './remittance.js'
import { type AddedEntry, RemittanceBuilder } from './remittance-builder.js'

/** The findings in a slip. */
export interface SlipValidation {
  /** Messages in Portuguese, by field; `{}` for a slip that the bank accepts. The fields of the wallet begin with `wallet.`. */
  readonly errors: FieldErrors
  /** Values that the bank accepts but that may be mistakes: a due date in the past, or on a day on which banks are closed, interest of more than 20% a month. */
  readonly warnings: readonly Omit<RemittanceWarning, 'entry'>[]
  /** Texts that change in the file: they lose accents, are cut to their columns, or are left out without columns. */
  readonly changes: readonly Omit<TextChange, 'entry'>[]
}

/**
 * Validates a slip that will be registered with a wallet, without a remittance. Applies the rules of `buildRemittance`, the defaults of the wallet's
 * `configuration`, and the service's maximum lengths.
 *
 * @param options `generated_at`: day of the registration, from which a bank counts its minimum and maximum days; default now. `money`: what numbers of money mean
 * @throws {ValidationError} under `generated_at` if it is not a moment
 * @example
 * const { errors } = validateSlip(slip, wallet)
 * if (Object.keys(errors).length > 0) reply.status(422).send({ errors })
 */
export function validateSlip(
  slip: Slip,
  wallet: Wallet,
  options: Pick<RemittanceOptions, 'generated_at' | 'money'> = {},
): SlipValidation {
  const ofWallet = Object.entries(validateWallet(wallet, options))
  if (ofWallet.length > 0) {
    const errors = Object.fromEntries(ofWallet.map(([field, messages]) => [`wallet.${field}`, messages]))
    return { errors, warnings: [], changes: [] }
  }
  const builder = new RemittanceBuilder(wallet, options, 1)
  let added: AddedEntry | null = null
  const errors = errorsOf(() => {
    added = builder.add({ our_code: '1001', slip })
  })
  return {
    errors: mergedErrors([errors, lengthErrors(slip, SLIP_TABLE)]),
    ...withoutEntry(added),
  }
}

/**
 * Validates a wallet, without a remittance. Applies the rules of `buildRemittance` and the service's maximum lengths.
 *
 * @param options `generated_at`, as in {@link validateSlip}
 * @returns messages in Portuguese, by field; `{}` for a valid wallet
 * @throws {ValidationError} under `generated_at` if it is not a moment
 */
export function validateWallet(
  wallet: Wallet,
  options: Pick<RemittanceOptions, 'generated_at' | 'money'> = {},
): FieldErrors {
  const errors = errorsOf(() => new RemittanceBuilder(wallet, options, 1))
  return mergedErrors([errors, lengthErrors(wallet, WALLET_TABLE)])
}

/** The errors that a check throws; `{}` without errors. */
function errorsOf(check: () => unknown): FieldErrors {
  try {
    check()
    return {}
  } catch (error) {
    if (!isValidationError(error) || error.errors['generated_at'] !== undefined) throw error
    return error.errors
  }
}

/** Texts that are longer than the service's fields. Remittances cut them to the bank's columns. */
export function lengthErrors(
  given: object,
  table: Readonly<Record<string, { readonly form: string; readonly maxLength?: number }>>,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, { maxLength }] of Object.entries(table)) {
    const value = (given as Readonly<Record<string, unknown>> | null)?.[field]
    if (maxLength === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue
    if (String(value).trim().length > maxLength) errors[field] = [tooLong(maxLength)]
  }
  return errors
}

function withoutEntry(added: AddedEntry | null): Pick<SlipValidation, 'warnings' | 'changes'> {
  return {
    warnings: (added?.warnings ?? []).map(({ entry: _, ...warning }) => warning),
    changes: (added?.changes ?? []).map(({ entry: _, ...change }) => change),
  }
}
