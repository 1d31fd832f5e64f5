import type { DialectCodes, ManualCodes } from '../manual-codes.js'

const MANUAL = 'Uniprime, CNAB 400, versão 2.0 (07/2019)'
const RETURN_240 = 'Sisprime, CNAB 240, retorno v3 (10/2023)'

const RETURN_400_CODES: DialectCodes = {
  occurrences: { codes: '02 03 06 09 10 12 13 14 17 28 30 32 33', source: `${MANUAL}, p. 11` },
  // 00 is no reason.
  reasons: [
    { occurrences: '02', codes: '01 04 17 21 24 27 45 46 47 48 50 53 54', source: `${MANUAL}, p. 11` },
    {
      occurrences: '03',
      codes: '02 03 04 05 07 08 09 10 13 16 18 20 21 22 24 28 44 45 46 47 48 63',
      source: `${MANUAL}, pp. 11–12`,
    },
    { occurrences: '06 15 17', codes: '15', source: `${MANUAL}, p. 12` },
    { occurrences: '10', codes: '14 16', source: `${MANUAL}, p. 12` },
    { occurrences: '28', codes: '02 05 06 12 13 14 15 16 17 18 19 20 41 54 58', source: `${MANUAL}, pp. 12–13` },
    {
      occurrences: '30',
      codes: '01 04 05 08 16 17 18 24 26 27 28 29 30 31 33 34 42 46 48 53 54 57 58 60 79 80',
      source: `${MANUAL}, p. 13`,
    },
    {
      occurrences: '32',
      codes: '01 02 04 05 07 08 10 16 17 18 20 21 22 24 29 30 31 33 34 36 42 45 46 47 48 53 60 86',
      source: `${MANUAL}, p. 14`,
    },
  ],
}

const RETURN_240_CODES: DialectCodes = {
  occurrences: { codes: '02 03 06 09 24 26 27 41 44', source: `${RETURN_240}, p. 6` },
  reasons: [
    {
      occurrences: '02 03 26',
      codes: `01 02 03 04 05 07 08 09 10 13 15 16 17 18 20 21 22 23 24 27 28 29 30 31 33 34 36 38 39 40 41 42 44 45 46 47
        48 50 53 60 63 65 66 68 69 70 71 72 73 74 75 77 85 86 94 97 98 99 I0`,
      source: `${RETURN_240}, pp. 7–8`,
    },
    { occurrences: '06', codes: '15 42 66', source: `${RETURN_240}, p. 8` },
    { occurrences: '09', codes: '10 14 15 16 17 20', source: `${RETURN_240}, p. 8` },
  ],
}

/** Returns of 750 columns have the codes of the others (CNAB 240, v3, p. 9). */
export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    ...RETURN_400_CODES,
    movements: { codes: '01 02 04 05 06 31', source: `${MANUAL}, p. 6` },
  },
  cnab240: {
    ...RETURN_240_CODES,
    movements: {
      codes: '01 02 04 05 06 09 18 19 31 45 46 47',
      source: 'Sisprime, CNAB 240, remessa 2.0 (12/2022), p. 5',
    },
  },
  'cnab400 750': RETURN_400_CODES,
  'cnab240 750': RETURN_240_CODES,
}
