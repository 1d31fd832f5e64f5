/** Identifiers that are different as given stay different in a file; titles that the bank takes only once are reported. */
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { isValidationError, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { entry, generated_at, itau400, refusedEntries } from './made-up.js'
import { ownNumber } from './own-number.js'

const rows = await rowsOf('instruction-rows.ts')

const DIALECTS = remittanceDialects()
  .filter(({ dialect }) => registersTitles(dialect))
  .map(({ bank, key, name, dialect }) => ({
    name,
    dialect,
    wallet: rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
  }))

const built = (wallet: Wallet, ...slips: readonly Partial<Slip>[]) =>
  buildRemittance({ wallet, entries: slips.map((slip) => entry(slip)), generated_at })

const walletOf = (name: string): Wallet => DIALECTS.find((each) => each.name === name)!.wallet

const PAIRS = [
  ['NF1/2', 'NF1-2'],
  ['NF1-2', 'NF1 2'],
  ['NF1 2', 'NF1/2'],
  ['NF1', 'nf1'],
  ['nf1', 'NF1'],
  ['NO1', 'Nº1'],
] as const

describe.each(someOf(DIALECTS, 6))('$name', ({ dialect, wallet }) => {
  const numbers = (slips: readonly Partial<Slip>[]): readonly Partial<Slip>[] =>
    dialect.contracts[wallet.bank_contract_slug]!.bankNumbers === true
      ? slips
      : slips.map((slip, i) => ({ our_number: ownNumber(dialect, i + 1), ...slip }))
  const contentOf = (...slips: readonly Partial<Slip>[]): string | null => {
    try {
      return built(wallet, ...numbers(slips)).content
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }

  test.each(PAIRS)('%s and %s are different in the file, or an error', (one, other) => {
    const [alone, with_] = [one, other].map((document_number) => contentOf({ document_number }))
    if (alone === null || with_ === null) return
    const both = contentOf({ document_number: one }, { document_number: other })
    const areEqual = alone === with_
    expect(both === null).toBe(areEqual)
  })
})

describe('two identifiers that become equal are an error of the second entry', () => {
  test('Banrisul takes no punctuation (400, p. 5)', () => {
    const build = () => built(walletOf('041/cnab400'), { document_number: 'NF1/2' }, { document_number: 'NF1-2' })
    expect(refusedEntries(build)).toEqual({
      1: { document_number: ['fica igual a «NF1/2», que já está nesta remessa'] },
    })
  })

  test('also of a plain identifier after or before another, and of the control number', () => {
    const message = { control_number: ['fica igual a «A», que já está nesta remessa'] }
    const slips = [
      { document_number: '1', control_number: 'A' },
      { document_number: '2', control_number: 'B' },
      { document_number: '3', control_number: 'a' },
    ]
    expect(refusedEntries(() => built(itau400, ...slips))).toEqual({ 2: message })
  })

  test('an identifier of a refused entry may be used again, and equal identifiers are accepted', () => {
    const slips = ['nf1', 'NF1', 'nf1'].map((document_number) => ({ document_number }))
    const entries = slips.map((slip) => entry(slip))
    const { rejected, records } = buildRemittance({ wallet: itau400, entries, generated_at, partial: true })
    expect([rejected.map((each) => each.entry), records.map((each) => each.entry)]).toEqual([[1], [0, 2]])
  })

  test('instructions repeat the identifier of their slip', () => {
    const entries = [entry({ document_number: 'NF1' }), entry({ our_number: '7', document_number: 'nf1' }, '1002')]
    expect(buildRemittance({ wallet: itau400, entries, generated_at }).records).toHaveLength(2)
  })
})

describe('a repeated title', () => {
  const warned = (name: string, ...slips: readonly Partial<Slip>[]) => {
    const { dialect, wallet } = DIALECTS.find((each) => each.name === name)!
    const isOwn = dialect.contracts[wallet.bank_contract_slug]!.bankNumbers !== true
    const { warnings } = built(
      wallet,
      ...slips.map((slip, i) => ({ ...(isOwn && { our_number: ownNumber(dialect, i + 1) }), ...slip })),
    )
    return warnings.filter(({ code }) => code === 'repeated_title')
  }

  // Banrisul CNAB 400, p. 8. Daycoval CNAB 400, p. 4. Citibank CNAB 400 v1.16, p. 5, and CNAB 240 v1.8, C011, p. 18.
  test.each(['041/cnab400', '707/cnab400', '745/cnab400', '745/cnab240'])('is reported by its number: %s', (name) => {
    expect(warned(name, { document_number: 'NF1' }, { document_number: 'NF1', amount: '70,00' })).toEqual([
      {
        entry: 1,
        code: 'repeated_title',
        field: 'document_number',
        value: 'NF1',
        message: 'já está nesta remessa: o banco não aceita dois títulos com o mesmo número',
      },
    ])
    expect(warned(name, { document_number: 'NF1' }, { document_number: 'NF2' })).toEqual([])
  })

  // C6 CNAB 400 v2.2, 7.2, p. 28: number, due date and amount together.
  test('is reported by number, due date and amount: C6', () => {
    const title = { document_number: 'NF1' }
    expect(warned('336/cnab400', title, title).map(({ entry: at }) => at)).toEqual([1])
    expect(warned('336/cnab400', title, { ...title, amount: '70,00' })).toEqual([])
    expect(warned('336/cnab400', title, { ...title, expire_at: '2026-05-04' })).toEqual([])
  })

  test('is not reported where the manual allows it: installments have the number of their invoice', () => {
    expect(warned('341/cnab400', { document_number: 'NF1' }, { document_number: 'NF1' })).toEqual([])
  })

  test('only these dialects have the rule', () => {
    const names = DIALECTS.filter(({ dialect }) => dialect.onlyOnce !== undefined).map(({ name }) => name)
    expect(names.sort()).toEqual(['041/cnab400', '336/cnab400', '707/cnab400', '745/cnab240', '745/cnab400'])
  })
})
