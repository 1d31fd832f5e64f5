import { bank } from '../../src/banks/237-bradesco/bank.js'
import { returnRecords } from '../../src/banks/families/bradesco400/index.js'
import { chunks400, lastSequence } from './cnab400.js'
import { Lines, once, single } from './lines.js'
import { TitleRecords } from './records.js'
import { BENEFICIARY, MADE_ON, type Titles } from './title.js'

const { header: returnHeader, title: returnTitle, trailer: returnTrailer } = returnRecords(bank)

/** Bradesco, CNAB 400. */
export const bradesco400 = (titles: Titles): Generator<Buffer> =>
  chunks400(
    {
      header: single(returnHeader, {
        company_code: '00000000000004985210',
        beneficiary_name: BENEFICIARY.name,
        bank_name: 'BRADESCO',
        generation_date: MADE_ON,
        notice_number: 41,
        credit_date: MADE_ON,
        sequence: 1,
      }),
      lines: lines(),
      trailer: (titles) =>
        single(returnTrailer, { title_count: titles, notice_number: 41, sequence: lastSequence(titles) }),
    },
    titles,
  )

const lines = once(() => {
  const records = new TitleRecords(
    { bank: '237', layout: 'cnab400' },
    {
      beneficiary_tax_id: BENEFICIARY.tax_id,
      wallet_number: '009',
      agency_number: '1284',
      account_number: '0057316',
      account_digit: '7',
      wallet_short_code: '9',
    },
  )
  return new Lines(returnTitle, (i) => records.valuesOf(i, 'title'), { our_number: 0 })
})
