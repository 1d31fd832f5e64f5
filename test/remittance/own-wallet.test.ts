/** A wallet refuses slips of another wallet, and has default values for absent fields of its slips. */
import { describe, expect, test } from 'vitest'
import { configuredSlip, type Slip } from '../../src/cobranca/index.js'
import { barCodeOf, buildRemittance, buildRemittances } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400, pending, refusedEntries, sicoob240 } from './made-up.js'

describe('a slip with the id of its wallet', () => {
  const wallet = { ...sicoob240, id: 12 }
  const sent = (bank_billet_account_id: unknown, given: object = wallet) =>
    errorsOf(() =>
      buildRemittance({
        wallet: { ...sicoob240, ...given },
        entries: [entry({ bank_billet_account_id } as Partial<Slip>)],
        generated_at,
      }),
    )

  test('is refused in the remittance of another wallet', () => {
    expect(sent(13)).toEqual({ bank_billet_account_id: ['é de outra carteira: envie o boleto na remessa da sua'] })
    expect(sent(12)).toBeNull()
    expect(sent('12')).toBeNull()
  })

  test('is accepted by a wallet without id; a slip without id is accepted by any wallet', () => {
    expect(sent(13, { id: undefined })).toBeNull()
    expect(sent(null)).toBeNull()
  })

  test('is refused in another wallet with any instruction', () => {
    const entries = [entry({ bank_billet_account_id: 13, our_number: '1' }, '1002')]
    expect(Object.keys(errorsOf(() => buildRemittance({ wallet, entries, generated_at })) ?? {})).toEqual([
      'bank_billet_account_id',
    ])
  })

  test('is refused with its position in the list of all wallets', () => {
    const other = pending({ ...itau400, id: 9 } as never, { bank_billet_account_id: 12 })
    const own = pending(wallet as never, { bank_billet_account_id: 12 })
    expect(Object.keys(refusedEntries(() => buildRemittances([own, other], { generated_at })) ?? {})).toEqual(['1'])
  })
})

