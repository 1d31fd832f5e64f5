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

/**
 * - `no_number`: the record has no number.
 * - `no_slip`: no slip has its number.
 * - `number_of_bank`: no slip has its number, but slips of the wallet have none yet: the bank may have given it to one of them.
 * - `slip_of_another_wallet`: no slip of the record's wallet has its number, but slips of other wallets have.
 * - `several_slips`: more than one slip has its number.
 */
export type NoSlipReason = 'no_number' | 'no_slip' | 'number_of_bank' | 'slip_of_another_wallet' | 'several_slips'

/** Group of the slips without a wallet. */
const ANY_WALLET = ''

/**
 * An index of slips, for the settlement of many files. `settle` takes it in place of the slips; it is built once, and kept up to date with `set` and `delete`.
 * Iterating gives the slips in the order in which their ids were added.
 */
export interface SlipsIndex<S extends SlipToFind> extends Iterable<S> {
  readonly size: number
  /** Replaces the slip of this id, or adds the slip. */
  set(slip: S): void
  /** Removes the slip of this id. Returns whether there was one. */
  delete(id: Id): boolean
}

/**
 * Builds an index of slips. With it, the time of a settlement does not depend on the number of slips. The results are those of a settlement with the slips
 * themselves.
 *
 * @example
 * const slips = slipsIndex(openSlips)
 * for (const file of files) {
 *   for (const { bank_billet, status } of settle(file, slips).records) if (bank_billet !== null) slips.set({ ...bank_billet, status })
 * }
 */
export const slipsIndex = <S extends SlipToFind>(slips: Iterable<S> = []): SlipsIndex<S> => new SlipFinder(slips)

/** Returns the finder of slips: the index itself, or a new one. */
export const finderOf = <S extends SlipToFind>(slips: Iterable<S>): SlipFinder<S> =>
  slips instanceof SlipFinder ? slips : new SlipFinder(slips)

/** A slip in the index. Its place in the order stays when the slip is replaced. */
interface IndexedSlip<S> {
  slip: S
  /** The fields by which it is indexed, as they were then: the caller may change its object, and set it again. */
  readonly keys: KeyFields
  readonly order: number
}

/** The slips of one wallet by one strategy, by key. */
interface KeyIndex<S> {
  readonly group: string
  readonly file: FileOfSlips
  readonly strategy: SettleStrategy
  readonly byKey: Map<string, IndexedSlip<S>[]>
  /** Number of slips without a key. */
  unkeyed: number
}

/**
 * Finds the slips of the records of a file. Keys of slips depend on the layout of the file, so each layout has its own indexes, one for each way to find a
 * slip, built when the first record needs it.
 */
export class SlipFinder<S extends SlipToFind> implements SlipsIndex<S> {
  private readonly byWallet = new Map<string, Set<IndexedSlip<S>>>()
  private readonly byId = new Map<string, IndexedSlip<S>>()
  private readonly all = new Set<IndexedSlip<S>>()
  private readonly indexes = new Map<string, KeyIndex<S>>()
  private added = 0

  constructor(slips: Iterable<S>) {
    for (const slip of slips) this.add(slip)
  }

  get size(): number {
    return this.all.size
  }

  *[Symbol.iterator](): IterableIterator<S> {
    for (const { slip } of this.all) yield slip
  }

  set(slip: S): void {
    const known = this.byId.get(String(slip.id))
    if (known === undefined) this.add(slip)
    else if (KEY_FIELDS.every((field) => known.keys[field] === slip[field])) known.slip = slip
    else {
      this.leave(known)
      Object.assign(known, { slip, keys: keyFieldsOf(slip) })
      this.enter(known)
    }
  }

  delete(id: Id): boolean {
    const known = this.byId.get(String(id))
    if (known === undefined) return false
    this.leave(known)
    this.all.delete(known)
    this.byId.delete(String(id))
    return true
  }

