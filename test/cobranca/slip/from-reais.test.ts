/** Slips, entries, wallets and booklets with numbers in reais. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, fromReais, moneyFormOf, prepareSlip, SLIP_FIELDS, type Slip } from '../../../src/cobranca/index.js'
import { entry, slip } from '../../remittance/made-up.js'
import { runs } from '../../runs.js'
import { errorsOf } from '../errors-of.js'

describe('fields of money', () => {
  test('are those of the table of the slip', () => {
    expect(SLIP_FIELDS.filter((name) => moneyFormOf(name) !== undefined)).toEqual([
      'amount',
      'fine_value',
      'interest_value',
      'discount_value',
      'second_discount_value',
      'third_discount_value',
      'divergent_payment_minimum_value',
      'divergent_payment_maximum_value',
    ])
  })

  test('also the rebate of an entry', () => {
    expect(moneyFormOf('value_rebate')).toBe('money')
  })

  test.each(['fine_percentage', 'expire_at', 'total', 'amount_cents', 'constructor', '__proto__', ''])(
    'not %j',
    (name) => {
      expect(moneyFormOf(name)).toBeUndefined()
    },
  )
})

describe('fromReais', () => {
  test('converts numbers, and texts with a dot; other texts stay as they are', () => {
    const given = { amount: 19.99, fine_value: '5,00', interest_value: '0.25', discount_value: new Decimal('1.5') }
    const before = structuredClone({ ...given, discount_value: null })
    expect(fromReais(given)).toEqual({ ...given, amount: 1999, interest_value: 25 })
    expect({ ...given, discount_value: null }).toEqual(before)
  })

  test('converts the numbers of money alone', () => {
    const given = { amount: 10, fine_percentage: 2.5, days_for_fine: 3, meta: { amount: 5.5 }, tags: ['1.5'], id: 1.5 }
    expect(fromReais(given)).toEqual({ ...given, amount: 1000 })
  })

  test('converts the slip and the rebate of an entry', () => {
    const given: Entry = { our_code: '1004', value_rebate: 1.5, slip: { ...slip, amount: 250.5 } }
    expect(fromReais(given)).toEqual({ our_code: '1004', value_rebate: 150, slip: { ...slip, amount: 25_050 } })
  })

  test('converts the configuration of a wallet and the accounts of a split', () => {
    expect(fromReais({ configuration: { fine_type: 2, fine_value: 1.5 }, agency_number: '1.5' })).toEqual({
      configuration: { fine_type: 2, fine_value: 150 },
      agency_number: '1.5',
    })
    expect(fromReais({ split_accounts: [{ amount: 1.5, floating: 5 }, null] })).toEqual({
      split_accounts: [{ amount: 150, floating: 5 }, null],
    })
  })

  test('a limit of payments, which is no number of cents, becomes text', () => {
    expect(fromReais({ divergent_payment_minimum_value: 1050.5 })).toEqual({
      divergent_payment_minimum_value: '1.050,50',
    })
  })

  test('reports all errors by their fields', () => {
    const errors = errorsOf(() =>
      fromReais({
        slip: { amount: 1.005, fine_value: '1.234' },
        configuration: { fine_value: 1e20 },
        value_rebate: 0.001,
      }),
    )
    expect(errors).toEqual({
      amount: ['tem mais de duas casas decimais: 1,005'],
      fine_value: [expect.stringContaining('«1.234» é ambíguo')],
      'configuration.fine_value': ['é grande demais'],
      value_rebate: ['tem mais de duas casas decimais: 0,001'],
    })
  })

  test('leaves what is not an amount to the validation of the slip', () => {
    const given = { amount: null, fine_value: '', interest_value: 'x', discount_value: true }
    expect(fromReais(given)).toEqual(given)
  })

  const reais = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100)
  const moneyFields = ['amount', 'fine_value', 'interest_value'] as const

  test('a slip in reais is the same slip as in text', () => {
    fc.assert(
      fc.property(fc.array(reais, { minLength: moneyFields.length, maxLength: moneyFields.length }), (amounts) => {
        const inNumbers = Object.fromEntries(moneyFields.map((name, i) => [name, amounts[i]]))
        const inText = Object.fromEntries(
          moneyFields.map((name, i) => [name, amounts[i]!.toFixed(2).replace('.', ',')]),
        )
        const types = { fine_type: 2, interest_type: 2 } as const
        const prepared = (fields: object) => prepareSlip({ ...entry().slip, ...types, ...fields } as Slip, '2026-03-02')
        expect(prepared(fromReais(inNumbers))).toEqual(prepared(inText))
      }),
      runs(100),
    )
  })
})
