/** Finds the slip of a return record among the slips of its wallet. */
import type { LayoutKind } from '../banks/index.js'
import type { Slip } from '../cobranca/index.js'
import { type MatchStrategy, matchKey, type ReturnRecord } from '../return/index.js'

/** Id at the service or in the caller's database. */
export type Id = string | number

/** Fields by which a slip is found. */
export interface SlipToFind extends Partial<Pick<Slip, 'our_number' | 'document_number' | 'control_number'>> {
  readonly id: Id
  /** Wallet of the slip. A slip without it may be of any wallet. */
  readonly bank_billet_account_id?: Id | null | undefined
  /** Nosso número with check digit: from `records` of `buildRemittance`, or from the service. */
  readonly processed_our_number_raw?: string | null | undefined
}

/** How slips are found, in this order: by nosso número; by the document's number; by the company's own text. */
const SETTLE_STRATEGIES = [
  'our_number',
  'document_number',
  'control_number',
] as const satisfies readonly MatchStrategy[]

export type SettleStrategy = (typeof SETTLE_STRATEGIES)[number]

/** The slip of a record, or why there is none. */
export type SlipMatch<S> =
  | { readonly slip: S; readonly matched_by: SettleStrategy }
  | { readonly slip: null; readonly matched_by: null; readonly reason: NoSlipReason; readonly candidates: readonly S[] }

export type NoSlipReason = 'no_number' | 'no_slip' | 'several_slips'

type Keys = Readonly<Record<SettleStrategy, string | null>>

interface KeyedSlip<S> {
  readonly slip: S
  readonly keys: Keys
}

/** Group of the slips without a wallet. */
const ANY_WALLET = ''

/** Keys of slips depend on the layout of the file, so each layout has its own index, built when its first record comes. */
export class SlipFinder<S extends SlipToFind> {
  private readonly byWallet = new Map<string, S[]>()
  private readonly indexes = new Map<string, ReadonlyMap<string, readonly KeyedSlip<S>[]>>()

  constructor(slips: Iterable<S>) {
    for (const slip of slips) {
      const group = String(slip.bank_billet_account_id ?? ANY_WALLET)
      const list = this.byWallet.get(group)
      if (list === undefined) this.byWallet.set(group, [slip])
      else list.push(slip)
    }
  }

  /** @param walletIds wallets that the record may be of; null for any wallet */
  of(record: ReturnRecord, walletIds: readonly Id[] | null): SlipMatch<S> {
    const keys = keysOf((strategy) => matchKey(record, strategy))
    const groups = walletIds === null ? [...this.byWallet.keys()] : [...new Set([...walletIds.map(String), ANY_WALLET])]
    for (const strategy of SETTLE_STRATEGIES) {
      const key = keys[strategy]
      if (key === null) continue
      const found = groups
        .flatMap((group) => this.indexOf(group, record).get(`${strategy}\n${key}`) ?? [])
        .filter((keyed) => !contradicts(keyed.keys, keys))
        .map(({ slip }) => slip)
      if (found.length === 1) return { slip: found[0]!, matched_by: strategy }
      if (found.length > 1) return { slip: null, matched_by: null, reason: 'several_slips', candidates: found }
    }
    const hasKey = SETTLE_STRATEGIES.some((strategy) => keys[strategy] !== null)
    return { slip: null, matched_by: null, reason: hasKey ? 'no_slip' : 'no_number', candidates: [] }
  }

  private indexOf(
    group: string,
    { bank, layout, variant }: ReturnRecord,
  ): ReadonlyMap<string, readonly KeyedSlip<S>[]> {
    const name = `${group}\n${bank} ${layout} ${variant ?? ''}`
    let index = this.indexes.get(name)
    if (index === undefined) {
      index = indexOf(this.byWallet.get(group) ?? [], { bank, layout, variant })
      this.indexes.set(name, index)
    }
    return index
  }
}

interface FileOfSlips {
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant: string | undefined
}

function indexOf<S extends SlipToFind>(
  slips: readonly S[],
  file: FileOfSlips,
): ReadonlyMap<string, readonly KeyedSlip<S>[]> {
  const index = new Map<string, KeyedSlip<S>[]>()
  for (const slip of slips) {
    const keys = keysOf((strategy) => matchKey({ ...file, slip }, strategy))
    for (const strategy of SETTLE_STRATEGIES) {
      if (keys[strategy] === null) continue
      const name = `${strategy}\n${keys[strategy]}`
      const list = index.get(name)
      if (list === undefined) index.set(name, [{ slip, keys }])
      else list.push({ slip, keys })
    }
  }
  return index
}

const keysOf = (keyOf: (strategy: SettleStrategy) => string | null): Keys => ({
  our_number: keyOf('our_number'),
  document_number: keyOf('document_number'),
  control_number: keyOf('control_number'),
})

/** A slip with another nosso número is another slip, even if the company gave both the same document number. */
const contradicts = (slip: Keys, record: Keys): boolean =>
  slip.our_number !== null && record.our_number !== null && slip.our_number !== record.our_number
