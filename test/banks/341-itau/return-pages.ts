/** Itaú's return records as its manuals print them: Layout de Arquivos FEBRABAN 240, January 2017, and Cobrança CNAB 400, July 2021. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

const TITLE = page`pp. 20–21: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-23 9 00, 24-28 9, 29 9, 30-37 X blanks, 38-62 X,
  63-70 9, 71-82 X blanks, 83-85 9, 86-93 9, 94 9, 95-107 X blanks, 108 X, 109-110 9, 111-116 DDMMAA, 117-126 X,
  127-134 9, 135-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-172 9, 173 9, 174-175 9, 176-188 9V2,
  189-214 X blanks, ${repeated([215, 228, 241, 254, 267, 280], '0-12 9V2')}, 293 X, 294-295 X blanks, 296-301 DDMMAA,
  302-305 9, 306-311 X blanks, 312-324 9 zeros, 325-354 X, 355-377 X blanks, 378-385 X, 386-392 X blanks, 393-394 X,
  395-400 9`

const CHEQUE = patched(TITLE)`p. 22, and 71–82 in note 33, p. 49: 71-74 9, 75-76 9 00, 77-81 9, 82 9, 109-110 9 69,
  147-152 9 zeros, 174-175 X blanks, 176-253 9 zeros, 254-266 9V2, 267-292 9 zeros, 293-301 X blanks, 302-324 9 zeros,
  378-379 X, 380-394 X blanks`

export const DEVIATIONS: Deviations = {
  'itau400.return.title': {
    '95-107 X blanks = 95-106 reserved_4 blanks, 107 settlement_notice text': 'indicator 23.2, p. 52',
    '293 X = 293 dda digits': '0 or 1: note 34, p. 49',
    '306-311 X blanks = 306-311 complement_date date': 'dates of some occurrences: note 20, pp. 38–46',
    '312-324 9 zeros = 312-324 complement_amount money V2': 'amounts of some occurrences: note 20, pp. 38–46',
    '355-377 X blanks = 355 reserved_8 blanks, 356-369 payer_tax_id tax_id, 370-377 reserved_9 blanks': 'note 2, p. 29',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'itau240.file_header': patched(febraban.FILE_HEADER)`p. 7: 1-3 9 341, 33-52 X blanks, 53 9 0, 54-57 9, 58 X blanks,
    59-65 9 zeros, 66-70 9, 71 X blanks, 72 9, 103-132 X BANCO ITAU SA, 164-166 9 040, 167-171 9 zeros,
    172-225 X blanks, 226-228 9 zeros, 229-240 X blanks`,
  'itau240.lot_header': patched(febraban.LOT_HEADER)`p. 8: 1-3 9 341, 12-13 9 zeros, 14-16 9 030, 34-53 9 blanks,
    54 9 0, 55-58 9, 59 X blanks, 60-66 9 zeros, 67-71 9, 72 X blanks, 73 9, 104-183 X blanks`,
  'itau240.segment_t': patched(febraban.SEGMENT_T)`p. 14: 1-3 9 341, 15 X, 18 9 0, 19-22 9, 23-30 9 zeros, 31-35 9,
    36 9 zeros, 37 9, 38-40 9, 41-48 9, 49 9, 50-57 X blanks, 58 9 zeros, 59-68 X, 69-73 X blanks, 97-99 9 zeros,
    131-132 9 zeros, 149-178 X, 179-188 X blanks, 189-198 9 zeros, 214-221 9, 222-223 X`,
  'itau240.segment_u': patched(febraban.SEGMENT_U)`p. 15: 1-3 9 341, 108-137 9 zeros, 154-157 9, 181-210 X blanks,
    211-233 9 zeros`,
  'itau240.lot_trailer': patched(febraban.LOT_TRAILER)`p. 16: 1-3 9 341, 70-115 9 zeros`,
  'itau240.file_trailer': patched(febraban.FILE_TRAILER)`p. 16: 1-3 9 341, 30-35 9 zeros`,
  'itau400.return.header': page`p. 19: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-30 9, 31-32 9 00,
    33-37 9, 38 9, 39-46 X blanks, 47-76 X, 77-79 9 341, 80-94 X BANCO ITAU SA, 95-100 DDMMAA, 101-105 9, 106-108 X BPI,
    109-113 9, 114-119 DDMMAA, 120-394 X blanks, 395-400 9 000001`,
  'itau400.return.title': TITLE,
  'itau400.return.returned_cheque': CHEQUE,
  'itau400.return.cleared_cheque': patched(CHEQUE)`Cobrança Mensagem CNAB 400, March 2012, p. 13: 109-110 9 76`,
  'itau400.return.pix': page`p. 24: 1 9 3, 2-391 X, 392-394 X, 395-400 9`,
  /** The shares in reais or as a percentage with three decimals by note 32, p. 48. */
  'itau400.return.split': patched(TITLE)`pp. 25–26: 1 9 4, 111-112 9, 113-125 9V2,
    ${repeated([126, 161, 196, 231, 266, 301, 336], '0-3 9, 4-10 9, 11 9, 12-24 9V2/3, 25-34 9V2')}, 371-393 X blanks,
    394 X`,
  'itau400.return.trailer': page`p. 27: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 341, 8-17 X blanks, 18-25 9, 26-39 9V2, 40-47 X,
    48-57 X blanks, 58-65 9, 66-79 9V2, 80-87 X, 88-177 X blanks, 178-185 9, 186-199 9V2, 200-207 X, 208-212 9,
    213-220 9, 221-234 9V2, 235-394 X blanks, 395-400 9`,
}
