/** Settlements: the ledger of a company that settles the returns of a simulated bank equals the account of the bank. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SlipStatus, Wallet } from '../../src/cobranca/index.js'
import { type ReturnFile, type ReturnRecord, readReturn } from '../../src/return/index.js'
import { type SlipToSettle, settle, settleStream } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { SCENARIOS, type ScenarioName, type SimulatedEntry } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'
import { Ledger, monthOf } from './months.js'
import { SLIP } from './slips.js'
import { areDistinct } from './wallets.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

/** Status after the events of a registration that the bank reported. */
function statusOf({ events }: SimulatedEntry): SlipStatus {
  let status: SlipStatus = 'opened'
  for (const { event, file, our_occurrence } of events) {
    if (file === null) continue
    // Banco do Brasil rejects entries and instructions by one code (03), whose kind is a rejected instruction.
    if (event === 'rejected') status = our_occurrence === '2190' ? status : 'rejected'
    else if (event === 'written_off') status = 'canceled'
    else if (event === 'protested') status = 'protested'
    else if (event === 'reversed' || event === 'cheque_returned') status = 'opened'
    else if (event === 'cheque_cleared') status = 'paid'
    // Itaú and others close a title that was paid by Pix without an amount: the credit is not part of cobrança.
    else if (event.startsWith('paid') && event !== 'paid_partially') status = 'paid'
  }
  return status
}

describe.each(someOf(remittanceDialects(), 2))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })
  const withId = (id: number) => remittance.map((input) => ({ ...input, wallet: { ...input.wallet, id } }))

  test('the ledger equals the account of the bank; booking all files again changes nothing', () => {
    fc.assert(
      fc.property(withId(1), scenario, fc.nat(), (input, scenario, seed) => {
        const { simulation, files, slips } = monthOf(input, scenario, seed)
        const ledger = new Ledger(slips, [input.wallet])
        for (const { file } of files) ledger.book(file)
        expect(ledger.balance).toBe(simulation.totals.paid - simulation.totals.reversed)
        const before = { balance: ledger.balance, statuses: ledger.statuses, keys: ledger.booked.size }
        for (const { file } of files) {
          const again = ledger.book(file)
          expect(again.records.every(({ duplicate }) => duplicate)).toBe(true)
          expect(again.records.flatMap(({ events }) => events)).toEqual([])
        }
        expect({ balance: ledger.balance, statuses: ledger.statuses, keys: ledger.booked.size }).toEqual(before)
      }),
      runs(3, 2),
    )
  })

  test('every record of a numbered slip finds it, and its status follows the events', () => {
    fc.assert(
      fc.property(withId(1), scenario, fc.nat(), (input, scenario, seed) => {
        const { simulation, files, slips } = monthOf(input, scenario, seed)
        const ledger = new Ledger(slips, [input.wallet])
        for (const { file } of files) ledger.book(file)
        simulation.entries.forEach((entry, i) => {
          if (slips[i]!.our_number === undefined || entry.our_code !== '1001') return
          expect(ledger.slips.get(String(slips[i]!.id))!.status).toBe(statusOf(entry))
        })
        if (slips.every(({ our_number }) => our_number !== undefined)) expect(ledger.unmatched).toEqual([])
      }),
      runs(3, 2),
    )
  })

  test('of two wallets with the same numbers, each record finds the slip of its wallet, in any order of the files of a day', () => {
    const two = fc.tuple(withId(1), withId(2)).filter(([a, b]) => areDistinct([a.wallet, b.wallet]))
    fc.assert(
      fc.property(two, scenario, fc.nat(), fc.boolean(), ([a, b], scenario, seed, isReversed) => {
        const ofB = { ...b, entries: a.entries, generated_at: a.generated_at }
        const inputs = isPossible(ofB) ? [a, ofB] : [a, b]
        const months = inputs.map((input) => monthOf(input, scenario, seed))
        const wallets = inputs.map(({ wallet }) => wallet)
        const ledgers = [false, true].map((isReversed) => {
          const ledger = new Ledger(
            months.flatMap(({ slips }) => slips),
            wallets,
          )
          const ordered = isReversed ? [...months].reverse() : months
          const files = ordered
            .flatMap(({ files }) => files)
            .sort((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0))
          for (const { file } of files) {
            const { records } = ledger.book(file)
            const sender = months.findIndex((month) => month.files.some((each) => each.file === file)) + 1
            for (const { bank_billet_account_id, bank_billet_id } of records) {
              expect(bank_billet_account_id).toBe(sender)
              if (bank_billet_id !== null) expect(bank_billet_id).toMatch(new RegExp(`^${sender}:`))
            }
          }
          return ledger
        })
        const [first, second] = isReversed ? [ledgers[1]!, ledgers[0]!] : [ledgers[0]!, ledgers[1]!]
        const totals = months.map(({ simulation }) => simulation.totals.paid - simulation.totals.reversed)
        expect(first.balance).toBe(totals[0]! + totals[1]!)
        expect({ balance: second.balance, statuses: second.statuses, keys: second.booked }).toEqual({
          balance: first.balance,
          statuses: first.statuses,
          keys: first.booked,
        })
      }),
      runs(3, 2),
    )
  })

  test('a stream settles as the whole file', async () => {
    await fc.assert(
      fc.asyncProperty(withId(1), scenario, fc.nat(), async (input, scenario, seed) => {
        const { simulation, files, slips } = monthOf(input, scenario, seed)
        for (const [i, { file }] of files.entries()) {
          const whole = settle(file, slips, { wallets: [input.wallet] })
          const stream = settleStream(readReturn(simulation.files[i]!.bytes), slips, { wallets: [input.wallet] })
          const records = []
          for await (const settled of stream) records.push(settled)
          expect(JSON.stringify({ records, ...stream })).toBe(JSON.stringify(whole))
        }
      }),
      runs(2, 1),
    )
  })
})

