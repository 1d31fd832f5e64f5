/** CrediSIS's return records as the manuals of CNAB 240 (April 2017) and CNAB 400 (version 1.1) print them. */
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

const FOUR_DECIMALS = 'four decimals (C048 and C049, p. 31): cents, and two columns that must be zeros'
const TWO_OR_FOUR = 'V(13) has two decimals (p. 4), the description four (p. 34): the payment decides'

export const DEVIATIONS: Deviations = {
  'credisis240.segment_u': {
    '18-32 9V4 = 18-30 billet_fine money V2, 31-32 billet_fine_fraction zeros': FOUR_DECIMALS,
    '33-47 9V4 = 33-45 discount money V2, 46-47 discount_fraction zeros': FOUR_DECIMALS,
  },
  'credisis240.segment_y01': {
    '131-135 9, 136-138 9 = 131-138 guarantor_zipcode digits': 'CEP and its suffix are one field',
  },
  'credisis400.return.title': {
    '241-253 9V2/4 = 241-253 discount_unknown_unit money V0': TWO_OR_FOUR,
    '267-279 9V2/4 = 267-279 billet_fine_unknown_unit money V0': TWO_OR_FOUR,
  },
}

export const RETURN_PAGES: ReturnPages = {
  'credisis240.file_header': page`p. 9: 1-3 9 097, 4-7 9 0000, 8 9 0, 9-17 X blanks, 18 9, 19-32 9, 33-52 9, 53-57 9, 58 X blanks, 59-70 9, 71 9,
    72 X blanks, 73-102 X, 103-132 X 097CENTRALCREDI, 133-142 X blanks, 143 9, 144-151 DDMMAAAA, 152-157 HHMMSS, 158-163 9, 164-166 9 101,
    167-171 X blanks, 172-191 X blanks, 192-211 X blanks, 212-240 X blanks`,
  'credisis240.lot_header': page`p. 10: 1-3 9 097, 4-7 9, 8 9 1, 9 X, 10-11 9 01, 12-13 X blanks, 14-16 9 060, 17 X blanks, 18 9, 19-33 9,
    34-53 9, 54-58 9, 59 X blanks, 60-71 9, 72 9, 73 X blanks, 74-103 X, 104-143 X blanks, 144-183 X blanks, 184-191 9, 192-199 DDMMAAAA,
    200-207 DDMMAAAA, 208-240 X blanks`,
  /** 82–96 and 199–213 are printed V(15), with two decimals in their descriptions. */
  'credisis240.segment_t': page`p. 17: 1-3 9 097, 4-7 9, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 9, 18-22 9, 23 X blanks, 24-35 9, 36 9,
    37 X blanks, 38-57 9, 58 9 1, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 X blanks, 106-130 X, 131-132 9 09, 133 9,
    134-148 9, 149-188 X, 189-198 X blanks, 199-213 9V2, 214-223 9, 224-240 X blanks`,
  'credisis240.segment_u': page`p. 18: 1-3 9 097, 4-7 9, 8 9 3, 9-13 9, 14 X U, 15 X blanks, 16-17 9, 18-32 9V4, 33-47 9V4, 48-62 X blanks,
    63-77 X blanks, 78-92 9V2, 93-107 9V2, 108-122 9V2, 123-137 9V2, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 X blanks,
    158-165 X blanks, 166-180 X blanks, 181-210 X blanks, 211-213 9 097, 214-233 9, 234-240 X blanks`,
  'credisis240.segment_y01': page`p. 15: 1-3 9 097, 4-7 9, 8 9 3, 9-13 9, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X,
    76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X, 156-240 X blanks`,
  'credisis240.segment_y04': page`p. 16: 1-3 9 097, 4-7 9, 8 9 3, 9-13 9, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 03, 20-69 X, 70-71 9, 72-80 9,
    81-240 X blanks`,
  'credisis240.lot_trailer': page`p. 19: 1-3 9 097, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-29 9, 30-46 9V2, 47-52 X blanks, 53-69 X blanks,
    70-75 X blanks, 76-92 X blanks, 93-98 X blanks, 99-115 X blanks, 116-123 X blanks, 124-240 X blanks`,
  'credisis240.file_trailer': page`p. 20: 1-3 9 097, 4-7 9 9999, 8 9 9, 9-17 X blanks, 18-23 9, 24-29 9, 30-35 X blanks, 36-240 X blanks`,
  'credisis400.return.header': page`p. 14: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-19 X COBRANCA, 20-26 X blanks, 27-30 9, 31 X blanks,
    32-39 9, 40 X, 41-46 X blanks, 47-76 X, 77-94 X 097CENTRALCREDI, 95-100 DDMMAA, 101-107 9, 108-391 X blanks, 392-394 9 001, 395-400 9`,
  /** 182–240 are printed as 182–227. The page prints no decimals of 166–175. */
  'credisis400.return.title': page`p. 15: 1 9 1, 2-3 9, 4-17 9, 18-21 9, 22-29 9, 30 9, 31-56 X blanks, 57-76 9, 77-78 9, 79-84 DDMMAA, 85-94 X,
    95-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-175 9V, 176-181 DDMMAA, 182-240 X blanks, 241-253 9V2/4, 254-266 9V2, 267-279 9V2/4,
    280-337 X blanks, 338-339 9, 340-353 9, 354-393 X, 394 X blanks, 395-400 9`,
  /** 2–394 are printed as 1–394. */
  'credisis400.return.trailer': page`p. 16: 1 9 9, 2-394 X blanks, 395-400 9`,
}
