/** Matera's return records as C6's manual (v2.2, June 2022) prints them. */
import type { BankIdentity } from '../../../../src/banks/bank.js'
import { type Deviations, page, type ReturnPages } from '../../printed-page.js'

export const matera400Deviations = ({ slug }: Pick<BankIdentity, 'slug'>): Deviations => ({
  [`${slug}400.return.title`]: {
    '63-73 X, 74 X blanks = 63-74 our_number text':
      'a file has the number as in the remittance: a zero before it, and the digit in 74, which the page has blank',
  },
})

export const matera400ReturnPages = ({ slug, number }: Pick<BankIdentity, 'slug' | 'number'>): ReturnPages => ({
  [`${slug}400.return.header`]: page`pp. 9–10: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA, 20-21 X blanks, 22-26 9, 27-38 9, 39-50 9,
    51-76 X blanks, 77-79 9 ${number}, 80-104 X, 105-108 X blanks, 109-120 9, 121-124 X blanks, 125-130 DDMMAA, 131-394 X blanks,
    395-400 9 000001`,
  [`${slug}400.return.title`]: page`pp. 10–11: 1 9 1, 2-3 9, 4-17 9, 18-29 X, 30-37 X blanks, 38-62 X, 63-73 X, 74 X blanks, 75-86 X, 87-106 X blanks,
    107-108 9, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-165 9V, 166-168 9, 169-173 9,
    174-175 X blanks, 176-188 9V, 189-227 X blanks, 228-240 9V, 241-253 9V, 254-266 9V, 267-279 9V, 280-292 9V, 293-294 X blanks,
    295 X blanks, 296-301 DDMMAA, 302-365 X blanks, 366-377 9, 378-393 9, 394 X blanks, 395-400 9`,
  [`${slug}400.return.trailer`]: page`p. 11: 1 9 9, 2 X blanks, 3-16 9V, 17-22 9, 23-36 9V, 37-42 9, 43-394 X blanks, 395-400 9`,
})
