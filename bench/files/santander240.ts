import * as santander from '../../src/banks/033-santander/cnab240.js'
import { chunks240 } from './cnab240.js'
import { Lines, once, single } from './lines.js'
import { TitleRecords } from './records.js'
import { BENEFICIARY, MADE_ON, type Titles } from './title.js'

const bank = { bank_code: '033' }

/** Santander, CNAB 240. */
export const santander240 = (titles: Titles): Generator<Buffer> =>
  chunks240(
    {
      header: single(santander.returnFileHeader, {
        ...bank,
        beneficiary_tax_id_type: '2',
        beneficiary_tax_id: BENEFICIARY.tax_id.padStart(15, '0'),
        agency_number: '2317',
        account_number: '013004512',
        beneficiary_code: '004985210',
        beneficiary_name: BENEFICIARY.name,
        bank_name: 'BANCO SANTANDER (BRASIL) S/A',
        file_direction: '2',
        generation_date: MADE_ON,
        file_sequence: 31,
        file_layout_version: '040',
      }),
      lotHeader: (lot_number) =>
        single(santander.returnLotHeader, {
          ...bank,
          lot_number,
          operation_type: 'T',
          service_type: '01',
          lot_layout_version: '040',
        }),
      linesT: linesT(),
      linesU: linesU(),
      lotTrailer: (lot_number, record_count) =>
        single(santander.returnLotTrailer, { ...bank, lot_number, record_count }),
      trailer: (lot_count, record_count) =>
        single(santander.returnFileTrailer, { ...bank, lot_number: '9999', lot_count, record_count }),
    },
    titles,
  )

const records = once(
  () =>
    new TitleRecords(
      { bank: '033', layout: 'cnab240' },
      {
        agency_number: '2317',
        account_number: '013004512',
        charge_type: '5',
        currency_code: '00',
      },
    ),
)

const linesT = once(
  () => new Lines(santander.segmentT, (i) => records().valuesOf(i, 'segment_t'), { our_number: 1 }, 'lot_number'),
)

const linesU = once(() => new Lines(santander.segmentU, (i) => records().valuesOf(i, 'segment_u'), null, 'lot_number'))
