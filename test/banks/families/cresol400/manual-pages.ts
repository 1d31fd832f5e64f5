/** The record of a title as the manuals of Cresol and Kanastra print it. */
import { part } from '../../printed-page.js'

/** CNAB 400, version 2.0 (08/2021), detalhe, pp. 6–8; Kanastra 1.0 (08/2024), pp. 5–7: columns whose content is «Branco» are blank, numeric ones too. */
export const CNAB400_TITLE = part`
  1 9 1, 2-6 X, 7 X, 8-12 X, 13-19 X, 20 X, 21-37 9, 38-62 X, 63-65 X, 66 9, 67-70 9, 71-81 9, 82 X, 83-92 X, 93 9, 94 X, 95-104 X, 105 X, 106 X,
  107-108 X, 109-110 9, 111-120 X, 121-126 9, 127-139 9, 140-142 X, 143-147 X, 148-149 9, 150 X, 151-156 9, 157-158 X, 159-160 X, 161-173 9,
  174-179 9, 180-192 9, 193-205 9, 206-218 9, 219-220 9, 221-234 9, 235-274 X, 275-314 X, 315-326 X, 327-331 9, 332-334 9, 335-394 X
`
