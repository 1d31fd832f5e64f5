/** Citibank's record of a title as the manual of CNAB 400 (version 1.16) prints it, pp. 4–7. */
import { segmentP, segmentQ } from '../febraban240/remittance-pages.js'
import { part, patched } from '../printed-page.js'

export const TITLE = part`
  1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-64 9, 65-76 9, 77-82 X, 83-88 9, 89-101 9, 102-104 9, 105-107 9, 108 9, 109-110 9, 111-120 X, 121-126 9,
  127-139 9, 140-142 9 745, 143-147 9, 148-149 9, 150 X, 151-156 9, 157-158 9, 159-160 9, 161-173 9, 174-179 9, 180-192 9, 193-205 9, 206-218 9,
  219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-334 9, 335-349 X, 350-351 X, 352-391 X, 392-393 X, 394 9
`

/** Segments of a title as the manual of CNAB 240 (version 1.8) prints them, p. 12. 127–195 are printed as two zeros and 13 columns. */
export const SEGMENT_P = patched(segmentP('745'))`
  38-49 9, 50-57 X, 59 X, 63-72 X, 73-77 X, 86-87 9, 88-100 9, 127-128 9, 129-141 9, 151-152 9, 153-165 9, 166-167 9, 168-180 9, 181-182 9, 183-195 9
`

/** P. 13. */
export const SEGMENT_Q = patched(segmentQ('745'))`213-215 9, 216-218 9, 219-232 X`
