/** Columns of the slip in a return: values from the lines of a fixture, and tax ids without the zeros that fill their columns. */
import { describe, expect, test } from 'vitest'
import { NdjsonReader, parseReturn, ReturnReader } from '../../../src/return/index.js'
import { layoutOfRecord } from '../../../src/return/meaning/record-layout.js'
import { slipValuesOf, withoutFill } from '../../../src/return/meaning/slip-columns.js'
import { someOf } from '../../runs.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const FIELDS = ['amount', 'expire_at', 'customer_person_name', 'customer_cnpj_cpf'] as const

const flat = (name: string, engine?: 'interpreted') => {
  const reader = new ReturnReader({ fields: FIELDS, ...(engine && { engine }) })
  return [...reader.push(returnFixture(name).bytes), ...reader.end()]
}

const json = (name: string) => {
  const reader = new NdjsonReader({ fields: FIELDS })
  const bytes = [...reader.push(returnFixture(name).bytes), ...reader.end()].map((each) => Buffer.from(each))
  const lines = Buffer.concat(bytes).toString().trimEnd().split('\n')
  return lines.map((line): unknown => JSON.parse(line))
}

describe.each([
  // Sicoob 240, segment T: 74–81, 82–96, 149–188, 133 and 134–148.
  [
    '756-sicoob/cnab240/settlements',
    {
      amount: '14000',
      expire_at: '2026-03-01',
      customer_person_name: 'MARIA EXEMPLO DA SILVA',
      customer_cnpj_cpf: '31415926590',
    },
  ],
  // Itaú 400: 153–165, 147–152, 325–354; 356–369 are blank but in the identified collection.
  [
    '341-itau/cnab400/settlements',
    {
      amount: '48000',
      expire_at: '2026-02-20',
      customer_person_name: 'OFICINA VENTO NORTE EIRELI',
      customer_cnpj_cpf: '',
    },
  ],
])('%s', (name, expected) => {
  const row = name.startsWith('341') ? 1 : 0

  test('fields of records, by generated code and by the interpreter', () => {
    expect(flat(name)[row]).toEqual(expected)
    expect(flat(name, 'interpreted')[row]).toEqual(expected)
  })

  test('lines of JSON', () => {
    expect(json(name)[row]).toEqual(expected)
  })
})

test('a layout without payer has null: Bradesco CNAB 400', () => {
  const [first] = flat('237-bradesco/cnab400/settlements')
  expect(first).toMatchObject({ customer_person_name: null, customer_cnpj_cpf: null })
  expect(first!.amount).toMatch(/^\d+$/)
  expect(json('237-bradesco/cnab400/settlements')[0]).toEqual(first)
})

test.each([
  ['000031415926590', '1', '31415926590'],
  ['031415926590', '01', '31415926590'],
  ['090214367000109', '2', '90214367000109'],
  // Banco do Brasil: zeros that belong to the number.
  ['000000000000191', '2', '00000000000191'],
  ['00031415926590', '', '31415926590'],
  ['90214367000109', '', '90214367000109'],
  ['00000000000191', '', '00000000000191'],
  ['000000000000000', '1', ''],
  ['', '', ''],
  // Not a CPF: nothing is cut.
  ['123431415926590', '1', '123431415926590'],
  ['00012345678901', '', '00012345678901'],
  ['0AB1C2D3E4F5G6', '9', '0AB1C2D3E4F5G6'],
])('%s with code %j is %j', (columns, code, expected) => {
  expect(withoutFill(columns, code)).toBe(expected)
})

test.each(someOf(returnFixtures, 12))(
  '$name: the values are those of the fields of the main record, also of a copy',
  ({ bytes }) => {
    for (const record of parseReturn(bytes).bank_billet_discharges) {
      const main = Object.values(record.fields).find((values) => !Array.isArray(values)) as
        | Record<string, unknown>
        | undefined
      const { amount, due_date, payer_name } = main ?? {}
      const values = slipValuesOf(record)
      expect(values).toMatchObject({
        amount: amount === undefined ? null : typeof amount === 'number' ? String(amount) : '',
        expire_at: due_date ?? null,
        customer_person_name: payer_name === undefined ? null : String(payer_name ?? '').trim(),
      })
      // A copy does not have which of its lines are misplaced.
      const copy = { ...record }
      if (record.line_parsed.our_number !== '') expect(slipValuesOf(copy, layoutOfRecord(copy))).toEqual(values)
    }
  },
)
