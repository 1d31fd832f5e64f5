import * as santander from '../../src/banks/033-santander/cnab240.js'
import { chunks240 } from './cnab240.js'
import { single } from './lines.js'
import { BENEFICIARY, MADE_ON, type Titles, titleOf } from './title.js'

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
      segmentT: santander.segmentT,
      segmentU: santander.segmentU,
      valuesOfT,
      valuesOfU,
      numbered: { our_number: 1 },
      lotTrailer: (lot_number, record_count) =>
        single(santander.returnLotTrailer, { ...bank, lot_number, record_count }),
      trailer: (lot_count, record_count) =>
        single(santander.returnFileTrailer, { ...bank, lot_number: '9999', lot_count, record_count }),
    },
    titles,
  )

function valuesOfT(i: number) {
  const { number, amount, fee, day, payer, occurrence } = titleOf(i)
  return {
    ...bank,
    occurrence,
    agency_number: '2317',
    account_number: '013004512',
    our_number: `0000${number}0`,
    charge_type: '5',
    document_number: `NF${number}`,
    due_date: day,
    amount,
    receiving_bank: '033',
    receiving_agency_number: '2317',
    control_number: `PEDIDO-${number}`,
    currency_code: '00',
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
    paid_amount: paid ? amount + fine : 0,
    credit_amount: paid ? amount + fine : 0,
    occurrence_date: day,
    credit_date: paid ? day : null,
  }
}
