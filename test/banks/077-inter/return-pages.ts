/** Inter's return records as its manual (v1.1, 30/08/2021) prints them. */
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'inter400.return.title': {
    '21-37 9 = 21-23 account_wallet digits, 24-27 agency_number digits, 28-36 account_number digits, 37 account_digit digits':
      'carteira, agência e conta corrente in one column of the page; the account with its digit',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'inter400.return.header': page`p. 13: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 X blanks, 47-76 X,
    77-79 9 077, 80-94 X INTER, 95-100 DDMMAA, 101-394 X blanks, 395-400 9 000001`,
  /** 98–107 and 241–380 are printed numeric; both have words in real files. */
  'inter400.return.title': page`pp. 14–15: 1 9 1, 2-3 9, 4-17 9, 18-20 9 zeros, 21-37 9, 38-62 X, 63-70 9 zeros, 71-81 9,
    82-86 X blanks, 87-89 9 112, 90-91 9, 92-97 DDMMAA, 98-107 9, 108-118 9, 119-124 DDMMAA, 125-137 9V, 138-140 9 077,
    141-144 9 0001, 145-146 9 01, 147-159 X blanks, 160-172 9V, 173-178 DDMMAA, 179-181 X blanks, 182-221 X, 222-226 X blanks,
    227-240 9, 241-380 9, 381-394 X blanks, 395-400 9`,
  'inter400.return.trailer': page`p. 16: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 077, 8-17 X blanks, 18-25 9, 26-57 X blanks, 58-62 9,
    63-74 9V, 75-86 X blanks, 87-91 9, 92-115 X blanks, 116-120 9, 121-132 9V, 133-394 X blanks, 395-400 9`,
}
