/** Sicredi's return records as its manuals print them: CNAB 240, version 1.6, and CNAB 400, version 2.1, both of November 2021. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const FIELD_OF_FEBRABAN = "FEBRABAN's field, in which blanks are no value"

export const DEVIATIONS: Deviations = {
  'sicredi240.segment_u': { '158-165 X blanks = 158-165 payer_occurrence_date date': FIELD_OF_FEBRABAN },
  'sicredi240.return.segment_y04': { '72-80 X blanks = 72-80 mobile_number digits': FIELD_OF_FEBRABAN },
}

export const RETURN_PAGES: ReturnPages = {
  'sicredi240.return.file_header': patched(febraban.FILE_HEADER)`pp. 57–58: 1-3 9 748, 33-52 X blanks, 58 X blanks,
    71 9, 72 X blanks, 103-132 X SICREDI, 143 9 2, 164-166 9 081, 167-171 9 01600, 172-191 X blanks, 192-211 X blanks`,
  'sicredi240.return.lot_header': patched(febraban.LOT_HEADER)`pp. 58–59: 1-3 9 748, 4-7 9 0001, 9 X T, 14-16 9 040,
    34-53 X blanks, 59 X blanks, 72 9, 73 X blanks, 104-143 X blanks, 144-183 X blanks`,
  'sicredi240.segment_t': patched(febraban.SEGMENT_T)`pp. 60–63: 1-3 9 748, 23 X blanks, 37 X blanks, 38-57 9,
    105 X blanks, 131-132 9 09, 189-198 X blanks`,
  'sicredi240.segment_u': patched(febraban.SEGMENT_U)`pp. 63–64: 1-3 9 748, 154-157 X blanks, 158-165 X blanks,
    166-180 9V2 zeros, 181-210 X blanks, 211-213 9 zeros, 214-233 9 zeros`,
  'sicredi240.return.segment_y04': patched(febraban.SEGMENT_Y04)`pp. 64–66: 1-3 9 748, 4-7 9 0001, 18-19 9 04,
    20-69 X blanks, 70-71 9 blanks, 72-80 X blanks, 81 X, 82-158 X, 159-193 X, 194-240 X blanks`,
  'sicredi240.lot_trailer': patched(febraban.LOT_TRAILER)`pp. 66–67: 1-3 9 748, 4-7 9 0001, 116-123 X blanks`,
  'sicredi240.file_trailer': patched(febraban.FILE_TRAILER)`p. 67: 1-3 9 748, 18-23 9 000001, 30-35 9 zeros`,
  'sicredi400.return.header': page`CNAB 400, p. 36: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-31 9,
    32-45 9, 46-76 X blanks, 77-79 9 748, 80-94 X BANSICREDI, 95-102 AAAAMMDD, 103-110 X blanks, 111-117 9,
    118-389 X blanks, 390-394 9, 395-400 9`,
  'sicredi400.return.title': page`CNAB 400, pp. 36–38: 1 9 1, 2 X, 3-13 X blanks, 14 X, 15-19 X, 20-24 X, 25 9,
    26-47 X blanks, 48-62 9, 63-108 X blanks, 109-110 X, 111-116 DDMMAA, 117-126 X, 127-146 X, 147-152 DDMMAA,
    153-165 9V, 166-174 X blanks, 175 X, 176-188 9V, 189-201 9V, 202-227 9 zeros,
    ${repeated([228, 241, 254, 267, 280], '0-12 9V')}, 293-294 X blanks, 295 X, 296-318 X blanks, 319-328 X,
    329-336 AAAAMMDD, 337-394 X blanks, 395-400 9`,
  'sicredi400.return.pix': page`CNAB 400, pp. 38–39: 1 9 8, 2-16 9, 17 X blanks, 18 X H, 19-20 X blanks, 21-55 X,
    56 X blanks, 57-133 X, 134 X blanks, 135-390 X, 391-394 X blanks, 395-400 9`,
  /** Column 2 is printed as 02. */
  'sicredi400.return.trailer': page`CNAB 400, p. 39: 1 9 9, 2 9 2, 3-5 9 748, 6-10 9, 11-394 X blanks, 395-400 9`,
}
