import { isDigits, ONLY_DIGITS, type PreparedWallet, ValidationError } from '../cobranca/index.js'

/**
 * The account and its check digit as one number.
 *
 * @throws {ValidationError} if the digit is a letter
 */
export function accountWithDigit({ account_number, account_digit }: PreparedWallet): string {
  if (!isDigits(account_digit)) throw new ValidationError({ account_digit: [ONLY_DIGITS] })
  return account_number + account_digit
}
