/** BTG's segments of a title: FEBRABAN's, which its Tradutor CNAB repeats without their pictures. */
import * as febraban from '../febraban240/remittance-pages.js'

export const SEGMENT_P = febraban.segmentP('208')
export const SEGMENT_Q = febraban.segmentQ('208')
export const SEGMENT_R = febraban.segmentR('208')
