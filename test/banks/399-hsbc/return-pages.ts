/**
 * HSBC's return records as its manuals print them: cobrança registrada, CNAB 400 (05/2014) and CNAB 240, version 2.01 (05/2014) and for SAP R/3 (08/2012); cobrança não
 * registrada, CNAB 400 (05/2008) and CNAB 240, version 2.03 (08/2013).
 */
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const RESERVED = { '15 X = 15 reserved_1 blanks': 'no content is printed; the other columns of FEBRABAN are blanks' }

const ZIPCODE = { '131-135 9, 136-138 9 = 131-138 guarantor_zipcode digits': 'CEP and its suffix are one number' }

export const DEVIATIONS: Deviations = {
  'hsbc400.return.title': {
    '305-388 X = 305-318 payer_tax_id text, 319-388 reserved_6 reserved':
      'the tax id of an electronic payer (nota 14, p. 34)',
  },
  'hsbc400.cnr.return.header': {
    '101-105 9, 106-108 X BPI = 101-108 recording text': 'density and its unit are one text, as at other banks',
  },
  'hsbc240.segment_t': RESERVED,
  'hsbc240.segment_y01': ZIPCODE,
  'hsbc240.desconto.segment_v': {
    ...RESERVED,
    '165-169 9, 170-172 9 = 165-172 payer_zipcode digits': 'CEP and its suffix are one number',
  },
  'hsbc240.sap.segment_t': RESERVED,
  'hsbc240.sap.segment_u': RESERVED,
  'hsbc240.sap.segment_y01': ZIPCODE,
  'hsbc240.cnr.segment_u': RESERVED,
}

const LABEL = '1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01'

const FILE_HEADER = page`pp. 14–15: 1-3 9 399, 4-7 9 0000, 8 9 0, 9-17 X blanks, 18 9, 19-32 9, 33-35 X, 36-39 X, 40-52 X,
  53-57 9, 58 X, 59-70 9, 71 X, 72 X, 73-102 X, 103-132 X, 133-142 X blanks, 143 9, 144-151 DDMMAAAA, 152-157 HHMMSS,
  158-163 9, 164-166 9 010, 167-171 9, 172 X, 173-183 X, 184 X, 185-191 X, 192-211 X, 212-240 X blanks`

/** The contract is printed from 37 on. */
const LOT_HEADER = page`p. 16: 1-3 9 399, 4-7 9, 8 9 1, 9 X, 10-11 9, 12-13 9 zeros, 14-16 9 010, 17 X blanks, 18 9,
  19-33 9, 34-36 X, 37-40 X blanks, 41-53 X, 54-58 9, 59 X, 60-71 9, 72 X, 73 X, 74-103 X, 104-143 X blanks,
  144-183 X blanks, 184-191 9, 192-199 DDMMAAAA, 200-207 DDMMAAAA, 208-218 X, 219-240 X blanks`

/** What each segment begins with. */
const SEGMENT = '1-3 9 399, 4-7 9, 8 9 3, 9-13 9'

const SEGMENT_T = page`pp. 25–26: ${SEGMENT}, 14 X T, 15 X, 16-17 9, 18-22 9, 23 9, 24-35 9, 36 9, 37 9, 38-48 9,
  49-57 X blanks, 58 9, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 9 zeros, 106-130 X, 131-132 9, 133 9,
  134-148 9, 149-188 X, 189-198 9 zeros, 199-213 9V2, 214-223 X, 224-234 X, 235-240 X blanks`

const Y01 = page`p. 32: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X, 76-115 X, 116-130 X,
  131-135 9, 136-138 9, 139-153 X, 154-155 X, 156-240 X blanks`

/** The amounts are printed in 35–48 and 111–125, the third date in 125–133. */
const Y51 = page`pp. 33–34: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 51,
  ${repeated([20, 58, 96, 134, 172], '0-14 X, 15-29 9V2, 30-37 DDMMAAAA')}, 210-240 X blanks`

