/** Return files to measure with: our own, of made-up people, the same at every run. */
import { returnHeader, returnTitle, returnTrailer } from '../src/banks/341-itau/cnab400-return.js'
import * as sicoob from '../src/banks/756-sicoob/cnab240-records.js'
import { codecOf, type Encodable, type FixedRecord } from '../src/fixed-width/index.js'

export interface BenchFile {
  readonly name: string
  readonly titles: number
  readonly bytes: Buffer
}

type Some<R extends FixedRecord> = Partial<Encodable<R>>

const line = <R extends FixedRecord>(record: R, values: Some<R>): string => codecOf(record).format(values)
const fileOf = (name: string, titles: number, lines: readonly string[]): BenchFile => ({
  name,
  titles,
  bytes: Buffer.from([...lines, ''].join('\r\n'), 'latin1'),
})

const FIRST = ['ANTONIA', 'BENEDITO', 'CECÍLIA', 'DAMIÃO', 'EULÁLIA', 'FIRMINO', 'GENOVEVA', 'HERMÍNIO']
const LAST = ['DO IPÊ AMARELO', 'DA SERRA AZUL', 'DAS ÁGUAS FRIAS', 'DO VENTO SUL', 'DA PEDRA LISA']

/** What differs from title to title. */
const titleOf = (i: number) => ({
  number: String(i).padStart(8, '0'),
  amount: 1000 + ((i * 7919) % 900_000),
  fee: i % 3 === 0 ? 0 : 235,
  fine: i % 5 === 0 ? (i * 31) % 5000 : 0,
  day: `2026-03-${String(1 + (i % 28)).padStart(2, '0')}`,
  payer: `${FIRST[i % FIRST.length]} ${LAST[i % LAST.length]}`,
  occurrence: ['06', '06', '06', '02', '09'][i % 5] ?? '06',
})

/** Itaú, CNAB 400: one record a title, in shapes that real files have. */
export function itau400(titles: number): BenchFile {
  const details = Array.from({ length: titles }, (_, i) => line(returnTitle, itauTitle(i)))
  return fileOf('Itaú CNAB 400', titles, [
    line(returnHeader, {
      agency_number: '0842',
      beneficiary_name: 'COMERCIAL IPE AMARELO LTDA',
      generation_date: '2026-03-02',
      sequence: 1,
    }),
    ...details,
    line(returnTrailer, { sequence: titles + 2, detail_count: titles }),
  ])
}

/** The values of one record: also what encoding is measured with. */
export function itauTitle(i: number): Some<typeof returnTitle> {
  const { number, amount, fee, fine, day, payer, occurrence } = titleOf(i)
  const paid = occurrence === '06'
  return {
    beneficiary_tax_id_type: '02',
    beneficiary_tax_id: '90214367000109',
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

/** Titles in a lot: the number of a detail has five digits, and each title takes two. */
const LOT = 25_000

/** Sicoob, CNAB 240: two records a title, T and U. */
export function sicoob240(titles: number): BenchFile {
  const bank = { bank_code: '756' }
  const lots = Array.from({ length: Math.ceil(titles / LOT) }, (_, lot) => {
    const lot_number = String(lot + 1).padStart(4, '0')
    const count = Math.min(LOT, titles - lot * LOT)
    return [
      line(sicoob.returnLotHeader, {
        ...bank,
        lot_number,
        operation_type: 'T',
        service_type: '01',
        lot_layout_version: '040',
      }),
      ...Array.from({ length: count }, (_, i) => sicoobTitle(lot * LOT + i, lot_number, 2 * i + 1)).flat(),
      line(sicoob.lotTrailer, { ...bank, lot_number, record_count: 2 * count + 2 }),
    ]
  })
  const lines = lots.flat()
  return fileOf('Sicoob CNAB 240', titles, [
    line(sicoob.returnFileHeader, {
      ...bank,
      generation_date: '2026-03-02',
      file_sequence: 31,
      file_layout_version: '081',
      beneficiary_name: 'COMERCIAL IPE AMARELO LTDA',
    }),
    ...lines,
    line(sicoob.fileTrailer, { ...bank, lot_count: lots.length, record_count: lines.length + 2 }),
  ])
}

/** T and U. */
function sicoobTitle(i: number, lot_number: string, sequence: number): string[] {
  const { number, amount, fee, fine, day, payer, occurrence } = titleOf(i)
  const paid = occurrence === '06'
  const common = { bank_code: '756', lot_number, occurrence }
  return [
    line(sicoob.segmentT, {
      ...common,
      sequence,
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
    }),
    line(sicoob.segmentU, {
      ...common,
      sequence: sequence + 1,
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
    }),
  ]
}
