/** Banco do Brasil's return records as its manuals print them: CNAB 240, February 2021, and CNAB400/CBR643, June 2019. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const TITLE = page`CNAB400/CBR643, pp. 4–6: 1 9 7, 2-3 9 zeros, 4-17 9 zeros, 18-21 9, 22 X, 23-30 9, 31 X, 32-38 9,
  39-63 X, 64-80 9, 81 9, 82 9, 83-86 9, 87-88 9, 89-91 X, 92-94 9, 95 9, 96-100 9, 101-105 9, 106 9 blanks, 107-108 9,
  109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-172 9, 173 X,
  174-175 9, 176-181 DDMMAA, 182-188 9V2, ${repeated([189, 202, 215, 228, 241, 254, 267, 280, 293, 306], '0-12 9V2')},
  319 9, 320 9, 321-332 9V2, 333 X, ${repeated([334, 350, 366], '0-8 9, 9-15 9')}, 382-390 9, 391 9, 392 X blanks,
  393-394 9, 395-400 9`

const NO_MANUAL_CBR641 = 'the manual of the CBR641 return is not at hand'

const ONLY_IN_FILES = 'real files fill what the page leaves blank'

export const DEVIATIONS: Deviations = {
  'bb400.return.email': { '395-400 X = 395-400 sequence integer': 'a misprint: the other records have 9(006)' },
  'bb400.return.pix': { '395-400 X = 395-400 sequence integer': 'a misprint: the other records have 9(006)' },
  'bb400.return.cheque': { '104 X = 104 capture_type digits': '1 or 2: note 21, p. 25' },
  'bb240.segment_t': {
    '224-240 X blanks = 224-225 wallet_number digits, 226-228 wallet_variation digits, 229-240 agreement_number text':
      ONLY_IN_FILES,
  },
  'bb240.segment_y04': {
    '72-79 9, 80-240 X blanks = 72-80 mobile_number digits … 194-240 reserved_2 blanks':
      "FEBRABAN's record, which has nine digits of a mobile and Pix; the bank does not use the segment",
  },
  'bb240.lot_trailer': {
    '24-240 X blanks = 24-29 simple_count integer … 124-240 reserved_2 reserved':
      "FEBRABAN's counts and amounts: the page wants zeros and blanks and does not say where each begins",
  },
}

export const RETURN_PAGES: ReturnPages = {
  'bb240.file_header': patched(febraban.FILE_HEADER)`pp. 3–5: 1-3 9 001, 33-41 9, 42-45 9 0014, 46-47 9, 48-50 9,
    51-52 X blanks, 103-132 X BANCO DO BRASIL S.A., 164-166 9 083`,
  'bb240.lot_header': patched(febraban.LOT_HEADER)`pp. 5–8: 1-3 9 001, 14-16 9 042, 34-42 9, 43-46 9 0014, 47-48 9,
    49-51 9, 52-53 X`,
  'bb240.segment_t': patched(febraban.SEGMENT_T)`pp. 27–29: 1-3 9 001`,
  'bb240.segment_u': patched(febraban.SEGMENT_U)`pp. 29–30: 1-3 9 001`,
  'bb240.segment_y04': patched(febraban.SEGMENT_Y04)`p. 22: 1-3 9 001, 72-79 9, 80-240 X blanks`,
  'bb240.segment_y05': patched(febraban.SEGMENT_Y05)`p. 23: 1-3 9 001`,
  'bb240.lot_trailer': patched(febraban.LOT_TRAILER)`pp. 30–31: 1-3 9 001, 24-240 X blanks`,
  'bb240.file_trailer': patched(febraban.FILE_TRAILER)`p. 32: 1-3 9 001`,
  'bb400.return.header': page`CNAB400/CBR643, p. 3: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA,
    20-26 X blanks, 27-30 9, 31 X, 32-39 9, 40 X, 41-46 9 zeros, 47-76 X, 77-94 X 001BANCODOBRASIL, 95-100 DDMMAA,
    101-107 9, 108-149 X blanks, 150-156 9, 157-394 X blanks, 395-400 9`,
  'bb400.return.title': TITLE,
  'bb400.return.title_limit': patched(TITLE)`p. 26, note 26: 109-110 9 39, 280-282 9, 283-292 9 zeros`,
  /** 85–97 is printed as `X(011) v99`. */
  'bb400.return.split': page`pp. 7–8: 1 9 2, 2-18 9,
    ${repeated([19, 98, 177, 256], '0-2 9, 3-5 9, 6-9 9, 10 X, 11-21 9, 22 X, 23-52 X, 53-65 9V2, 66-78 9V2')},
    ${repeated([335, 350, 365, 380], '0 9, 1-14 9')}, 395-400 9`,
  'bb400.return.split_ispb': page`p. 9: 1 9 5, 2-3 9 04, 4-20 9,
    ${repeated([21, 109, 197], '0-2 9, 3-5 9, 6-13 9, 14-18 9, 19 X, 20-30 9, 31 X, 32-61 X, 62-74 9V2, 75-87 X blanks')},
    ${repeated([285, 300, 315], '0 9, 1-14 9')}, 330-394 X blanks, 395-400 9`,
  'bb400.return.vendor': page`pp. 10–11: 1 9 3, 2-12 9, 13 X, 14-22 9, 23-30 DDMMAAAA, 31-35 9V3, 36-40 9V3,
    ${repeated([41, 56, 71, 86, 101], '0-14 9V2')}, 116 9, 117 9, ${repeated([118, 133, 148, 163], '0-14 9V2')},
    178-214 X, 215 9, 216-229 9, 230-231 9, 232-248 X, ${repeated([249, 264, 279, 294], '0-14 9V2')}, 309 9, 310 9,
    311 9, 312-326 9V2, 327-341 9V2, 342-400 X blanks`,
  'bb400.return.email': page`p. 12: 1 X 5, 2-3 9 01, 4-5 9 zeros, 6-142 X, 143-394 X blanks, 395-400 X`,
  'bb400.return.cheque': page`p. 13: 1 X 5, 2-3 9 04, 4-5 9 zeros, 6-22 9, 23-30 DDMMAAAA, 31-44 9 zeros, 45-59 9V2,
    60-62 9, 63-65 9 zeros, 66-68 9, 69 X blanks, 70-103 X, 104 X, 105-115 9 zeros, 116-394 X blanks, 395-400 9`,
  'bb400.return.document_number': page`p. 14: 1 9 5, 2-3 9 06, 4-5 9 zeros, 6-20 X, 21-394 X blanks, 395-400 9`,
  'bb400.return.trailer': page`p. 15: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 001, 8-17 X blanks,
    ${repeated([18, 58, 98], '0-7 9, 8-21 9V2, 22-29 9, 30-39 X blanks')}, 138-145 9, 146-159 9V2, 160-167 9,
    168-217 X blanks, 218-225 9, 226-239 9V2, 240-247 9, 248-394 X blanks, 395-400 9`,
  'bb400.return.discounts': page`July 2023, pp. 12–13: 1 9 5, 2-3 X 08, 4-5 9 zeros, 6-11 DDMMAA, 12-26 9V2, 27-32 DDMMAA, 33-47 9V2,
    48-53 DDMMAA, 54-68 9V2, 69-394 X blanks, 395-400 9`,
  'bb400.return.pix': page`July 2023, p. 12: 1 X 5, 2-3 9 10, 4-5 9, 6-140 9 blanks, 141-217 X, 218-252 X, 253-394 X blanks, 395-400 X`,
  'bb400.return.header_6': NO_MANUAL_CBR641,
  'bb400.return.title_6': NO_MANUAL_CBR641,
  'bb400.return.title_limit_6': NO_MANUAL_CBR641,
}
