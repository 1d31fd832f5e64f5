/** The name of a remittance, by which Sicredi knows whose it is. CNAB 400 v2.1, pp. 11–12; CNAB 240 v1.6, pp. 14–15. */
import type { FileContext } from '../remittance-dialect.js'

/** Codificação dos meses: 1 to 9, O (the letter), N, D. */
const MONTHS = '123456789OND'

/**
 * The beneficiary's code (five), month (one) and day (two) of the file, and an extension of three that does not repeat within the day: the last digits
 * of the remittance's number.
 */
export function sicrediFilename({ wallet, date, remittance_number }: FileContext): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1]!
  return `${wallet.account_number}${month}${date.slice(8, 10)}.${String(remittance_number % 1000).padStart(3, '0')}`
}
