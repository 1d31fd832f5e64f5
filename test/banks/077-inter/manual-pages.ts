/** Inter's records of a title as its manual (v1.1, 30/08/2021) prints them. */
import { part } from '../printed-page.js'

/** Pp. 8–10. 21–37 is one column; CEP and its suffix are two. */
export const TITLE = part`
  1 9 1, 2-20 X, 21-37 9, 38-62 X, 63-65 X, 66 9, 67-79 9, 80-83 9, 84-89 9, 90-100 9, 101-108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9,
  140-141 9, 142-147 X, 148-149 9 99, 150 X N, 151-156 X, 157-159 X, 160 9, 161-173 9, 174-177 9, 178-183 9, 184 9, 185-197 9, 198-201 9, 202-207 9,
  208-220 9, 221-222 9, 223-236 9, 237-276 X, 277-316 X, 317-321 9, 322-324 9, 325-394 X
`

/** P. 11. It prints the dates, 314–319 and 347–352, alphanumeric, «se não houver, preencher com zeros». */
export const MESSAGES = part`
  1 9 2, 2-79 X, 80-157 X, 158-235 X, 236-313 X, 314-319 9, 320-332 9, 333-336 9, 337-346 X, 347-352 9, 353-365 9, 366-369 9, 370-379 X, 380-390 9,
  391-394 X
`
