import type { DialectCodes, PrintedReasons } from '../../manual-codes.js'

const upTo = (last: number): string => Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0')).join(' ')

/** The reasons that manuals of Cresol's CNAB 400 print, by the pages of one. */
export const cresol400Reasons = (source: string): readonly PrintedReasons[] => [
  { occurrences: '02 03 26 30', codes: `${upTo(99)} A1 A2 A3 A4 A5 A6 A7 A8 A9 B1`, source },
  { occurrences: '06 09 17', codes: `${upTo(15)} 30 31 32 33 34 35 36 37`, source },
  { occurrences: '28', codes: upTo(20), source },
]

/** The codes that they print. */
export const cresol400Codes = (
  manual: string,
  pages: { occurrences: string; reasons: string; movements: string },
): DialectCodes => ({
  occurrences: {
    codes: `00 02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30
      33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60`,
    source: `${manual}, ${pages.occurrences}`,
  },
  reasons: cresol400Reasons(`${manual}, ${pages.reasons}`),
  movements: { codes: '01 02 04 05 06 09 10 11', source: `${manual}, ${pages.movements}` },
})
