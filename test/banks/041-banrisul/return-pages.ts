/** Banrisul's return records: CNAB 240 version 10.3 (23/06/2023) and October 2013, after FEBRABAN's; CNAB 400, updated to December 2020. */
import * as febraban from '../febraban240/return-pages.js'
import { type Deviations, patched, type ReturnPages } from '../printed-page.js'

export const DEVIATIONS: Deviations = {
  'banrisul240.file_header': {
    '33-52 X = 33-36 agency_number digits, 37-45 beneficiary_code digits, 46-52 unused_46 reserved':
      '13 digits, the agency first (G007, p. 33; CNAB 400, p. 5)',
  },
  'banrisul240.lot_header': {
    '34-53 X = 34-37 agency_number digits, 38-46 beneficiary_code digits, 47-53 unused_47 reserved':
      '13 digits, the agency first (G007, p. 33; CNAB 400, p. 5)',
  },
  'banrisul240.segment_u': {
    '158-165 X = 158-165 payer_occurrence_date date': 'printed Alfa; the note, C058, p. 31, has DDMMAAAA',
  },
  'banrisul240.return.segment_y01': {
    '131-135 9, 136-138 9 = 131-138 guarantor_zipcode digits': 'CEP and its suffix',
    '156-240 X = 156-240 reserved_2 blanks': '«Brancos»',
  },
  'banrisul240.return.segment_y50': {
    '20-24 9 … 39 X = 20-39 unused_20 reserved': '«campo não será considerado»',
    '77-79 9 … 99 X = 77-99 unused_77 reserved': '«campo não será considerado»',
  },
}

export const RETURN_PAGES: ReturnPages = {
  'banrisul240.file_header': patched(febraban.FILE_HEADER)`p. 5: 1-3 9 041, 53-72 X blanks, 103-132 X BANRISUL`,
  'banrisul240.lot_header': patched(febraban.LOT_HEADER)`p. 6: 1-3 9 041, 54-73 X blanks, 200-207 9 blanks`,
  'banrisul240.segment_t': patched(febraban.SEGMENT_T)`p. 15: 1-3 9 041, 16-17 X, 224-240 9 blanks`,
  'banrisul240.segment_u': patched(febraban.SEGMENT_U)`p. 16: 1-3 9 041, 16-17 X, 158-165 X`,
  'banrisul240.return.segment_y01': patched(febraban.SEGMENT_Y01)`p. 11: 1-3 9 041`,
  'banrisul240.return.segment_y04': patched(febraban.SEGMENT_Y04)`p. 12: 1-3 9 041, 18-19 9 04, 81 9, 82-158 X,
    159-193 X, 194-240 X blanks`,
  'banrisul240.return.segment_y50': patched(febraban.SEGMENT_Y50)`p. 13: 1-3 9 041, 175-227 X blanks, 228-240 9`,
  'banrisul240.return.segment_y53': patched(febraban.SEGMENT_Y53)`p. 14: 1-3 9 041`,
  'banrisul240.lot_trailer': patched(febraban.LOT_TRAILER)`p. 17: 1-3 9 041`,
  'banrisul240.file_trailer': patched(febraban.FILE_TRAILER)`p. 18: 1-3 9 041`,
}
