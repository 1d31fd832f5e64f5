/**
 * Sicoob's return records as its manuals print them: Layouts para troca de informações (28/10/2019), sheets «04.Retorno», with the lines of the
 * sheet; correspondent Banco do Brasil (December 2011) and correspondent Bradesco (July 2013), with their pages.
 */
import * as bradesco from '../237-bradesco/return-pages.js'
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, page, patched, type ReturnPages, repeated } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'sicoob400.return.header': {
    '31 X zeros = 31 agency_digit digits': 'always zero',
    '40 X = 40 beneficiary_digit digits': 'to check: the sheet leaves room for a letter',
  },
  'sicoob400.return.title': {
    '63-73 9, 74 X = 63-66 our_number_prefix zeros, 67-74 our_number digits':
      'seven digits and the check digit of the nosso número',
    '95 X zeros = 95 responsibility_digit digits': 'always zero',
    '117-126 X, 127-146 X blanks = 117-131 document_number text, 132-146 reserved_2 blanks':
      'a real file has 15 characters',
    '343-357 9, 358-394 X blanks = 343-356 payer_tax_id tax_id, 357-394 reserved_4 reserved':
      'the sheet prints 14 columns as 343–357 and 38 as 358–394; real files have the tax id in 343–356',
  },
  'sicoob400.return.bradesco_title': {
    '21-30 9 = 21-26 agency_prefix zeros, 27-30 agency_number digits': 'a cooperative has four digits: p. 9',
    '71-81 X = 71-81 our_number digits': 'a number of 11 digits: p. 16',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'sicoob240.return.file_header': patched(febraban.FILE_HEADER)`l. 8–32: 1-3 9 756, 33-52 X blanks, 58 X zeros,
    72 X zeros, 103-132 X SICOOB, 143 9 2, 164-166 9 081, 167-171 9 zeros, 172-191 X blanks, 192-211 X blanks`,
  'sicoob240.return.lot_header': patched(febraban.LOT_HEADER)`l. 40–62: 1-3 9 756, 9 X T, 14-16 9 044, 59 X zeros,
    73 X blanks`,
  'sicoob240.segment_t': patched(febraban.SEGMENT_T)`l. 67–96: 1-3 9 756, 37 9 blanks, 38-47 9, 48-49 9, 50-51 9, 52 9,
    53-57 X blanks`,
  'sicoob240.segment_u': patched(febraban.SEGMENT_U)`l. 101–125: 1-3 9 756, 154-157 X blanks, 158-165 DDMMAAAA zeros,
    166-180 9V2 zeros, 181-210 X blanks`,
  'sicoob240.segment_y04': 'FEBRABAN 10.8, which prints 81–193, is not at hand',
  'sicoob240.lot_trailer': patched(febraban.LOT_TRAILER)`l. 130–144: 1-3 9 756, 116-123 X blanks`,
  'sicoob240.file_trailer': patched(febraban.FILE_TRAILER)`l. 149–156: 1-3 9 756, 30-35 9 zeros`,
  'sicoob240.return.bb_header': page`Correspondent Banco do Brasil, p. 6: 1-3 9 756, 4-7 9 zeros, 8 9 1, 9 X T,
    10-16 9 zeros, 17-18 X blanks, 19-22 9, 23-29 9, 30-40 9, 41-70 X blanks, 71-100 X, 101-180 X blanks, 181-188 9,
    189-196 DDMMAAAA, 197-207 9 zeros, 208-240 X blanks`,
  'sicoob240.return.bb_segment_t': page`pp. 7–8: 1-7 9 zeros, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 9,
    18-37 X blanks, 38-57 9, 58-59 9, 60-74 9, 75-82 DDMMAAAA, 83-97 9V, 98-100 9, 101-106 9, 107-131 X, 132-133 9,
    134-135 9, 136-149 X, 150-189 X, 190-199 9 zeros, 200-214 9V, 215-224 9, 225-240 9 zeros`,
  'sicoob240.return.bb_segment_u': page`p. 11: 1-7 9 zeros, 8 9 3, 9-13 9, 14 X U, 15 X blanks, 16-17 9,
    ${repeated([18, 33, 48, 63], '0-14 9V')}, 78-107 9 zeros, 108-122 9V, 123-137 9V, 138-145 DDMMAAAA,
    146-153 DDMMAAAA, 154-213 X blanks, 214-233 9, 234-240 X blanks`,
  'sicoob240.return.bb_trailer': page`p. 11: 1-7 9 zeros, 8 9 5, 9-17 X blanks, 18-23 9, 24-40 9V, 41-46 9 zeros,
    47-240 X blanks`,
  'sicoob400.return.header': page`CNAB 400, l. 8–24: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANÇA,
    20-26 X blanks, 27-30 9, 31 X 0, 32-39 9, 40 X, 41-46 9, 47-76 X, 77-94 X 756 - BANCOOB S/A, 95-100 DDMMAA,
    101-107 9, 108-394 X blanks, 395-400 9 000001`,
  'sicoob400.return.title': page`l. 28–79: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22 9, 23-30 9, 31 X, 32-37 9 zeros, 38-62 X,
    63-73 9, 74 X, 75-76 9, 77-80 9 zeros, 81-82 9, 83-85 X, 86-88 9 000, 89 9 0, 90-94 9 zeros, 95 X 0, 96-100 9V2,
    101-105 9V4, 106 X blanks, 107-108 9, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA,
    153-165 9V2, 166-168 9, 169-172 9, 173 X, 174-175 9, 176-181 DDMMAA, 182-188 9V2,
    ${repeated([189, 202, 215, 228, 241, 254, 267, 280, 293, 306], '0-12 9V2')}, 319 9, 320 9, 321-332 9V2,
    333-342 X blanks, 343-357 9, 358-394 X blanks, 395-400 9`,
  'sicoob400.return.trailer': page`l. 83–97: 1 9 9, 2-3 9 02, 4-6 9 756, 7-10 9, 11-35 X, 36-85 X, 86-115 X, 116-123 X,
    124-153 X, 154-155 X, 156-163 DDMMAAAA, 164-171 9, 172-182 9, 183-394 X blanks, 395-400 9`,
  /** 27–46 as on p. 9. */
  'sicoob400.return.bradesco_header': patched(bradesco.HEADER)`Correspondent Bradesco, pp. 7–8: 27-35 9 zeros, 36-39 9,
    40-46 9, 77-79 9 756, 80-94 X BANCOOB, 101-104 9, 105 9, 106-112 9, 113 9, 114-133 9, 134-233 X, 234-394 X blanks`,
  /** 202–253 and 267–292 are amounts that hold zeros. */
  'sicoob400.return.bradesco_title': patched(bradesco.TITLE)`pp. 8–9: 18-20 9 zeros, 21-30 9, 31-37 9, 71-81 X, 82 X,
    83-92 X blanks, 93-104 9 zeros, 105 X blanks, 106-107 9 zeros, 127-146 X blanks,
    ${repeated([215, 228, 241, 267], '0-12 9V zeros')}, 295 X blanks, 302-318 X blanks, 329-394 X blanks`,
  'sicoob400.return.bradesco_trailer': page`p. 9: 1 9 9, 2-394 X blanks, 395-400 9`,
}
