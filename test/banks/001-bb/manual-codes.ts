import type { ManualCodes } from '../manual-codes.js'

const CBR643 = 'CBR643, junho/2019'
const OF_2023 = 'CBR643, julho/2023'

/**
 * CBR641 (remittance) and CBR643 (return). Agreements of 4 and of 6 digits have no list of their own. The reason 00, «normal» or «por meio
 * magnético», is left out: the columns that hold none have zeros, too.
 */
const CNAB400 = {
  occurrences: {
    codes: `
      02 03 05 06 07 08 09 10 11 12 13 14 15 16 19 20 21 22 23 24 25 26 28
      31 32 33 34 35 36 37 38 39 41 42 44 46 47 61 72 73 85 86 93 96 97 98`,
    source: `${CBR643}, nota 07, pp. 21–22; ${OF_2023}, nota 07, pp. 23–24`,
  },
  reasons: [
    {
      occurrences: '05 06 07 08 15 46',
      codes: '01 02 03 04 05 07 09 10 11',
      source: `${CBR643}, nota 05 a, p. 16`,
    },
    { occurrences: '02', codes: '11 16 17 18', source: `${CBR643}, nota 05 b, p. 16` },
    {
      occurrences: '09 10 20',
      codes: '15 18 19 31 32 33 34 46 47 51 90',
      source: `${CBR643}, nota 05 c, p. 17`,
    },
    {
      occurrences: '03',
      codes: `
        01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
        31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
        61 62 63 64 65 66 67 69 70 71 72 73 74 75 76 77 80 81 82 83 84 85 86 87 89 99`,
      source: `${CBR643}, nota 05 d, pp. 17–19; ${OF_2023}, p. 20`,
    },
    { occurrences: '47', codes: '08 40 50 53 55 61 83 85 86 87', source: `${OF_2023}, nota 05, p. 20` },
    { occurrences: '93', codes: '01 02 10', source: `${OF_2023}, nota 05, p. 21` },
    { occurrences: '72', codes: '52', source: `${CBR643}, nota 05, p. 19` },
    {
      occurrences: '85',
      codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15',
      source: `${CBR643}, nota 05, p. 19`,
    },
    { occurrences: '86', codes: '01 02 03 04 05 06 07 08 09 15', source: `${CBR643}, nota 05, p. 20` },
  ],
  movements: {
    codes: '01 02 03 04 05 06 07 08 09 10 11 12 16 31 32 33 34 35 36 37 38 39 40 47 85 86',
    source: 'CBR641, agosto/2020, nota 20, p. 20; junho/2024, nota 20, p. 19 (47)',
  },
}

const CNAB240_MANUAL = 'CNAB 240, fevereiro/2021'
const C047 = 'FEBRABAN CNAB 240 v10.6, C047'

/** The bank's manual says «vide tabelas leiaute FEBRABAN» of the reasons (28.3T, p. 28). */
const CNAB240 = {
  occurrences: {
    codes: `
      02 03 04 05 06 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 44 50 61 85 86 93`,
    source: `${CNAB240_MANUAL}, 07.3T, p. 27`,
  },
  reasons: [
    {
      occurrences: '02 03 26 30',
      codes: `
        01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
        31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
        61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
        91 92 93 94 95 96 97 98 99 A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5`,
      source: `${C047}-A, pp. 153–155; ${CNAB240_MANUAL}, 28.3T, p. 29 (52, A4)`,
    },
    {
      occurrences: '28',
      codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
      source: `${C047}-B, pp. 155–156`,
    },
    {
      occurrences: '06 09 17',
      codes: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37 09 10 11 12 13 14 15',
      source: `${C047}-C, p. 156`,
    },
    {
      occurrences: '85',
      codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 60 61 62',
      source: `${CNAB240_MANUAL}, anexo 01, p. 33`,
    },
    {
      occurrences: '86',
      codes: '01 02 03 04 05 06 07 08 09 15 16 63',
      source: `${CNAB240_MANUAL}, anexo 01, p. 33`,
    },
    { occurrences: '93', codes: '01 02 10', source: `${CNAB240_MANUAL}, 28.3T, p. 29 (214/215)` },
    { occurrences: '93', codes: '03 06 31 32 33 37', source: `${CNAB240_MANUAL}, 28.3T, p. 29 (216/217)` },
  ],
  movements: {
    codes: '01 02 04 05 06 07 08 09 10 12 13 14 15 16 19 20 21 22 23 30 31 34 40 45 46 47',
    source: `${CNAB240_MANUAL}, 07.3P, p. 9`,
  },
}

/** Banco do Brasil. */
export const MANUAL_CODES: ManualCodes = {
  cnab400: CNAB400,
  'cnab400 convenio-4': CNAB400,
  'cnab400 convenio-6': CNAB400,
  cnab240: CNAB240,
  'cnab240 convenio-4': CNAB240,
  'cnab240 convenio-6': CNAB240,
  'cnab240 convenio-6-livre': CNAB240,
  'cnab240 convenio-8': CNAB240,
}
