/**
 * Caixa's return records as its manuals print them: CNAB 240 SIGCB, 67.118 v029 (October 2022) and, for beneficiaries of six digits, v010 (June
 * 2018); CNAB 400 SIGCB, 67.126 v015 (April 2020); SICOB, 67.023 v014 (September 2008) and 67.024 v01 (October 2005).
 */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const FILE_HEADER = patched(febraban.FILE_HEADER)`v029, p. 36: 1-3 9 104, 33-52 9 zeros, 59-65 9, 66-71 9 zeros,
  72 9 zeros, 103-132 X C ECON FEDERAL, 143 9 2, 164-166 9, 167-171 9 zeros, 172-191 X blanks, 212-215 X blanks,
  216-225 X blanks, 226-228 9 zeros, 229-240 X blanks`

const LOT_HEADER = patched(febraban.LOT_HEADER)`v029, p. 37: 1-3 9 104, 9 X T, 12-13 9 zeros, 14-16 9, 34-40 9,
  41-53 9 zeros, 60-65 9 zeros, 66-72 9, 73 9 zeros, 104-143 X blanks, 144-183 X blanks, 208-209 9 zeros,
  210-235 X blanks, 236-237 9 zeros, 238-240 X blanks`

const SEGMENT_T = patched(febraban.SEGMENT_T)`v029, pp. 38–39: 1-3 9 104, 18-22 9 zeros, 23 9 zeros, 24-30 9,
  31-32 9 zeros, 33-35 9, 36 9 0, 37-38 X blanks, 39 9, 40-41 9, 42-56 9, 57 9, 59-69 X, 70-73 X blanks,
  189-198 X blanks`

const SEGMENT_T_6 = patched(SEGMENT_T)`v010, p. 54: 24-29 9, 30-32 9 zeros`

const SEGMENT_U_PAYER_BANK = patched(febraban.SEGMENT_U)`v029, pp. 41–42: 1-3 9 104, 154-156 9, 157-176 X, 177 X, 178 X,
  179-180 9, 181 9, 182-183 9, 184 X blanks, 185-199 X, 200-210 X blanks, 211-240 X blanks`

/** 12–26 in NE002, p. 34. */
const HEADER = page`CNAB 400 SIGCB, p. 27: 1 9 0, 2 9 2, 3-9 X, 10-11 9 01, 12-26 X COBRANCA, 27-30 9, 31-37 9,
  38-46 X blanks, 47-76 X, 77-79 9, 80-94 X, 95-100 DDMMAA, 101-158 X, 159-161 9, 162-389 X blanks, 390-394 9,
  395-400 9 000001`

/** 300–394 as in v029. */
const TITLE = page`CNAB 400 SIGCB, pp. 28–29: 1 9 1, 2-3 9, 4-17 9, 18-20 9 zeros, 21-27 9, 28 9, 29 9, 30-31 X blanks,
  32-56 X, 57-58 9, 59-73 9, 74-79 X blanks, 80-82 9, 83-106 X, 107-108 9, 109-110 9, 111-116 DDMMAA, 117-126 X,
  127-146 X blanks, 147-152 DDMMAA, 153-165 9V, 166-168 9, 169-173 9, 174-175 9, 176-188 9V, 189-191 9, 192 9,
  193-194 9, 195-200 DDMMAA, 201-214 X blanks, ${repeated([215, 228, 241, 254, 267, 280], '0-12 9V')}, 293 9,
  294-299 DDMMAA, 300 9, 301-314 9, 315-394 X, 395-400 9`

/** A code of six digits comes behind a blank; in the header, before one. */
const TITLE_6 = patched(TITLE)`p. 34, NE004, A1: 21 X blanks, 22-27 9`

const TRAILER = page`CNAB 400 SIGCB, p. 30, and SICOB, p. 15: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 104, 8-394 X blanks,
  395-400 9`

const REMARK = {
  '83-106 X = 83-84 remark_code text, 85-106 reserved_3 reserved': 'A4, payer of DDA, in 83–84: p. 28, 13.1',
}

export const DEVIATIONS: Deviations = {
  'caixa240.segment_w': {
    '25-28 9 … 158-240 X blanks = 25-240 errors text': 'pairs of field and error, which are letters in old files',
  },
  'caixa240_sicob.return.lot_header': {
    '208-240 X = 208-240 reserved_3 blanks': 'for the use of FEBRABAN: blanks elsewhere',
  },
  'caixa240_sicob.segment_t': {
    '189-198 X blanks = 189-198 credit_contract_number digits': "FEBRABAN's field, in which blanks are no number",
  },
  'caixa400.return.title': REMARK,
  'caixa400_7.return.title': REMARK,
  'caixa400_sicob.return.header': {
    '12-26 X COBRANÇA = 12-26 service_name literal': 'without the cedilla in files, as NE002 of SIGCB prints it',
  },
  'caixa400_sicob.return.title': { '174-175 X = 174-175 document_type digits': '01 to 99: note 6, p. 5' },
}

