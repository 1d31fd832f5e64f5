/** Ailos' segments of a title: FEBRABAN's (January 2023, pp. 20–26). */
import * as febraban from '../febraban240/remittance-pages.js'
import { part } from '../printed-page.js'

export const SEGMENT_P = febraban.segmentP('085')
export const SEGMENT_Q = febraban.segmentQ('085')
export const SEGMENT_R = febraban.segmentR('085')

/** P. 24, tipo de impressão 3. */
export const SEGMENT_S = part`1-3 9 085, 8 9 3, 14 X S, 15 X, 16-17 9, 18 9, 19-58 X, 59-98 X, 99-138 X, 139-178 X, 179-218 X, 219-240 X`
