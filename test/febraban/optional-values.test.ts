/** FEBRABAN's optional segments of a slip. The expected columns are typed by hand from the manual (10.6, pp. 60–65; Pix, 10.8). */
import { describe, expect, test } from 'vitest'
import {
  divergentPayment240,
  invoice240,
  segmentY04,
  segmentY50,
  segmentY52,
  segmentY53,
  splits240,
} from '../../src/banks/families/febraban240/index.js'
import { isValidationError, prepareSlip, type Slip } from '../../src/cobranca/index.js'
import { pix240 } from '../../src/febraban/index.js'
import { codecOf, type FixedRecord } from '../../src/fixed-width/index.js'
import { slip as plain } from '../remittance/made-up.js'

const prepared = (fields: Partial<Slip>) => prepareSlip({ ...plain, ...fields }, '2026-03-02')

/** Columns `from` to `to` (1-based) of a record with these values. */
const columns = (record: FixedRecord, values: object, from: number, to: number): string =>
  codecOf(record)
    .format(values)
    .slice(from - 1, to)

describe('Y-50, p. 62: the shares of the credit', () => {
  const account = {
    bank_number: '237',
    agency_number: '1234',
    agency_digit: '5',
    account_number: '67890',
    account_digit: 'P',
    cnpj_cpf: '529.982.247-25',
    name: 'Sócio Inventado',
    amount: '100,50',
    floating: 2,
  }

  test('one record per account: value in reais (C062 = 2), bank, agency, account, name, part, days', () => {
    const records = splits240(
      prepared({ split_payment: true, split_accounts: [account, { ...account, amount: 4950 }] }),
    )
    expect(records).toHaveLength(2)
    expect(columns(segmentY50, records[0]!, 61, 61)).toBe('2')
    expect(columns(segmentY50, records[0]!, 62, 76)).toBe('000000000010050')
    expect(columns(segmentY50, records[0]!, 77, 99)).toBe('237012345000000067890P ')
    expect(columns(segmentY50, records[0]!, 140, 148)).toBe('1     002')
    expect(columns(segmentY50, records[1]!, 62, 76)).toBe('000000000004950')
    expect(columns(segmentY50, records[1]!, 140, 145)).toBe('2     ')
  })

  test('a slip without a split has no record', () => {
    expect(splits240(prepared({}))).toEqual([])
  })
})

describe('Y-52, p. 64: the invoice and its key', () => {
  test('number, value, date and the 44 characters of the key', () => {
    const key = '35260311222333000181550010000012341000012345'
    const values = invoice240(prepared({ nfe_key: key, document_number: 'NF1234', document_date: '2026-03-01' }))
    expect(columns(segmentY52, values, 20, 101)).toBe(`NF1234         00000000002500001032026${key}`)
  })

  test('a slip without a key has no values', () => {
    expect(invoice240(prepared({}))).toEqual({})
  })
})

describe('Y-53, p. 65: payments of another value', () => {
  test('any value, with a number of payments (C078 = 01, C079)', () => {
    const values = divergentPayment240(prepared({ divergent_payment_type: 1, divergent_payment_limit: 3 }))
    expect(columns(segmentY53, values, 20, 55)).toBe(`0103${'0'.repeat(32)}`)
  })

  test('between two values, 2 decimals (C080 = 2)', () => {
    const values = divergentPayment240(
      prepared({
        divergent_payment_type: 2,
        divergent_payment_value_type: 1,
        divergent_payment_minimum_value: '10,00',
        divergent_payment_maximum_value: '1.500,01',
      }),
    )
    expect(columns(segmentY53, values, 20, 55)).toBe('0200' + '2000000000150001' + '2000000000001000')
  })

  test('between two percentages, 5 decimals (C080 = 1)', () => {
    const values = divergentPayment240(
      prepared({
        divergent_payment_type: 2,
        divergent_payment_value_type: 2,
        divergent_payment_minimum_percentage: '12,5',
        divergent_payment_maximum_percentage: 100,
      }),
    )
    expect(columns(segmentY53, values, 20, 55)).toBe('0200' + '1000000010000000' + '1000000001250000')
  })

  test('no other value (C078 = 03)', () => {
    expect(columns(segmentY53, divergentPayment240(prepared({ divergent_payment_type: 3 })), 20, 21)).toBe('03')
  })

  test('a minimum has no code, and is a validation error', () => {
    const slip = prepared({
      divergent_payment_type: 4,
      divergent_payment_value_type: 1,
      divergent_payment_minimum_value: '10,00',
    })
    try {
      divergentPayment240(slip)
      expect.unreachable()
    } catch (error) {
      expect(isValidationError(error) && Object.keys(error.errors)).toEqual(['divergent_payment_type'])
    }
  })
})

describe('Y-04 with code 03, p. 60 and version 10.8: Pix', () => {
  const txid = 'AbC4567890123456789012345z'

  test.each([
    ['52998224725', '1', 'CPF'],
    ['11222333000181', '2', 'CNPJ'],
    ['12ABC34501DE35', '2', 'CNPJ with letters'],
    ['+5541999990000', '3', 'mobile'],
    ['Maria@exemplo.invalid', '4', 'e-mail, its case kept'],
    ['123e4567-e89b-12d3-a456-426614174000', '5', 'random key'],
  ])('%s is a key of kind %s: %s (G103)', (pix_key, kind) => {
    const values = pix240(prepared({ pix_enabled: true, pix_key, pix_txid: txid }))
    expect(columns(segmentY04, values, 81, 193)).toBe(kind + pix_key.padEnd(77) + txid.padEnd(35))
  })

  test('a slip without Pix has no values', () => {
    expect(pix240(prepared({}))).toEqual({})
  })
})
