/** Banco Real's return records as its manuals print them: CNAB 400, version 3.0 (05/01/2005); CNAB 240, version 4.5 (06/07/2010). */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const TITLE = page`pp. 22–23: 1 9 1, 2-3 9, 4-11 9, 12-15 9, 16-17 9, 18 9 0, 19-22 9, 23 9 0, 24-30 9, 31-37 X blanks, 38-62 X,
  63-64 9 00, 65-71 9, 72-107 X blanks, 108 9, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-133 X, 134-146 X blanks,
  147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 9, 174-175 9,
  176-188 9 zeros, 189-201 9V2, 202-214 9 zeros, ${repeated([215, 228, 241, 254, 267], '0-12 9V2')}, 280-292 9 zeros, 293 X, 294-295 X blanks, 296-301 DDMMAA,
  302-341 X blanks, 342-391 X, 392 9, 393-394 9, 395-400 9`

const TAX_ID = {
  '4-11 9, 12-15 9, 16-17 9 = 4-17 beneficiary_tax_id tax_id': 'number, branch and check digits of one CNPJ',
}

const AGAIN = {
  '127-133 X = 127-133 our_number_confirmed digits': 'the same number as in 65–71, where it is printed as Num',
}

export const DEVIATIONS: Deviations = {
  'real400.return.title': { ...TAX_ID, ...AGAIN },
  'real400.return.title_unregistered': TAX_ID,
  'real400.return.title_open': { ...TAX_ID, ...AGAIN },
  'real240.file_header': {
    '223-225 X, 226-228 9, 229-230 X, 231-240 X = 223-240 bank_use reserved': 'all four are for the bank or a network',
  },
  'real240.lot_header': {
    '19-27 9, 28-31 9, 32-33 9 = 19-33 beneficiary_tax_id tax_id': 'number, branch and check digits of one CNPJ',
  },
  'real240.segment_t': {
    '134-142 9, 143-146 9, 147-148 9 = 134-148 payer_tax_id tax_id': 'number, branch and check digits of one CNPJ',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'real400.return.header': page`pp. 21, 25 and 34: 1 9 0, 2-26 X 2RETORNO01COBRANCA, 27 9 0, 28-31 9, 32 9 0, 33-39 9,
    40-46 X blanks, 47-76 X, 77-79 9 356, 80-94 X Banco Real S.A., 95-100 DDMMAA, 101-108 X 01600BPI, 109-116 9,
    117-394 X blanks, 395-400 9`,
  'real400.return.title': TITLE,
  'real400.return.title_unregistered': patched(
    TITLE,
  )`p. 35: 38-46 9, 47-59 9, 60-107 X, 109-110 9 06, 117-146 X blanks, 147-152 X,
    174-175 9 57, 176-178 9, 179-182 X, 183-240 X blanks, 280-292 X blanks, 302-394 X blanks`,
  'real400.return.title_open': patched(
    TITLE,
  )`pp. 26–27: 109-110 9 11, 189-201 9 zeros, 215-227 9 zeros, 293 X, 294 X, 295-394 X blanks`,
  'real400.return.trailer': page`pp. 24 and 28: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 356, 8-15 9, 16-17 X blanks, 18-25 9, 26-39 9V2,
    40-57 X blanks, 58-65 9, 66-79 9V2, 80-97 X blanks, 98-105 9, 106-119 9V2, 120-137 X blanks, 138-145 9, 146-159 9V2,
    160-394 X blanks, 395-400 9`,
  'real240.file_header': patched(
    febraban.FILE_HEADER,
  )`p. 17: 1-3 9 356, 164-166 9 040, 212-222 X blanks, 223-225 X, 226-228 9,
    229-230 X, 231-240 X`,
  'real240.lot_header': patched(
    febraban.LOT_HEADER,
  )`p. 18: 1-3 9 356, 14-16 9 040, 19-27 9, 28-31 9, 32-33 9, 34-53 X blanks,
    59 X blanks, 72 X blanks, 73 X blanks, 104-143 X blanks, 144-183 X blanks, 200-207 9 zeros`,
  'real240.segment_t': patched(
    febraban.SEGMENT_T,
  )`p. 23: 1-3 9 356, 23 9 zeros, 36-37 X blanks, 38-39 9, 40-44 9 zeros, 45-57 9,
    97-99 9 zeros, 105 9 zeros, 134-142 9, 143-146 9, 147-148 9, 199-213 9 zeros, 214-223 9, 224 X, 225-240 X blanks`,
  'real240.segment_u': patched(
    febraban.SEGMENT_U,
  )`p. 24: 1-3 9 356, 63-77 9, 154-157 X blanks, 158-165 X blanks, 166-180 9 zeros,
    181-210 X blanks, 211-213 9 zeros, 214-233 9 zeros`,
  'real240.lot_trailer': page`p. 24: 1-3 9 356, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-115 9 zeros, 116-123 X, 124-240 X blanks`,
  'real240.file_trailer': patched(febraban.FILE_TRAILER)`p. 17: 1-3 9 356`,
}
