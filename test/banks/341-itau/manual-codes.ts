import type { ManualCodes } from '../manual-codes.js'

const CNAB240 = 'Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, janeiro/2017'
const CNAB400 = 'Itaú, Cobrança CNAB 400, julho/2021 (v3)'
const MESSAGE400 = 'Itaú, Cobrança Mensagem CNAB 400, março/2012'

/** Typed from the manuals, page by page. */
export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `
        02 03 04 05 06 08 09 10 11 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 28 29 30 32 33
        34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 51 52 53 54 55 56 57 60 61 62 63
        74 75 77 78 79 80 82 83 85 86 87 88 89 90 91 92 93 94`,
      source: `${CNAB240}, nota 22, pp. 21–22`,
    },
    reasons: [
      // 60 by nota 22: «entrada rejeitada carnê (tabela 1)»
      {
        occurrences: '03 60',
        codes: `
          03 04 05 08 09 10 11 12 13 14 15 18 19 21 22 27 29 31 35 36 37 42 52 53 54 55 56 57 60 61 62 63 64 65 66 67 68
          98 99 91 92 93 94 95 96 90`,
        source: `${CNAB240}, nota 23, tabela 1, pp. 23–24`,
      },
      {
        occurrences: '17',
        codes: '02 04 05 06 08 11 12 13 21 42 43 53 54 55 60 61 66 67 72 73 74 75 76 81',
        source: `${CNAB240}, nota 23, tabela 2, p. 24`,
      },
      {
        occurrences: '16',
        codes: `
          01 03 06 09 14 15 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37
          40 41 42 43 45 47 48 49 50 51`,
        source: `${CNAB240}, nota 23, tabela 3, p. 25`,
      },
      { occurrences: '15', codes: '04 05 06 07 08', source: `${CNAB240}, nota 23, tabela 4, p. 25` },
      { occurrences: '18', codes: '16 40 41 42', source: `${CNAB240}, nota 23, tabela 5, p. 26` },
      {
        occurrences: '25',
        codes: `
          1313 1321 1339 1347 1354 1362 1370 1388 1396 1404 1412 1420 1438 1446 1453 1461 1479 1487 1495 1503
          1719 1727 1735 1750 1768 1776 1784 1792 1800 1834 1842`,
        source: `${CNAB240}, nota 23, tabela 6, p. 26`,
      },
      {
        occurrences: '24',
        codes: `
          1610 3103 3111 3129 3137 3145 3152 3160 3178 3186 3194 3202 3210 3228 3236 3244 3251 3269 3277 3285 3293
          3301 3319 3327 3335 3343 3350 3368 3376 3384 3392 3400 3418 3426 3434 3442 3459 3467 3475 3483 3491
          3509 3517 3525 3533 3541 3558 3566 3574 3582 3590 3608 3616 3624 3632 3640 3657 3665 3673 3681 3699
          3707 3715 3723 3731 3749 3756 3764 3772 3780 3798 3806 3814 3822 3830 3848 3855 3863 3871 3889 3897
          3905 3913 3921 3939 3947 3954 3962 3970 3988`,
        source: `${CNAB240}, nota 23, tabela 7, pp. 26–28`,
      },
      { occurrences: '02', codes: '01 02 03', source: `${CNAB240}, nota 23, tabela 8, p. 29` },
      {
        occurrences: '74',
        codes: '6007 6015 6023 6031 6163 6171 6379',
        source: `${CNAB240}, nota 23, tabela 9, p. 29`,
      },
      {
        occurrences: '79',
        codes: `
          6049 6056 6064 6072 6080 6098 6106 6114 6122 6130 6148 6155 6478 6486 6494
          6502 6510 6528 6536 6544 6551 6569 6577 6585 6593 6601 6618 6627 6635 6643`,
        source: `${CNAB240}, nota 23, tabela 10, pp. 29–30`,
      },
      // Means of payment: of settlements
      {
        occurrences: '06 08',
        codes: 'AA AC AO BC BF BL B0 B1 B2 B3 B4 B5 B6 B7 CC CI CK CP DG LC EA Q0 RA ST',
        source: `${CNAB240}, nota 29, pp. 31–32`,
      },
    ],
    movements: {
      codes: '01 02 04 05 06 09 10 18 31 38 41 49 66 67 68 69 93',
      source: `${CNAB240}, nota 4, p. 17`,
    },
  },
  cnab400: {
    occurrences: {
      codes: `
        02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 28 29 30 32 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 51 52 53 54 55 56 57 59 60 61 62 63 64 65 69 72 73 74 75 77 78 79
        80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95
        71 76`,
      source: `${CNAB400}, nota 17, pp. 35–37; ${MESSAGE400}, nota 17, pp. 20–21`,
    },
    reasons: [
      // 60 by nota 17: «entrada rejeitada carnê (nota 20 – tabela 1)»; 26 is of 2012
      {
        occurrences: '03 60',
        codes: `
          03 04 05 07 08 09 10 11 12 13 14 15 18 19 21 22 27 29 30 31 35 36 37 42 44 52 53 54 55 56 57
          60 61 62 63 64 65 66 67 68 69 70 78 80 81 82 83 84 85 86 87 90 97 98 99 91 92 93 94 95 96
          26`,
        source: `${CNAB400}, nota 20, tabela 1, pp. 38–40; ${MESSAGE400}, nota 20, tabela 1, pp. 22–23`,
      },
      // 12, 67 and 72 to 76 are of 2012
      {
        occurrences: '17',
        codes: `
          02 04 05 06 08 09 11 13 16 20 21 23 41 42 43 53 54 55 56 57 60 61 66 81 87
          12 67 72 73 74 75 76`,
        source: `${CNAB400}, nota 20, tabela 2, p. 40; ${MESSAGE400}, nota 20, tabela 2, p. 24`,
      },
      // 03 is of 2012
      {
        occurrences: '16',
        codes: `
          01 06 09 10 11 14 15 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38
          40 41 42 43 45 47 48 49 50 51
          03`,
        source: `${CNAB400}, nota 20, tabela 3, pp. 40–41; ${MESSAGE400}, nota 20, tabela 3, pp. 24–25`,
      },
      { occurrences: '15', codes: '01 04 05 06 07 08 10 11', source: `${CNAB400}, nota 20, tabela 4, p. 41` },
      { occurrences: '18', codes: '16 40 41 42', source: `${CNAB400}, nota 20, tabela 5, pp. 41–42` },
      {
        occurrences: '25',
        codes: `
          1313 1321 1339 1347 1354 1362 1370 1388 1396 1404 1412 1420 1438 1446 1453 1461 1479 1487 1495 1503
          1719 1727 1735 1750 1768 1776 1784 1792 1800 1818 1826 1834 1842`,
        source: `${CNAB400}, nota 20, tabela 6, p. 42`,
      },
      {
        occurrences: '24',
        codes: `
          1610 3111 3160 3186 3228 3244 3269 3285 3301 3319 3327 3335 3343 3350 3368 3376 3384 3392
          3400 3418 3426 3434 3442 3459 3467 3475 3483 3491 3509 3814 3822 3830 3848 3855 3863 3871 3889 3913 3921 3939`,
        source: `${CNAB400}, nota 20, tabela 7, pp. 42–43`,
      },
      {
        occurrences: '24',
        codes: `
          1610 3103 3111 3129 3137 3145 3152 3160 3178 3186 3194 3202 3210 3228 3236 3244 3251 3269 3277 3285 3293
          3301 3319 3327 3335 3343 3350 3368 3376 3384 3392 3400 3418 3426 3434 3442 3459 3467 3475 3483 3491
          3509 3517 3525 3533 3541 3558 3566 3574 3582 3590 3608 3616 3624 3632 3640 3657 3665 3673 3681 3699
          3707 3715 3723 3731 3749 3756 3764 3772 3780 3798 3806 3814 3822 3830 3848 3855 3863 3871 3889 3897
          3905 3913 3921 3939 3947 3954 3962 3970 3988`,
        source: `${MESSAGE400}, nota 20, tabela 7, pp. 26–28`,
      },
      { occurrences: '57', codes: '1156 2261', source: `${CNAB400}, nota 20, tabela 8, p. 43` },
      {
        occurrences: '69',
        codes: '11 12 13 14 20 21 22 23 24 25 28 29 30 31 32 33 34 35 36 40 41 42 43 44 45 48 49',
        source: `${CNAB400}, nota 20, tabela 9, pp. 43–44`,
      },
      { occurrences: '02', codes: '01 02', source: `${CNAB400}, nota 20, tabela 10, p. 44` },
      {
        occurrences: '74',
        codes: '6007 6015 6023 6031 6163 6171 6379',
        source: `${CNAB400}, nota 20, tabela 11, p. 45`,
      },
      {
        occurrences: '79',
        codes: `
          6049 6056 6064 6072 6080 6098 6106 6114 6122 6130 6148 6155 6437 6478 6486 6494
          6502 6510 6528 6536 6544 6551 6569 6577 6585 6593 6601 6618 6627 6635 6643`,
        source: `${CNAB400}, nota 20, tabela 12, pp. 45–46`,
      },
      // Means of payment: of settlements; B8 is new in 2021, AO, CI, EA, RA and ST are of 2012
      {
        occurrences: '06 07 08',
        codes: `
          AA AC BC BF BL B0 B1 B2 B3 B4 B5 B6 B7 B8 CC CK CP DG LC Q0
          AO CI EA RA ST`,
        source: `${CNAB400}, nota 28, pp. 47–48; ${MESSAGE400}, nota 28, pp. 31–32`,
      },
      // Of the entry of a Boleto Pix, which p. 24 calls 71 and nota 17 answers by 02
      {
        occurrences: '02 71',
        codes: '001 002 003 004 005 006 007 008 009 010 011 999',
        source: `${CNAB400}, nota 41, p. 50`,
      },
    ],
    movements: {
      codes: `
        01 02 04 05 06 07 08 09 10 11 18 31 34 35 36 37 38 47 49 66 67 68 69 71
        30`,
      source: `${CNAB400}, nota 6, pp. 30–31; ${MESSAGE400}, nota 6, p. 16`,
    },
  },
}
