import type { RemittanceDialect } from '../../src/banks/index.js'

/** A nosso número of a slip's own, told from others by `n`: whole, where the wallet counts only the last digits. */
export const ownNumber = ({ ourNumber: { length, counted } }: RemittanceDialect, n: number): string =>
  counted === undefined ? String(n) : String(10 ** (length - 1) + n)
