/** Slips and wallets are validated by the rules of the remittance, without building one. Maximum lengths: public service reference, `bank_billets`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { variantOf } from '../../src/banks/index.js'
import type { FieldErrors, Slip } from '../../src/cobranca/index.js'
import { buildRemittance, validateSlip, validateWallet } from '../../src/remittance/index.js'
import { arbitrarySlip, arbitraryWallet } from '../../src/testing/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { runs, someOf } from '../runs.js'
import { DIALECTS } from './arbitraries.js'
import { entry, generated_at, itau240, itau400, sicoob240 } from './made-up.js'

const slipOf = (changes: Partial<Slip> = {}): Slip => entry(changes).slip

describe('a slip', () => {
  test('that is valid has no errors', () => {
    expect(validateSlip(slipOf(), itau400, { generated_at })).toEqual({ errors: {}, warnings: [], changes: [] })
  })

  test('has every error of its fields at once', () => {
    const { errors } = validateSlip(slipOf({ amount: '0', customer_state: 'XX', expire_at: '2026-02-30' }), itau400, {
      generated_at,
    })
    expect(Object.keys(errors).sort()).toEqual(['amount', 'customer_state', 'expire_at'])
  })

  test('has an error for each text longer than the field of the service', () => {
    const { errors } = validateSlip(
      slipOf({ customer_person_name: 'A'.repeat(121), customer_city_name: 'B'.repeat(60) }),
      itau400,
      { generated_at },
    )
    expect(errors).toEqual({ customer_person_name: ['é muito longo (máximo: 120 caracteres)'] })
  })

  test('reports texts that the file cuts', () => {
    const customer_person_name = 'Associação dos Amigos do Parque Municipal Ltda'
    const { errors, changes } = validateSlip(slipOf({ customer_person_name }), sicoob240, { generated_at })
    expect(errors).toEqual({})
    // Sicoob CNAB 240: the name has 40 columns.
    expect(changes).toContainEqual({
      field: 'segment_q.payer_name',
      from: customer_person_name,
      to: 'ASSOCIACAO DOS AMIGOS DO PARQUE MUNICIPA',
      cut: true,
    })
  })

  // 7 March 2026 is a Saturday.
  test('may be due on a weekend if its wallet allows it', () => {
    const slip = slipOf({ expire_at: '2026-03-07' })
    const codes = (allow_expiration_on_weekends: boolean) =>
      validateSlip(slip, { ...itau400, allow_expiration_on_weekends }, { generated_at }).warnings.map(
        ({ code }) => code,
      )
    expect(codes(false)).toEqual(['due_on_weekend'])
    expect(codes(true)).toEqual([])
  })

  test('has the default values of its wallet', () => {
    const configuration = { fine_type: 1 as const, fine_percentage: '101' }
    expect(Object.keys(validateSlip(slipOf(), { ...itau400, configuration }, { generated_at }).errors)).toEqual([
      'fine_percentage',
    ])
  })

  test('has the errors of its wallet, with the prefix `wallet.`', () => {
    const { errors } = validateSlip(slipOf(), { ...itau400, agency_number: '' }, { generated_at })
    expect(errors).toEqual({ 'wallet.agency_number': ['não pode ficar em branco'] })
  })
})

describe('money in reais', () => {
  const options = { generated_at, money: 'reais' } as const
  const inReais = { amount: 250.5, fine_type: 2, fine_value: 5.25 } as const
  const inText = { amount: '250,50', fine_type: 2, fine_value: '5,25' } as const

  test('a slip in reais is the same in the file', () => {
    const build = (slip: object, more: object) =>
      buildRemittance({
        wallet: itau400,
        entries: [{ our_code: '1001', slip: slipOf(slip as Partial<Slip>) }],
        generated_at,
        ...more,
      })
    expect(build(inReais, { money: 'reais' }).content).toBe(build(inText, {}).content)
    expect(build({ amount: 25_050 }, { money: 'cents' }).content).toBe(build({ amount: '250,50' }, {}).content)
  })

  test('also the configuration of the wallet, and each lot', () => {
    const { fine_type, fine_value } = inReais
    const wallet = { ...itau240, configuration: { fine_type, fine_value } }
    const lot = { wallet, entries: [{ our_code: '1001', slip: slipOf({ amount: 250.5 }) }] } as const
    const plain = { wallet: itau240, entries: [{ our_code: '1001', slip: slipOf(inText) }] } as const
    expect(buildRemittance({ lots: [lot, lot], generated_at, money: 'reais' }).content).toBe(
      buildRemittance({ lots: [plain, plain], generated_at }).content,
    )
  })

  test('a number with more than two decimals is an error of its field', () => {
    expect(validateSlip(slipOf({ amount: 1.005 }), itau400, options).errors).toEqual({
      amount: ['tem mais de duas casas decimais: 1,005'],
    })
    expect(validateSlip(slipOf(inReais), itau400, options).errors).toEqual({})
    expect(validateWallet({ ...itau400, configuration: { fine_value: 1.005 } }, options)).toEqual({
      'configuration.fine_value': ['tem mais de duas casas decimais: 1,005'],
    })
  })

  test('another unit is an error', () => {
    expect(
      errorsOf(() => buildRemittance({ wallet: itau400, entries: [entry()], money: 'real' as never, generated_at })),
    ).toEqual({
      money: ['deve ser um destes: cents, reais'],
    })
  })
})

describe('a wallet', () => {
  test('that is valid has no errors', () => {
    expect(validateWallet(sicoob240, { generated_at })).toEqual({})
  })

  test('of an unknown bank, or with a text longer than the field of the service, has errors', () => {
    expect(Object.keys(validateWallet({ ...itau400, bank_contract_slug: 'nenhum-01' }))).toEqual(['bank_contract_slug'])
    expect(validateWallet({ ...itau400, beneficiary_name: 'A'.repeat(256) })).toEqual({
      beneficiary_name: ['é muito longo (máximo: 255 caracteres)'],
    })
  })

  test('is an error if `generated_at` is not a date', () => {
    expect(errorsOf(() => validateWallet(itau400, { generated_at: 'ontem' }))).toHaveProperty('generated_at')
  })
})

/** Without errors of length, because a remittance cuts texts. */
const withoutLengths = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .map(([field, messages]) => [field, messages.filter((each) => !each.startsWith('é muito longo'))] as const)
      .filter(([, messages]) => messages.length > 0),
  )

describe.each(someOf(DIALECTS, 8))('$name', ({ bank, layout, dialect }) => {
  const { variant } = variantOf(dialect)
  const choice = [bank.number, layout, variant === undefined ? {} : { variant }] as const
  test('has the errors of its remittance', () => {
    fc.assert(
      fc.property(
        arbitraryWallet(...choice),
        arbitrarySlip(...choice),
        fc.constantFrom<Partial<Slip>>(
          {},
          { amount: '0,00' },
          { customer_state: 'XX' },
          { document_type: 'ZZ' as never },
        ),
        (wallet, drawn, fault) => {
          const slip = { ...drawn, ...fault }
          const built = errorsOf(() => buildRemittance({ wallet, entries: [{ our_code: '1001', slip }], generated_at }))
          const { errors } = validateSlip(slip, wallet, { generated_at })
          expect(withoutLengths(errors)).toEqual(withoutLengths(built ?? {}))
          const isTaken =
            fault.amount !== undefined && dialect.zeroAmount?.some((type) => type === slip.document_type) === true
          for (const field of isTaken ? [] : Object.keys(fault)) expect(errors).toHaveProperty(field)
        },
      ),
      runs(3, 1),
    )
  })
})
