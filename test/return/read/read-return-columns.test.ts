/** The arrays of batches, compared with the JSON of the fixtures. */
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { ValidationError } from '../../../src/cobranca/index.js'
import {
  buffersOf,
  COLUMNS,
  type ColumnBatch,
  type ColumnName,
  ColumnReader,
  cellAt,
  DEFAULT_COLUMNS,
  NO_DATE,
  readReturnColumns,
  rowOf,
  rowsOf,
} from '../../../src/return/index.js'
import { returnFixture } from '../return-fixtures.js'

const { bytes, expected } = returnFixture('756-sicoob/cnab240/settlements')

async function all<B>(batches: AsyncIterable<B>): Promise<B[]> {
  const list: B[] = []
  for await (const batch of batches) list.push(batch)
  return list
}

const FIELDS = ['paid_amount', 'credit_at', 'our_number', 'kind', 'money', 'line', 'variant', 'extra'] as const

describe('each column has the array of its type', async () => {
  const [batch] = (await all(readReturnColumns(bytes, { fields: FIELDS }))) as [ColumnBatch<(typeof FIELDS)[number]>]
  const { paid_amount, credit_at, our_number, kind, money, line, variant, extra } = batch.columns

  it('money is integer cents', () => {
    expect(paid_amount).toEqual({
      type: 'money',
      values: Float64Array.from(expected.bank_billet_discharges, ({ line_parsed }) => Number(line_parsed.paid_amount)),
    })
  })

  it('dates are days since 1970-01-01', () => {
    // 2026-03-02 is 56 years of 365 days, 14 leap days and 60 days later.
    const second = 56 * 365 + 14 + 60
    expect([...credit_at.values]).toEqual([second + 1, second + 1, second, NO_DATE, second, second])
  })

  it('text is UTF-8 between offsets', () => {
    expect(Buffer.from(our_number.data).toString()).toBe('000050190000502600005033000050401234567100000779')
    expect([...our_number.offsets]).toEqual([0, 8, 16, 24, 32, 40, 48])
    expect(cellAt(our_number, 4)).toBe('12345671')
  })

  it('codes are indexes of a dictionary, and -1 for missing values', () => {
    expect(kind).toEqual({ type: 'code', codes: new Int32Array(6), dictionary: ['settled'] })
    expect(variant).toEqual({ type: 'code', codes: new Int32Array(6).fill(-1), dictionary: [] })
    expect(cellAt(variant, 0)).toBeNull()
    expect(cellAt(extra, 0)).toBeNull()
  })

  it('booleans are 0 and 1, lines are integers', () => {
    expect(money.values).toEqual(new Uint8Array(6).fill(1))
    expect([...line.values]).toEqual(expected.bank_billet_discharges.map((record) => record.line))
  })

  it('a row has the values of the columns', () => {
    expect(batch.rows).toBe(6)
    expect(rowOf(batch, 3)).toEqual({
      paid_amount: 9990,
      credit_at: null,
      our_number: '00005040',
      kind: 'settled',
      money: true,
      line: expected.bank_billet_discharges[3]!.line,
      variant: null,
      extra: null,
    })
  })

  it('the rows are the titles, in file order', () => {
    expect(rowsOf(batch).map(({ line, our_number, paid_amount }) => [line, our_number, paid_amount])).toEqual(
      expected.bank_billet_discharges.map(({ line, line_parsed }) => [
        line,
        line_parsed.our_number,
        Number(line_parsed.paid_amount),
      ]),
    )
  })
})

it('an amount that the bank does not send is NaN', async () => {
  const { bytes, expected } = returnFixture('341-itau/cnab400/settlements')
  const cents = expected.bank_billet_discharges.map(({ line_parsed }) => line_parsed.other_fines)
  expect(cents).toContain('')
  const [batch] = await all(readReturnColumns(bytes, { fields: ['other_fines'] }))
  expect(batch!.columns.other_fines.values).toEqual(
    Float64Array.from(cents, (text) => (text === '' ? Number.NaN : Number(text))),
  )
})

