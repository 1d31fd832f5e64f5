/** Finds the slip of a return record among the slips of its wallet. */
import type { Wallet } from '../cobranca/index.js'
import { type KeyRules, keyBy, keyRulesOf, type ReturnRecord } from '../return/index.js'
import { MAX_LISTED } from './key-index.js'
import { KnownWallets } from './known-wallets.js'
import { SharedKeys } from './shared-keys.js'
import { SlipPlaces, type WalletSlips } from './slip-places.js'
import { type Id, SETTLE_STRATEGIES, type SettleStrategy, type SlipToFind } from './slip-to-find.js'

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
 * themselves. Slips in a database need no index: see `lookup` of `LookupOptions`.
 *
 * @throws {ValidationError} if a slip has no id
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

/** Finds the slips of the records of a file. */
export class SlipFinder<S extends SlipToFind> implements SlipsIndex<S> {
  private readonly places: SlipPlaces<S>
  private readonly shared: SharedKeys<S>
  /** Rules of the last layout: a file has one. */
  private last: Pick<ReturnRecord, 'bank' | 'layout' | 'variant'> | null = null
  private lastRules: KeyRules | null = null
  /** Of the last file. */
  private wallets: KnownWallets<Wallet> | null = null

  constructor(slips: Iterable<S>) {
    this.places = new SlipPlaces(slips)
    this.shared = new SharedKeys(this.places)
  }

  get size(): number {
    return this.places.size
  }

  [Symbol.iterator](): IterableIterator<S> {
    return this.places[Symbol.iterator]()
  }

  set(slip: S): void {
    this.places.set(slip)
  }

  delete(id: Id): boolean {
    return this.places.delete(id)
  }

  /** Returns what settlements derive from wallets: once for all files with the same wallets. */
  known<W extends Wallet>(wallets: readonly W[] | null): KnownWallets<W> {
    if (this.wallets?.areOf(wallets) === true) return this.wallets
    const known = new KnownWallets(wallets)
    this.wallets = known
    return known
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
    const { places } = this
    const rules = this.rulesOf(record)
    if (rules === null) return NO_NUMBER
    const wallets = walletIds === null ? places.wallets : places.walletsAndNone(walletIds)
    const ourNumber = keyBy(rules, record, 'our_number')
    let hasKey = false
    for (const strategy of SETTLE_STRATEGIES) {
      const key = strategy === 'our_number' ? ourNumber : keyBy(rules, record, strategy)
      if (key === null) continue
      hasKey = true
      const withKey = this.placesOf(wallets, rules, strategy, key)
      if (withKey === null) {
        // A slip with the record's own number has been found by it: only slips without a number remain.
        const isUnnumbered = strategy !== 'our_number' && ourNumber !== null
        const candidates = this.shared.of(wallets, rules, strategy, key, isUnnumbered)
        if (candidates.length === 1) return { slip: candidates[0]!, matched_by: strategy }
        if (candidates.length > 1) return { slip: null, matched_by: null, reason: 'several_slips', candidates }
        continue
      }
      const found =
        strategy === 'our_number' || ourNumber === null
          ? withKey
          : withKey.filter((place) => !hasOtherNumber(places.at(place), rules, ourNumber))
      if (found.length === 1) return { slip: places.at(found[0]!), matched_by: strategy }
      if (found.length > 1)
        return { slip: null, matched_by: null, reason: 'several_slips', candidates: this.inOrder(found) }
    }
    if (!hasKey) return NO_NUMBER
    if (ourNumber === null) return { ...NO_NUMBER, reason: 'no_slip' }
    const others = places.walletsOf(bankWalletIds()).filter((wallet) => !wallets.includes(wallet))
    const ofOthers = this.placesOf(others, rules, 'our_number', ourNumber)
    const elsewhere =
      ofOthers === null ? this.shared.of(others, rules, 'our_number', ourNumber, false) : this.inOrder(ofOthers)
    if (elsewhere.length > 0) return { ...NO_NUMBER, reason: 'slip_of_another_wallet', candidates: elsewhere }
    const isWaiting = wallets.some((wallet) => places.indexOf(wallet, rules, 'our_number').unkeyed.size > 0)
    return { ...NO_NUMBER, reason: isWaiting ? 'number_of_bank' : 'no_slip' }
  }

  private rulesOf({ bank, layout, variant }: ReturnRecord): KeyRules | null {
    const { last } = this
    if (last === null || last.bank !== bank || last.layout !== layout || last.variant !== variant) {
      this.last = { bank, layout, ...(variant !== undefined && { variant }) }
      this.lastRules = keyRulesOf(bank, layout, variant)
    }
    return this.lastRules
  }

  /** Returns the places of the slips of some wallets with a key; null if they are many. */
  private placesOf(
    wallets: readonly WalletSlips[],
    rules: KeyRules,
    strategy: SettleStrategy,
    key: string,
  ): readonly number[] | null {
    const found: number[] = []
    for (const wallet of wallets) if (!this.places.indexOf(wallet, rules, strategy).addPlaces(key, found)) return null
    return found.length > MAX_LISTED ? null : found
  }

  private inOrder(found: readonly number[]): readonly S[] {
    return [...found].sort((a, b) => a - b).map((place) => this.places.at(place))
  }
}

const NO_NUMBER = { slip: null, matched_by: null, reason: 'no_number', candidates: [] } as const

/** A slip with another nosso número is another slip, even if the company gave both the same document number. */
function hasOtherNumber(slip: SlipToFind, rules: KeyRules, ourNumber: string): boolean {
  const own = keyBy(rules, { slip }, 'our_number')
  return own !== null && own !== ourNumber
}
