/** Idempotency keys of different accounts differ, in every dialect. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { BANKS } from '../../../src/banks/index.js'
import { splitLines } from '../../../src/fixed-width/index.js'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { rowsOf } from '../../banks/rows-of.js'
import { runs, someOf } from '../../runs.js'
import { returnFixture } from '../return-fixtures.js'

const FACTS = await rowsOf(
  'return-facts.ts',
  BANKS.filter((bank) => returnDialects([bank]).length > 0),
)

/** Columns of every title, or of the header, that identify the account by the manual. */
interface Account {
  readonly of: 'titles' | 'header'
  readonly columns: readonly (readonly [from: number, to: number])[]
}

const accountOf = (text: string): Account => {
  const [of, ...columns] = text.split(' ')
  return { of: of as Account['of'], columns: columns.map((each) => each.split('-').map(Number) as [number, number]) }
}

const ACCOUNTS = returnDialects().flatMap(({ bank, key, name, folder }) => {
  const fact = FACTS.find((each) => each.bank === bank)?.rows.RETURN_FACTS[key]
  return fact === undefined ? [] : [{ name, folder, source: fact.source, ...accountOf(fact.account) }]
})

/** The settlements of a dialect, with another account. */
function ofAccount(folder: string, { of, columns }: Account, digits: string): Buffer {
  const { bytes, expected } = returnFixture(`${folder}/settlements`)
  const titles = new Set(expected.bank_billet_discharges.map(({ line }) => line))
  const changed = Buffer.from(bytes)
  for (const { number, start } of splitLines(bytes)) {
    if (of === 'header' ? number !== 1 : !titles.has(number)) continue
    let at = 0
    for (const [from, to] of columns) {
      changed.write(digits.slice(at, at + to - from + 1), start + from - 1, 'latin1')
      at += to - from + 1
    }
  }
  return changed
}

const keysOf = (bytes: Buffer): string[] =>
  paymentsFrom(parseReturn(bytes).bank_billet_discharges).map(({ idempotency_key }) => idempotency_key)

test('every dialect has its facts, and only they', () => {
  const named = FACTS.flatMap(({ bank, rows }) => Object.keys(rows.RETURN_FACTS).map((key) => `${bank.number}/${key}`))
  expect(named.sort()).toEqual(
    returnDialects()
      .map(({ name }) => name)
      .sort(),
  )
})

describe.each(someOf(ACCOUNTS, 16))('$name ($source)', ({ folder, ...account }) => {
  const length = account.columns.reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

  it('different accounts have different keys, the same account the same key', () => {
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        const [ofOne, ofOther] = [one, other].map((each) => keysOf(ofAccount(folder, account, each)))
        expect(ofOne!.length).toBeGreaterThan(0)
        if (one === other) expect(ofOther).toEqual(ofOne)
        else expect(ofOne!.filter((key) => ofOther!.includes(key))).toEqual([])
      }),
      runs(8, 2),
    )
  })

  it('for a difference in any digit', () => {
    const plain = '1'.repeat(length)
    const keys = Array.from({ length }, (_, i) => `${plain.slice(0, i)}2${plain.slice(i + 1)}`).flatMap((each) =>
      keysOf(ofAccount(folder, account, each)),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
