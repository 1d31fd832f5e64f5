import type { RemittanceDialect } from '../../src/banks/index.js'

/** A slip's own nosso número, distinguished by `n`; complete if the wallet counts only the last digits. */
export const ownNumber = ({ ourNumber: { length, counted } }: RemittanceDialect, n: number): string =>
  counted === undefined ? String(n) : String(10 ** (length - 1) + n)
