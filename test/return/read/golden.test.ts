/**
 * The four published examples of `line_parsed`: public service reference, `reference/v1/discharges` and `webhooks/payloads`. Their lines are in
 * `fixtures/756-sicoob/cnab240/golden.ret`, with made-up payers; the values are typed here as they are published.
 *
 * One published value differs: three settlements have `our_occurrence` 2006, which is a confirmed change of due date in the code table. The test uses the
 * table: 2028, «Liquidação Normal».
 */
import { expect, it } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { returnFixture } from '../return-fixtures.js'

const alike = {
  iof: '0',
  paid_at: '2018-04-18',
  discount: '0',
  billet_fine: '0',
  other_fines: '0',
  other_credit: '0',
  value_rebate: '0',
  agency_number: '4327',
  account_number: '00003666',
}

const settlement = {
  record: {
    occurrence: '06',
    our_occurrence: '2028',
    kind: 'settled',
    date_of_occurrence: '2018-04-18',
    occurrence_detail: 'Liquidação Normal',
    occurrence_error: '0000000004',
    occurrence_error_detail: '756 - 06 - 0000000004 - Não Reconhecido',
  },
  line_parsed: {
    ...alike,
    bank_rate: '220',
    credit_at: '2018-04-19',
    error_code: '0000000004',
    event_type: '06',
  },
}

const examples = [
  {
    ...settlement,
    example: 'a settlement of R$ 140,00',
    at: 3,
    line_parsed: {
      ...settlement.line_parsed,
      our_number: '00704394',
      processed_our_number_raw: '00704394',
      paid_amount: '14000',
      credit_amount: '14000',
      banco_recebedor: '341',
      agencia_recebedora: '05614',
    },
  },
  {
    ...settlement,
    example: 'a settlement of R$ 50,00',
    at: 2,
    line_parsed: {
      ...settlement.line_parsed,
      our_number: '00704244',
      processed_our_number_raw: '00704244',
      paid_amount: '5000',
      credit_amount: '5000',
      banco_recebedor: '341',
      agencia_recebedora: '03212',
    },
  },
  {
    ...settlement,
    example: 'a settlement of R$ 412,33',
    at: 1,
    line_parsed: {
      ...settlement.line_parsed,
      our_number: '00704172',
      processed_our_number_raw: '00704172',
      paid_amount: '41233',
      credit_amount: '41233',
      banco_recebedor: '001',
      agencia_recebedora: '03796',
    },
  },
  {
    example: 'a confirmed entry',
    at: 0,
    record: {
      occurrence: '02',
      our_occurrence: '2001',
      kind: 'registered',
      date_of_occurrence: '2018-04-18',
      occurrence_detail: 'Confirmação Entrada Título',
      occurrence_error: '',
      occurrence_error_detail: null,
    },
    line_parsed: {
      ...alike,
      bank_rate: '20',
      credit_at: null,
      error_code: '',
      event_type: '02',
      our_number: '00704394',
      processed_our_number_raw: '00704394',
      paid_amount: '0',
      credit_amount: '0',
      banco_recebedor: '756',
      agencia_recebedora: '04327',
    },
  },
]

const { bytes } = returnFixture('756-sicoob/cnab240/golden')

it.each(examples)('the service publishes $example', ({ at, record, line_parsed }) => {
  const read = parseReturn(bytes).bank_billet_discharges[at]!
  expect(read.line_parsed).toMatchObject(line_parsed)
  expect(read).toMatchObject(record)
})
