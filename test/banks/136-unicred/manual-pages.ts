/** Unicred's records of a title as its manuals of remittances print them: CNAB 400, 17 November 2021; CNAB 240, 15 December 2020. */
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** CNAB 400, pp. 8–10. */
export const TITLE = part`
  1 9 1, 2-6 9, 7 X, 8-19 9, 20 X, 21 9 0, 22-24 9, 25-37 9 zeros, 38-62 X, 63-65 9 136, 66-67 9 zeros, 68-92 X, 93 9 0, 94 X, 95-104 9, 105 X, 106 X,
  107-108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-149 9 zeros, 150 X, 151-156 9, 157 9 0, 158 9, 159-160 9, 161-173 9, 174-179 9,
  180-192 9, 193-203 9, 204-205 9 zeros, 206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-334 9, 335-354 X, 355-356 X, 357-394 X
`

/** CNAB 400, pp. 15–16. It prints city and state numeric, and 335–394 «Brancos» of «Zeros». */
export const GUARANTOR = part`
  1 9 5, 2-121 X, 122-123 X, 124-137 9, 138-177 X, 178-189 X, 190-197 9, 198-212 X, 213-214 X, 215-274 X, 275-334 X, 335-394 X
`

/** CNAB 400, p. 18. */
export const MESSAGES = part`
  1 9 7, 2-4 X, 5-6 9 zeros, 7-86 X, 87-94 X, 95-134 X, 135-136 9 zeros, 137-216 X, 217-224 X, 225-264 X, 265-266 9 zeros, 267-346 X, 347-353 X,
  354-393 X, 394 X
`

/** CNAB 240, segmento P, p. 10. 101–105 is printed numeric, with blanks. */
export const CNAB240_P = patched(
  segmentP('136'),
)`36 9, 37 9 0, 38-48 X, 49-56 X, 57-58 9, 59-62 X, 101-105 X, 107 X, 108 X, 119-126 X, 166-180 X, 224-227 X`

/** CNAB 240, segmento Q, p. 11. */
export const CNAB240_Q = patched(segmentQ('136'))`210-232 X`

/** CNAB 240, segmento R, p. 12. */
export const CNAB240_R = patched(segmentR('136'))`18-65 X, 67-74 X, 200-231 X`

/** CNAB 240, segmento S, p. 13. */
export const CNAB240_S = part`1-3 9 136, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 0, 19-98 X, 99-178 X, 179-218 X, 219-240 X`

/** CNAB 240, segmento Y-01, p. 14. */
export const CNAB240_Y01 = part`
  1-3 9 136, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X,
  156-240 X
`

/** CNAB 240, segmento Y-03, p. 16. */
export const CNAB240_Y03 = part`1-3 9 136, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 03, 20-79 X, 80 X, 81-240 X`
