/** Split of the credit in the banks of the family; both layouts of Bradesco have the same rules. */
import { checkDigitModulo11, MODULO_11, type PreparedSlip, type PreparedSplit, ValidationError } from '../../../cobranca/index.js'
import { type SplitRules, splitErrors } from '../../split-rules.js'

/** Beneficiaries of one title (CNAB 400, p. 23). In CNAB 240 the contract defines the number (p. 17). */
const MAX_ACCOUNTS = 90

/** Days of floating (CNAB 400, p. 23). */
const MAX_FLOATING = 30

/**
 * Checks the accounts of a split: they are at the bank, they have check digits, and the shares do not exceed the title. Calculates an agency digit that is not
 * given: modulus 11 of weights 2 to 9, P for 10 (Icatu Seguros, Regras de validação, p. 7).
 *
 * @throws {ValidationError} when the bank does not accept the accounts
 */
export function splitAt(slip: PreparedSlip, bank: SplitRules['bank']): PreparedSplit[] {
  const errors = splitErrors(slip, { bank, digits: ['account_digit'], maxAccounts: MAX_ACCOUNTS, maxFloating: MAX_FLOATING })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return slip.split.map((account) => ({
    ...account,
    agency_digit: account.agency_digit || checkDigitModulo11(account.agency_number, MODULO_11.weights2to9OrP),
  }))
}