export const RETURN_PAGES: ReturnPages = {
  'caixa240_7.return.file_header': FILE_HEADER,
  'caixa240.return.file_header': patched(FILE_HEADER)`v010, p. 52: 59-64 9, 65-71 9 zeros`,
  'caixa240_7.return.lot_header': LOT_HEADER,
  'caixa240.return.lot_header': patched(LOT_HEADER)`v010, p. 53: 34-39 9, 40-53 9 zeros, 60-65 9`,
  'caixa240_7.segment_t': SEGMENT_T,
  'caixa240.segment_t': SEGMENT_T_6,
  'caixa240.segment_t_sinco': patched(SEGMENT_T_6)`39–56 as in CNAB 240 SINCO, 67.026 v01 (January 2004), p. 19: 39 9 9,
    40-56 9`,
  'caixa240.segment_u': patched(febraban.SEGMENT_U)`v029, p. 40: 1-3 9 104, 154-157 9 zeros, 166-180 9, 181 9,
    182-195 9, 196-210 9 zeros`,
  'caixa240.segment_u_payer_bank_35': patched(SEGMENT_U_PAYER_BANK)`v029, p. 41: 16-17 9 35`,
  'caixa240.segment_u_payer_bank_36': patched(SEGMENT_U_PAYER_BANK)`v029, p. 41: 16-17 9 36`,
  'caixa240.segment_u_payer_bank_37': patched(SEGMENT_U_PAYER_BANK)`v029, p. 41: 16-17 9 37`,
  'caixa240.segment_u_payer_bank_38': patched(SEGMENT_U_PAYER_BANK)`v029, p. 38, 11.3T: 16-17 9 38`,
  /** The letter of the segment is printed as U, and the pairs as 20, up to 164, over the blanks from 158 on. */
  'caixa240.segment_w': page`SICOB, p. 21: 1-3 9 104, 4-7 9, 8 9 3, 9-13 9, 14 X W, 15 X blanks, 16-17 9, 18-23 9,
    24 X blanks, ${repeated(
      Array.from({ length: 19 }, (_, i) => 25 + 7 * i),
      '0-3 9, 4-6 9',
    )}, 158-240 X blanks`,
  'caixa240.segment_y04': patched(febraban.SEGMENT_Y04)`v029, p. 30: 1-3 9 104, 18-19 9 04`,
  'caixa240.segment_y08': page`v029, pp. 31 and 43: 1-3 9 104, 4-7 9, 8 9 3, 9-13 9, 14 X Y, 15 X blanks, 16-17 9,
    18-19 9 08, 20-21 9, 22 9, 23-40 9, 41-200 X, 201-204 9, 205-207 9, 208-240 X blanks`,
  'caixa240.segment_y50': patched(febraban.SEGMENT_Y50)`v029, pp. 44–45: 1-3 9 104, 40-41 9, 42-56 9, 57-59 X blanks,
    77-79 9 104, 167-240 X blanks`,
  'caixa240.segment_y53': patched(febraban.SEGMENT_Y53)`v029, p. 33: 1-3 9 104, 56-240 X blanks`,
  'caixa240.segment_y_other': 'the page prints another body for each model of slip',
  'caixa240.return.lot_trailer': patched(febraban.LOT_TRAILER)`v029, p. 46: 1-3 9 104, 30-46 9V, 53-69 9V, 76-92 9V,
    93-115 9 zeros, 116-240 X blanks`,
  'caixa240.return.file_trailer': patched(febraban.FILE_TRAILER)`v029, p. 47: 1-3 9 104, 30-35 X blanks`,
  'caixa240_sicob.return.file_header': patched(febraban.FILE_HEADER)`SICOB, p. 7: 1-3 9 104, 33-48 9, 49-52 X blanks,
    58 9, 71 9, 72 9, 164-166 9 030, 167-171 9 zeros`,
  'caixa240_sicob.return.lot_header': patched(febraban.LOT_HEADER)`SICOB, p. 14: 1-3 9 104, 14-16 9 020, 34-49 X,
    50-53 X blanks, 59 9, 72 9, 73 9, 208-240 X`,
  'caixa240_sicob.segment_t': patched(febraban.SEGMENT_T)`SICOB, p. 19: 1-3 9 104, 38-46 X blanks, 47-57 9, 59-69 X,
    70-73 X blanks, 189-198 X blanks, 214-223 9`,
  'caixa240_sicob.segment_u': patched(febraban.SEGMENT_U)`SICOB, p. 20: 1-3 9 104, 154-161 DDMMAAAA, 162-240 9 zeros`,
  'caixa240_sicob.return.lot_trailer': patched(febraban.LOT_TRAILER)`SICOB, p. 22: 1-3 9 104, 47-52 9 zeros,
    53-69 9V2 zeros, 116-123 X blanks`,
  'caixa400_7.return.header': HEADER,
  'caixa400.return.header': patched(HEADER)`p. 34, NE004, A1: 31-36 9, 37 X blanks`,
  'caixa400_7.return.title': TITLE,
  'caixa400.return.title': TITLE_6,
  /** P. 37, NE015: nosso número of 18 digits. */
  'caixa400_7.return.title_sinco': 'the page prints no columns for the nosso número of 18 digits',
  'caixa400.return.title_sinco': 'the page prints no columns for the nosso número of 18 digits',
  'caixa400.return.trailer': TRAILER,
  'caixa400_sicob.return.header': page`SICOB, p. 13: 1 9 0, 2 9 2, 3-9 X, 10-11 9 01, 12-26 X COBRANÇA, 27-42 9,
    43-46 X blanks, 47-76 X, 77-79 9 104, 80-94 X C ECON FEDERAL, 95-100 DDMMAA, 101-158 X, 159-389 X blanks, 390-394 9,
    395-400 9 000001`,
  'caixa400_sicob.return.title': patched(TITLE)`SICOB, pp. 14–15: 18-33 9, 34-37 X blanks, 38-62 X, 63-73 9, 174-175 X,
    189-214 X blanks, 300-394 X blanks`,
  'caixa400_sicob.return.trailer': TRAILER,
}
