import { bank } from '../../src/banks/237-bradesco/bank.js'
import { returnRecords } from '../../src/banks/families/bradesco400/index.js'
import { chunks400, lastSequence } from './cnab400.js'
import { type Some, single } from './lines.js'
import { BENEFICIARY, MADE_ON, type Titles, titleOf } from './title.js'

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
      title: returnTitle,
      valuesOf: bradescoTitle,
      numbered: { our_number: 0 },
      trailer: (titles) =>
        single(returnTrailer, { title_count: titles, notice_number: 41, sequence: lastSequence(titles) }),
    },
    titles,
  )

function bradescoTitle(i: number): Some<typeof returnTitle> {
  const { number, amount, fee, fine, day, occurrence, paid } = titleOf(i)
  return {
    beneficiary_tax_id_type: '02',
    beneficiary_tax_id: BENEFICIARY.tax_id,
    wallet_number: '009',
    agency_number: '1284',
    account_number: '0057316',
    account_digit: '7',
    control_number: `PEDIDO-${number}`,
    our_number: `000${number}`,
    our_number_digit: String(i % 10),
    wallet_short_code: '9',
    occurrence,
    occurrence_date: day,
    document_number: `NF${number}`,
    our_number_confirmed: `000${number}${i % 10}`,
    due_date: day,
    amount,
    receiving_bank: '237',
    receiving_agency_number: '01284',
    bank_rate: paid ? 0 : fee,
    paid_amount: paid ? amount + fine : 0,
    billet_fine: paid ? fine : 0,
    credit_date: paid ? day : null,
    reason_codes: '0000000000',
    sequence: i + 2,
  }
}
