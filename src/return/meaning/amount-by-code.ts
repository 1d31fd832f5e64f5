/**
 * Meaning of an amount, given the code in another field. The kernel imports this file too: keep it to the enum.
 */
export enum AmountByCode {
  /** The amount is the value of the entry. */
  amount = 0,
  /** The value of the entry is zero. */
  zero = 1,
  /** Zero if the amount is zero; otherwise the bank does not send the value. */
  zeroIfZero = 2,
  /** The bank does not send the value. */
  notSent = 3,
}