  /**
   * @param walletIds wallets that the record may be of; null for any wallet
   * @param bankWalletIds all wallets of the bank; a slip of another one is named, but does not match
   */
  of(
    record: ReturnRecord,
    walletIds: readonly Id[] | null,
    bankWalletIds: () => readonly Id[] = () => [],
  ): SlipMatch<S> {
    const groups = walletIds === null ? [...this.byWallet.keys()] : [...new Set([...walletIds.map(String), ANY_WALLET])]
    const ourNumber = matchKey(record, 'our_number')
    // A slip with another nosso número is another slip, even if the company gave both the same document number.
    const contradicts = ({ keys }: IndexedSlip<S>): boolean => {
      const own = ourNumber === null ? null : keyOf(keys, record, 'our_number')
      return own !== null && own !== ourNumber
    }
    let hasKey = false
    for (const strategy of SETTLE_STRATEGIES) {
      const key = strategy === 'our_number' ? ourNumber : matchKey(record, strategy)
      if (key === null) continue
      hasKey = true
      const withKey = groups.flatMap((group) => this.indexOf(group, record, strategy).byKey.get(key) ?? [])
      const found = strategy === 'our_number' ? withKey : withKey.filter((each) => !contradicts(each))
      if (found.length === 1) return { slip: found[0]!.slip, matched_by: strategy }
      if (found.length > 1) return { slip: null, matched_by: null, reason: 'several_slips', candidates: inOrder(found) }
    }
    const missed = { slip: null, matched_by: null, candidates: [] }
    if (!hasKey) return { ...missed, reason: 'no_number' }
    if (ourNumber === null) return { ...missed, reason: 'no_slip' }
    const indexOf = (group: string): KeyIndex<S> => this.indexOf(group, record, 'our_number')
    const others = bankWalletIds()
      .map(String)
      .filter((group) => !groups.includes(group))
    const elsewhere = others.flatMap((group) => indexOf(group).byKey.get(ourNumber) ?? [])
    if (elsewhere.length > 0) return { ...missed, reason: 'slip_of_another_wallet', candidates: inOrder(elsewhere) }
    return { ...missed, reason: groups.some((group) => indexOf(group).unkeyed > 0) ? 'number_of_bank' : 'no_slip' }
  }

  private add(slip: S): void {
    const indexed = { slip, keys: keyFieldsOf(slip), order: this.added++ }
    this.all.add(indexed)
    this.byId.set(String(slip.id), indexed)
    this.enter(indexed)
  }

  /** Puts a slip into its wallet, and into the indexes of its wallet that exist. */
  private enter(indexed: IndexedSlip<S>): void {
    const group = groupOf(indexed.keys)
    const ofWallet = this.byWallet.get(group)
    if (ofWallet === undefined) this.byWallet.set(group, new Set([indexed]))
    else ofWallet.add(indexed)
    for (const index of this.indexes.values()) if (index.group === group) putInto(index, indexed)
  }

  private leave(indexed: IndexedSlip<S>): void {
    const group = groupOf(indexed.keys)
    this.byWallet.get(group)?.delete(indexed)
    for (const index of this.indexes.values()) if (index.group === group) takeFrom(index, indexed)
  }

  private indexOf(group: string, file: FileOfSlips, strategy: SettleStrategy): KeyIndex<S> {
    const name = [group, file.bank, file.layout, file.variant, strategy].join('\n')
    let index = this.indexes.get(name)
    if (index === undefined) {
      const { bank, layout, variant } = file
      index = {
        group,
        file: { bank, layout, ...(variant !== undefined && { variant }) },
        strategy,
        byKey: new Map(),
        unkeyed: 0,
      }
      for (const indexed of this.byWallet.get(group) ?? []) putInto(index, indexed)
      this.indexes.set(name, index)
    }
    return index
  }
}

/** Bank and layout of a file, on which the keys of slips depend. */
type FileOfSlips = Pick<ReturnRecord, 'bank' | 'layout' | 'variant'>

/** Fields on which the place of a slip in the indexes depends. */
const KEY_FIELDS = [
  'bank_billet_account_id',
  'our_number',
  'processed_our_number_raw',
  'document_number',
  'control_number',
] as const satisfies readonly (keyof SlipToFind)[]

type KeyFields = Pick<SlipToFind, (typeof KEY_FIELDS)[number]>

// By name: a loop over the names would give each slip a shape of its own.
const keyFieldsOf = (slip: SlipToFind): KeyFields => ({
  bank_billet_account_id: slip.bank_billet_account_id,
  our_number: slip.our_number,
  processed_our_number_raw: slip.processed_our_number_raw,
  document_number: slip.document_number,
  control_number: slip.control_number,
})

const groupOf = ({ bank_billet_account_id }: KeyFields): string => String(bank_billet_account_id ?? ANY_WALLET)

const keyOf = (slip: KeyFields, { bank, layout, variant }: FileOfSlips, strategy: SettleStrategy): string | null =>
  matchKey({ bank, layout, variant, slip }, strategy)

const inOrder = <S>(found: IndexedSlip<S>[]): readonly S[] =>
  [...found].sort((a, b) => a.order - b.order).map(({ slip }) => slip)

function putInto<S extends SlipToFind>(index: KeyIndex<S>, indexed: IndexedSlip<S>): void {
  const { file, strategy, byKey } = index
  const key = keyOf(indexed.keys, file, strategy)
  if (key === null) {
    index.unkeyed++
    return
  }
  const list = byKey.get(key)
  if (list === undefined) byKey.set(key, [indexed])
  else list.push(indexed)
}

function takeFrom<S extends SlipToFind>(index: KeyIndex<S>, indexed: IndexedSlip<S>): void {
  const { file, strategy, byKey } = index
  const key = keyOf(indexed.keys, file, strategy)
  if (key === null) index.unkeyed--
  const rest = key === null ? undefined : byKey.get(key)?.filter((each) => each !== indexed)
  if (rest === undefined) return
  if (rest.length === 0) byKey.delete(key!)
  else byKey.set(key!, rest)
}
