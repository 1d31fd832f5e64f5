import { autbank400Codes } from '../families/autbank400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const CNAB240 = 'ABC Brasil, CNAB 240 (05/05/2020)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: autbank400Codes({
    manual: 'ABC Brasil, CNAB 400 (16/11/2023)',
    pages: { occurrences: 'pp. 18–19', '03': 'pp. 20–31', '15': 'p. 31', '16': 'pp. 31–32', movements: 'p. 7' },
    // 0, «sem definição», fills the places without a code.
    entryRejections: `
      01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
      34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66
      67 68 69 70 71 72 73 74 75 76 78 79 80 81 82 83 84 85 86 87 88 89 90 91 AA AB AC AD AE AF AG AH AI
      AJ AK AL AM AN AO AP AQ AR AS AT AU AV AX AY AZ BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BQ
      BR BS BT BU BV BW BX BY BZ C1 C2 C3 C4 C5 CA CB CC CD CE CF CG CH CI CJ CK CL CM CN CO CP CQ CR CS
      CT CW DA DB DC DD DE DF DG DH DI DJ DK DL DM DN DO DP DQ DR DS DT DU DV DX DY DZ EA EB EC ED EE EF
      EG EH EI EJ EK EL EM EN EO EP EQ ER G1 G2 G3 G4 G5 HA HB HC HD HE HF HG HH HI HJ HK HL HM HN HO HP
      HQ HR HS HT HU IA IB IC ID IE IF IG IH II IJ IK IL IM IN IO IP IQ IR IS IT IU IV IW IX IY IZ JA JB
      JC JD JE JF JG JH JI JJ JK JL JM JP JQ JR JS JT JU JV JX JY JZ KA KB KC KD KE KF KG KH KJ KK KL KM
      KN KO KP KQ KR KS KT M1 M2 M3 M4 M5 M6 M7 M8 M9 MA MB MC MD ME MF MG MH MI MJ MK ML MM MN NA NB ND
      NE NG NH NI NJ NK NS NZ QH QL QT RS TC TR TY VL WA Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 ZL ZM ZN ZO ZP ZQ ZR ZS
      ZT ZU`,
  }),
  cnab240: {
    occurrences: {
      codes: `01 02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 64 94 95 96 97 98 99`,
      source: `${CNAB240}, pp. 37–38`,
    },
    reasons: [
      {
        occurrences: '02 03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
          34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66
          67 68 69 70 71 72 73 74 75 76 78 79 80 81 82 83 84 85 86 87 A4 AA AB AC AD AE AF AG AH AI AJ AK AL
          AM AN AO AP AQ AR AS AT AU AV AX AY AZ BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BQ BR BS BT
          BU BV BW BX BY BZ C1 C2 C3 C4 C5 CA CB CC CD CE CF CG CH CI CJ CK CL CM CN CO CP CQ CR CS CT CW DA
          DB DC DD DE DF DG DH DI DJ DK DL DM DN DO DP DQ DR DS DT DU DV DX DY DZ EA EB EC ED EE EF EG EH EI
          EJ EK EL EM EO EP EQ ER G1 G2 G3 G4 G5 HA HB HC HD HE HF HG HH HI HJ HK HL HM HN HO HP HQ HR HS HT
          HU IA IB IC ID IE IF IG IH II IJ IK IL IM IN IO IP IQ IR IS IT IU IV IW IX IY IZ JA JB JC JD JE JF
          JG JH JI JJ JK JL JM JP JQ JR JS JT JU JV JX JY KA KB KC KD KE KF KG KH Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 ZL
          ZM ZN ZO ZP ZQ ZR ZS ZT ZU`,
        source: `${CNAB240}, pp. 39–43`,
      },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 16 17 18 19 20 96 97 98 99',
        source: `${CNAB240}, pp. 43–44`,
      },
      { occurrences: '06 09 17', codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15', source: `${CNAB240}, p. 44` },
    ],
    movements: { codes: '01 02 04 05 06 07 08 09 10 11 30 31 33 34 47 48 49', source: `${CNAB240}, p. 30` },
  },
}
