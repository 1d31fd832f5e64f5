/** Banestes' return records as its manuals of July 2015 print them. */
import { type Deviations, page, type ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {
  'banestes240.file_header': page`pp. 9–10:
    1-3 9 021, 4-7 9 zeros, 8 9 zeros, 9-17 X blanks, 18 9, 19-32 9, 33-52 X blanks, 53-57 9 zeros, 58 X blanks, 59-70 9,
    71 9 zeros, 72 9 zeros, 73-102 X, 103-132 X, 133-142 X blanks, 143 9, 144-151 DDMMAAAA, 152-157 HHMMSS, 158-163 9,
    164-166 9 040, 167-171 9 zeros, 172-178 X, 179-184 X, 185-194 X blanks, 195-214 X, 215-240 9 blanks`,
  'banestes240.lot_header': page`p. 11:
    1-3 9 021, 4-7 9, 8 9 1, 9 X, 10-11 9 01, 12-13 X blanks, 14-16 9 040, 17 X blanks, 18 9, 19-33 9, 34-53 X blanks,
    54-58 9 zeros, 59 X blanks, 60-71 9, 72 9 zeros, 73 X blanks, 74-103 X, 104-143 X, 144-183 X, 184-191 9, 192-199 DDMMAAAA,
    200-207 9 zeros, 208-240 X blanks`,
  'banestes240.segment_t': page`p. 18:
    1-3 9 021, 4-7 9, 8 9 3, 9-13 9, 14 X T, 15 X blanks, 16-17 9, 18-22 9 zeros, 23 X blanks, 24-35 9, 36 9 zeros, 37 X blanks,
    38-47 X, 48-57 X blanks, 58 9, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 9 zeros, 106-130 X, 131-132 9,
    133 9, 134-148 9, 149-188 X, 189-198 9, 199-213 9V2, 214-223 9, 224-229 9, 230-237 DDMMAAAA, 238-240 9`,
  'banestes240.segment_u': page`p. 19:
    1-3 9 021, 4-7 9, 8 9 3, 9-13 9, 14 X U, 15 X blanks, 16-17 9, 18-32 9V2, 33-47 9V2, 48-62 9V2, 63-77 9 zeros, 78-92 9V2,
    93-107 9 zeros, 108-122 9 zeros, 123-137 9 zeros, 138-145 DDMMAAAA, 146-153 9 zeros, 154-157 X, 158-165 DDMMAAAA,
    166-180 9V2, 181-210 X, 211-213 9 zeros, 214-233 9 zeros, 234-240 X blanks`,
  'banestes240.lot_trailer': page`p. 20:
    1-3 9 021, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9, 24-29 9, 30-46 9V2, 47-49 9, 50-55 9, 56-72 9V2, 73-75 9, 76-81 9,
    82-98 9V2, 99-101 9, 102-107 9, 108-124 9V2, 125-127 X, 128-240 X blanks`,
  'banestes240.file_trailer': page`p. 21:
    1-3 9 021, 4-7 9 9999, 8 9 9, 9-17 X blanks, 18-23 9 zeros, 24-29 9 zeros, 30-35 9 zeros, 36-240 X blanks`,
  'banestes400.return.header': page`p. 13:
    1 9 0, 2 9 2, 3-9 X, 10-11 9 01, 12-26 X, 27-37 9, 38-46 X blanks, 47-76 X, 77-79 9 021, 80-87 X, 88-94 X blanks,
    95-100 DDMMAA, 101-394 X blanks, 395-400 9`,
  'banestes400.return.title': page`pp. 14–15:
    1 9 1, 2-3 9, 4-17 9, 18-28 9, 29-37 X blanks, 38-62 X, 63-72 9, 73-82 X blanks, 83-84 9, 85-107 X blanks, 108 9, 109-110 9,
    111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-155 9 000, 156-165 9V2, 166-168 9, 169-173 9, 174-175 9,
    176-188 9V2, 189-201 9V2, 202-214 X 0000000000000, 215-227 9V2, 228-240 9V2, 241-253 9V2, 254-266 9V2, 267-279 9V2,
    280-292 9V2, 293 9, 294-318 X blanks, 319-320 9, 321-322 9, 323-324 9, 325-326 9, 327-328 9, 329-376 X blanks, 377-382 9,
    383-390 DDMMAAAA, 391-393 9, 394 9, 395-400 9`,
  'banestes400.return.trailer': page`pp. 15–16:
    1 9 9, 2 9 2, 3-4 9 01, 5-7 9 021, 8-17 X blanks, 18-25 9, 26-39 9V2, 40-47 X, 48-57 X blanks, 58-65 9, 66-79 9V2, 80-87 X,
    88-97 X blanks, 98-105 9, 106-119 9V2, 120-127 X, 128-137 X blanks, 138-167 9 zeros, 168-177 X blanks, 178-250 9 zeros,
    251-394 X blanks, 395-400 9`,
}

export const DEVIATIONS: Deviations = {
  'banestes400.return.title': {
    '319-320 9 … 327-328 9 = 319-328 reason_codes text': 'five columns of one list of reasons, as in CNAB 240',
  },
}
