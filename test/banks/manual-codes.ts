/** The codes that a bank's manual prints: typed from its pages by someone who did not write the tables, so that one slip of the hand cannot serve both. */

interface PrintedCodes {
  /** Codes, with blanks between them; `08-11` is 08, 09, 10 and 11. */
  readonly codes: string
  /** Manual and pages. */
  readonly source: string
}

/** Reasons are printed for some occurrences. */
export interface PrintedReasons extends PrintedCodes {
  /** Codes of the occurrences, with blanks between them. */
  readonly occurrences: string
}

/** What the manual of one dialect prints; a remittance's or a return's part is left out where the dialect has none. */
export interface DialectCodes {
  readonly occurrences?: PrintedCodes
  readonly reasons?: readonly PrintedReasons[]
  readonly movements?: PrintedCodes
  /** Columns for which the manual prints no codes, although the family has some: `segment_t.charge_type`. */
  readonly uncoded?: readonly string[]
}

/** By layout, and the name of the variant behind a blank: `cnab400`, `cnab400 SICOB`. */
export type ManualCodes = Readonly<Record<string, DialectCodes>>

export const listed = (codes: string): string[] =>
  codes
    .split(/\s+/)
    .filter((code) => code !== '')
    .flatMap((code) => {
      const [, first, last] = /^(\d\d)-(\d\d)$/.exec(code) ?? []
      if (first === undefined) return [code]
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
        String(Number(first) + i).padStart(2, '0'),
      )
    })
