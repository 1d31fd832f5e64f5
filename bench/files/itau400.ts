import { returnHeader, returnTitle, returnTrailer } from '../../src/banks/341-itau/cnab400.js'
import { chunks400, lastSequence } from './cnab400.js'
import { type Some, single } from './lines.js'
import { BENEFICIARY, MADE_ON, type Titles, titleOf } from './title.js'

/** Itaú, CNAB 400. */
export const itau400 = (titles: Titles): Generator<Buffer> =>
  chunks400(
    {
      header: single(returnHeader, {
        agency_number: '0842',
        beneficiary_name: BENEFICIARY.name,
        generation_date: MADE_ON,
        sequence: 1,
      }),
      title: returnTitle,
      valuesOf: itauTitle,
      numbered: { our_number_sent: 0, our_number: 0, our_number_confirmed: 0 },
      trailer: (titles) => single(returnTrailer, { sequence: lastSequence(titles), detail_count: titles }),
    },
    titles,
  )

/** Values of a title; also used to measure encoding. */
export function itauTitle(i: number): Some<typeof returnTitle> {
  const { number, amount, fee, fine, day, payer, occurrence, paid } = titleOf(i)
  return {
    beneficiary_tax_id_type: '02',
    beneficiary_tax_id: BENEFICIARY.tax_id,
    agency_number: '0842',
    account_number: '31507',
    account_digit: '9',
    control_number: `PEDIDO-${number}`,
    our_number_sent: number,
    wallet_number: '109',
    our_number: number,
    our_number_digit: String(i % 10),
    settlement_notice: '',
    wallet_letter: 'I',
    occurrence,
    occurrence_date: day,
    document_number: `NF${number}`,
    our_number_confirmed: number,
    due_date: day,
    amount,
    receiving_bank: '341',
    receiving_agency_number: '0842',
    receiving_agency_digit: '',
    document_type: '01',
    bank_rate: fee,
    iof: 0,
    value_rebate: 0,
    discount: 0,
    credit_amount: paid ? amount + fine - fee : 0,
    billet_fine: paid ? fine : 0,
    other_credit: 0,
    dda: '0',
    credit_date: paid ? day : null,
    complement_code: '0000',
    complement_date: null,
    complement_amount: 0,
    payer_name: payer,
    payer_tax_id: '',
    reason_codes: '',
    settlement_code: paid ? 'AA' : '',
    sequence: i + 2,
  }
}
