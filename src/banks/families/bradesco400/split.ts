/** How banks of the family take a split of the credit, the same in both layouts of Bradesco. */
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

/** Beneficiaries of one title (CNAB 400, p. 23). CNAB 240 leaves the number to the contract (p. 17). */
const MOST_ACCOUNTS = 90

/** Days of floating (CNAB 400, p. 23). */
const MOST_FLOATING = 30

/**
 * The accounts among which the credit is split, checked: at the bank, with their digits, and shares that are not more than the title. An agency's digit
 * that is not given is worked out: modulus 11 of weights 2 to 9, P for 10 (Icatu Seguros, Regras de validação, p. 7).
 *
 * @throws {ValidationError} when the bank would not take them
 */
export function splitAt({ split, amount }: PreparedSlip, { number, name }: { readonly number: string; readonly name: string }): PreparedSplit[] {
  const errors: FieldErrors = {}
  if (split.length > MOST_ACCOUNTS) errors['split_accounts'] = [`aceita no máximo ${MOST_ACCOUNTS} contas no ${name}`]
  if (split.some((account) => account.bank_number !== number)) {
    errors['split_accounts.bank_number'] = [`deve ser ${number}: o ${name} só divide o crédito entre contas suas`]
  }
  if (split.some((account) => account.account_digit === '')) errors['split_accounts.account_digit'] = [BLANK]
  if (split.some((account) => account.floating > MOST_FLOATING)) errors['split_accounts.floating'] = [mustBeAtMost(MOST_FLOATING)]
  if (split.reduce((sum, account) => sum + account.amount, 0) > amount) errors['split_accounts.amount'] = ['soma mais que o valor do boleto']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return split.map((account) => ({
    ...account,
    agency_digit: account.agency_digit || checkDigitModulo11(account.agency_number, MODULO_11.weights2to9OrP),
  }))
}