describe('the configuration of a wallet', () => {
  const configuration = { fine_type: 1, fine_percentage: 2, document_type: '04' } as const
  const build = (slip: Partial<Slip>, given: unknown = configuration) =>
    buildRemittance({
      wallet: { ...sicoob240, configuration: given as never },
      entries: [entry({ our_number: '77', ...slip })],
      generated_at,
    }).content
  const without = (slip: Partial<Slip>) => build(slip, null)

  test('has the values of fields that are absent in a slip', () => {
    expect(build({})).toBe(without(configuration))
    expect(build({})).not.toBe(without({}))
    expect(build({ fine_type: null, document_type: '' as never })).toBe(without(configuration))
  })

  test('does not replace fields that a slip has', () => {
    expect(build({ fine_type: 0, document_type: '02' })).toBe(without({ document_type: '02' }))
    expect(build({ fine_percentage: 3 })).toBe(without({ ...configuration, fine_percentage: 3 }))
  })

  test.each<[string, Partial<Slip>, object]>([
    ['fine_value', { fine_value: '5,00' }, { fine_type: 1, fine_percentage: 2 }],
    ['interest_percentage', { interest_percentage: 1 }, { interest_type: 2, interest_value: '0,10' }],
    ['discount_value', { discount_value: '1,00' }, { discount_type: 2, discount_percentage: 5, days_for_discount: 1 }],
  ])('does not hide a %s without its type', (field, slip, given) => {
    const errors = errorsOf(() => build(slip, given))
    expect(Object.values(errors ?? {})).toContainEqual([expect.stringContaining(`com ${field}`)])
  })

  test.each<[string, Partial<Slip>, object]>([
    ['other fine', { fine_type: 2, fine_value: '5,00' }, { fine_type: 1, fine_percentage: 2 }],
    [
      'other discount',
      { discount_type: 1, discount_value: '1,00', days_for_discount: 1 },
      { discount_type: 2, second_discount_percentage: 5 },
    ],
    ['no discount', { discount_type: 0 }, { discount_type: 1, discount_value: '1,00', days_for_discount: 1 }],
  ])('%s: a slip with a type of its own does not take the amounts of another type', (_, slip, given) => {
    expect(build(slip, given)).toBe(without(slip))
  })

  test('a rate per month is not the amount of a rate per day', () => {
    expect(errorsOf(() => build({ interest_type: 4 }, { interest_type: 1, interest_percentage: 1 }))).toEqual({
      interest_percentage: [expect.any(String)],
    })
    expect(build({ interest_type: 4 }, { interest_percentage: 1 })).toBe(
      without({ interest_type: 4, interest_percentage: 1 }),
    )
  })

  test('a divergent payment with a type of its own does not take the bounds of another type', () => {
    const bounds = { divergent_payment_minimum_value: '1,00', divergent_payment_maximum_value: '2,00' }
    const slip = { amount: '10,00', expire_at: '2026-03-20' }
    const wallet = { configuration: { divergent_payment_type: 2, ...bounds } } as const
    expect(configuredSlip(slip, wallet)).toEqual({ ...slip, divergent_payment_type: 2, ...bounds })
    expect(configuredSlip({ ...slip, divergent_payment_type: 3 }, wallet)).toEqual({
      ...slip,
      divergent_payment_type: 3,
    })
  })

  test('fills any slip with its values', () => {
    const slip = { expire_at: '2026-03-20', fine_type: null }
    expect(configuredSlip(slip, { configuration })).toEqual({ expire_at: '2026-03-20', ...configuration })
    expect(configuredSlip(slip, {})).toBe(slip)
    expect(errorsOf(() => configuredSlip(slip, { configuration: { amount: 1 } }))).toEqual({
      'configuration.amount': [expect.any(String)],
    })
  })

  test('keeps the values that a class computes', () => {
    class Invoice {
      #days = 5
      get expire_at() {
        return '2026-03-20'
      }
      get days_for_sue() {
        return this.#days
      }
    }
    const values = { expire_at: '2026-03-20', days_for_sue: 5 }
    expect(configuredSlip(new Invoice(), { configuration })).toEqual({ ...values, ...configuration })
    expect(configuredSlip(Object.create(values), { configuration })).toEqual({ ...values, ...configuration })
  })

  test.each([null, {}, '', { fine_type: null }])('can be %j, without defaults', (given) => {
    expect(build({}, given)).toBe(without({}))
  })

  test('is validated like a slip', () => {
    expect(Object.keys(errorsOf(() => build({}, { fine_type: 1, fine_percentage: 101 })) ?? {})).toEqual([
      'fine_percentage',
    ])
  })

  test.each([
    [
      { days_for_su: 5 },
      { 'configuration.days_for_su': ['não é um campo do boleto; o nome mais parecido é days_for_sue'] },
    ],
    [{ our_number: '1' }, { 'configuration.our_number': [expect.stringMatching(/^não pode ser um padrão/)] }],
    [{ amount: '1,00' }, { 'configuration.amount': [expect.stringMatching(/^não pode ser um padrão/)] }],
    [{ prevent_registration: true }, { 'configuration.prevent_registration': [expect.any(String)] }],
    [[1], { configuration: ['deve ser um objeto com campos do boleto'] }],
    ['{"fine_type":1}', { configuration: ['deve ser um objeto com campos do boleto'] }],
  ])('%j is refused', (given, errors) => {
    expect(errorsOf(() => build({}, given))).toEqual(errors)
  })

  test('also applies to bar codes', () => {
    const slip = { ...entry().slip, our_number: '77', fine_type: 1, fine_percentage: null } as Slip
    const call = (given: object) => () => barCodeOf({ wallet: { ...sicoob240, ...given }, slip })
    expect(Object.keys(errorsOf(call({})) ?? {})).toEqual(['fine_percentage'])
    expect(call({ configuration })().our_number).toBe('0000077')
  })
})
