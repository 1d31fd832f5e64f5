import type { ManualCodes } from '../manual-codes.js'

const SIGCB240 = 'CNAB 240 SIGCB, 67.118 v029 (outubro/2022)'
const SINCO240 = 'CNAB 240 SINCO, 67.026 v01 (2004)'
const SIGCB400 = 'CNAB 400 SIGCB, 67.126 v015 (abril/2020)'
const NEWS400 = '67.126 v029'

/** Of SIGCB; and what SINCO's manual has besides. */
const CNAB240 = {
  occurrences: {
    codes: `
      01 02 03 04 05 06 07 08 09 12 13 14 19 20 23 24 25 26 27 28 30 35 36 37 38 39 40 41 44 45 46 47
      51 52 53 61 62 63
      11 17 29 33 34 43`,
    source: `${SIGCB240}, C044, pp. 52–53; ${SINCO240}, nota 40, p. 28 (11, 17, 29, 33, 34, 43)`,
  },
  reasons: [
    {
      occurrences: '02 03 26 30',
      codes: `
        AA AB AC AD AE AF AG AH AI AJ AK AL AM AN A4 AO B2
        CA CB CC CD CE CF CG CH CI CJ CK CL PA PB PC P1 P2 P3
        VA VB VC VD VE VF VG VH VI VJ VK VL VM VN VO VP VQ VR VS VT VU VV VW VX VY VZ WA WB WC
        WD WE WF WG WH WI WJ WK WL WM WN WO WP WQ WR WS WT WU WV WW WX WY WZ
        XA XB XC XD XE XF XG XH XI XJ XK XL XM XN XO XP XQ XR XS XT XU XV XW XX XY XZ
        YA YB YC YD YE YF YG YH YI YJ YK YL YM YN YO YP YQ YR YS YT YU YV YW YX YY YZ
        ZA ZB ZC ZD ZE ZF ZG ZH ZI ZJ ZK ZL ZM ZN ZO ZP ZQ ZR ZS ZT ZU ZV ZW ZX ZY ZZ
        01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
        31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
        61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
        91 92 93 94 95 96 97 98 99`,
      source: `${SIGCB240}, C047-A, pp. 54–57`,
    },
    {
      occurrences: '28',
      codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 31 42 45',
      source: `${SIGCB240}, C047-B, pp. 57–58`,
    },
    { occurrences: '06 17', codes: '02 03 04 05 06 07 08 61 62', source: `${SIGCB240}, C047-C, liquidação, p. 58` },
    { occurrences: '09', codes: '09 10 11 12 13 14 15', source: `${SIGCB240}, C047-C, baixa, p. 58` },
  ],
  movements: {
    codes: '01 02 04 05 06 07 08 09 10 11 31 33 36 37 38 40 47 48 49',
    source: `${SIGCB240}, C004, p. 48`,
  },
}

/** The edition of v029 that we have lost the code of «Alteração de carteira confirmada» (NE033). Reasons stand in three columns (80–82). */
const CNAB400 = {
  occurrences: {
    codes: `
      01 02 03 04 05 06 07 08 09 10 11 12 20 21 22 23 25 26 27 28 29 30 31 32 33 34 35 36 37 38
      51 52 53 99 A4 PC P1 P2 P3`,
    source: `${SIGCB400}, NE033, pp. 41–42; ${NEWS400} (PC, P1, P2, P3)`,
  },
  reasons: [
    {
      occurrences: '99',
      codes: `
        001 002 008 009 010 012 013 020 021 022 026 044 045 049 050 054 055 056 057 058 059 076 077
        082 083 084 096 097 098 099 PA PB`,
      source: `${SIGCB400}, NE032, p. 41; ${NEWS400} (96–99, PA, PB)`,
    },
    {
      occurrences: '01 99',
      codes: `
        001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 023
        026 027 028 029 030 031 032 033 034 035 036 037 038 039 040 042 043 044 045 046 047 048 049
        050 051 052 053 054 055 060 061 062 063 064 065 066 067 068 069 070 071 072
        073 074 075 076 077 078 079 080 081 083 084 085 086 087 088 089 090 091 092 093 094 095`,
      source: `${SIGCB400}, NE038, pp. 43–44; ${NEWS400} (71)`,
    },
    {
      occurrences: '21 22',
      codes: '002 003 004 006 007 008 061 062',
      source: `${SIGCB400}, NE035, liquidação, p. 42; ${NEWS400} (61, 62)`,
    },
    {
      occurrences: '02 23 25',
      codes: '009 010 011 015',
      source: `${SIGCB400}, NE035, baixa, p. 42; ${NEWS400} (15)`,
    },
  ],
  movements: {
    codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
    source: `${SIGCB400}, NE017, p. 37; ${NEWS400} (13, 14)`,
  },
}

const SICOB240 = 'CNAB 240 SICOB, 67.023 v014 (setembro/2008)'
const SICOB400 = 'CNAB 400 SICOB, 67.024 v01 (outubro/2005)'

/** Read only. */
const CNAB240_SICOB = {
  occurrences: {
    codes: '02 03 04 05 06 09 12 13 14 17 19 20 23 24 25 26 27 28 30 36 37 43 44 45 51 52 53',
    source: `${SICOB240}, C044, p. 32`,
  },
  reasons: [
    {
      occurrences: '02 03 26 30',
      codes: `
        01 02 03 05 06 07 08 09 10 11 12 13 14 15 16 20 21 23 24 26 27 28 29 30 32 33 37 38 40 42 43 44 45 46 47 48 49
        52 53 57 58 59 60 61 62 63 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95
        96 97 98 A4`,
      source: `${SICOB240}, C047-A, pp. 33–34`,
    },
    { occurrences: '28', codes: '01 02 03 04 05 06 07 08 09 10 11', source: `${SICOB240}, C047-B, p. 34` },
    { occurrences: '06 17', codes: '02 03 04 05 06 07 08', source: `${SICOB240}, C047-C, liquidação, p. 34` },
    { occurrences: '09', codes: '09 10', source: `${SICOB240}, C047-C, baixa, p. 34` },
  ],
}

/** Read only. */
const CNAB400_SICOB = {
  occurrences: {
    codes: '01 02 03 04 05 06 07 08 09 10 11 12 20 21 22 23 24 25 26 27 28 29 30 31 32 33 99',
    source: `${SICOB400}, nota 10, p. 5`,
  },
  reasons: [
    {
      occurrences: '99',
      codes: '001 002 008 009 010 012 013 020 021 022 045 049 050 054 055 056 057 058 059 076 077 081 082',
      source: `${SICOB400}, nota 11, p. 6`,
    },
  ],
}

/** Caixa Econômica Federal. */
export const MANUAL_CODES: ManualCodes = {
  cnab240: CNAB240,
  'cnab240 7 dígitos': CNAB240,
  cnab400: CNAB400,
  'cnab400 7 dígitos': CNAB400,
  'cnab240 SICOB': CNAB240_SICOB,
  'cnab400 SICOB': CNAB400_SICOB,
}