it('batches have the requested size, share their codes, and never change', async () => {
  const { bytes, expected } = returnFixture('341-itau/cnab400/life-cycle')
  const reader = new ColumnReader({ fields: ['occurrence', 'our_number'], batchSize: 2 })
  const seen: string[] = []
  const batches: ColumnBatch<'occurrence' | 'our_number'>[] = []
  for (const batch of [...reader.push(bytes), ...reader.end()]) {
    seen.push(JSON.stringify(rowsOf(batch)))
    batches.push(batch)
  }
  expect(batches.map((batch) => JSON.stringify(rowsOf(batch)))).toEqual(seen)
  expect(batches.slice(0, -1).every(({ rows }) => rows === 2)).toBe(true)
  const { dictionary } = batches.at(-1)!.columns.occurrence
  expect(new Set(dictionary).size).toBe(dictionary.length)
  const occurrences = batches.flatMap(({ columns }) => [...columns.occurrence.codes].map((code) => dictionary[code]))
  expect(occurrences).toEqual(expected.bank_billet_discharges.map(({ occurrence }) => occurrence))
})

it('without fields, batches have all columns except whole lines, JSON and the columns of the slip', async () => {
  const [batch] = await all(readReturnColumns(bytes))
  const all_names = Object.keys(COLUMNS)
  const slip = ['amount', 'expire_at', 'customer_person_name', 'customer_cnpj_cpf']
  const left_out = ['line_raw', 'reasons', 'extra', ...slip]
  expect(Object.keys(batch!.columns)).toEqual(all_names.filter((name) => !left_out.includes(name)))
  expect(Object.keys(batch!.columns)).toEqual(DEFAULT_COLUMNS)
  const [selected] = await all(readReturnColumns(bytes, { fields: [...DEFAULT_COLUMNS, 'line_raw'] }))
  expect(cellAt(selected!.columns.line_raw, 0)).toContain('00005019')
})

it('later changes to the list of fields have no effect', () => {
  const fields: ('line' | 'our_number')[] = ['line', 'our_number']
  const reader = new ColumnReader({ fields })
  fields.reverse()
  const [batch] = [...reader.push(bytes), ...reader.end()]
  expect(Object.keys(batch!.columns)).toEqual(['line', 'our_number'])
  expect(cellAt(batch!.columns.our_number, 0)).toBe('00005019')
})

it('a batch can be moved to another thread', async () => {
  const [batch] = (await all(readReturnColumns(bytes, { fields: Object.keys(COLUMNS) as ColumnName[] }))) as [
    ColumnBatch,
  ]
  const rows = rowsOf(batch)
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(batch, buffersOf(batch))
  const moved = receiveMessageOnPort(port2)!.message as ColumnBatch
  port1.close()
  expect(rowsOf(moved)).toEqual(rows)
  expect(batch.columns.paid_amount.values).toHaveLength(0)
})

it('header, totals and diagnostics are complete after the iteration', async () => {
  const stream = readReturnColumns([bytes], { fields: ['line'], kinds: ['rejected'] })
  expect(stream.header).toBeNull()
  expect(await all(stream)).toEqual([])
  expect(stream.header?.generated_at).toBe(expected.header.generated_at)
  expect(stream.totals.titles).toBe(expected.titles)
  expect(stream.leftOut).toBe(expected.titles)
  expect(stream.diagnostics).toEqual([])
})

it.each([0, -1, 1.5, 65_537, Number.NaN])('a batchSize of %s throws before reading', (batchSize) => {
  expect(() => readReturnColumns(bytes, { batchSize })).toThrow(ValidationError)
  expect(() => readReturnColumns(bytes, { batchSize })).toThrow('batchSize deve ser um número inteiro de 1 a 65536')
})

it('an unknown column throws before reading', () => {
  expect(() => readReturnColumns(bytes, { fields: ['nosso_numero' as 'our_number'] })).toThrow('não tem «nosso_numero»')
})
