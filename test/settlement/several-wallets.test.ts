/** Wallets of one account: the slip decides the wallet of a record, and the list of slips changes. Amounts by hand. */
import { expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { type BookedRecords, type SlipToSettle, settle } from '../../src/settlement/index.js'
import { fixture } from '../convert/folders.js'

/** A settlement of R$ 494,40 (Itaú, CNAB 400). */
const payment = parseReturn(fixture('341-itau/cnab400/settlements.ret')).bank_billet_discharges[1]!
const KEY = 'payment:341:842:31507:450020:06:2026-02-27:49440'
const TITLE = 'title:341:842:31507:450020'
const PAID = 49_440

const returned: ReturnRecord = {
  ...payment,
  kind: 'reversed',
  final: false,
  occurrence: '69',
  our_occurrence: '2025',
  line_parsed: { ...payment.line_parsed, paid_at: '2026-03-10' },
}

const walletOf = (id: number, bank_contract_slug: string): Wallet => ({
  id,
  bank_contract_slug,
  kind: 'cnab400',
  agency_number: '0842',
  account_number: '31507',
  beneficiary_name: '',
  beneficiary_cnpj_cpf: '',
})
const WALLETS = [walletOf(1, 'itau-bs-109'), walletOf(2, 'itau-bs-112')]
const SLIP = { id: 1, our_number: '45002', bank_billet_account_id: 1 } as const satisfies SlipToSettle

/** A company that books files. */
class Books implements BookedRecords {
  readonly keys: string[] = []
  readonly nets = new Map<string, number | null>()

  has(key: string): boolean {
    return this.keys.includes(key)
  }

  net(title: string): number | null {
    return this.nets.get(title) ?? (this.nets.has(title) ? null : 0)
  }

  book(records: readonly ReturnRecord[], slips: readonly SlipToSettle[]) {
    const settlement = settle(records, slips, { wallets: WALLETS, booked: this })
    for (const { pending, idempotency_key, title_key, payment, reversal } of settlement.records) {
      if (pending) continue
      this.keys.push(idempotency_key)
      const cents = (payment?.paid_amount ?? 0) - (reversal?.reversed_amount ?? 0)
      this.nets.set(title_key!, (this.nets.get(title_key!) ?? 0) + cents)
    }
    return settlement
  }

  get total(): number {
    return [...this.nets.values()].reduce<number>((sum, net) => sum + (net ?? 0), 0)
  }
}

test.each([
  ['left', [SLIP], []],
  ['came', [], [SLIP]],
])('a payment is booked once, though its slip has %s the list', (_, before, after) => {
  const books = new Books()
  const [first] = books.book([payment], before).records
  expect(first!.idempotency_key).toBe(before.length > 0 ? `1/${KEY}` : KEY)
  const { duplicates, records } = books.book([payment], after)
  expect(duplicates).toEqual(records)
  expect(records[0]).toMatchObject({ duplicate: true, payment: null })
  expect(books.total).toBe(PAID)
})

test('equal payments of a file are numbered alike, with the slip and without', () => {
  const books = new Books()
  books.book([payment, payment], [SLIP])
  expect(books.keys).toEqual([`1/${KEY}`, `1/${KEY}#2`])
  expect(books.book([payment, payment], []).duplicates).toHaveLength(2)
  expect(books.total).toBe(2 * PAID)
})

test.each([
  ['left', [SLIP], []],
  ['came', [], [SLIP]],
])('a cheque that came back undoes its payment, though the slip has %s the list', (_, before, after) => {
  const books = new Books()
  books.book([payment], before)
  const [settled] = books.book([returned], after).records
  expect(settled).toMatchObject({ pending: false, reversal: { reversed_amount: PAID } })
  expect(books.total).toBe(0)
  // Nothing is left to undo.
  const again = { ...returned, line_parsed: { ...returned.line_parsed, paid_at: '2026-03-11' } }
  expect(books.book([again], []).records[0]).toMatchObject({ reversal: null, reversal_without_payment: true })
})

test('the cheque needs review if one of the titles is not known', () => {
  const books = new Books()
  books.book([payment], [SLIP])
  books.nets.set(`2/${TITLE}`, null)
  const [settled] = books.book([returned], []).records
  expect(settled!.needs_review.map(({ code }) => code)).toEqual(['conditional_reversal'])
})

test('two wallets with one id have the slips of the id once', () => {
  const both = [walletOf(1, 'itau-bs-109'), { ...walletOf(1, 'itau-bs-112'), id: '1' }]
  const { records, unmatched } = settle([payment], [SLIP], { wallets: both })
  expect(records[0]).toMatchObject({ bank_billet_id: 1, matched_by: 'our_number', wallet: both[0] })
  expect(unmatched).toEqual([])
  const elsewhere = settle([payment], [SLIP], {
    wallets: [{ ...walletOf(2, 'itau-bs-109') }, ...both.map(ofOtherAccount)],
  })
  expect(elsewhere.unmatched).toMatchObject([{ reason: 'slip_of_another_wallet', slips: [SLIP] }])
  expect(elsewhere.unmatched[0]!.slips).toHaveLength(1)
})

const ofOtherAccount = (wallet: Wallet): Wallet => ({ ...wallet, account_number: '40000' })
