/** Finds the slip of a return record among the slips of its wallet. */
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

/** The slip of a record, or the reason why no slip was found. */
export type SlipMatch<S> =
  | { readonly slip: S; readonly matched_by: SettleStrategy }
  | { readonly slip: null; readonly matched_by: null; readonly reason: NoSlipReason; readonly candidates: readonly S[] }

export type NoSlipReason = 'no_number' | 'no_slip' | 'several_slips'

/** Group of the slips without a wallet. */
const ANY_WALLET = ''

/** Slips by key. */
type SlipIndex<S> = ReadonlyMap<string, readonly S[]>

/**
 * Finds the slips of the records of a file. Keys of slips depend on the layout of the file, so each layout has its own indexes, one for each way to find a
 * slip, built when the first record needs it.
 */
export class SlipFinder<S extends SlipToFind> {
  private readonly byWallet = new Map<string, S[]>()
  private readonly indexes = new Map<string, SlipIndex<S>>()

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
    const groups = walletIds === null ? [...this.byWallet.keys()] : [...new Set([...walletIds.map(String), ANY_WALLET])]
    const ourNumber = matchKey(record, 'our_number')
    // A slip with another nosso número is another slip, even if the company gave both the same document number.
    const contradicts = (slip: S): boolean => {
      const own = ourNumber === null ? null : keyOf(slip, record, 'our_number')
      return own !== null && own !== ourNumber
    }
    let hasKey = false
    for (const strategy of SETTLE_STRATEGIES) {
      const key = strategy === 'our_number' ? ourNumber : matchKey(record, strategy)
      if (key === null) continue
      hasKey = true
      const withKey = groups.flatMap((group) => this.indexOf(group, record, strategy).get(key) ?? [])
      const found = strategy === 'our_number' ? withKey : withKey.filter((slip) => !contradicts(slip))
      if (found.length === 1) return { slip: found[0]!, matched_by: strategy }
      if (found.length > 1) return { slip: null, matched_by: null, reason: 'several_slips', candidates: found }
    }
    return { slip: null, matched_by: null, reason: hasKey ? 'no_slip' : 'no_number', candidates: [] }
  }

  private indexOf(group: string, file: FileOfSlips, strategy: SettleStrategy): SlipIndex<S> {
    const name = [group, file.bank, file.layout, file.variant, strategy].join('\n')
    let index = this.indexes.get(name)
    if (index === undefined) {
      index = indexOf(this.byWallet.get(group) ?? [], file, strategy)
      this.indexes.set(name, index)
    }
    return index
  }
}

/** Bank and layout of a file, on which the keys of slips depend. */
type FileOfSlips = Pick<ReturnRecord, 'bank' | 'layout' | 'variant'>

const keyOf = (slip: SlipToFind, { bank, layout, variant }: FileOfSlips, strategy: SettleStrategy): string | null =>
  matchKey({ bank, layout, variant, slip }, strategy)

function indexOf<S extends SlipToFind>(slips: readonly S[], file: FileOfSlips, strategy: SettleStrategy): SlipIndex<S> {
  const index = new Map<string, S[]>()
  for (const slip of slips) {
    const key = keyOf(slip, file, strategy)
    if (key === null) continue
    const list = index.get(key)
    if (list === undefined) index.set(key, [slip])
    else list.push(slip)
  }
  return index
}