/** Whether the wallet takes the entries, and assigns no number that another entry has. */
function isPossible(input: Parameters<typeof monthOf>[0]): boolean {
  try {
    const numbers = monthOf(input, 'confirmed', 1).slips.flatMap(({ our_number }) => our_number ?? [])
    return new Set(numbers).size === numbers.length
  } catch {
    return false
  }
}

const WALLET = {
  id: 7,
  bank_contract_slug: 'itau-bs-109',
  kind: 'cnab400',
  agency_number: '1234',
  account_number: '12345',
  account_digit: '1',
  beneficiary_name: 'Empresa de Teste',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  next_our_number: 1,
} as const satisfies Wallet

/** A month of one slip. */
const monthOfOne = (scenario: ScenarioName, slip: object = {}) =>
  monthOf(
    {
      wallet: WALLET,
      entries: [{ our_code: '1001', slip: { ...SLIP, ...slip } }],
      generated_at: '2026-03-02T10:00:00',
    },
    scenario,
    1,
  )

/** The record of a payment. */
const paidIn = ({ files }: { readonly files: readonly { readonly file: ReturnFile }[] }): ReturnRecord =>
  files.flatMap(({ file }) => file.bank_billet_discharges).find(({ kind }) => kind === 'settled')!

describe('settle', () => {
  const month = monthOfOne('paid')
  const record = paidIn(month)
  const [slip] = month.slips as [SlipToSettle]

  test('a settled record has the payment, the statuses, the ids and the events', () => {
    const { records, ...lists } = settle([record], [{ ...slip, expire_at: SLIP.expire_at }], { wallets: [WALLET] })
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      duplicate: false,
      bank_billet_account_id: 7,
      bank_billet_id: '7:0',
      matched_by: 'our_number',
      payment: { paid_amount: 10000, final: true },
      reversal: null,
      previous_status: 'opened',
      status: 'paid',
      transition: 'paid',
      events: ['bank_billet_discharge.created', 'bank_billet_payment.created', 'bank_billet.paid'],
    })
    expect(records[0]!.idempotency_key).toMatch(/^7\/payment:341:1234:12345:/)
    expect(records[0]!.payment!.idempotency_key).toBe(records[0]!.idempotency_key)
    expect(lists).toEqual({
      unmatched: [],
      needs_review: [],
      duplicates: [],
      different_amounts: [],
      paid_again: [],
      paid_after_write_off: [],
      partial_payments: [],
    })
  })

  test('the slip is found by the document number, then by the control number, if it has no nosso número yet', () => {
    const { our_number: _, processed_our_number_raw: __, ...unnumbered } = slip
    const byDocument = settle([record], [unnumbered])
    expect(byDocument.records[0]).toMatchObject({ bank_billet_id: '7:0', matched_by: 'document_number' })
    const byControl = settle([record], [{ ...unnumbered, document_number: null, control_number: SLIP.document_number }])
    expect(byControl.records[0]).toMatchObject({ bank_billet_id: '7:0', matched_by: 'control_number' })
  })

  test('a slip with another nosso número is not found by its document number', () => {
    const other = { ...slip, our_number: '99', processed_our_number_raw: null }
    expect(settle([record], [other]).unmatched).toEqual([{ record, reason: 'no_slip', slips: [], wallets: [] }])
  })

  test('of two slips with one number none is chosen, and the payment is still there', () => {
    const slips = [slip, { ...slip, id: 'other' }]
    const { records, unmatched } = settle([record], slips)
    expect(records[0]).toMatchObject({ bank_billet_id: null, status: null, payment: { paid_amount: 10000 } })
    expect(records[0]!.events).toEqual(['bank_billet_discharge.created', 'bank_billet_payment.created'])
    expect(unmatched).toEqual([{ record, reason: 'several_slips', slips, wallets: [] }])
  })

  test('a record of no wallet has no slip', () => {
    const wallets = [{ ...WALLET, account_number: '54321' }]
    expect(settle([record], [slip], { wallets }).unmatched[0]).toMatchObject({ reason: 'no_wallet' })
  })

  test('of several wallets of one account, the slip decides', () => {
    const wallets = [{ ...WALLET, id: 8, bank_contract_slug: 'itau-bs-112' }, WALLET]
    const { records } = settle([record], [slip], { wallets })
    expect(records[0]).toMatchObject({ bank_billet_account_id: 7, bank_billet_id: '7:0', wallet: WALLET })
    const both = [slip, { ...slip, id: 'other', bank_billet_account_id: 8 }]
    expect(settle([record], both, { wallets }).unmatched[0]).toMatchObject({ reason: 'several_slips', wallets })
  })

  test('a booked key has no effect', () => {
    const [first] = settle([record], [slip]).records
    const again = settle([record], [{ ...slip, status: 'paid' }], { booked: [first!.idempotency_key] })
    expect(again.records[0]).toMatchObject({
      duplicate: true,
      payment: null,
      previous_status: 'paid',
      status: 'paid',
      transition: null,
      events: [],
    })
    expect(again.duplicates).toEqual(again.records)
    const asked: string[] = []
    settle([record], [slip], { booked: (key) => asked.push(key) > 9 })
    expect(asked).toEqual([first!.idempotency_key])
  })

  test('equal payments of one file are both booked, and neither again', () => {
    const { records } = settle([record, record], [slip])
    expect(records.map(({ idempotency_key }) => idempotency_key.slice(-2))).toEqual([
      records[0]!.idempotency_key.slice(-2),
      '#2',
    ])
    expect(records.map(({ payment }) => payment?.paid_amount)).toEqual([10000, 10000])
    const booked = new Set(records.map(({ idempotency_key }) => idempotency_key))
    expect(settle([record, record], [slip], { booked }).duplicates).toHaveLength(2)
  })

  test('an amount that differs from the amount owed on the day of the payment is listed', () => {
    const cheaper = { ...slip, amount: '99,00', expire_at: SLIP.expire_at }
    expect(settle([record], [cheaper]).different_amounts).toMatchObject([
      { bank_billet_id: '7:0', paid_amount: 10000, owed: { total: 9900 }, difference: 100 },
    ])
    const invalid = { ...slip, amount: '99,00', expire_at: SLIP.expire_at, fine_type: 1 } as const
    expect(settle([record], [invalid]).different_amounts).toMatchObject([{ owed: null, difference: null }])
  })

  test('a payment of an unknown amount is listed', () => {
    const unknown = { ...record, line_parsed: { ...record.line_parsed, paid_amount: '' } }
    const { records, different_amounts, partial_payments } = settle(
      [unknown, { ...unknown, final: false }],
      [{ ...slip, expire_at: SLIP.expire_at }],
    )
    expect(records.map(({ payment }) => payment?.paid_amount)).toEqual([null, null])
    expect(different_amounts).toMatchObject([
      { bank_billet_id: '7:0', record: unknown, paid_amount: null, owed: { total: 10000 }, difference: null },
    ])
    expect(partial_payments).toEqual([])
  })

  test('a late payment with fine and interest is the amount owed', () => {
    const charges = {
      fine_type: 1,
      fine_percentage: 2,
      interest_type: 2,
      interest_value: '0,10',
    } as const
    const late = monthOfOne('late', charges)
    const own = { ...late.slips[0]!, ...charges, expire_at: SLIP.expire_at }
    const paid = paidIn(late)
    expect(Number(paid.line_parsed.billet_fine)).toBeGreaterThan(200)
    expect(settle([paid], [own]).different_amounts).toEqual([])
  })

  test('the charges of the wallet’s configuration count', () => {
    const charges = { fine_type: 1, fine_percentage: 2 } as const
    const late = monthOfOne('late', charges)
    const own = { ...late.slips[0]!, charges_sent: null, expire_at: SLIP.expire_at }
    const wallets = [{ ...WALLET, configuration: charges }]
    expect(settle([paidIn(late)], [own], { wallets }).different_amounts).toEqual([])
    expect(settle([paidIn(late)], [own], { wallets: [WALLET] }).different_amounts).toHaveLength(1)
  })

  test('a payment after the write-off is listed', () => {
    const { records, paid_after_write_off } = settle([record], [{ ...slip, status: 'canceled' }])
    expect(records[0]).toMatchObject({
      previous_status: 'canceled',
      status: 'paid',
      transition: 'paid_after_write_off',
    })
    expect(paid_after_write_off).toEqual(records)
  })

  test('partial payments are summed by slip, and leave it open', () => {
    const partial = { ...record, final: false }
    const { records, partial_payments } = settle([partial, partial], [slip])
    expect(records.map(({ status }) => status)).toEqual(['opened', 'opened'])
    expect(partial_payments).toEqual([{ bank_billet_id: '7:0', count: 2, paid_amount: 20000 }])
  })

  test('the status of a slip follows the records of the file', () => {
    const reversal = { ...record, kind: 'reversed', final: false, our_occurrence: '2111' } as const
    const { records } = settle([record, reversal], [slip])
    expect(records.map(({ previous_status, status }) => [previous_status, status])).toEqual([
      ['opened', 'paid'],
      ['paid', 'opened'],
    ])
    expect(records[1]).toMatchObject({ payment: null, reversal: { reversed_amount: 10000 } })
    expect(records[1]!.events).toEqual([
      'bank_billet_discharge.created',
      'bank_billet_payment.deleted',
      'bank_billet.updated',
    ])
  })

  test('does not change the slips', () => {
    const frozen = Object.freeze({ ...slip })
    settle([record], [frozen])
    expect(frozen).toEqual(slip)
  })
})
