import * as sicoob from '../../src/banks/756-sicoob/cnab240.js'
import { chunks240 } from './cnab240.js'
import { single } from './lines.js'
import { BENEFICIARY, MADE_ON, type Titles, titleOf } from './title.js'

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
      segmentT: sicoob.segmentT,
      segmentU: sicoob.segmentU,
      valuesOfT,
      valuesOfU,
      numbered: { our_number: 0 },
      lotTrailer: (lot_number, record_count) => single(sicoob.lotTrailer, { ...bank, lot_number, record_count }),
      trailer: (lot_count, record_count) => single(sicoob.fileTrailer, { ...bank, lot_count, record_count }),
    },
    titles,
  )

function valuesOfT(i: number) {
  const { number, amount, fee, day, payer, occurrence } = titleOf(i)
  return {
    ...bank,
    occurrence,
    agency_number: '4327',
    account_number: '00011827',
    our_number: number,
    installment_number: '01',
    modality: '01',
    form_type: '4',
    charge_type: '1',
    document_number: `NF${number}`,
    due_date: day,
    amount,
    receiving_bank: '756',
    receiving_agency_number: '04327',
    control_number: `PEDIDO-${number}`,
    currency_code: '09',
    payer_tax_id_type: '1',
    payer_tax_id: '000091364027534',
    payer_name: payer,
    bank_rate: fee,
  }
}

function valuesOfU(i: number) {
  const { amount, fine, day, occurrence, paid } = titleOf(i)
  return {
    ...bank,
    occurrence,
    billet_fine: paid ? fine : 0,
    discount: 0,
    value_rebate: 0,
    iof: 0,
    paid_amount: paid ? amount + fine : 0,
    credit_amount: paid ? amount + fine : 0,
    other_fines: 0,
    other_credit: 0,
    occurrence_date: day,
    credit_date: paid ? day : null,
    correspondent_bank: '000',
  }
}
