import type { ManualCodes } from '../manual-codes.js'

const CNAB240 = 'Sicredi, CNAB 240, versão 1.6 (11/2021)'
const CNAB240_2019 = 'Sicredi, CNAB 240, versão 1.4 (08/2019)'
const CNAB400 = 'Sicredi, CNAB 400, versão 2.1 (11/2021)'

/** Typed from the manuals, page by page; without 00, which says that there is no reason (CNAB 400, p. 38). */
export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    // 25 («protestado e baixado») stands in the edition of 2019 alone: CNAB240_2019, p. 77
    occurrences: {
      codes: `
        02 03 06 07 08 09 12 13 14 17 19 20 23 24 25 26 27 28 30 36 51 52 78 79 80 81 82 83 84 85 91
        P1 P2 P3 P6 61`,
      source: `${CNAB240}, 7.1, pp. 21–22; ${CNAB240_2019}, C044, p. 77`,
    },
    reasons: [
      {
        occurrences: '02 03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 20 21 22 23 24 25 26 27 28 29 30 31 33 34 35 36
          37 38 39 40 41 44 45 46 47 48 53 54 55 56 57 58 59 60 61 62 63 64 79 80 84 85 86 87 A4 CZ L6`,
        source: `${CNAB240}, 7.2, descrição A, pp. 23–26; versão 2.0 (10/2023), p. 40 (87)`,
      },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 08 09 10 11 12 13 17 18 19 20 S4 S5',
        source: `${CNAB240}, 7.2, descrição B, pp. 26–27`,
      },
      {
        occurrences: '06 09 17',
        codes: '01 02 03 04 05 06 07 08 30 31 09 10 11 12 13 14 15',
        source: `${CNAB240}, 7.2, descrição C, pp. 27–28`,
      },
      { occurrences: '27', codes: '01', source: `${CNAB240}, 7.2, descrição D, p. 28` },
      { occurrences: '84 85', codes: 'N1 N2 N3 N4 N5', source: `${CNAB240}, 7.2, descrição E, p. 28` },
      { occurrences: '81 83', codes: 'S1', source: `${CNAB240}, 7.2, descrição F, p. 29` },
    ],
    movements: {
      codes: '01 02 04 05 06 07 08 09 10 11 12 13 16 17 31 45 75 76',
      source: `${CNAB240}, p. 33`,
    },
  },
  cnab400: {
    occurrences: {
      codes: '02 03 06 07 09 10 12 13 14 15 17 19 20 23 24 27 28 29 30 32 33 34 35 78 79 80 81 82 83 84 85',
      source: `${CNAB400}, 7.2, pp. 17–18`,
    },
    reasons: [
      { occurrences: '02', codes: 'P1 P2', source: `${CNAB400}, 7.2, p. 17` },
      {
        occurrences: '03',
        codes: `
          02 03 04 05 08 09 10 16 18 20 21 22 24 38 44 45 46 47 48 49 50 63 A1 A2 A3 A4 B4 B5 B6 B7 B8 B9 C6 D2 D5
          D7 F6 H7 H9 I1 I2 I3 I4 I5 I6 I7 I8 I9 J1 J2 J3 J4 J5 J6 J7 J8 J9 K1 K2 K3 K4 K5 K6 K7 K8 K9
          L1 L2 L3 L4 L7`,
        source: `${CNAB400}, 7.2, p. 17`,
      },
      {
        occurrences: '06',
        codes: 'A8 H5 H6 H8 X1 X2 X3 X4 X5 X0 X6 X7 X8 X9 XA XB PX',
        source: `${CNAB400}, 7.2, p. 17`,
      },
      { occurrences: '07', codes: 'H5', source: `${CNAB400}, 7.2, p. 17` },
      { occurrences: '10', codes: '14', source: `${CNAB400}, 7.2, p. 17` },
      { occurrences: '17', codes: 'A8 H5 H6 H8', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '19', codes: 'A D', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '23', codes: 'G2 G3 G4 G6 G7', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '24', codes: '48', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '27', codes: '07 08 10 15 40 60 A1 C6 C7', source: `${CNAB400}, 7.2, p. 18` },
      // B2 and E1 stand in 7.2 without words in 7.3 or 7.4
      { occurrences: '28', codes: '03 04 08 A9 B1 B3 F5 S4 S5', source: `${CNAB400}, 7.2, p. 18; 7.4, p. 25` },
      { occurrences: '29', codes: 'M2', source: `${CNAB400}, 7.2, p. 18` },
      // 28 stands in 7.2 without words in 7.3
      { occurrences: '30', codes: '01 05 08 15 29 33 34 38 39 40 60 C6 C7', source: `${CNAB400}, 7.2, p. 18` },
      {
        occurrences: '32',
        codes: `
          01 02 03 04 05 07 08 10 15 16 17 21 22 24 29 31 33 34 36 38 39 40 41 45 46 47 60 A1 A2 A4 A5 A6
          B4 B5 B6 B7 B8 B9 C6 C7 D2 F7 F8 F9 G1 G5 G8 G9 H1 I6 L3 L4 J8 L6`,
        source: `${CNAB400}, 7.2, p. 18`,
      },
      { occurrences: '35', codes: 'M1', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '81 83', codes: 'S1', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '84', codes: 'N1 N2 N3 N5', source: `${CNAB400}, 7.2, p. 18` },
      { occurrences: '85', codes: 'N4 N5', source: `${CNAB400}, 7.2, p. 18` },
    ],
    movements: {
      codes: '01 02 04 05 06 09 18 19 31 45 75 76',
      source: `${CNAB400}, 7.1, pp. 16–17`,
    },
  },
}
