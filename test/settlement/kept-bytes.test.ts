/** What a settlement keeps of each payment of a large file: counted by size, not measured, because the memory of a process depends on the garbage collector. */
import { expect, test } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import type { SlipToSettle } from '../../src/settlement/index.js'
import { settleSettings } from '../../src/settlement/settle-options.js'
import { Settler } from '../../src/settlement/settler.js'
import { SlipFinder } from '../../src/settlement/slip-finder.js'
import { fixture } from '../convert/folders.js'

/** The tables have grown shortly before: they are as large as they can be. */
const PAYMENTS = 7000
const FILE = parseReturn(fixture('341-itau/cnab400/settlements.ret'))
const PAYMENT = FILE.bank_billet_discharges.find(({ money, final }) => money && final)!

/** At least the bytes of an entry of a map, an item of a list, and a text. */
const ENTRY = 32
const ITEM = 8
const TEXT = 16

/** Bytes of all that an object refers to; each thing once. */
function bytesOf(root: unknown, seen = new Set<unknown>()): number {
  if (typeof root === 'string') return TEXT + root.length
  if (typeof root !== 'object' || root === null || seen.has(root)) return 0
  seen.add(root)
  if (ArrayBuffer.isView(root)) return root.byteLength
  if (root instanceof Map || root instanceof Set)
    return [...root].flat().reduce<number>((sum, each) => sum + bytesOf(each, seen), ENTRY * root.size)
  return Object.values(root).reduce<number>((sum, each) => sum + ITEM + bytesOf(each, seen), 0)
}

/** The payment of a title. */
const paymentOf = (title: number): ReturnRecord => ({
  ...PAYMENT,
  line_parsed: {
    ...PAYMENT.line_parsed,
    // With any check digit.
    our_number: `${10_000_000 + title}0`,
    paid_amount: String(1000 + ((title * 7919) % 1_000_000)),
  },
})

test.each([
  { name: 'without wallets', wallets: null },
  {
    name: 'with a wallet',
    wallets: [
      {
        id: 7,
        bank_contract_slug: 'itau-109',
        agency_number: PAYMENT.line_parsed.agency_number,
        account_number: PAYMENT.line_parsed.account_number,
      },
    ],
  },
])('settling a file keeps less than 100 bytes of each payment: $name', ({ wallets }) => {
  const settler = new Settler<SlipToSettle, never>(settleSettings(wallets === null ? {} : ({ wallets } as never)))
  const start = bytesOf(settler)
  let paid = 0
  for (let title = 0; title < PAYMENTS; title++) {
    const record = paymentOf(title)
    const asked = settler.ask(record, FILE.header)
    // A slip at a time, as from a database: the slips themselves are the caller's.
    const slips = new SlipFinder<SlipToSettle>([
      { id: 1_000_000 + title, our_number: record.line_parsed.our_number.slice(0, -1), bank_billet_account_id: 7 },
    ])
    const { payment, bank_billet, needs_review } = settler.settle(asked, settler.find(asked, slips))
    if (payment !== null && bank_billet !== null && needs_review.length === 0) paid++
  }
  expect(paid).toBe(PAYMENTS)
  const kept = (bytesOf(settler) - start) / PAYMENTS
  expect(kept).toBeLessThan(100)
  // Each title has its key, its record and its net amount: with less, something is not counted.
  expect(kept).toBeGreaterThan(30)
})
