/** The records of a title as the manual of AUTBANK (14/12/2018) prints them: every export is a page. */
import { part } from '../../printed-page.js'

/** Registro de transação, pp. 4–5. */
export const CNAB400_TITLE = part`
  1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-73 9, 74-86 X, 87-89 X, 90 9, 91-103 9, 104-105 9, 106-107 X, 108 X, 109-110 9, 111-120 X, 121-126 9,
  127-139 9, 140-142 9, 143-146 9 zeros, 147 9 0, 148-149 X, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-173 9, 174-179 9, 180-192 9, 193-205 9,
  206-218 9, 219-220 9, 221-234 9, 235-264 X, 265-274 X, 275-314 X, 315-326 X, 327-334 9, 335-349 X, 350-351 X, 352-381 X, 382-385 X, 386-391 X,
  392-393 9, 394 X
`

/** Registro sacador, tipo 5, p. 9. */
export const CNAB400_GUARANTOR = part`1 9 5, 2-121 X, 122-123 9, 124-137 9, 138-177 X, 178-189 X, 190-197 9, 198-212 X, 213-214 X, 215-394 X`

/** Registro de mensagem, tipo 2, p. 9. */
export const CNAB400_MESSAGES = part`1 X 2, 2 9 0, 3-71 X, 72-140 X, 141-209 X, 210-278 X, 279-347 X, 348-394 X`

/** Registro de nota fiscal eletrônica, tipo 4, p. 10. */
export const CNAB400_INVOICES = part`
  1 9 4, 2-16 X, 17-29 9, 30-37 9, 38-81 9, 82-96 X, 97-109 9, 110-117 9, 118-161 9, 162-176 X, 177-189 9, 190-197 9, 198-241 9, 242-394 X
`
