import type { ManualCodes } from '../manual-codes.js'

const AUX = 'BTG Pactual, Tradutor CNAB (11/2023), planilha Aux'
/** C047 is in none of the bank's documents: FEBRABAN's, by the Manual de Implantação, p. 3. */
const FEBRABAN = 'FEBRABAN 240, versão 10.6, C047, pp. 153–156'

const upTo = (last: number): string => Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0')).join(' ')

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43
        44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 63 64 65`,
      source: `${AUX}, C044`,
    },
    reasons: [
      { occurrences: '02 03 26 30', codes: `${upTo(99)} A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5`, source: FEBRABAN },
      { occurrences: '28', codes: upTo(20), source: FEBRABAN },
      { occurrences: '06 09 17', codes: `${upTo(15)} 30 31 32 33 34 35 36 37`, source: FEBRABAN },
    ],
    movements: {
      codes: `${upTo(24)} 30 31 33 34 35 40 41 42 43 44 45 46 47 48`,
      source: `${AUX}, C004`,
    },
  },
}
