/** Pending instructions of many wallets: one remittance per wallet and layout. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, buildRemittances, type PendingEntry } from '../../src/remittance/index.js'
import { runs, someOf } from '../runs.js'
import { DIALECTS, fileOf } from './arbitraries.js'
import { generated_at, itau240, itau400, pending, refusalOf, refusedEntries, sicoob240 } from './made-up.js'

describe('which remittances are built', () => {
  test('one per wallet and layout, in the order of their first entries', () => {
    const other = { ...itau400, account_number: '11111', account_digit: '2' }
    const remittances = buildRemittances(
      [sicoob240, itau400, sicoob240, itau240, other, itau400, sicoob240].map((wallet) => pending(wallet)),
      { generated_at },
    )
    expect(remittances.map(({ bank, layout, records }) => [bank, layout, records.map(({ entry }) => entry)])).toEqual([
      ['756', 'cnab240', [0, 2, 6]],
      ['341', 'cnab400', [1, 5]],
      ['341', 'cnab240', [3]],
      ['341', 'cnab400', [4]],
    ])
    expect([remittances.rejected, remittances.skipped]).toEqual([[], []])
  })

  test('each equals the result of buildRemittance for the entries of its wallet', () => {
    fc.assert(
      fc.property(
        fc.tuple(...someOf(DIALECTS, 10).map((each) => fileOf(each, generated_at.slice(0, 10)))),
        fc.integer({ min: 1, max: 99 }),
        (files, step) => {
          // The order of the entries does not depend on the wallets.
          const dealt = files
            .flatMap(({ wallet, drawn }, file) => drawn.map(({ entry }, i) => ({ wallet, entry, file, i })))
            .sort((a, b) => ((a.i * step) % 7) - ((b.i * step) % 7))
          const remittances = buildRemittances(
            dealt.map(({ wallet, entry }) => ({ wallet, ...entry })),
            { generated_at },
          )
          const order = [...new Set(dealt.map(({ file }) => file))]
          expect(remittances.map(({ content }) => content)).toEqual(
            order.map((file) => {
              const entries = dealt.filter((each) => each.file === file).map(({ entry }) => entry)
              return buildRemittance({ wallet: files[file]!.wallet, entries, generated_at }).content
            }),
          )
          const positions = remittances.flatMap(({ records, skipped }) => [
            ...records.map(({ entry }) => entry),
            ...skipped,
          ])
          expect(positions.sort((a, b) => a - b)).toEqual(dealt.map((_, position) => position))
        },
      ),
      runs(6, 2),
    )
  })

  test.each([['extra1'], ['extra2'], ['extra3']])(
    'wallets that differ in %s are separate: agreements must not be mixed',
    (field) => {
      const pairs = [sicoob240, { ...sicoob240, [field]: '99' }].map((wallet) => pending(wallet))
      expect(buildRemittances(pairs, { generated_at })).toHaveLength(2)
    },
  )

  test('wallets that differ only in their counters are one wallet, with the counters of its first entry', () => {
    const again = { ...itau400, next_our_number: 9999, next_remittance_number: 99 }
    const [remittance, none] = buildRemittances([pending(itau400), pending(again)], { generated_at })
    expect(none).toBeUndefined()
    expect(remittance).toMatchObject({
      remittance_number: 37,
      records: [{ our_number: '00004100' }, { our_number: '00004101' }],
      next_our_number: '00004102',
      next_remittance_number: 38,
    })
  })

  test('a wallet whose slips are all registered by other means has no remittance, and does not prevent those of other wallets', () => {
    const elsewhere = { prevent_registration: true }
    const remittances = buildRemittances(
      [pending(sicoob240, elsewhere), pending(itau400), pending(itau400, elsewhere)],
      {
        generated_at,
      },
    )
    expect(remittances.map(({ bank, skipped }) => [bank, skipped])).toEqual([['341', [2]]])
    expect(remittances.skipped).toEqual([0, 2])
  })

  test('an empty list has no remittances', () => {
    expect([...buildRemittances([])]).toEqual([])
  })
})

describe('positions are those of the given list', () => {
  const list = [
    pending(sicoob240),
    pending(itau400, { customer_person_name: 'José' }),
    pending(sicoob240, { prevent_registration: true }),
    pending(itau400, { amount: '1.00' }),
    pending(sicoob240, { customer_city_name: 'São Paulo' }),
    pending(itau400),
  ]

  test('of records, omitted entries, refused entries and changed texts', () => {
    const [sicoob, itau] = buildRemittances(list, { generated_at, partial: true })
    expect(sicoob!.records.map(({ entry }) => entry)).toEqual([0, 4])
    expect(sicoob!.skipped).toEqual([2])
    expect(sicoob!.changes.map(({ entry, to }) => [entry, to])).toEqual([[4, 'SAO PAULO']])
    expect(itau!.records.map(({ entry }) => entry)).toEqual([1, 5])
    expect(itau!.rejected.map(({ entry, errors }) => [entry, Object.keys(errors)])).toEqual([[3, ['amount']]])
    expect(itau!.changes.map(({ entry, to }) => [entry, to])).toEqual([[1, 'JOSE']])
  })

  test('changed texts of headers have no entry', () => {
    const [, itau] = buildRemittances([pending(sicoob240), pending({ ...itau400, beneficiary_name: 'Ação Ltda' })], {
      generated_at,
    })
    expect(itau!.changes.map(({ entry, to }) => [entry, to])).toEqual([[null, 'ACAO LTDA']])
  })
})

describe('an error', () => {
  const list: PendingEntry[] = [
    pending(itau400, { amount: '1.00' }),
    pending({ ...sicoob240, extra1: '' }),
    pending(itau400),
    pending(itau240, { expire_at: '2026-02-30', customer_state: '' }),
    pending({ ...sicoob240, extra1: '' }),
    pending(itau240, {}, '1107'),
  ]

  test('is reported together for all wallets, by position', () => {
    const byEntry = refusedEntries(() => buildRemittances(list, { generated_at }))
    expect(Object.entries(byEntry!).map(([entry, errors]) => [Number(entry), Object.keys(errors)])).toEqual([
      [0, ['amount']],
      [1, ['extra1']],
      [3, ['expire_at', 'customer_state']],
      [4, ['extra1']],
      [5, ['our_code']],
    ])
  })

  test('is in `errors` by field, each message once, and in `entries` by position', () => {
    const refusal = refusalOf(() => buildRemittances(list, { generated_at }))
    expect(refusal.entries).toEqual([0, 1, 3, 4, 5])
    expect(refusal.errors).toMatchObject({
      extra1: ['não pode ficar em branco (neste banco, código do beneficiário (cedente))'],
    })
  })

  test('partial: valid entries are built, the others are listed; all entries of a wrong wallet are refused', () => {
    const remittances = buildRemittances(list, { generated_at, partial: true })
    expect(remittances.map(({ layout, records }) => [layout, records.map(({ entry }) => entry)])).toEqual([
      ['cnab400', [2]],
    ])
    expect(remittances.rejected.map(({ entry, errors }) => [entry, Object.keys(errors)])).toEqual([
      [0, ['amount']],
      [1, ['extra1']],
      [3, ['expire_at', 'customer_state']],
      [4, ['extra1']],
      [5, ['our_code']],
    ])
    expect(remittances[0]!.rejected.map(({ entry }) => entry)).toEqual([0])
  })

  test('partial: every entry is in a file, omitted, or listed as refused, exactly once', () => {
    const spoilt = fc.constantFrom({}, {}, { amount: '1.00' }, { prevent_registration: true })
    const wallets = fc.constantFrom<Wallet>(itau400, itau240, sicoob240, { ...sicoob240, extra1: '' })
    fc.assert(
      fc.property(fc.array(fc.tuple(wallets, spoilt), { minLength: 1, maxLength: 12 }), (drawn) => {
        const entries = drawn.map(([wallet, changes]) => pending(wallet, changes))
        const isSent = drawn.some(([wallet, changes]) => Object.keys(changes).length === 0 && wallet.extra1 !== '')
        fc.pre(isSent)
        const remittances = buildRemittances(entries, { generated_at, partial: true })
        const sent = remittances.flatMap(({ records }) => records.map(({ entry }) => entry))
        const all = [...sent, ...remittances.skipped, ...remittances.rejected.map(({ entry }) => entry)]
        expect(all.sort((a, b) => a - b)).toEqual(drawn.map((_, position) => position))
      }),
      runs(50),
    )
  })

  test('partial without valid entries is refused', () => {
    const byEntry = refusedEntries(() => buildRemittances([list[1]!, list[0]!], { generated_at, partial: true }))
    expect(Object.keys(byEntry!)).toEqual(['0', '1'])
  })

  test.each([
    [{ bank_contract_slug: 'nenhum-1' }, 'bank_contract_slug'],
    [{ bank_contract_slug: 'itau-bs-000' }, 'bank_contract_slug'],
    [{ kind: '__proto__' }, 'kind'],
    [{ kind: 'toString' }, 'kind'],
    [{ account_number: '1', account_digit: '8', next_remittance_number: 0 }, 'next_remittance_number'],
    [{ account_number: '2', account_digit: '6', next_our_number: 'x' }, 'next_our_number'],
  ])('a wallet with %j is an error of its entries', (changes, field) => {
    const wrong = { ...itau400, ...changes } as never
    const byEntry = refusedEntries(() =>
      buildRemittances([pending(itau400), pending(wrong), pending(wrong)], { generated_at }),
    )
    expect(Object.entries(byEntry!).map(([entry, errors]) => [entry, Object.keys(errors)])).toEqual([
      ['1', [field]],
      ['2', [field]],
    ])
  })

  test('an entry without a wallet is a validation error', () => {
    const { wallet: _, ...without } = pending(itau400)
    expect(
      Object.keys(refusedEntries(() => buildRemittances([pending(itau400), without as never], { generated_at }))!),
    ).toEqual(['1'])
  })
})
