/** Bradesco's return records as its manuals print them: CNAB 240, version 06 (July 2017), and CNAB 400, version 17 (28/09/2020). */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

export const HEADER = page`CNAB 400, p. 35: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 9, 47-76 X,
  77-79 9 237, 80-94 X BRADESCO, 95-100 DDMMAA, 101-108 9 01600000, 109-113 9, 114-379 X blanks, 380-385 DDMMAA,
  386-394 X blanks, 395-400 9 000001`

/** 21–37 as on p. 17 and 71–82 as on p. 9, where the remittance has them. 202–214 and 280–292 are amounts that hold zeros. */
export const TITLE = page`CNAB 400, pp. 36–38: 1 9 1, 2-3 9, 4-17 9, 18-20 X zeros, 21 9 0, 22-24 9, 25-29 9, 30-36 9,
  37 X, 38-62 X, 63-70 9 zeros, 71-81 9, 82 X, 83-92 9 zeros, 93-104 X zeros, 105 X, 106-107 9, 108 9, 109-110 9,
  111-116 DDMMAA, 117-126 X, 127-146 X, 147-152 DDMMAA, 153-165 9V, 166-168 9, 169-173 9, 174-175 X blanks, 176-188 9V,
  189-201 9V, 202-214 9V zeros, ${repeated([215, 228, 241, 254, 267], '0-12 9V')}, 280-292 9V zeros, 293-294 X blanks,
  295 X, 296-301 DDMMAA, 302-304 9, 305-314 X blanks, 315-318 9, 319-328 9, 329-368 X blanks, 369-370 9, 371-380 X,
  381-394 9 blanks, 395-400 9`

/** 2–29 as on p. 51. */
export const SPLIT = page`CNAB 400, pp. 38–39: 1 9 3, 2-4 9, 5-9 9, 10-16 9, 17 X, 18-28 9, 29 X, 30 9, 31 9,
  32-43 X blanks,
  ${repeated([44, 161, 278], '0-2 9 237, 3-7 9, 8 X, 9-20 9, 21 X, 22-36 9V, 37-76 X, 77-97 X blanks, 98-103 X, 104-106 9, 107-114 DDMMAAAA, 115-116 9')},
  395-400 9`

export const TRAILER = page`CNAB 400, pp. 40–41: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 237, 8-17 X blanks, 18-25 9,
  26-39 9V, 40-47 9, 48-57 X blanks, 58-62 9, 63-74 9V, 75-86 9V,
  ${repeated([87, 104, 121, 138, 155, 172], '0-4 9, 5-16 9V')}, 189-362 X blanks, 363-377 9V, 378-385 9,
  386-394 X blanks, 395-400 9`

export const DEVIATIONS: Deviations = {
  'bradesco240.segment_y01': {
    '131-135 9, 136-138 9 = 131-138 guarantor_zipcode digits': 'one CEP and its suffix',
    '156-240 X = 156-240 reserved_2 blanks': 'for the use of FEBRABAN: blanks elsewhere',
  },
  'bradesco240.segment_y50': {
    '40-42 X = 40-42 wallet_number digits': 'the same columns of segment P are printed as Num: p. 13',
  },
}

export const RETURN_PAGES: ReturnPages = {
  /** The bank's number in G001. */
  'bradesco240.file_header': patched(febraban.FILE_HEADER)`CNAB 240, p. 8: 1-3 9 237, 164-166 9 084`,
  'bradesco240.lot_header': patched(febraban.LOT_HEADER)`p. 12: 1-3 9 237, 14-16 9 042`,
  /** 38–57 as in segment P, p. 13. */
  'bradesco240.segment_t': patched(febraban.SEGMENT_T)`p. 18: 1-3 9 237, 38-40 9, 41-45 9 zeros, 46-56 9, 57 9`,
  'bradesco240.segment_u': patched(febraban.SEGMENT_U)`p. 19: 1-3 9 237`,
  'bradesco240.segment_y01': patched(febraban.SEGMENT_Y01)`p. 16: 1-3 9 237`,
  /** 43–59 without a picture. */
  'bradesco240.segment_y50': patched(febraban.SEGMENT_Y50)`p. 17: 1-3 9 237, 40-42 X, 43-47 9 zeros, 48-58 9, 59 X,
    167-240 X blanks`,
  'bradesco240.lot_trailer': patched(febraban.LOT_TRAILER)`p. 20: 1-3 9 237`,
  'bradesco240.file_trailer': patched(febraban.FILE_TRAILER)`p. 8: 1-3 9 237`,
  'bradesco400.return.header': HEADER,
  'bradesco400.return.title': TITLE,
  'bradesco400.return.split': SPLIT,
  /** Without pictures. */
  'bradesco400.return.pix': page`CNAB 400, March 2023, p. 34: 1 9 4, 2-4 9, 5-9 9, 10-16 9, 17-27 9, 28 X, 29-105 X,
    106-140 X, 141-394 X blanks, 395-400 9`,
  'bradesco400.return.trailer': TRAILER,
}
