/** Matera's records of a title as C6's manual (v2.2, June 2022) prints them. */
import { part } from '../../printed-page.js'

/** Pp. 6–8. The digit of nosso número is printed numeric, and may be P (p. 36); its columns are blank where the bank numbers the title. */
export const TITLE = part`
  1 9 1, 2-3 9, 4-17 9, 18-29 X, 30-37 X, 38-62 X, 63-73 X, 74 X, 75-82 X, 83-85 9, 86-106 X, 107-108 9, 109-110 9, 111-120 X, 121-126 9, 127-139 9,
  140-147 X, 148-149 9, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-173 9, 174-179 9, 180-192 9, 193-198 9, 199-205 X, 206-218 9, 219-220 9,
  221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-334 9, 335-349 X, 350-351 X, 352-381 X, 382 X, 383-384 9, 385 X, 386-391 9, 392-393 9, 394 X
`

/** P. 9. */
export const MESSAGES = part`1 9 2, 2-81 X, 82-161 X, 162-241 X, 242-321 X, 322-365 X, 366-375 X, 376-381 9, 382-394 9`
