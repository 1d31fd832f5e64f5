/** Split of the credit in the banks of the family; both layouts of Bradesco have the same rules. */
import {
  BLANK,
  checkDigitModulo11,
  type FieldErrors,
  MODULO_11,
  mustBeAtMost,
  type PreparedSlip,
  type PreparedSplit,
  ValidationError,
} from '../../../cobranca/index.js'

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
export function splitAt({ split, amount }: PreparedSlip, { number, name }: { readonly number: string; readonly name: string }): PreparedSplit[] {
  const errors: FieldErrors = {}
  if (split.length > MAX_ACCOUNTS) errors['split_accounts'] = [`aceita no máximo ${MAX_ACCOUNTS} contas no ${name}`]
  if (split.some((account) => account.bank_number !== number)) {
    errors['split_accounts.bank_number'] = [`deve ser ${number}: o ${name} só divide o crédito entre contas suas`]
  }
  if (split.some((account) => account.account_digit === '')) errors['split_accounts.account_digit'] = [BLANK]
  if (split.some((account) => account.floating > MAX_FLOATING)) errors['split_accounts.floating'] = [mustBeAtMost(MAX_FLOATING)]
  if (split.reduce((sum, account) => sum + account.amount, 0) > amount) errors['split_accounts.amount'] = ['soma mais que o valor do boleto']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return split.map((account) => ({
    ...account,
    agency_digit: account.agency_digit || checkDigitModulo11(account.agency_number, MODULO_11.weights2to9OrP),
  }))
}
