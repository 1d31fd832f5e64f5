/** Safra's records of a title as its manual (Layout Padrão Safra 400, December 2017) prints them. */
import * as febraban from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

/** Pp. 7–8. 18–31 is one column: agency and account. 206–218 is one column, too, for rebate and fine. */
export const TITLE = part`
  1 9 1, 2-3 9, 4-17 9, 18-31 9, 32-37 X, 38-62 X, 63-71 9, 72-101 X, 102 9, 103-104 9, 105 X, 106-107 9, 108 9, 109-110 9, 111-120 X, 121-126 9,
  127-139 9, 140-142 9, 143-147 9, 148-149 9, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-173 9, 174-179 9, 180-192 9, 193-205 9, 206-218 9,
  219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-324 X, 325-326 X, 327-334 9, 335-349 X, 350-351 X, 352-381 X, 382-388 X, 389-391 9, 392-394 9
`

/** P. 9. «Tipo de registro» is printed as 1–2, before an e-mail in 2–51. */
export const GUARANTOR = part`
  1 9 2, 2-51 X, 52-151 X, 152-191 X, 192 9, 193-206 9, 207-246 X, 247-261 X, 262-281 X, 282-289 9, 290-291 X, 292-391 X, 392-394 9
`

/** P. 10. */
export const INVOICE = part`1 9 4, 2-45 X, 46-391 X, 392-394 9`

/** CNAB 240: FEBRABAN's segments with nosso número in 38–46, without the discounts 2 and 3, and with blanks behind the messages. */
export const SEGMENT_P = patched(febraban.segmentP('422'))`38-46 9, 47-57 X`
export const SEGMENT_Q = febraban.segmentQ('422')
export const SEGMENT_R = patched(febraban.segmentR('422'))`18-65 9 zeros, 180-240 X`
