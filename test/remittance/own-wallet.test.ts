/** What the wallet has to say of its slips: which of them are its own, and what they have in fields that they leave out. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import { barCodeOf, buildRemittance, buildRemittances } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400, pending, refusedEntries, sicoob240 } from './made-up.js'

describe('a slip that names its wallet', () => {
  const wallet = { ...sicoob240, id: 12 }
  const sent = (bank_billet_account_id: unknown, given: object = wallet) =>
    errorsOf(() =>
      buildRemittance({
        wallet: { ...sicoob240, ...given },
        entries: [entry({ bank_billet_account_id } as Partial<Slip>)],
        generated_at,
      }),
    )

  test('is sent with no other', () => {
    expect(sent(13)).toEqual({ bank_billet_account_id: ['é de outra carteira: envie o boleto na remessa da sua'] })
    expect(sent(12)).toBeNull()
    expect(sent('12')).toBeNull()
  })

  test('is sent with one of which no id is known, and one that names none with any', () => {
    expect(sent(13, { id: undefined })).toBeNull()
    expect(sent(null)).toBeNull()
  })

  test('whatever is asked of the bank', () => {
    const entries = [entry({ bank_billet_account_id: 13, our_number: '1' }, '1002')]
    expect(Object.keys(errorsOf(() => buildRemittance({ wallet, entries, generated_at })) ?? {})).toEqual([
      'bank_billet_account_id',
    ])
  })

  test('is refused by its position among the slips of many wallets', () => {
    const other = pending({ ...itau400, id: 9 } as never, { bank_billet_account_id: 12 })
    const own = pending(wallet as never, { bank_billet_account_id: 12 })
    expect(Object.keys(refusedEntries(() => buildRemittances([own, other], { generated_at })) ?? {})).toEqual(['1'])
  })
})

describe('a wallet’s configuration', () => {
  const configuration = { fine_type: 1, fine_percentage: 2, document_type: '04' } as const
  const build = (slip: Partial<Slip>, given: unknown = configuration) =>
    buildRemittance({
      wallet: { ...sicoob240, configuration: given as never },
      entries: [entry({ our_number: '77', ...slip })],
      generated_at,
    }).content
  const without = (slip: Partial<Slip>) => build(slip, null)

  test('is what its slips have in fields that they leave out', () => {
    expect(build({})).toBe(without(configuration))
    expect(build({})).not.toBe(without({}))
    expect(build({ fine_type: null, document_type: '' as never })).toBe(without(configuration))
  })

  test('and in no field that they have', () => {
    expect(build({ fine_type: 0, document_type: '02' })).toBe(without({ document_type: '02' }))
    expect(build({ fine_percentage: 3 })).toBe(without({ ...configuration, fine_percentage: 3 }))
  })

  test.each([null, {}, '', { fine_type: null }])('may be %j, of nothing', (given) => {
    expect(build({}, given)).toBe(without({}))
  })

  test('is checked as the slip is', () => {
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
  ])('of %j is refused', (given, errors) => {
    expect(errorsOf(() => build({}, given))).toEqual(errors)
  })

  test('holds for a bar code, too', () => {
    const slip = { ...entry().slip, our_number: '77', fine_type: 1, fine_percentage: null } as Slip
    const call = (given: object) => () => barCodeOf({ wallet: { ...sicoob240, ...given }, slip })
    expect(Object.keys(errorsOf(call({})) ?? {})).toEqual(['fine_percentage'])
    expect(call({ configuration })().our_number).toBe('0000077')
  })
})
