/** CrediSIS's records of a title as the manuals of CNAB 240 (April 2017) and CNAB 400 (version 1.1) print them. */
import { segmentP, segmentQ, segmentR } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** P. 11. */
export const SEGMENT_P = patched(segmentP('097'))`36 9, 38-57 9, 166-180 X, 181-195 X, 224 X, 230-239 X`

/** P. 12. */
export const SEGMENT_Q = patched(segmentQ('097'))`154 X, 155-169 X, 210-212 9 097, 213-232 9`

/** P. 13. */
export const SEGMENT_R = patched(segmentR('097'))`66 9, 200-207 X, 208-210 X, 211-215 X, 217-228 X, 231 X`

/** P. 14. */
export const SEGMENT_S = part`1-3 9 097, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9 1, 19-20 X, 21-160 X, 161-162 X, 163-240 X`

/** P. 15. */
export const SEGMENT_Y01 = part`
  1-3 9 097, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X,
  156-240 X
`

/** CNAB 400, pp. 8–9. Tax ids are printed numeric, but with blanks after a CPF (RM.D.3, p. 19); a real file has blanks after the number of the address, too. */
export const TITLE = part`
  1 9 1, 2-3 9, 4-17 X, 18-21 9, 22-29 9, 30 9, 31-56 X, 57-76 9, 77-78 9, 79-84 9, 85-90 X, 91-92 9 01, 93 9 3, 94 9 3, 95-96 9, 97 X, 98-99 X,
  100-101 X, 102-110 X, 111-120 X, 121-126 9, 127-139 9, 140-145 9, 146-150 X, 151-156 9, 157 X, 158-159 9, 160-173 X, 174-213 X, 214-238 X,
  239-273 X, 274-279 X, 280-304 X, 305-329 X, 330-331 X, 332-339 9, 340-350 X, 351-393 X, 394 X
`

/** Pp. 10–11. */
export const DETAILS = part`
  1 9 2, 2-3 9, 4-17 X, 18-57 X, 58-92 X, 93-98 X, 99-123 X, 124-148 X, 149-173 X, 174-175 X, 176-183 9, 184 X, 185-283 X, 284 X, 285-299 9, 300 X,
  301 9, 302-303 9, 304-318 9, 319 X, 320 9, 321-322 9, 323-328 9, 329-341 9, 342 X, 343-348 9, 349-361 9, 362 X, 363-368 9, 369-381 9, 382 X,
  383-394 X
`
