import type { ManualCodes } from '../manual-codes.js'

const COB400 = 'HSBC, CNAB 400, Cobrança Registrada (05/2014)'
const CNR400 = 'HSBC, CNAB 400, Cobrança Não Registrada, Volume IV (05/2008)'
const COB240 = 'HSBC, CNAB 240, versão 2.01 (05/2014)'
const SAP240 = 'HSBC, CNAB 240 - SAP R/3 (08/2012)'
const CNR240 = 'HSBC, CNAB 240, Cobrança Não Registrada, versão 2.03 (08/2013)'

/** Nota 42 of CNAB 240 and nota 06 of CNAB 400 list the same codes. */
const INSTALLMENT = `001 002 003 004 005 006 007 008 009 010 011 012 013 015 016 017 018 019 022 023 024 025 026 027 028 029 030 031
  032 033 034 035 036 037 038 039 040 042 043 044 045 046 047 048 049 050 051 058 059 060 070 073 075 076 080 081
  082 083 084 085 087 089 090 091 096 097 098 099 100 112 114 115 116 117 118 119 120 121 122 123 124 125 126 127
  128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 151`

/** Nota 42-C, the same in both manuals: settlements, then write-offs. */
const SETTLEMENT = '02 03 04 08 09 10 13'

const cob240 = {
  occurrences: {
    codes: '02 03 04 06 09 10 11 12 13 14 17 19 20 23 25 26 27 28 30 31 51 52',
    source: `${COB240}, nota 40, p. 59`,
  },
  reasons: [
    {
      occurrences: '03 26 30 31',
      codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 20 21 23 24 26 27 28 30 33 34 35 37 38 42 43 44 45 46 47 48 49
        50 52 53 55 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89
        90 91 92 93 94 95 96 99`,
      source: `${COB240}, nota 42-A, pp. 60–62`,
    },
    { occurrences: '28', codes: '08', source: `${COB240}, nota 42-B, p. 62` },
    { occurrences: '06 09 17', codes: SETTLEMENT, source: `${COB240}, nota 42-C, p. 62` },
    {
      occurrences: '02',
      codes: '80 81 82 83 84 85 86 87 88 89 90 91 92 93 A4',
      source: `${COB240}, notas 42-D and 42-E, p. 63`,
    },
  ],
}

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `02 03 06 07 09 10 11 12 13 14 15 16 17 18 21 22 23 27 31 32 33 36 37 38 39 49 51 52 69 70 71 72 73 74`,
      source: `${COB400}, nota 13, p. 33`,
    },
    reasons: [
      {
        occurrences: '03',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37
          38 39 40 41 42 43 44 45 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78
          79 80 81 82 83 84 85 86 87 88 89`,
        source: `${COB400}, nota 14, pp. 35–38`,
      },
      {
        // The page names no occurrences.
        occurrences: `02 06 07 09 10 11 12 13 14 15 16 17 18 21 22 23 27 31 32 33 36 37 38 39 49 51 52 69 70 71 72 73 74`,
        codes: '46 47 48 49 90 91 92 93 94 95 96 97 98 99',
        source: `${COB400}, nota 14, p. 34`,
      },
      { occurrences: '02', codes: 'A4', source: `${COB400}, nota 14, p. 34` },
    ],
  },
  'cnab400 cnr': {
    occurrences: { codes: '06 07 08', source: `${CNR400}, p. 5` },
    reasons: [{ occurrences: '08', codes: INSTALLMENT, source: `${CNR400}, nota 06, pp. 9–11` }],
  },
  cnab240: cob240,
  'cnab240 desconto': cob240,
  'cnab240 sap': {
    occurrences: {
      codes: '02 03 06 09 11 12 13 14 17 19 20 23 25 26 28 30 51 52',
      source: `${SAP240}, nota 40, p. 46`,
    },
    reasons: [
      {
        occurrences: '03 26 30',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 20 21 23 24 26 27 28 30 33 35 37 38 42 43 44 45 46 47 48 49 50
          52 57 58 59 62 63 70 76 85 90 94`,
        source: `${SAP240}, nota 42-A, pp. 47–48`,
      },
      { occurrences: '28', codes: '08', source: `${SAP240}, nota 42-B, p. 49` },
      { occurrences: '06 09 17', codes: SETTLEMENT, source: `${SAP240}, nota 42-C, p. 49` },
      { occurrences: '02', codes: 'A4', source: `${SAP240}, nota 42-E, p. 49` },
    ],
  },
  'cnab240 cnr': {
    occurrences: { codes: '06 07 08', source: `${CNR240}, nota 40, p. 17` },
    reasons: [{ occurrences: '08', codes: INSTALLMENT, source: `${CNR240}, nota 42, pp. 17–20` }],
  },
}
