/** Check digit of nosso número and free field of banks that have Bradesco's, typed by hand in `test/banks/<compe>-<slug>/numbers.ts`. */
export interface BankNumbers {
  /** The carteira of each contract. */
  readonly carteiras: Readonly<Record<string, string>>
  /** Carteira, number and check digit, by source. */
  readonly digits: Readonly<Record<string, readonly (readonly [carteira: string, number: string, digit: string])[]>>
  /** Agency, carteira, nosso número, account and a zero, with blanks between them. */
  readonly freeField: string
}
