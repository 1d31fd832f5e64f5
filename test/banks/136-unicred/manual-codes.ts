import type { ManualCodes } from '../manual-codes.js'

const OCCURRENCES = '01 02 03 04 06 07 08 09 10 11 12 13 14'

/** 00, «sem complemento a informar», is no reason. */
const COMPLEMENTS = `01 04 05 06 07 08 09 10 12 15 16 17 18 20 24 25 26 27 28 29 30 33 34 37 38 39 40 41 45 46 47 48 52 57 58 59
  60 63 79 80 86 A5 A8 C0 C1 C3 C4 C5 C6 C7 C8 C9 C10 D0 D1 D2 D3 E0 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15
  E16 E17 E18 E19 E20 E21 E22 E23 E24 E25 I0 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
  120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149
  150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170`

const MOVEMENTS = '01 02 04 05 06 09 11 22 23 25 26 40'

const RETURN_240 = 'Unicred, Retorno de Boletos CNAB 240 (08/07/2021)'
const RETURN_400 = 'Unicred, Retorno de Boletos CNAB 400 (07/08/2020)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: { codes: OCCURRENCES, source: `${RETURN_400}, p. 6` },
    reasons: [{ occurrences: OCCURRENCES, codes: `${COMPLEMENTS} 49 PX`, source: `${RETURN_400}, pp. 6–10` }],
    movements: { codes: MOVEMENTS, source: 'Unicred, Remessa de Boletos CNAB 400 (17/11/2021), p. 12' },
  },
  cnab240: {
    occurrences: { codes: OCCURRENCES, source: `${RETURN_240}, p. 7` },
    reasons: [{ occurrences: OCCURRENCES, codes: COMPLEMENTS, source: `${RETURN_240}, pp. 8–11` }],
    movements: { codes: MOVEMENTS, source: 'Unicred, Remessa de Boletos CNAB 240 (15/12/2020), p. 23' },
  },
}
