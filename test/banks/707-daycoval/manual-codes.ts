import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Daycoval, CNAB 400, carteira 6 (09/2023)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '01 02 03 05 06 08 09 10 12 13 14 15 16 19 20 22 23 24 28 40 43 96 97 98 99',
      source: `${MANUAL}, p. 14`,
    },
    reasons: [
      {
        occurrences: '03',
        codes: `
          03 04 05 06 08 10 14 19 20 21 22 25 26 27 28 29 30 36 37 38 39 42 43 44 46 51 52 53 54 55 56 57 58 60 87 99 AA
          AB AE AI AJ AL AU AV AX BC BD BE BF BG BH CC CD CE CF CG CH CJ CK CS DA DB DC DD DE DG DH DI DJ DM DN DP DT EB`,
        source: `${MANUAL}, pp. 15–16`,
      },
      { occurrences: '15', codes: '05 06 08', source: `${MANUAL}, p. 16` },
      {
        occurrences: '16',
        codes: '04 05 14 19 20 21 22 26 27 28 29 30 36 37 38 39 40 44 99',
        source: `${MANUAL}, pp. 16–17`,
      },
    ],
    movements: { codes: '01 02 04 06 09 10 18', source: `${MANUAL}, p. 7` },
  },
}
