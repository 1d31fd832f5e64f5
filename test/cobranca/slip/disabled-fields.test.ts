/** Money, Pix and splits in fields that another field disables are errors: without an error, they would be silently lost. */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { prepareSlip, type Slip } from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

const slip: Slip = {
  amount: '250,00',
  expire_at: '2026-03-31',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores, 12',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
}

const refused = (given: Record<string, unknown>) =>
  errorsOf(() => prepareSlip({ ...slip, ...given } as Slip, '2026-03-02'))

describe('an amount without the field that enables it', () => {
  test.each([
    ['fine_type', { fine_percentage: 2 }],
    ['fine_type', { fine_value: '5,00' }],
    ['fine_type', { fine_type: null, fine_value: 500 }],
    ['fine_type', { fine_type: '', fine_percentage: '1,5' }],
    ['interest_type', { interest_percentage: new Decimal('0.033') }],
    ['interest_type', { interest_value: '0,10' }],
    ['discount_type', { discount_value: '10,00', days_for_discount: 5 }],
    ['discount_type', { discount_percentage: 5, days_for_discount: 5 }],
    ['discount_type', { second_discount_value: '10,00' }],
    ['discount_type', { third_discount_percentage: 1 }],
    ['divergent_payment_type', { divergent_payment_minimum_value: '10,00' }],
    ['divergent_payment_type', { divergent_payment_limit: 2 }],
    ['pix_enabled', { pix_key: '11222333000181' }],
    ['pix_enabled', { pix_txid: 'a'.repeat(26) }],
    ['split_payment', { split_accounts: [{ bank_number: '237' }] }],
  ])('is an error of %s: %j', (field, given) => {
    expect(Object.keys(refused(given) ?? {})).toEqual([field])
  })

  test('the error names the given field, and the field to set', () => {
    expect(refused({ fine_percentage: 2 })).toEqual({
      fine_type: ['não pode ficar em branco com fine_percentage: use 1 (percentual), 2 (valor) ou 0 (sem multa)'],
    })
    expect(refused({ pix_key: '11222333000181' })).toEqual({
      pix_enabled: ['não pode ficar em branco com pix_key: use true (com Pix) ou false (sem Pix)'],
    })
  })

  test('is found in a field that a class computes, also after slips with other fields', () => {
    class OwnSlip {
      constructor(given: Slip) {
        Object.assign(this, given)
      }
      get fine_percentage(): number {
        return 2
      }
    }
    expect(refused({})).toBeNull()
    const own = new OwnSlip(slip) as unknown as Slip
    expect(Object.keys(errorsOf(() => prepareSlip(own, '2026-03-02')) ?? {})).toEqual(['fine_type'])
    expect(refused({})).toBeNull()
  })

  test.each([
    { fine_percentage: 0, fine_value: '0,00', interest_percentage: null, interest_value: '', discount_value: 0 },
    { pix_key: '', pix_txid: null, split_accounts: [] },
    { fine_value: ' ', discount_percentage: '  ', charge_type: ' ', pix_enabled: ' ' },
    { fine_percentage: new Decimal(0), discount_percentage: '0.0' },
  ])('is ignored if it is blank or zero: %j', (given) => {
    expect(refused(given)).toBeNull()
  })

  test.each([
    { fine_type: 0, fine_percentage: 2 },
    { interest_type: '0', interest_value: '0,10' },
    { discount_type: 0, discount_value: '10,00' },
    { pix_enabled: false, pix_key: '11222333000181' },
    { split_payment: false, split_accounts: [{ bank_number: '237' }] },
  ])('is ignored if that field disables it explicitly: %j', (given) => {
    expect(refused(given)).toBeNull()
  })
})

describe('an amount of the other type', () => {
  test('is ignored if there is an amount of the right type', () => {
    expect(refused({ fine_type: 1, fine_percentage: 2, fine_value: '5,00' })).toBeNull()
  })

  test('is refused if there is no amount of the right type', () => {
    expect(refused({ fine_type: 1, fine_percentage: 0, fine_value: '5,00' })).toEqual({
      fine_value: ['não é lido com fine_type 1: use fine_percentage'],
    })
    const first = { discount_type: 2, discount_percentage: 5, days_for_discount: 5 }
    expect(refused({ ...first, second_discount_value: '1,00', days_for_second_discount: 1 })).toEqual({
      second_discount_value: ['não é lido com discount_type 2: use second_discount_percentage'],
    })
  })
})

describe('a limit of a divergent payment that its type does not use', () => {
  const range = {
    divergent_payment_type: 2,
    divergent_payment_minimum_value: '50,00',
    divergent_payment_maximum_value: '300,00',
  }
  test.each([
    ['minimum_value', '50,00', { divergent_payment_type: 1 }, 'divergent_payment_type 1'],
    ['maximum_percentage', 150, { divergent_payment_type: ' 3 ' }, 'divergent_payment_type 3'],
    [
      'maximum_value',
      '300,00',
      { divergent_payment_type: 4, divergent_payment_minimum_value: '50,00' },
      'divergent_payment_type 4',
    ],
    ['minimum_percentage', 50, range, 'divergent_payment_value_type 1'],
    ['maximum_percentage', 50, { ...range, divergent_payment_value_type: 1 }, 'divergent_payment_value_type 1'],
  ])('%s %j is refused', (bound, value, given, type) => {
    const field = `divergent_payment_${bound}`
    expect(refused({ ...given, [field]: value })).toEqual({ [field]: [`não é lido com ${type}`] })
    expect(refused({ ...given, [field]: 0 })).toBeNull()
    expect(refused({ ...given, [field]: ' ' })).toBeNull()
  })
})

test('different values in divergent_payment_limit and payment_count are refused', () => {
  const refusedCounts = (divergent_payment_limit: unknown, payment_count: unknown) =>
    refused({ divergent_payment_type: 1, divergent_payment_limit, payment_count })
  const message = 'deve ser igual a divergent_payment_limit: informe só um dos dois'
  expect(refusedCounts(2, 3)).toEqual({ payment_count: [message] })
  expect(refusedCounts(0, '3')).toEqual({ payment_count: [message] })
  for (const [limit, count] of [
    [3, 3],
    ['3', 3],
    [3, null],
    ['', 3],
  ])
    expect(refusedCounts(limit, count)).toBeNull()
})

test.each(['pix_enabled', 'split_payment', 'prevent_registration'])('%s is true or false, not a text', (flag) => {
  expect(refused({ [flag]: 'true' })).toEqual({ [flag]: ['deve ser true ou false'] })
  expect(refused({ [flag]: false })).toBeNull()
})

test('a charge type other than simple is refused: the contract of the wallet decides it', () => {
  for (const simple of [1, '1', ' 1 ', null, '', '  ']) expect(refused({ charge_type: simple })).toBeNull()
  for (const other of [2, 3, '4']) expect(Object.keys(refused({ charge_type: other })!)).toEqual(['charge_type'])
})
