/** Banrisul's return records: CNAB 240 version 10.3 (23/06/2023) and October 2013, after FEBRABAN's; CNAB 400, updated to December 2020. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages } from '../printed-page.js'

/** CNAB 400, pp. 18–21. */
const TITLE_400 = page`CNAB 400, pp. 18–21: 1 9 1, 2-3 9, 4-17 9, 18-30 9, 31-36 X, 37 X blanks, 38-62 X, 63-72 X, 73-82 X, 83-104 X,
  105-107 X blanks, 108 X, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-173 X,
  174-175 9, 176-188 9V2, 189-201 9V2, 202-227 9, 228-240 9V2, 241-253 9V2, 254-266 9V2, 267-279 9V2, 280-292 9V2,
  293-295 X blanks, 296-301 DDMMAA, 302-342 X blanks, 343 X, 344 X, 345-382 X blanks, 383-392 X, 393-394 X blanks, 395-400 9`

const CODE_400 = {
  '18-30 9 = 18-21 agency_number digits, 22-30 beneficiary_code digits': '13 digits, the agency first (p. 5)',
}

export const DEVIATIONS: Deviations = {
  'banrisul400.return.header': {
    '27-39 9 = 27-30 agency_number digits, 31-39 beneficiary_code digits': '13 digits, the agency first (p. 5)',
  },
  'banrisul400.return.title': {
    ...CODE_400,
    '302-342 X blanks = 302 reserved_5 blanks … 333-342 reserved_10 blanks':
      'the columns of parts of shared titles (p. 21): a part with a damaged mark is read as a title',
  },
  'banrisul400.return.share': CODE_400,
  'banrisul400.return.summary': CODE_400,
  'banrisul240.file_header': {
    '33-52 X = 33-36 agency_number digits, 37-45 beneficiary_code digits, 46-52 unused_46 reserved':
      '13 digits, the agency first (G007, p. 33; CNAB 400, p. 5)',
  },
  'banrisul240.lot_header': {
    '34-53 X = 34-37 agency_number digits, 38-46 beneficiary_code digits, 47-53 unused_47 reserved':
      '13 digits, the agency first (G007, p. 33; CNAB 400, p. 5)',
  },
  'banrisul240.segment_u': {
    '158-165 X = 158-165 payer_occurrence_date date': 'printed Alfa; the note, C058, p. 31, has DDMMAAAA',
  },
  'banrisul240.2013.file_header': {
    '33-52 X = 33-36 agency_number digits, 37-45 beneficiary_code digits, 46-52 unused_46 reserved':
      '13 digits, the agency first (CNAB 400, p. 5)',
    '53-57 9 … 72 X = 53-72 unused_53 reserved': 'agency and account of the register, which each T has',
    '172-179 X, 180-181 X, 182-191 X = 172-191 bank_reserved reserved': '«uso reservado do banco»',
    '223-225 X, 226-228 9, 229-230 X, 231-240 X = 223-240 unused_223 reserved': '«campo não será considerado»',
  },
  'banrisul240.2013.lot_header': {
    '34-53 X = 34-37 agency_number digits, 38-46 beneficiary_code digits, 47-53 unused_47 reserved':
      '13 digits, the agency first (CNAB 400, p. 5)',
    '54-58 9 … 73 X = 54-73 unused_54 reserved': '«campo não será considerado»',
  },
  'banrisul240.2013.segment_u': {
    '158-165 X = 158-165 payer_occurrence_date date': 'printed Alfa, as in the edition of 2023',
  },
  'banrisul240.return.segment_y01': {
    '131-135 9, 136-138 9 = 131-138 guarantor_zipcode digits': 'CEP and its suffix',
    '156-240 X = 156-240 reserved_2 blanks': '«Brancos»',
  },
  'banrisul240.return.segment_y50': {
    '20-24 9 … 39 X = 20-39 unused_20 reserved': '«campo não será considerado»',
    '77-79 9 … 99 X = 77-99 unused_77 reserved': '«campo não será considerado»',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'banrisul400.return.header': page`CNAB 400, pp. 17–18: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA,
    20-26 X blanks, 27-39 9, 40-46 X blanks, 47-76 X, 77-79 9 041, 80-87 X BANRISUL, 88-94 X blanks, 95-100 DDMMAA,
    101-385 X blanks, 386-394 9, 395-400 9`,
  'banrisul400.return.title': TITLE_400,
  'banrisul400.return.share': patched(
    TITLE_400,
  )`CNAB 400, p. 21: 302 X blanks, 303-312 X, 313 X blanks, 314-318 X CC CP,
    319 X blanks, 320-332 9, 333-342 X blanks`,
  'banrisul400.return.split': page`CNAB 400, pp. 22–23: 1 9 3, 2-14 9, 15 X, 16-17 X blanks, 18-27 X, 28-29 X blanks, 30 9, 31 9,
    32-43 X blanks, 44-56 9, 57-65 X blanks, 66-80 9V2, 81-120 X, 121-141 X blanks, 142-147 X, 148-150 X blanks, 151-158 DDMMAAAA,
    159-160 X, 161-173 9, 174-182 X blanks, 183-197 9V2, 198-237 X, 238-258 X blanks, 259-264 X, 265-267 X blanks,
    268-275 DDMMAAAA, 276-277 X, 278-290 9, 291-299 X blanks, 300-314 9V2, 315-354 X, 355-375 X blanks, 376-381 X,
    382-384 X blanks, 385-392 DDMMAAAA, 393-394 X, 395-400 9`,
  'banrisul400.return.summary': page`CNAB 400, p. 24: 1 9 8, 2-3 9, 4-17 9, 18-30 9, 31-36 X, 37 X blanks, 38-50 9, 51-65 9V2,
    66-80 9V2, 81 X blanks, 82-94 9, 95-109 9V2, 110-124 9V2, 125 X blanks, 126-138 9, 139-153 9V2, 154-168 9V2,
    169 X blanks, 170-182 9, 183-197 9V2, 198-212 9V2, 213-394 X blanks, 395-400 9`,
  'banrisul400.return.trailer': page`CNAB 400, p. 25: 1 9 9, 2-17 X blanks, 18-25 9, 26-39 9V2, 40-47 9, 48 X blanks, 49-55 9,
    56-70 9V2, 71-77 9, 78-92 9V2, 93-361 X blanks, 362-379 9, 380-394 9V2, 395-400 9`,
  'banrisul240.file_header': patched(febraban.FILE_HEADER)`p. 5: 1-3 9 041, 53-72 X blanks, 103-132 X BANRISUL`,
  'banrisul240.lot_header': patched(febraban.LOT_HEADER)`p. 6: 1-3 9 041, 54-73 X blanks, 200-207 9 blanks`,
  'banrisul240.segment_t': patched(febraban.SEGMENT_T)`p. 15: 1-3 9 041, 16-17 X, 224-240 9 blanks`,
  'banrisul240.segment_u': patched(febraban.SEGMENT_U)`p. 16: 1-3 9 041, 16-17 X, 158-165 X`,
  'banrisul240.return.segment_y01': patched(febraban.SEGMENT_Y01)`p. 11: 1-3 9 041`,
  'banrisul240.return.segment_y04': patched(febraban.SEGMENT_Y04)`p. 12: 1-3 9 041, 18-19 9 04, 81 9, 82-158 X,
    159-193 X, 194-240 X blanks`,
  'banrisul240.return.segment_y50': patched(febraban.SEGMENT_Y50)`p. 13: 1-3 9 041, 175-227 X blanks, 228-240 9`,
  'banrisul240.return.segment_y53': patched(febraban.SEGMENT_Y53)`p. 14: 1-3 9 041`,
  'banrisul240.lot_trailer': patched(febraban.LOT_TRAILER)`p. 17: 1-3 9 041`,
  'banrisul240.file_trailer': patched(febraban.FILE_TRAILER)`p. 18: 1-3 9 041`,
  'banrisul240.2013.file_header': page`2013, pp. 6–7: 1-3 9 041, 4-7 9 0000, 8 9 0, 9-17 X blanks, 18 9, 19-32 9, 33-52 X,
    53-57 9, 58 X, 59-70 9, 71 X, 72 X, 73-102 X, 103-132 X BANRISUL, 133-142 X blanks, 143 9, 144-151 DDMMAAAA,
    152-157 HHMMSS, 158-163 9, 164-166 9 040, 167-171 9, 172-179 X, 180-181 X, 182-191 X, 192-211 X, 212-222 X blanks,
    223-225 X, 226-228 9, 229-230 X, 231-240 X`,
  'banrisul240.2013.lot_header': page`2013, p. 8: 1-3 9 041, 4-7 9, 8 9 1, 9 X, 10-11 9 01, 12-13 9 00, 14-16 9 020, 17 X blanks,
    18 9, 19-33 9, 34-53 X, 54-58 9, 59 X, 60-71 9, 72 X, 73 X, 74-103 X, 104-143 X, 144-183 X, 184-191 9, 192-199 DDMMAAAA,
    200-207 9, 208-240 X blanks`,
  'banrisul240.2013.segment_t': page`2013, pp. 22–26: 1-3 9 041, 4-7 9, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 X, 18-22 9, 23 9 0,
    24-35 9, 36 9, 37 X, 38-57 X, 58 X, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 X, 106-130 X, 131-132 X,
    133 9, 134-148 9, 149-188 X, 189-198 9, 199-213 9V2, 214-223 X, 224-240 X blanks`,
  'banrisul240.2013.segment_u': page`2013, pp. 26–28: 1-3 9 041, 4-7 9, 8 9 3, 9-13 9, 14 X U, 15 X blanks, 16-17 X, 18-32 9V2,
    33-47 9V2, 48-62 9V2, 63-77 9V2, 78-92 9V2, 93-107 9V2, 108-122 9V2, 123-137 9V2, 138-145 DDMMAAAA, 146-153 DDMMAAAA,
    154-157 X, 158-165 X, 166-180 9V2, 181-202 X, 203-210 X blanks, 211-213 9, 214-233 9, 234-240 X blanks`,
  'banrisul240.2013.lot_trailer': page`2013, p. 28: 1-3 9 041, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-29 9, 30-46 9V2, 47-52 9,
    53-69 9V2, 70-75 9, 76-92 9V2, 93-98 9, 99-115 9V2, 116-123 X, 124-240 X blanks`,
  'banrisul240.2013.file_trailer': page`2013, pp. 28–29: 1-3 9 041, 4-7 9, 8 9 9, 9-17 X blanks, 18-23 9, 24-29 9, 30-35 9,
    36-240 X blanks`,
}
