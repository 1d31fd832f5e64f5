/** Names with a special meaning in JavaScript are ordinary unknown names in all input, and have no effect. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { barCodeOf, slipsOfInstallment, slipsOfSubscription } from '../../src/boleto.js'
import {
  buildRemittance,
  buildRemittances,
  type Entry,
  isValidationError,
  parseReturn,
  type Wallet,
} from '../../src/index.js'
import { cnab } from '../cli/cnab.js'
import { fixture, folderOf } from '../convert/folders.js'

const NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']

const { wallet, entries } = JSON.parse(readFileSync('fixtures/341-itau/cnab400/entries.json', 'utf8')) as {
  wallet: Wallet
  entries: Entry[]
}
const [{ slip }] = entries as [Entry]

/** Adds a property of any name to an object, like JSON.parse. */
const withProperty = <T extends object>(object: T, name: string, value: unknown = { polluted: 'yes' }): T =>
  JSON.parse(`${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`) as T

const errorOf = (call: () => unknown): unknown => {
  try {
    call()
    return null
  } catch (error) {
    return error
  }
}

afterEach(() => {
  expect('polluted' in {}).toBe(false)
  expect(Object.keys(Object.prototype)).toEqual([])
})

describe.each(NAMES)('%s', (name) => {
  test('in a wallet is an error with this name', () => {
    const wrong = withProperty(wallet, name)
    const one = errorOf(() => buildRemittance({ wallet: wrong, entries }))
    expect(isValidationError(one) && Object.keys(one.errors)).toContain(name)
    const many = errorOf(() => buildRemittances(entries.map((entry) => ({ ...entry, wallet: wrong }))))
    expect(isValidationError(many)).toBe(true)
    expect(isValidationError(errorOf(() => barCodeOf({ wallet: wrong, slip: { ...slip, our_number: '1' } })))).toBe(
      true,
    )
  })

  test('in a slip is an error with this name', () => {
    const odd = entries.map((entry) => ({ ...entry, slip: withProperty(entry.slip, name) }))
    const error = errorOf(() => buildRemittance({ wallet, entries: odd }))
    expect(isValidationError(error) && Object.keys(error.errors)).toContain(name)
  })

  test('in an entry or in options has no effect', () => {
    const generated_at = '2026-03-02T10:15:30'
    const usual = buildRemittance({ wallet, entries, generated_at }).content
    const odd = entries.map((entry) => withProperty(entry, name))
    const options = withProperty({ wallet, entries: odd, generated_at }, name)
    expect(Buffer.from(buildRemittance(options).content)).toEqual(Buffer.from(usual))
  })

  test('as a value is an error', () => {
    for (const field of ['bank_contract_slug', 'kind'] as const) {
      const error = errorOf(() => buildRemittance({ wallet: { ...wallet, [field]: name } as Wallet, entries }))
      expect(isValidationError(error) && Object.keys(error.errors)).toEqual([field])
    }
    for (const field of ['document_type', 'customer_state', 'fine_type'] as const) {
      const error = errorOf(() =>
        buildRemittance({ wallet, entries: [{ our_code: '1001', slip: { ...slip, [field]: name as never } }] }),
      )
      expect([field, isValidationError(error)]).toEqual([field, true])
    }
    expect(
      isValidationError(errorOf(() => buildRemittance({ wallet, entries: [{ our_code: name as never, slip }] }))),
    ).toBe(true)
    expect(
      isValidationError(
        errorOf(() => parseReturn(fixture('341-itau/cnab400/settlements.ret'), { kinds: [name as never] })),
      ),
    ).toBe(true)
    expect(
      isValidationError(
        errorOf(() => parseReturn(fixture('341-itau/cnab400/settlements.ret'), { fields: [name as never] })),
      ),
    ).toBe(true)
    const cycle = { ...slip, start_at: '2026-01-30', total: 2, cycle: name as never }
    expect(isValidationError(errorOf(() => slipsOfInstallment(cycle)))).toBe(true)
    const subscription = { ...slip, next_billing: '2026-01-30', cycle: name as never }
    expect(isValidationError(errorOf(() => slipsOfSubscription(subscription, { until: '2026-03-02' })))).toBe(true)
  })

  test('in the files of `cnab remit` is an error with this name', async () => {
    const folder = folderOf({
      'wallet.json': JSON.stringify(wallet),
      'odd-wallet.json': JSON.stringify(withProperty(wallet, name)),
      'slips.json': JSON.stringify([slip]),
      'odd.json': JSON.stringify([withProperty(slip, name)]),
      'odd.ndjson': JSON.stringify(withProperty(slip, name)),
      'odd.csv': `amount;${name}\n1,00;x\n`,
    })
    const remit = (walletFile: string, slips: string) =>
      cnab('remit', '--wallet', join(folder, walletFile), '--slips', join(folder, slips), '--out', join(folder, 'out'))
    for (const slips of ['odd.json', 'odd.ndjson', 'odd.csv']) {
      const { code, out } = await remit('wallet.json', slips)
      expect([code, out]).toEqual([1, expect.stringContaining(`campo desconhecido: ${name}`)])
    }
    const { code, out } = await remit('odd-wallet.json', 'slips.json')
    expect([code, out]).toEqual([1, expect.stringContaining(`${name} não é um campo da carteira`)])
  })

  test('as an option of a command, or as its value, is an error', async () => {
    for (const args of [
      [`--${name}`],
      ['convert', 'x', `--${name}`],
      ['convert', 'x', '--to', name],
      ['convert', 'x', '--fields', name],
      ['convert', 'x', '--bank', name],
      ['layout', name],
      ['codes', name],
      ['completion', name],
      ['lint', 'x', '--severity', name],
      [name],
    ]) {
      expect([args, (await cnab(...args)).code]).toEqual([args, 2])
    }
  })
})
