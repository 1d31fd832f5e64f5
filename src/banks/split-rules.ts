/** Rules of banks for the accounts among which the credit of a slip is split. */
import { type FieldErrors, MUST_NOT_BE_BLANK, mustBeAtMost, type PreparedSlip } from '../cobranca/index.js'
import type { BankIdentity } from './bank.js'

/** Rules in which banks differ. */
export interface SplitRules {
  /** The bank, which credits only its own accounts. */
  readonly bank: Pick<BankIdentity, 'number' | 'name'>
  /** Check digits that the bank needs. */
  readonly digits: readonly ('agency_digit' | 'account_digit')[]
  /** Default: no limit. */
  readonly maxAccounts?: number
  /** Maximum number of days until the credit. Default: no limit. */
  readonly maxFloating?: number
}

/** Returns the errors of a split, by the slip's field: accounts of another bank, without their digits, or of more than the slip. */
export function splitErrors({ split, amount }: PreparedSlip, { bank: { number, name }, digits, maxAccounts = Infinity, maxFloating = Infinity }: SplitRules): FieldErrors {
  const errors: FieldErrors = {}
  if (split.length > maxAccounts) errors['split_accounts'] = [`aceita no máximo ${maxAccounts} contas no ${name}`]
  if (split.some(({ bank_number }) => bank_number !== number)) {
    errors['split_accounts.bank_number'] = [`deve ser ${number}: o ${name} só divide o crédito entre contas suas`]
  }
  for (const digit of digits) if (split.some((account) => account[digit] === '')) errors[`split_accounts.${digit}`] = [MUST_NOT_BE_BLANK]
  if (split.some(({ floating }) => floating > maxFloating)) errors['split_accounts.floating'] = [mustBeAtMost(maxFloating)]
  if (split.reduce((sum, account) => sum + account.amount, 0) > amount) errors['split_accounts.amount'] = ['soma mais que o valor do boleto']
  return errors
}
