/** Nosso números whose check digit is a letter. */
import { contractOf, type RemittanceDialect } from '../../banks/index.js'
import { isValidationError, type PreparedWallet, prepareSlip } from '../../cobranca/index.js'
import { USUAL_DAY } from './dates.js'
import { PLAIN_SLIP } from './plain-slip.js'

/** Number of digits of nosso número that the wallet counts. */
export const countedLength = ({ ourNumber }: RemittanceDialect): number => ourNumber.counted?.length ?? ourNumber.length

/** Largest nosso número that a company may give. */
export const largestNumber = ({ ourNumber: { length, maxValue } }: RemittanceDialect): bigint =>
  maxValue === undefined ? 10n ** BigInt(length) - 1n : BigInt(maxValue)

/** Some prefixes depend on the slip. */
const SLIP = prepareSlip(PLAIN_SLIP, USUAL_DAY)

/** Modulus 11 gives a letter for one number in eleven. */
const TRIES = 40

/**
 * Returns the first number, from the given number on, whose check digit is a letter (P at Bradesco, X at Banco do Brasil). Returns the given number
 * if the bank has no letters as check digits.
 *
 * @param number digits; only the counted digits if the wallet counts only the last ones
 */
export function toLetteredNumber(
  dialect: RemittanceDialect,
  wallet: PreparedWallet,
  slug: string,
  number: string,
): string {
  const { ourNumber, contracts } = dialect
  const contract = contractOf(contracts[slug]!, wallet)
  if (ourNumber.counted !== undefined) return number
  const first = BigInt(number)
  for (let i = 0n; i < TRIES; i++) {
    if (first + i > largestNumber(dialect)) break
    const next = String(first + i).padStart(ourNumber.length, '0')
    if (/[A-Z]/.test(digitOf(next))) return next
  }
  return number

  function digitOf(next: string): string {
    try {
      return ourNumber.digit(next, wallet, contract, ourNumber.prefix?.(wallet, contract, SLIP) ?? '')
    } catch (error) {
      if (isValidationError(error)) return ''
      throw error
    }
  }
}
