/** Unicred's return records as its manuals print them: CNAB 400, 7 August 2020. */
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
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
}
