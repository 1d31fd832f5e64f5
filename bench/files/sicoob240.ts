import * as sicoob from '../../src/banks/756-sicoob/cnab240.js'
import { chunks240 } from './cnab240.js'
import { Lines, once, single } from './lines.js'
import { TitleRecords } from './records.js'
import { BENEFICIARY, MADE_ON, type Titles } from './title.js'

const bank = { bank_code: '756' }

/** Sicoob, CNAB 240. */
export const sicoob240 = (titles: Titles): Generator<Buffer> =>
  chunks240(
    {
      header: single(sicoob.returnFileHeader, {
        ...bank,
        generation_date: MADE_ON,
        file_sequence: 31,
        file_layout_version: '081',
        beneficiary_name: BENEFICIARY.name,
      }),
      lotHeader: (lot_number) =>
        single(sicoob.returnLotHeader, {
          ...bank,
          lot_number,
          operation_type: 'T',
          service_type: '01',
          lot_layout_version: '040',
        }),
      linesT: linesT(),
      linesU: linesU(),
      lotTrailer: (lot_number, record_count) => single(sicoob.lotTrailer, { ...bank, lot_number, record_count }),
      trailer: (lot_count, record_count) => single(sicoob.fileTrailer, { ...bank, lot_count, record_count }),
    },
    titles,
  )

const records = once(
  () =>
    new TitleRecords(
      { bank: '756', layout: 'cnab240' },
      {
        agency_number: '4327',
        account_number: '00011827',
        installment_number: '01',
        modality: '01',
        form_type: '4',
        charge_type: '1',
        currency_code: '09',
        correspondent_bank: '000',
      },
    ),
)

const linesT = once(
  () => new Lines(sicoob.segmentT, (i) => records().valuesOf(i, 'segment_t'), { our_number: 0 }, 'lot_number'),
)

const linesU = once(() => new Lines(sicoob.segmentU, (i) => records().valuesOf(i, 'segment_u'), null, 'lot_number'))
