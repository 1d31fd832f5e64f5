/**
 * Uniprime Central, CNAB 400: Bradesco's occurrences (p. 42) and reasons (pp. 43–51) to which ACBr (class TACBrBancoUniprime) gives the same meaning. Other
 * codes have no meaning: 15 of settlements is «crédito indisponível» at Bradesco, «pago com cheque» in ACBr; 44 and 45 of 03, 55 to 57 and 89 of 28 and 94 of
 * 32 differ, too.
 */
import { protestAnswers, tablesFrom } from '../families/bradesco400/index.js'

const MANUAL = 'Bradesco, Cobrança CNAB 400, versão 17 (28/09/2020)'

export const { returnCodes } = tablesFrom({
  manual: MANUAL,
  occurrences: { only: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 29 30 32 33 34 35 40 55 68 69 73 74' },
  reasons: {
    '02': { page: 'pp. 44–45', only: '01 04 15 17 21 24 38 39 43 45 46 47 48 50 53 54 67 68 69 70 71 72 73 75 86 89 90' },
    '03': { page: 'pp. 45–46', only: '02 03 04 05 07 08 09 10 13 16 18 20 21 22 24 28 38 46 47 48 50 63 65 66 68 69 70 71 72 73 74 75' },
    '06': { page: 'p. 46', only: '42' },
    '09': { page: 'p. 47', only: '10' },
    '10': { page: 'p. 47', only: '14 16 20' },
    '24': { page: 'p. 47', only: '48' },
    '27': { page: 'p. 47', only: '04 07 08 10 15 40 42 60 77 85' },
    '28': {
      page: 'pp. 48–49',
      only: `02 03 04 08 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 28 29 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 54 58 78 81 82
        83 96 97 98 99`,
      reworded: { '13': 'Tarifa título pago no Uniprime' },
    },
    '29': { page: 'p. 49', only: '78' },
    '30': {
      page: 'pp. 49–50',
      only: '01 04 05 08 15 16 17 18 24 26 27 28 29 30 31 32 33 34 38 39 40 42 46 48 53 54 57 58 60 79 80 85 88 91',
    },
    '32': {
      page: 'pp. 50–51',
      only: '01 02 04 05 07 08 10 15 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 45 46 47 48 50 53 60 85 86',
    },
    '35': { page: 'p. 51', only: '81 82 83 84' },
  },
  otherReasons: protestAnswers(['19'], `${MANUAL}, p. 43`),
  rejectionCodes: {},
  movements: { only: '' },
})
