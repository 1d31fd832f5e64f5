/** Return records of FEBRABAN's CNAB 240, version 10.6 (16/03/2020): every export is a page. 1–3 is the bank's number. */
import { page, repeated } from '../printed-page.js'

export const FILE_HEADER = page`p. 17: 1-3 9, 4-7 9 0000, 8 9 0, 9-17 X blanks, 18 9, 19-32 9, 33-52 X, 53-57 9, 58 X,
  59-70 9, 71 X, 72 X, 73-102 X, 103-132 X, 133-142 X blanks, 143 9, 144-151 DDMMAAAA, 152-157 HHMMSS, 158-163 9,
  164-166 9 103, 167-171 9, 172-191 X, 192-211 X, 212-240 X blanks`

export const LOT_HEADER = page`p. 54: 1-3 9, 4-7 9, 8 9 1, 9 X, 10-11 9 01, 12-13 X blanks, 14-16 9 060, 17 X blanks,
  18 9, 19-33 9, 34-53 X, 54-58 9, 59 X, 60-71 9, 72 X, 73 X, 74-103 X, 104-143 X, 144-183 X, 184-191 9,
  192-199 DDMMAAAA, 200-207 DDMMAAAA, 208-240 X blanks`

/** What each segment begins with. */
const SEGMENT = '1-3 9, 4-7 9, 8 9 3, 9-13 9'

export const SEGMENT_T = page`p. 66: ${SEGMENT}, 14 X T, 15 X blanks, 16-17 9, 18-22 9, 23 9, 24-35 9, 36 9, 37 9,
  38-57 X, 58 9, 59-73 X, 74-81 DDMMAAAA, 82-96 9V2, 97-99 9, 100-104 9, 105 9, 106-130 X, 131-132 9, 133 9, 134-148 9,
  149-188 X, 189-198 9, 199-213 9V2, 214-223 X, 224-240 X blanks`

export const SEGMENT_U = page`p. 67: ${SEGMENT}, 14 X U, 15 X blanks, 16-17 9, ${repeated([18, 33, 48, 63, 78, 93, 108, 123], '0-14 9V2')},
  138-145 DDMMAAAA, 146-153 DDMMAAAA, 154-157 X, 158-165 DDMMAAAA, 166-180 9V2, 181-210 X, 211-213 9, 214-233 9,
  234-240 X blanks`

export const SEGMENT_Y01 = page`p. 59: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 01, 20 9, 21-35 9, 36-75 X,
  76-115 X, 116-130 X, 131-135 9, 136-138 9, 139-153 X, 154-155 X, 156-240 X`

export const SEGMENT_Y04 = page`p. 60: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 03, 20-69 X, 70-71 9, 72-80 9,
  81-240 X blanks`

export const SEGMENT_Y05 = page`p. 61: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 04, ${repeated([20, 54, 88, 122, 156], '0-33 X')},
  190-223 9, 224-240 X blanks`

export const SEGMENT_Y50 = page`p. 62: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 50, 20-24 9, 25 X, 26-37 9,
  38 X, 39 X, 40-59 X, 60 9, 61 9, 62-76 9V2/3, 77-79 9, 80-84 9, 85 X, 86-97 9, 98 X, 99 X, 100-139 X, 140-145 X,
  146-148 9, 149-156 DDMMAAAA, 157-166 9, 167-174 9, 175-240 X blanks`

export const SEGMENT_Y53 = page`p. 65: ${SEGMENT}, 14 X Y, 15 X blanks, 16-17 9, 18-19 9 53, 20-21 9, 22-23 9, 24 9,
  25-39 9V2/5, 40 9, 41-55 9V2/5, 56-240 9 blanks`

export const LOT_TRAILER = page`p. 68: 1-3 9, 4-7 9, 8 9 5, 9-17 X blanks, 18-23 9,
  ${repeated([24, 47, 70, 93], '0-5 9, 6-22 9V2')}, 116-123 X, 124-240 X blanks`

export const FILE_TRAILER = page`p. 18: 1-3 9, 4-7 9 9999, 8 9 9, 9-17 X blanks, 18-23 9, 24-29 9, 30-35 9,
  36-240 X blanks`
