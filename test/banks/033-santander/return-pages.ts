/**
 * Santander's return records as its manuals print them: CNAB 240, version 8.4 (July 2025); CNAB 400 of pattern 353, version 2.36 (July 2025), 356,
 * version 1.1 (01/02/2012), and Banespa, version 2.0 (October 2009).
 */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const HEADER = page`Pattern 353, p. 14: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-30 9, 31-38 9,
  39-46 9, 47-76 X, 77-79 9, 80-94 X SANTANDER, 95-100 DDMMAA, 101-108 9 zeros, 109-117 9, 118-385 X blanks, 386-389 X,
  390-391 X blanks, 392-394 9, 395-400 9`

const TITLE = page`pp. 15–16: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-29 9, 30-37 9, 38-62 X, 63-70 9, 71-107 X blanks, 108 9,
  109-110 9, 111-116 DDMMAA, 117-126 X, 127-134 9, 135-136 9, 137-139 X, 140-142 X, 143-145 X, 146 X blanks,
  147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 9, 174-175 9,
  ${repeated([176, 189, 202, 215, 228, 241, 254, 267, 280], '0-12 9V2')}, 293 X blanks, 294 X, 295 X blanks,
  296-301 DDMMAA, 302-337 X, 338 X, 339-340 9 00, 341-353 9V5, 354-366 9V5, 367-379 9V2, 380 X, 381-383 9 blanks,
  384-385 9, 386-389 X, 390-391 X blanks, 392-394 9, 395-400 9`

const TRAILER = page`p. 18: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9, 8-17 X blanks, 18-25 9, 26-39 9V2, 40-47 9, 48-97 X blanks,
  98-105 9, 106-119 9V2, 120-127 9, 128-137 X blanks, 138-145 9, 146-159 9V2, 160-167 9, 168-391 X blanks, 392-394 9,
  395-400 9`

const BLANKS_ELSEWHERE = 'no content is printed; the other reserved columns of the manual are blanks'

const REASONS = {
  '137-139 X, 140-142 X, 143-145 X = 137-145 reason_codes text': 'three codes of one table, read as one list',
}

