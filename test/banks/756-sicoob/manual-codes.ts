import type { ManualCodes } from '../manual-codes.js'

const RETURN240 = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB240'
const REMITTANCE240 = 'Sicoob, Layouts para troca de informações (28/10/2019), Remessa CNAB240'
const RETURN400 = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB400'
const REMITTANCE400 = 'Sicoob, Layouts para troca de informações (28/10/2019), Remessa CNAB400'
const BRADESCO = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Bradesco (julho/2013)'
const BB =
  'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Banco do Brasil (dezembro/2011)'

/**
 * Typed from the sheets, line by line; the edition of 24/02/2017 has nothing that this one has not. The correspondent's, from the pages, without 00,
 * which is printed for 02 and 10 and stands for the want of a reason.
 */
export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `
        02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 80 85 86`,
      source: `${RETURN240}, l. 73, 107–108`,
    },
    reasons: [
      // «de 01 a 20», and 21
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21',
        source: `${RETURN240}, l. 95`,
      },
      // «de 01 a 95»
      {
        occurrences: '02 03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
          61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
          91 92 93 94 95`,
        source: `${RETURN240}, l. 95`,
      },
    ],
    movements: {
      codes: '01 02 04 05 06 09 10 11 12 13 14 15 19 20 23 31 45 46',
      source: `${REMITTANCE240}, l. 74, 120, 146, 179`,
    },
  },
  'cnab240 CORRESPONDENTE BB': {
    occurrences: {
      codes: '02 03 04 05 06 09 11 12 13 14 19 20 23 24 25 26 27 28 29 30 50',
      source: `${BB}, p. 7`,
    },
    reasons: [
      {
        occurrences: '03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
          61 62 63 64 65 66 67 88 99`,
        source: `${BB}, pp. 8–10`,
      },
      { occurrences: '28', codes: '01 02 03 04 05 06 07 08 09 10 11', source: `${BB}, pp. 10–11` },
    ],
  },
  cnab400: {
    occurrences: { codes: '02 04 05 06 09 10 11 14 15 23 27 48', source: `${RETURN400}, l. 51` },
    // «Código de baixa/recusa» (l. 41) has no list
    reasons: [],
    movements: { codes: '01 02 04 05 06 08 09 10 11 12 31 34', source: `${REMITTANCE400}, l. 52` },
  },
  'cnab400 CORRESPONDENTE BRADESCO': {
    occurrences: {
      codes: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 27 28 30 32 33 34 35 68 69',
      source: `${BRADESCO}, p. 10`,
    },
    reasons: [
      {
        occurrences: '02',
        codes: '17 21 24 38 39 43 45 46 47 48 50 53 54 67 68 69 70 71 72 73 75 86',
        source: `${BRADESCO}, p. 11`,
      },
      {
        occurrences: '03',
        codes: '02 03 04 05 07 08 09 10 16 18 20 21 22 24 38 44 50 63 68 69 70 71 72 73 74 75',
        source: `${BRADESCO}, p. 12`,
      },
      { occurrences: '09', codes: '10', source: `${BRADESCO}, p. 12` },
      { occurrences: '10', codes: '14 15', source: `${BRADESCO}, p. 12` },
      { occurrences: '24', codes: '48', source: `${BRADESCO}, p. 12` },
      { occurrences: '27', codes: '04 07 08 10 15 40 42 60 77 85', source: `${BRADESCO}, p. 12` },
      { occurrences: '28', codes: '03 04 08', source: `${BRADESCO}, p. 13` },
      {
        occurrences: '30',
        codes: '01 04 05 08 15 16 17 18 24 29 30 31 33 34 38 39 40 42 60 85',
        source: `${BRADESCO}, p. 13`,
      },
      {
        occurrences: '32',
        codes: `
          01 02 04 05 07 08 10 15 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 42 45 46 47
          48 50 53 60 85 86`,
        source: `${BRADESCO}, pp. 13–14`,
      },
      { occurrences: '35', codes: '81 82', source: `${BRADESCO}, p. 14` },
    ],
  },
}
