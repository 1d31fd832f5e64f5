/** Months of a simulated bank, with the slips and the ledger of the company. */
import { expect } from 'vitest'
import type { Entry, SlipStatus, Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { type BankBilletPayment, type PaymentReversal, parseReturn, type ReturnFile } from '../../src/return/index.js'
import {
  type BookedRecords,
  type SettledRecord,
  type Settlement,
  type SettleOptions,
  type SlipToSettle,
  settle,
  type UnmatchedRecord,
} from '../../src/settlement/index.js'
import { type Simulation, type SimulationOptions, simulateBank } from '../../src/testing/simulator/index.js'
import { comparable, slipsByKeys } from './lookups.js'

export interface Month {
  readonly simulation: Simulation
  readonly files: readonly { readonly date: string; readonly file: ReturnFile }[]
  readonly slips: readonly SlipToSettle[]
}

/** Sends a remittance, and reads the returns of a simulated bank. The ids of the slips are `wallet.id:position`. */
export function monthOf(
  input: { readonly wallet: Wallet; readonly entries: readonly Entry[]; readonly generated_at: string },
  scenario: NonNullable<SimulationOptions['scenario']>,
  seed: number,
): Month {
  const { bytes, records } = buildRemittance(input)
  const simulation = simulateBank(bytes, { scenario, seed })
  const slips = records.map(({ entry, our_number, processed_our_number_raw, charges_sent }) => {
    const { amount, document_number, control_number } = input.entries[entry]!.slip
    const isNumbered = /[^0]/.test(our_number)
    return {
      id: `${input.wallet.id}:${entry}`,
      bank_billet_account_id: input.wallet.id,
      status: 'opened' as const,
      amount,
      document_number,
      control_number,
      charges_sent,
      ...(isNumbered && { our_number, processed_our_number_raw }),
    }
  })
  const files = simulation.files.map(({ date, bytes: returned }) => ({ date, file: parseReturn(returned) }))
  return { simulation, files, slips }
}

/** The tables of a company: slips, booked keys, net amounts of titles, payments and reversals. Each file is also settled by look-ups, with equal results. */
export class Ledger {
  readonly slips: Map<string, SlipToSettle>
  readonly booked = new Set<string>()
  readonly nets = new Map<string, number>()
  /** Titles with a payment that waits for a person: what is booked for them is not known. */
  private readonly waiting = new Set<string>()
  readonly payments: BankBilletPayment[] = []
  readonly reversals: PaymentReversal[] = []
  readonly unmatched: UnmatchedRecord[] = []

  constructor(
    slips: readonly SlipToSettle[],
    private readonly wallets: readonly Wallet[],
  ) {
    this.slips = new Map(slips.map((slip) => [String(slip.id), slip]))
  }

  book(file: ReturnFile, needs_review: NonNullable<SettleOptions['needs_review']> = 'list'): Settlement {
    const booked: BookedRecords = { has: (key) => this.booked.has(key), net: (key) => this.netOf(key) }
    const { wallets } = this
    const settlement = settle(file, this.slips.values(), { wallets, booked, needs_review })
    const lookup = {
      slips: slipsByKeys(file, this.slips.values()),
      booked: (keys: readonly string[]) => this.amountsOf(keys),
    }
    expect(comparable(settle(file, { wallets, lookup, needs_review }))).toEqual(comparable(settlement))
    for (const record of settlement.records) this.write(record)
    this.unmatched.push(...settlement.unmatched)
    return settlement
  }

  private write(settled: SettledRecord): void {
    const { pending, idempotency_key, title_key, payment, reversal, bank_billet_id, status, events, record } = settled
    if (pending) {
      if (title_key !== null) this.waiting.add(title_key)
      return
    }
    this.booked.add(idempotency_key)
    if (payment !== null) this.payments.push(payment)
    if (reversal !== null) this.reversals.push(reversal)
    const cents = (payment?.paid_amount ?? 0) - (reversal?.reversed_amount ?? 0)
    if (title_key !== null) this.nets.set(title_key, (this.nets.get(title_key) ?? 0) + cents)
    if (bank_billet_id === null) return
    const slip = this.slips.get(String(bank_billet_id))!
    const registered_at = events.includes('bank_billet.registered') ? record.date_of_occurrence : slip.registered_at
    this.slips.set(String(bank_billet_id), { ...slip, status, registered_at })
  }

  private amountsOf(keys: readonly string[]): (readonly [string, number | null])[] {
    const known = keys.filter((key) => this.booked.has(key) || this.waiting.has(key) || this.nets.has(key))
    return known.map((key) => [key, this.netOf(key)])
  }

  private netOf(key: string): number | null {
    return this.waiting.has(key) ? null : (this.nets.get(key) ?? 0)
  }

  /** Drops the payments that wait, because the bank will send them again. */
  dropWaiting(): void {
    this.waiting.clear()
  }

  /** Payments less reversals, in cents. */
  get balance(): number {
    return (
      sum(this.payments.map(({ paid_amount }) => paid_amount)) -
      sum(this.reversals.map(({ reversed_amount }) => reversed_amount))
    )
  }

  get statuses(): Readonly<Record<string, SlipStatus | null | undefined>> {
    return Object.fromEntries([...this.slips.values()].map(({ id, status }) => [id, status]))
  }
}

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
