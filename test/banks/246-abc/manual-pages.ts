import * as febraban from '../febraban240/remittance-pages.js'

export * from '../families/autbank400/manual-pages.js'

/** CNAB 240 (05/2020), p. 15. */
import { part, patched } from '../printed-page.js'
export const CNAB240_SEGMENT_P = patched(
  febraban.segmentP('246'),
)`18-37 X, 38 9, 39-41 9, 42-43 9 zeros, 44-46 9, 47-57 9, 60 9, 62 9, 225-227 9`

/** CNAB 240 (05/2020), p. 16. */
export const CNAB240_SEGMENT_Q = febraban.segmentQ('246')

/** CNAB 240 (05/2020), p. 17. */
export const CNAB240_SEGMENT_R = patched(febraban.segmentR('246'))`66 9, 208-210 X, 211-215 X, 217-228 X`

/** CNAB 240 (05/2020), p. 19. */
export const CNAB240_SEGMENT_Y01 = part`
  1-3 9 246, 8 9 3, 14 X Y, 15 X, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X,
  156-240 X
`
