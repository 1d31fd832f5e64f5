/** Unicred's return records as its manuals print them: CNAB 400, 7 August 2020; CNAB 240, 8 July 2021. */
import { type Deviations, page, type ReturnPages, repeated } from '../printed-page.js'

const NUMBERS = 'one alphanumeric column of the page, of numbers alone'
const START = { '1-7 X 1360001 = 1-3 bank_code digits, 4-7 lot_number digits': NUMBERS }
const TAX_ID_TYPE = { '18 X = 18 beneficiary_tax_id_type digits': 'printed alphanumeric: 1 or 2' }

export const DEVIATIONS: Deviations = {
  'unicred240.return.file_header': {
    '1-7 X 1360000 = 1-3 bank_code digits, 4-7 lot_number literal': NUMBERS,
    ...TAX_ID_TYPE,
  },
  'unicred240.return.lot_header': {
    ...START,
    '9-16 X T0100030 = 9 operation_type text, 10-11 service_type digits, 12-13 zeros_1 zeros, 14-16 lot_layout_version digits':
      'one column of the page: operation, service and version, as in the lot of a remittance (p. 9)',
    ...TAX_ID_TYPE,
  },
  'unicred240.segment_t': {
    ...START,
    '39-57 9 = 39-46 our_number_prefix digits, 47-56 our_number digits, 57 our_number_digit text':
      'zeros, and the number of ten digits with its check digit (remittance, G069, p. 22)',
  },
  'unicred240.segment_u': {
    '1-8 X 13600013 = 1-3 bank_code digits, 4-7 lot_number digits, 8 record_type key': NUMBERS,
  },
  'unicred240.return.lot_trailer': START,
  'unicred240.return.file_trailer': {
    '1-9 X 136999991 = 1-3 bank_code digits, 4-7 lot_number literal, 8 record_type key, 9 fixed_1 text': NUMBERS,
  },
  'unicred400.return.header': {
    '77-94 X 136UNICREDDOBRASIL = 77-79 bank_code digits, 80-94 bank_name text':
      'one column of the page; real files have the number and the name of another bank there',
  },
  'unicred400.return.title': {
    '46-62 9 = 46-51 our_number_prefix digits, 52-61 our_number digits, 62 our_number_digit text':
      'zeros, and the number of ten digits with its check digit (remittance, p. 14)',
    '306-318 X = 306-318 credit_amount money V2': 'an amount: paid amount less fee (p. 5)',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'unicred400.return.header': page`p. 3: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA, 20-26 X blanks, 27-30 9, 31 X,
    32-39 9, 40 X, 41-46 9 000000, 47-76 X, 77-94 X 136UNICREDDOBRASIL, 95-100 DDMMAA, 101-107 9, 108-121 X, 122-394 X blanks,
    395-400 9 000001`,
  'unicred400.return.title': page`pp. 4–5: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22 X, 23-30 9, 31 X, 32-45 X, 46-62 9, 63-73 X blanks,
    74 9 zeros, 75 9 1, 76-85 X blanks, 86-88 9 019, 89-106 9 zeros, 107-108 9 18, 109-110 9, 111-116 DDMMAA, 117-146 X blanks,
    147-152 DDMMAA, 153-165 9V, 166-168 X, 169-172 X, 173 X, 174-175 X blanks, 176-181 DDMMAA, 182-188 9V, 189-227 X blanks,
    228-240 9V, 241-253 9V, 254-266 9V, 267-279 9V, 280-305 X, 306-318 X, 319-326 X, 327-328 X, 329-394 X blanks, 395-400 9`,
  'unicred400.return.trailer': page`p. 5: 1 9 9, 2-394 X blanks, 395-400 9`,
  'unicred240.return.file_header': page`p. 3: 1-7 X 1360000, 8 X 0, 9-17 X blanks, 18 X, 19-32 X, 33-52 X blanks, 53-57 9, 58 X,
    59-72 X, 73-102 X, 103-132 X UNICRED DO BRASIL, 133-142 X blanks, 143 9 2, 144-151 DDMMAAAA, 152-157 HHMMSS, 158-163 9,
    164-240 X blanks`,
  'unicred240.return.lot_header': page`p. 4: 1-7 X 1360001, 8 X 1, 9-16 X T0100030, 17 X blanks, 18 X, 19-33 X, 34-53 X blanks,
    54-58 9, 59 X, 60-73 X blanks, 74-103 X, 104-183 X blanks, 184-185 X 03, 186-191 9, 192-199 DDMMAAAA, 200-207 DDMMAAAA,
    208-240 X blanks`,
  'unicred240.segment_t': page`pp. 4–5: 1-7 X 1360001, 8 X 3, 9-13 9, 14 X T, 15 X blanks, 16-17 9, 18-23 X blanks, 24-37 X,
    38 9 0, 39-57 9, 58 X 1, 59-73 X, 74-81 DDMMAAAA, 82-96 9V, 97-99 9, 100-104 9, 105 9, 106-198 9 zeros, 199-213 9V,
    214-221 X, 222-223 X, 224-240 X blanks`,
  'unicred240.segment_u': page`pp. 5–6: 1-8 X 13600013, 9-13 9, 14 X U, 15 X blanks, 16-17 9,
    ${repeated([18, 33, 48, 63, 78, 93], '0-14 9V')}, 108-137 X blanks, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 9 zeros,
    158-165 DDMMAAAA, 166-240 X blanks`,
  'unicred240.return.lot_trailer': page`p. 6: 1-7 X 1360001, 8 X 5, 9-17 X blanks, 18-23 9, 24-240 X blanks`,
  'unicred240.return.file_trailer': page`p. 6: 1-9 X 136999991, 10-23 X blanks, 24-29 9, 30-240 X blanks`,
}