export const DEVIATIONS: Deviations = {
  'santander240.return.lot_header': {
    '17 X = 17 reserved_2 blanks': BLANKS_ELSEWHERE,
    '43-53 X = 43-53 reserved_3 blanks': BLANKS_ELSEWHERE,
    '69-73 X = 69-73 reserved_4 blanks': BLANKS_ELSEWHERE,
    '104-183 X = 104-183 reserved_5 blanks': BLANKS_ELSEWHERE,
  },
  'santander240.segment_t': { '219-240 X = 219-240 reserved_3 blanks': BLANKS_ELSEWHERE },
  'santander400.return.title': REASONS,
  'santander400.banespa.return.title': {
    ...REASONS,
    '381-391 X blanks = 381-383 reserved_5 blanks, 384-385 account_complement text, 386-391 reserved_6 blanks':
      "pattern 353's record, which ends the account of ten digits here (note 2)",
  },
  'santander400.banespa.return.header': {
    '111-117 X = 111-117 beneficiary_code digits': 'to check: the page leaves room for letters',
  },
  'santander400.356.return.title': {
    '4-11 9, 12-15 9, 16-17 9 = 4-17 beneficiary_tax_id tax_id': 'number, branch and check digits of one CNPJ',
    '127-133 X = 127-133 our_number_confirmed digits': 'the same number as in 65–71, where it is printed as Num',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'santander240.return.file_header': page`p. 12: 1-3 9 033, 4-7 9 0000, 8 9 0, 9-16 X blanks, 17 9, 18-32 9, 33-36 9,
    37 9, 38-46 9, 47 9, 48-52 X blanks, 53-61 9, 62-72 X blanks, 73-102 X, 103-132 X BANCO SANTANDER, 133-142 X blanks,
    143 9 2, 144-151 DDMMAAAA, 152-157 X blanks, 158-163 9, 164-166 9 040, 167-240 X blanks`,
  'santander240.return.lot_header': page`pp. 12–13: 1-3 9 033, 4-7 9, 8 9 1, 9 X T, 10-11 9 01, 12-13 X blanks,
    14-16 9 040, 17 X, 18 9, 19-33 9, 34-42 9, 43-53 X, 54-57 9, 58 9, 59-67 9, 68 9, 69-73 X, 74-103 X, 104-183 X,
    184-191 9, 192-199 DDMMAAAA, 200-240 X blanks`,
  'santander240.segment_t': page`p. 13: 1-3 9 033, 4-7 9, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 X, 18-21 9, 22 9,
    23-31 9, 32 9, 33-40 X blanks, 41-53 9, 54 X, 55-69 X, 70-77 DDMMAAAA, 78-92 9V2, 93-95 9, 96-99 9, 100 9,
    101-125 X, 126-127 9, 128 9, 129-143 9, 144-183 X, 184-193 X, 194-208 9V2, 209-218 X, 219-240 X`,
  'santander240.segment_u': patched(febraban.SEGMENT_U)`p. 14: 1-3 9 033, 154-157 9, 214-240 X blanks`,
  'santander240.return.segment_y03': page`p. 14: 1-3 9 033, 4-7 9, 8 9 3, 9-13 9, 14 X Y, 15 X blanks, 16-17 9,
    18-19 9 03, 20-80 X blanks, 81 X, 82-158 X, 159-193 X, 194-240 X blanks`,
  'santander240.segment_y04': patched(febraban.SEGMENT_Y05)`p. 15: 1-3 9 033, 16-17 9 06, 190-223 X`,
  'santander240.return.lot_trailer': patched(febraban.LOT_TRAILER)`p. 15: 1-3 9 033, 9-17 9 blanks`,
  'santander240.return.file_trailer': patched(febraban.FILE_TRAILER)`p. 16: 1-3 9 033, 4-7 9, 9-17 9 blanks,
    30-240 X blanks`,
  'santander400.return.header': HEADER,
  'santander400.return.title': TITLE,
  'santander400.return.pix': page`Pattern 353, p. 17: 1 9 2, 2 X, 3-79 X, 80-114 X, 115-391 X blanks, 392-394 9,
    395-400 9`,
  'santander400.return.trailer': TRAILER,
  'santander400.banespa.return.header': patched(HEADER)`Banespa, p. 11: 77-79 9 033, 101-110 9 zeros, 111-117 X,
    118-391 X blanks`,
  'santander400.banespa.return.title': patched(TITLE)`pp. 12–13: 294 X N, 381-391 X blanks`,
  'santander400.banespa.return.trailer': patched(TRAILER)`p. 14: 5-7 9 033`,
  'santander400.356.return.header': page`Pattern 356, p. 12: 1 9 0, 2-26 X 2RETORNO01COBRANCA, 27 9 0, 28-39 9,
    40-46 X blanks, 47-76 X, 77-79 9 033, 80-94 X Banco Real, 95-100 DDMMAA, 101-108 X 01600BPI, 109-116 9,
    117-394 X blanks, 395-400 9`,
  'santander400.356.return.title': page`pp. 13–15: 1 9 1, 2-3 9, 4-11 9, 12-15 9, 16-17 9, 18 9 0, 19-22 9, 23 9 0,
    24-30 9, 31-37 X blanks, 38-62 X, 63-64 9 00, 65-71 9, 72-107 X blanks, 108 9 1, 109-110 9, 111-116 DDMMAA,
    117-126 X, 127-133 X, 134-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 9, 174-175 9,
    176-188 9 zeros, 189-201 9V2, 202-214 9 zeros, ${repeated([215, 228, 241, 254, 267, 280], '0-12 9V2')}, 293 X,
    294-295 X blanks, 296-301 DDMMAA, 302-339 X blanks, 340-341 X, 342-391 X, 392 9 0, 393-394 9 07, 395-400 9`,
  'santander400.356.return.split': page`p. 16: 1 9 2, 2-11 X,
    ${repeated([12, 53, 94, 135], '0-1 X, 2-14 9V2, 15-27 9 zeros, 28-40 9 zeros')},
    ${repeated([176, 217], '0-1 X blanks, 2-14 9 zeros, 15-27 9 zeros, 28-40 9 zeros')}, 258-394 X blanks, 395-400 9`,
  /** The blanks from 40 on are printed up to 394, over the zeros. */
  'santander400.356.return.trailer': page`p. 17: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 033, 8-15 9, 16-17 X blanks, 18-25 9,
    26-39 9V2, 40-57 X blanks, 58-65 9 zeros, 66-79 9 zeros, 80-97 X blanks, 98-105 9 zeros, 106-119 9 zeros,
    120-137 X blanks, 138-145 9 zeros, 146-159 9 zeros, 160-394 X blanks, 395-400 9`,
}
