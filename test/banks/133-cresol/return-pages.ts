/** Cresol's return records as its manuals print them: CNAB 240, 1.0.2 (February 2022), after FEBRABAN's; CNAB 400, version 2.0 (August 2021). */
import { returnPages400 } from '../families/cresol400/return-pages.js'
import { returnPages240 } from '../febraban240/own-return-pages.js'
import { type Deviations, type ReturnPages, repeated } from '../printed-page.js'

const OF_FEBRABAN = 'the page says no more than «uso exclusivo FEBRABAN/CNAB»: blanks in FEBRABAN’s record'

export const DEVIATIONS: Deviations = {
  'cresol240.lot_header': {
    '17 X = 17 reserved_2 blanks': OF_FEBRABAN,
    '208-240 X = 208-240 reserved_3 blanks': OF_FEBRABAN,
  },
  'cresol240.segment_t': {
    '38-57 X = 38-45 our_number_prefix digits, 46-56 our_number digits, 57 our_number_digit text':
      'printed as one field: as P has it, p. 9',
  },
  'cresol240.segment_u': {
    '234-240 X = 234-240 reserved_2 blanks': 'the page ends at 233: blanks in FEBRABAN’s record',
  },
}

export const RETURN_PAGES: ReturnPages = {
  ...returnPages240('cresol240', '133', {
    file_header: `pp. 15–16: 18 9 2, 33-52 9, 58 X blanks, 72 X blanks, 103-132 X CRESOL, 143 9, 158-163 9 zeros,
      164-166 9 084, 167-171 9 zeros, 172-191 X blanks, 192-211 X blanks`,
    lot_header: `pp. 16–17: 9 X T, 14-16 9 042, 17 X, 18 9 2, 34-37 9 zeros, 38-40 9, 41-45 9, 46-52 9, 53 X, 59 X blanks,
      208-240 X`,
    segment_t: 'pp. 18–23: 199-213 9V',
    segment_u: `p. 24: ${repeated([18, 33, 48, 63, 78, 93, 108, 123], '0-14 9V')}, 166-180 9V, 234-240 X`,
    lot_trailer: 'p. 25: 9-17 X blanks, 24-115 9 zeros, 116-240 X blanks',
    file_trailer: 'p. 25: 30-35 9 zeros, 36-240 X blanks',
  }),
  ...returnPages400('cresol400', '133', 'CRESOL', { header: 'p. 9', trailer: 'p. 11' }),
}
