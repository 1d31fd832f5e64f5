/** Facts of a bank's returns for the shared tests, typed from the manual: `return-facts.ts` in the folder of each bank. */

/** The facts of one dialect. */
interface ReturnFact {
  /** Where and in which columns a file has the account: agency and account, or the bank's code of the account. */
  readonly account: `${'titles' | 'header'} ${string}`
  /** Page that prints the account. */
  readonly source: string
  /** Occurrence that reverses a payment, and its text in the manual; null if the layout has no reversal. */
  readonly reversal: readonly [occurrence: string, words: string] | null
}

/** By the dialect's key: `cnab400`, `cnab400 SICOB`. */
export type ReturnFacts = Readonly<Record<string, ReturnFact>>
