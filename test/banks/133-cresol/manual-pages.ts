/** Cresol's records of a title as its manuals print them. */
import { segmentP, segmentQ, segmentR, withColumns } from '../febraban240/remittance-pages.js'

export * from '../families/cresol400/manual-pages.js'

/** CNAB 240, version 1.0.2 (02/2022), segmento P, pp. 8–10. It prints 60 numeric, and 62 and 109 alphanumeric. */
export const CNAB240_P = withColumns(
  segmentP('133'),
  `36-36 9; 38-40 9 000; 41-45 9 00000; 46-56 9; 57-57 X; 58-58 9 0; 59-59 9 0; 60-60 9 0; 101-105 9 00000; 230-240 9`,
)

/** Segmento Q, p. 11: without a guarantor. */
export const CNAB240_Q = withColumns(segmentQ('133'), '154-154 9 0; 155-169 9 000000000000000; 210-212 9 000')

/** Segmento R, pp. 12–13. */
export const CNAB240_R = withColumns(
  segmentR('133'),
  '200-207 9 00000000; 208-210 9 000; 211-215 9 00000; 217-228 9 000000000000; 231-231 9 0',
)