const LOT_TRAILER = page`p. 35: 1-3 9 399, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-29 9, 30-46 9V2, 47-52 9 zeros,
  53-69 9 zeros, 70-75 9, 76-92 9V2, 93-98 9, 99-115 9V2, 116-123 X, 124-240 X blanks`

const FILE_TRAILER = page`p. 50: 1-3 9 399, 4-7 9 9999, 8 9 9, 9-17 X blanks, 18-23 9, 24-29 9, 30-35 9, 36-240 X blanks`

export const RETURN_PAGES: ReturnPages = {
  'hsbc400.return.header': page`pp. 19–20: ${LABEL}, 12-26 X COBRANCA, 27 9 0, 28-31 9, 32-33 9, 34-44 9, 45-46 X, 47-76 X,
    77-79 9 399, 80-94 X HSBC, 95-100 DDMMAA, 101-105 9 01600, 106-108 X BPI, 109-119 X, 120-125 DDMMAA, 126-388 X, 389-393 9,
    394 X, 395-400 9 000001`,
  'hsbc400.return.title': page`pp. 21–24: 1 9 1, 2-3 9, 4-17 9, 18 9 0, 19-22 9, 23-24 9, 25-35 9, 36 X, 37 X, 38-62 X,
    63-73 9, 74-79 DDMMAA, 80-90 9V2, 91-96 DDMMAA, 97-107 9V2, 108 9, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-137 9,
    138-146 X, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 9, 174-175 9, 176-188 9V2, 189-227 X, 228-240 9V2,
    241-253 9V2, 254-266 9V2, 267-279 9V2, 280-301 X, 302-303 X, 304 9, 305-388 X, 389-393 9, 394 9, 395-400 9`,
  'hsbc400.return.trailer': page`p. 25: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 399, 8-17 X, 18-25 9, 26-39 9V2, 40-394 X, 395-400 9`,
  'hsbc400.cnr.return.header': page`p. 4: ${LABEL}, 12-26 X COBRANÇA CNR, 27-31 9, 32-33 9 00, 34-44 9, 45 X, 46 X blanks,
    47-76 X, 77-79 9 399, 80-94 X HSBC, 95-100 DDMMAA, 101-105 9, 106-108 X BPI, 109-118 9, 119-138 X, 139-142 9,
    143-388 X blanks, 389-394 X, 395-400 9 000001`,
  'hsbc400.cnr.return.title': page`pp. 5–7: 1 9 1, 2-3 9 99, 4-17 9, 18-22 9, 23-24 9 00, 25-35 9, 36-37 X blanks, 38-53 9,
    54 X blanks, 55 9, 56-62 X blanks, 63-78 9, 79-82 X, 83-88 DDMMAA, 89 9, 90-107 X blanks, 108 9 1, 109-110 9,
    111-116 DDMMAA, 117-119 9, 120-122 9, 123-131 9, 132-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 9,
    174-175 9 99, 176-186 9V2, 187-240 X blanks, 241-253 9V2, 254-266 9V2, 267-279 9V2, 280 9 0, 281-293 9V2, 294-308 9V5,
    309 9, 310-315 9, 316-341 X blanks, 342 9, 343 9, 344-394 X blanks, 395-400 9`,
  'hsbc400.cnr.return.trailer': page`p. 8: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 399, 8-394 X blanks, 395-400 9`,
  'hsbc240.file_header': FILE_HEADER,
  'hsbc240.lot_header': LOT_HEADER,
  'hsbc240.segment_t': SEGMENT_T,
  'hsbc240.segment_u': page`pp. 27–28: ${SEGMENT}, 14 X U, 15 X blanks, 16-17 9, 18-32 9V2, 33-47 9V2, 48-62 9V2,
    63-77 9 zeros, 78-92 9 zeros, 93-107 9V2, 108-137 X, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 X blanks,
    158-165 X blanks, 166-180 9 zeros, 181-210 X blanks, 211-213 9, 214-233 9, 234-240 X blanks`,
  'hsbc240.segment_y01': Y01,
  'hsbc240.segment_y51': Y51,
  'hsbc240.lot_trailer': LOT_TRAILER,
  'hsbc240.file_trailer': FILE_TRAILER,
  'hsbc240.desconto.segment_u1': page`p. 29: ${SEGMENT}, 14 X U, 15 9 1, 16-17 9,
    ${repeated([18, 33, 48, 63, 78, 93], '0-14 9V2')}, 108-122 X, 123-130 DDMMAAAA, 131 X, 132-240 X blanks`,
  'hsbc240.desconto.segment_v': page`pp. 30–31: ${SEGMENT}, 14 X V, 15 X, 16-17 9, 18-19 9, 20 X, 21-28 DDMMAAAA, 29 9,
    30-37 DDMMAAAA, 38-50 9V2, 51 9, 52 9, 53-67 9, 68-109 X, 110-147 X, 148-149 X blanks, 150-164 X, 165-169 9, 170-172 9,
    173-187 X, 188-189 X, 190-229 X, 230-240 X blanks`,
  'hsbc240.desconto.lot_trailer': patched(LOT_TRAILER)`p. 35: ${repeated([124, 141, 158, 175, 192, 209], '0-16 9V2')},
    226-240 X blanks`,
  'hsbc240.sap.file_header': patched(FILE_HEADER)`SAP, p. 14: 164-166 9 030, 172-191 X`,
  'hsbc240.sap.lot_header': patched(LOT_HEADER)`p. 15: 208-240 X blanks`,
  'hsbc240.sap.segment_t': patched(SEGMENT_T)`p. 24: 224-240 X blanks`,
  'hsbc240.sap.segment_u': page`p. 25: ${SEGMENT}, 14 X U, 15 X, 16-17 9, 18-32 9V2, 33-47 9V2, 48-62 9V2, 63-77 9 zeros,
    78-92 9V2, 93-107 9V2, 108-122 9V2, 123-137 9V2, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 X blanks, 158-165 X blanks,
    166-180 9 zeros, 181-210 X blanks, 211-213 9 zeros, 214-233 9 zeros, 234-240 X blanks`,
  'hsbc240.sap.segment_y01': Y01,
  'hsbc240.sap.segment_y51': Y51,
  'hsbc240.sap.lot_trailer': patched(LOT_TRAILER)`p. 28: 93-98 9 zeros, 99-115 9 zeros`,
  'hsbc240.sap.file_trailer': FILE_TRAILER,
  'hsbc240.cnr.file_header': patched(FILE_HEADER)`CNR, p. 8: 36 X, 37-39 X blanks, 164-166 9 040, 172-191 X`,
  'hsbc240.cnr.lot_header': patched(LOT_HEADER)`p. 9: 14-16 9 030, 37-40 9, 208-240 X blanks`,
  'hsbc240.cnr.segment_t': patched(
    SEGMENT_T,
  )`pp. 10–11: 15 X blanks, 36 X, 37 X, 38-53 9, 54-57 X blanks, 58 9 zeros, 59-61 X,
    62-64 X, 65-70 9, 71 9, 72 X, 73 X blanks, 106-130 X blanks, 214-222 9, 223 X, 224 9, 225-240 X blanks`,
  'hsbc240.cnr.segment_u': page`p. 12: ${SEGMENT}, 14 X U, 15 X, 16-17 9, 18-32 9V2, 33-47 9V2, 48-62 9 zeros, 63-77 9V2,
    78-92 9V2, 93-107 9V2, 108-122 9 zeros, 123-137 9 zeros, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-240 X blanks`,
  'hsbc240.cnr.lot_trailer': patched(LOT_TRAILER)`p. 13: 70-75 9 zeros, 76-92 9 zeros, 93-98 9 zeros, 99-115 9 zeros,
    116-123 X blanks`,
  'hsbc240.cnr.file_trailer': patched(FILE_TRAILER)`p. 14: 36-50 9V2, 51-240 X blanks`,
}
