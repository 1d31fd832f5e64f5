import type { ManualCodes, PrintedReasons } from '../manual-codes.js'

const MANUAL = 'Cresol, CNAB 400, versão 2.0 (08/2021)'

const CNAB240 = 'Cresol, CNAB 240, versão 1.0.2 (02/2022)'

/** 01 to 99. */
const NUMBERS = Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, '0')).join(' ')
const LETTERS = 'A1 A2 A3 A4 A5 A6 A7 A8 A9 B1'

const REASONS: readonly PrintedReasons[] = [
  { occurrences: '02 03 26 30', codes: `${NUMBERS} ${LETTERS}`, source: `${MANUAL}, pp. 16–30` },
  {
    occurrences: '06 09 17',
    codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 30 31 32 33 34 35 36 37',
    source: `${MANUAL}, pp. 22–24`,
  },
  {
    occurrences: '28',
    codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
    source: `${MANUAL}, p. 27`,
  },
]

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30
        33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 73`,
      source: `${CNAB240}, pp. 18–22`,
    },
    // The manual of CNAB 240 prints none: those of CNAB 400.
    reasons: REASONS,
    movements: { codes: '01 02 04 05 06 09 10 11', source: `${CNAB240}, pp. 8–9` },
  },
  cnab400: {
    occurrences: {
      codes: `00 02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30
        33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60`,
      source: `${MANUAL}, pp. 15–16`,
    },
    reasons: REASONS,
    movements: { codes: '01 02 04 05 06 09 10 11', source: `${MANUAL}, p. 7` },
  },
}
