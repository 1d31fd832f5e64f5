import { returnHeader, returnTitle, returnTrailer } from '../../src/banks/341-itau/cnab400.js'
import { chunks400, lastSequence } from './cnab400.js'
import { Lines, once, type Some, single } from './lines.js'
import { TitleRecords } from './records.js'
import { BENEFICIARY, MADE_ON, type Titles } from './title.js'

/** Itaú, CNAB 400. */
export const itau400 = (titles: Titles): Generator<Buffer> => chunks(repeated(), titles)

/** The same, without repeated lines: each title has its own amounts, documents and codes. */
export const distinctItau400 = (titles: Titles): Generator<Buffer> => chunks(linesOf(titles.titles), titles)

const chunks = (lines: Lines<typeof returnTitle>, titles: Titles): Generator<Buffer> =>
  chunks400(
    {
      header: single(returnHeader, {
        agency_number: '0842',
        beneficiary_name: BENEFICIARY.name,
        generation_date: MADE_ON,
        sequence: 1,
      }),
      lines,
      trailer: (titles) => single(returnTrailer, { sequence: lastSequence(titles), detail_count: titles }),
    },
    titles,
  )

const records = once(
  () =>
    new TitleRecords(
      { bank: '341', layout: 'cnab400' },
      {
        beneficiary_tax_id: BENEFICIARY.tax_id,
        agency_number: '0842',
        account_number: '31507',
        account_digit: '9',
        wallet_number: '109',
        wallet_letter: 'I',
        document_type: '01',
        complement_code: '0000',
        dda: '0',
      },
    ),
)

/** Values of a title; also used to measure encoding. */
export const itauTitle = (i: number): Some<typeof returnTitle> => records().valuesOf(i, 'title')

const linesOf = (different?: number): Lines<typeof returnTitle> =>
  new Lines(returnTitle, itauTitle, { our_number_sent: 0, our_number: 0, our_number_confirmed: 0 }, null, different)

const repeated = once(() => linesOf())
