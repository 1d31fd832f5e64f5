/** Cresol's records of a title as its manuals print them. */
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { patched } from '../printed-page.js'

export * from '../families/cresol400/manual-pages.js'

/** CNAB 240, version 1.0.2 (02/2022), segmento P, pp. 8–10. It prints 60 numeric, and 62 and 109 alphanumeric. */
export const CNAB240_P = patched(
  segmentP('133'),
)`36 9, 38-40 9 zeros, 41-45 9 zeros, 46-56 9, 57 X, 58 9 0, 59 9 0, 60 9 0, 101-105 9 zeros, 230-240 9`

/** Segmento Q, p. 11: without a guarantor. */
export const CNAB240_Q = patched(segmentQ('133'))`154 9 0, 155-169 9 zeros, 210-212 9 zeros`

/** Segmento R, pp. 12–13. */
export const CNAB240_R = patched(
  segmentR('133'),
)`200-207 9 zeros, 208-210 9 zeros, 211-215 9 zeros, 217-228 9 zeros, 231 9 0`
