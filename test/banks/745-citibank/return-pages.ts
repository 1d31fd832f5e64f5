/** Citibank's return records as the manuals of CNAB 400 (version 1.16) and CNAB 240 (version 1.8) print them. */
import { type Deviations, page, patched, type ReturnPages } from '../printed-page.js'

/** 166–173 are printed as 745 and zeros; a real file has an agency there. 174–175 are the issue type. */
const title = page`pp. 13–19: 1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-64 9, 65-76 9, 77-82 X blanks, 83-107 X, 108 9,
  109-110 9, 111-116 DDMMAA, 117-126 X, 127-128 9 zeros, 129-140 9, 141-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9,
  169-173 9, 174-175 9, 176-188 9V2 zeros, 189-201 9V2, 202-214 9V2 zeros, 215-227 9V2, 228-240 9V2, 241-253 9V2, 254-266 9V2,
  267-279 9V2, 280-295 X blanks, 296-301 DDMMAA, 302-321 X, 322-334 X blanks, 335-337 X, 338-385 X blanks, 386-391 DDMMAA,
  392-394 X blanks, 395-400 9`

export const DEVIATIONS: Deviations = {}

export const RETURN_PAGES: ReturnPages = {
  'citibank400.return.header': page`pp. 11–12: 1 9 0, 2 9, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 X, 47-76 X,
    77-79 9 745, 80-94 X CITIBANK, 95-100 DDMMAA, 101-105 X 01600, 106-108 X BPI, 109-114 9 blanks, 115-117 9,
    118-119 X blanks, 120-125 DDMMAA, 126-394 X blanks, 395-400 9`,
  'citibank400.return.title': title,
  'citibank400.return.title_held': patched(title)`p. 13: 1 9 7`,
  'citibank400.return.title_cost': patched(title)`p. 13: 1 9 8`,
  'citibank400.return.trailer': page`p. 20: 1 9 9, 2-4 X blanks, 5-7 9 745, 8-17 X blanks, 18-25 9, 26-39 9V2,
    40-394 X blanks, 395-400 9`,
  'citibank240.file_header': page`p. 9: 1-3 9 745, 4-7 9 0000, 8 9 0, 9-17 X blanks, 18 9, 19-32 9, 33-52 X, 53-57 9 zeros, 58 X, 59-70 9,
    71 X, 72 X, 73-102 X, 103-132 X, 133-142 X blanks, 143 9, 144-151 DDMMAAAA, 152-157 HHMMSS, 158-163 9, 164-166 9 040,
    167-171 9 01600, 172-191 X, 192-211 X, 212-240 X blanks`,
  'citibank240.lot_header': page`p. 11: 1-3 9 745, 4-7 9, 8 9 1, 9 X, 10-11 9 01, 12-13 X blanks, 14-16 9 030, 17 X blanks, 18 9,
    19-33 9, 34-53 X, 54-58 9 zeros, 59 X, 60-71 9, 72 X, 73 X, 74-103 X, 104-143 X blanks, 144-183 X blanks, 184-191 9, 192-199 DDMMAAAA,
    200-207 DDMMAAAA, 208-240 X blanks`,
  /** 82–96 and 199–213 are printed as two zeros and 13 columns. */
  'citibank240.segment_t': page`p. 14: 1-3 9 745, 4-7 9, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 9, 18-22 9, 23 9, 24-35 9, 36 9,
    37 9, 38-57 X, 58 9, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 9, 106-130 X, 131-132 9, 133 9, 134-148 9,
    149-188 X, 189-198 9, 199-213 9V2, 214-223 X, 224-240 X blanks`,
  /** 18–137 and 166–180 are printed as two zeros and 13 columns each. */
  'citibank240.segment_u': page`p. 15: 1-3 9 745, 4-7 9, 8 9 3, 9-13 9, 14 X U, 15 X blanks, 16-17 9, 18-32 9V2, 33-47 9V2, 48-62 9V2,
    63-77 9V2, 78-92 9V2, 93-107 9V2, 108-122 9V2, 123-137 9V2, 138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 X, 158-165 DDMMAAAA,
    166-180 9V2, 181-210 X, 211-213 9, 214-233 9, 234-240 X blanks`,
  'citibank240.lot_trailer': page`p. 16: 1-3 9, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-29 9, 30-46 9V2, 47-52 9, 53-69 9V2, 70-75 9,
    76-92 9V2, 93-98 9, 99-115 9V2, 116-123 X, 124-240 X blanks`,
  'citibank240.file_trailer': page`p. 10: 1-3 9 745, 4-7 9 9999, 8 9 9, 9-17 X blanks, 18-23 9, 24-29 9, 30-35 9, 36-240 X blanks`,
}
