/** BRB's return records: Manual e Leiautes, version 077 (June 2019), sheet Leiaute Retorno. */
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'brb400.return.header': page`rows 20–37:
    1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA, 20-26 X blanks, 27-46 9, 47-76 X, 77-79 9 070, 80-82 X BRB,
    83-94 X blanks, 95-102 DDMMAAAA, 103-108 X blanks, 109-113 X blanks, 114-379 X blanks, 380-387 DDMMAAAA, 388-394 X blanks,
    395-400 9`,
  'brb400.return.title': page`rows 42–82:
    1 9 1, 2-3 9, 4-17 9, 18-20 X blanks, 21-24 9 zeros, 25-27 9, 28-37 9, 38-45 X blanks, 46-70 X, 71-82 9, 83-92 9, 93-105 X,
    106-107 X blanks, 108 9, 109-110 9, 111-118 DDMMAAAA, 119-126 DDMMAAAA, 127-128 9, 129-140 9, 141-144 9, 145-148 X blanks,
    149-156 DDMMAAAA, 157-169 9V, 170-172 9, 173-177 9, 178-179 9, 180-192 9 zeros, 193-205 9 zeros, 206-218 9 zeros, 219-231 9V,
    232-244 9 zeros, 245-257 9V, 258-270 9V, 271-283 9V, 284-296 9V, 297-298 X blanks, 299 X blanks, 300-307 DDMMAAAA, 308-364 9,
    365-394 X, 395-400 9`,
  'brb400.return.trailer': page`rows 87–98:
    1 9 9, 2 9 2, 3-4 9 01, 5-7 9 070, 8-57 X blanks, 58-62 9, 63-74 9V, 75-86 X blanks, 87-91 9, 92-103 9V, 104-394 X blanks,
    395-400 9`,
}

export const DEVIATIONS: Deviations = {
  'brb400.return.title': {
    '180-192 9 zeros = 180-192 bank_rate money V2': 'the layout of 2014, retorno, row 46: despesas de cobrança',
    '193-205 9 zeros = 193-205 other_fines money V2': 'the layout of 2014, retorno, row 47: outras despesas',
    '365-394 X = 365-367 reason_code text, 368-394 rejection_text text':
      'the code of the list, and its text: sheet Exemplo Retorno, rows 12–16',
  },
}
