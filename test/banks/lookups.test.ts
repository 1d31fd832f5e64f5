/** Lookup of a bank, a dialect and a record by a name or a line. */
import { describe, expect, test } from 'vitest'
import { type Dialect, dialectNamed, variantOf } from '../../src/banks/dialect.js'
import { fittingRecord, isKnown, type RecordLine } from '../../src/banks/fitting-record.js'
import { bankNamed, bankOf } from '../../src/banks/index.js'
import { type FileContext, plainFilename } from '../../src/banks/remittance-dialect.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../../src/banks/unsupported-fields.js'
import type { PreparedSlip } from '../../src/cobranca/index.js'
import { digits, type Fault, fileLayout, key, record, reserved, text } from '../../src/fixed-width/index.js'

describe('a bank', () => {
  test.each([
    ['341', '341'],
    [' 341 ', '341'],
    ['itau', '341'],
    ['Itaú', '341'],
    ['ITAÚ', '341'],
    ['banco do brasil', '001'],
    ['BB', '001'],
    ['353', '033'],
  ])('«%s» is %s', (name, number) => {
    expect(bankNamed(name)?.number).toBe(number)
  })

  test.each(['', '1', '0341', '999', 'ita', 'itaú unibanco de teste'])('«%s» is not a bank', (name) => {
    expect(bankNamed(name)).toBeUndefined()
  })

  test('is found by its exact number', () => {
    expect(bankOf('756')?.number).toBe('756')
    expect(['756 ', 'sicoob', '', '75'].map(bankOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})

const strict = record(
  'bank10.title',
  10,
  { type: key(1, 1, '1'), code: digits(2, 4), rest: reserved(5, 10) },
  'made up',
)
const loose = record('bank10.other', 10, { type: key(1, 1, '1'), code: text(2, 4), rest: reserved(5, 10) }, 'made up')
const worse = record('bank10.worse', 10, { type: key(1, 1, '1'), code: digits(2, 5), rest: digits(6, 10) }, 'made up')
const layout = fileLayout({
  name: 'bank10.return',
  width: 10,
  records: {
    header: record('bank10.header', 10, { type: key(1, 1, '0'), rest: reserved(2, 10) }, 'made up'),
    title: strict,
    trailer: record('bank10.trailer', 10, { type: key(1, 1, '9'), rest: reserved(2, 10) }, 'made up'),
  },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
})
const manual = { title: 'Manual', version: '1' }
const evidence = 'manual'
const usual: Dialect = { layout, manual, evidence }
const old: Dialect = { layout, manual, evidence, variant: 'old' }

describe('a dialect', () => {
  test('is the first without a name, otherwise the one with that name', () => {
    expect(dialectNamed([usual, old], undefined)).toBe(usual)
    expect(dialectNamed([old, usual], undefined)).toBe(old)
    expect(dialectNamed([usual, old], 'old')).toBe(old)
    expect(dialectNamed([usual, old], 'new')).toBeUndefined()
    expect(dialectNamed(undefined, 'old')).toBeUndefined()
    expect(dialectNamed(undefined, undefined)).toBeUndefined()
  })

  test('has its name in results; the usual one has none', () => {
    expect([variantOf(usual), variantOf(old)]).toStrictEqual([{}, { variant: 'old' }])
  })
})

describe('the record of a line', () => {
  const line = (raw: string, faults: readonly Fault[]) =>
    ({ role: 'title', raw, values: { code: 'own' }, faults }) as unknown as RecordLine
  const fault: Fault = { field: 'code', code: 'not_digits' }

  test('is the role’s own without diagnostics, or without alternatives', () => {
    const others = { ...usual, alternatives: { title: [loose] } }
    expect(fittingRecord(others, line('1ABC', []))).toMatchObject({
      record: strict,
      values: { code: 'own' },
      faults: [],
    })
    expect(fittingRecord(usual, line('1ABC', [fault]))).toMatchObject({ record: strict, faults: [fault] })
    const elsewhere = { ...usual, alternatives: { header: [loose] } }
    expect(fittingRecord(elsewhere, line('1ABC', [fault]))).toMatchObject({ record: strict, faults: [fault] })
  })

  test('is an alternative with fewer diagnostics, not one with as many or more', () => {
    const others = { ...usual, alternatives: { title: [worse, loose] } }
    expect(fittingRecord(others, line('1ABC', [fault]))).toMatchObject({
      record: loose,
      values: { code: 'ABC' },
      faults: [],
    })
    const onlyWorse = { ...usual, alternatives: { title: [worse] } }
    expect(fittingRecord(onlyWorse, line('1ABC      ', [fault])).record).toBe(strict)
  })

  test('is known if the line has a role', () => {
    expect([line('1ABC', []), { ...line('XABC', []), role: null }].map(isKnown)).toEqual([true, false])
  })

  test('has as many columns as the layout, for any length of the line', () => {
    expect(fittingRecord(usual, line('1ABC', [])).text).toBe('1ABC      ')
    expect(fittingRecord(usual, line('1ABC567890XYZ', [])).text).toBe('1ABC567890')
  })
})

describe('texts for which a layout has no columns', () => {
  const slip = (more: object) => ({ instructions: [], guarantor: null, ...more }) as unknown as PreparedSlip

  test('are the joined messages', () => {
    expect(messagesOf(slip({ instructions: ['Não receber', 'Obrigado'] }))).toEqual({
      instructions: 'Não receber Obrigado',
    })
    expect(messagesOf(slip({}))).toEqual({})
  })

  test('are the guarantor’s address; missing parts are blank', () => {
    const blank = { address: null, neighborhood: null, zipcode: null, city: null, state: null }
    expect(Object.values(guarantorAddressOf(slip({ guarantor: { name: 'Fulano', ...blank } })))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ])
    const known = { address: 'Rua A', neighborhood: 'Centro', zipcode: '80000000', city: 'Curitiba', state: 'PR' }
    expect(guarantorAddressOf(slip({ guarantor: { name: 'Fulano', ...known } }))).toEqual({
      guarantor_address: 'Rua A',
      guarantor_neighborhood: 'Centro',
      guarantor_zipcode: '80000000',
      guarantor_city_name: 'Curitiba',
      guarantor_state: 'PR',
    })
    expect(guarantorAddressOf(slip({}))).toEqual({})
  })

  test('are merged if there are two', () => {
    expect(mergeFields({ a: '1' }, { b: '2' })).toEqual({ a: '1', b: '2' })
    expect([mergeFields(null, { b: '2' }), mergeFields({ a: '1' }, null), mergeFields(null, null)]).toEqual([
      { b: '2' },
      { a: '1' },
      {},
    ])
  })

  test('are the same object if only one has texts', () => {
    const some = { a: '1' }
    expect(mergeFields(messagesOf(slip({})), some)).toBe(some)
    expect(mergeFields(some, guarantorAddressOf(slip({})))).toBe(some)
    expect(mergeFields(some, null)).toBe(some)
  })
})

test('the default name of a remittance is its day, its number and REM', () => {
  const context = { date: '2026-03-02', remittance_number: 17 } as FileContext
  expect(plainFilename(context)).toBe('26030217.REM')
})
