/** Segments of a title in FEBRABAN's CNAB 240, version 10.6 (16/03/2020), as a bank's remittances have them. */
import type { Page } from '../../remittance/manual-pages.js'
import { part } from '../printed-page.js'

/** P. 55. */
export const segmentP = (bank: string): Page =>
  part`
    1-3 9 ${bank}, 8 9 3, 14 X P, 15 X, 16-17 9, 18-22 9, 23 X, 24-35 9, 36 X, 37 X, 38-57 X, 58 9, 59 9, 60 X, 61 9, 62 X, 63-77 X, 78-85 9,
    86-100 9, 101-105 9, 106 X, 107-108 9, 109 X, 110-117 9, 118 9, 119-126 9, 127-141 9, 142 9, 143-150 9, 151-165 9, 166-180 9, 181-195 9,
    196-220 X, 221 9, 222-223 9, 224 9, 225-227 X, 228-229 9, 230-239 9, 240 X
  `

/** P. 56. */
export const segmentQ = (bank: string): Page =>
  part`
    1-3 9 ${bank}, 8 9 3, 14 X Q, 15 X, 16-17 9, 18 9, 19-33 9, 34-73 X, 74-113 X, 114-128 X, 129-133 9, 134-136 9, 137-151 X, 152-153 X, 154 9,
    155-169 9, 170-209 X, 210-212 9, 213-232 X, 233-240 X
  `

/** P. 57. */
export const segmentR = (bank: string): Page =>
  part`
    1-3 9 ${bank}, 8 9 3, 14 X R, 15 X, 16-17 9, 18 9, 19-26 9, 27-41 9, 42 9, 43-50 9, 51-65 9, 66 X, 67-74 9, 75-89 9, 90-99 X, 100-139 X,
    140-179 X, 180-199 X, 200-207 9, 208-210 9, 211-215 9, 216 X, 217-228 9, 229 X, 230 X, 231 9, 232-240 X
  `
