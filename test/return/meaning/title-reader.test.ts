/** Overrides: another field of the title decides the meaning of an occurrence (`OccurrenceOverride`). Read with Itaú's CNAB 400. */
import { describe, expect, it } from 'vitest'
import { return400 } from '../../../src/banks/341-itau/cnab400-return.js'
import { itau } from '../../../src/banks/341-itau/index.js'
import type { OccurrenceTable } from '../../../src/febraban/index.js'
import type { ReadLine, Title, Values } from '../../../src/fixed-width/index.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import { readLineOf } from '../read-lines.js'

const occurrences: OccurrenceTable = {
  '03': {
    text: 'Rejeitada',
    our_occurrence: '2002',
    overrides: [
      {
        field: 'title.settlement_code',
        codes: ['B0', 'B1'],
        means: { text: 'Instrução rejeitada', our_occurrence: '2020' },
      },
      { field: 'title.reason_codes', codes: ['77'], means: { text: 'Já pago', our_occurrence: '2161', pix: true } },
      {
        field: 'title.reason_codes',
        codes: ['88'],
        paid: true,
        means: { text: 'Pago por Pix', our_occurrence: '2161', pix: true },
      },
    ],
  },
}

const reader = new TitleReader(
  { ...return400, occurrences, reasons: [] },
  { bank: itau.number, layout: 'cnab400', file: return400.layout, engine: undefined },
  () => {},
)

const titleOf = (values: Values): Title<ReadLine> => ({
  main: readLineOf(return400.layout, 'title', { occurrence: '03', ...values }),
  companions: {},
})

function read(values: Values) {
  const { our_occurrence, kind, occurrence_detail, pix, occurrence } = reader.read(titleOf(values))
  return { occurrence, our_occurrence, kind, occurrence_detail, pix }
}

describe('an occurrence with overrides', () => {
  const plain = {
    occurrence: '03',
    our_occurrence: '2002',
    kind: 'rejected',
    occurrence_detail: 'Rejeitada',
    pix: false,
  }
  const instruction = { our_occurrence: '2020', kind: 'instruction_rejected', occurrence_detail: 'Instrução rejeitada' }
  const paid = { our_occurrence: '2161', kind: 'settled', occurrence_detail: 'Já pago', pix: true }

  it('has its own meaning if the field is blank, missing or has another code', () => {
    for (const values of [
      {},
      { settlement_code: '', reason_codes: '' },
      { settlement_code: 'B2', reason_codes: '0107' },
    ])
      expect(read(values)).toEqual(plain)
  })

  it('has the meaning of the override, with its text, kind and flags', () => {
    expect(read({ settlement_code: 'B1' })).toEqual({ ...plain, ...instruction })
  })

  it('moves money if it is paid by Pix and has a value: no other line has the payment', () => {
    const moneyOf = (values: Values) => reader.read(titleOf(values)).money
    expect(moneyOf({ reason_codes: '77', credit_amount: 15_075, bank_rate: 0, amount: 15_075 })).toBe(true)
    expect(moneyOf({ reason_codes: '77', credit_amount: 0, bank_rate: 0, amount: 15_075 })).toBe(false)
    expect(moneyOf({ reason_codes: '00', credit_amount: 15_075, bank_rate: 0, amount: 15_075 })).toBe(false)
  })

  it('finds the code at any position of a field with several codes', () => {
    expect(read({ reason_codes: '0177' })).toEqual({ ...plain, ...paid })
    expect(read({ reason_codes: '0770' })).toEqual(plain)
  })

  it('needs a paid value if the override demands it', () => {
    const byPix = { our_occurrence: '2161', kind: 'settled', occurrence_detail: 'Pago por Pix', pix: true }
    const values = { reason_codes: '88', amount: 15_075, bank_rate: 0 }
    const record = (credit_amount: number) => reader.read(titleOf({ ...values, credit_amount }))
    expect(read({ ...values, credit_amount: 15_075 })).toEqual({ ...plain, ...byPix })
    expect(record(15_075)).toMatchObject({ money: true, line_parsed: { paid_amount: '15075' } })
    // The same codes again, without a value.
    expect(read({ ...values, credit_amount: 0 })).toEqual(plain)
    expect(record(0)).toMatchObject({ money: false, line_parsed: { paid_amount: '0' } })
  })

  it('has the meaning of the first override that applies', () => {
    expect(read({ settlement_code: 'B0', reason_codes: '77' })).toEqual({ ...plain, ...instruction })
  })
})
