/** Slips with their order, their wallets and their keys. */
import { ValidationError } from '../cobranca/index.js'
import { type KeyRules, keyBy } from '../return/index.js'
import { KeyIndex } from './key-index.js'
import { type Id, plainId, type SettleStrategy, type SlipToFind } from './slip-to-find.js'

/** The slips of one wallet. */
export interface WalletSlips {
  readonly number: number
  /** Each once. Also has slips that have left the wallet. */
  readonly places: number[]
  /**
   * Keys of slips depend on the layout of the file, so each layout has its own indexes, one for each way to find a slip, built when the first record needs it.
   */
  readonly indexes: Map<KeyRules, Partial<Record<SettleStrategy, KeyIndex>>>
}

/** The wallet of slips without a wallet. */
const WITHOUT_WALLET = ''

/** Below this number of slips, places of deleted slips are kept. */
const MIN_DELETED = 1000

/**
 * A slip has a place, a number that grows with each new id. Lists by place take less memory than an object for each slip. The place stays when the slip is
 * replaced.
 *
 * A slip leaves an index by its key, which is made again from the slip. If the caller has changed the object, the key is not there; the index is then built
 * again.
 */
export class SlipPlaces<S extends SlipToFind> {
  private slips: (S | null)[] = []
  private walletOf: (WalletSlips | null)[] = []
  private deleted = 0
  /** Grows with each change of the slips. */
  version = 0
  private readonly byWallet = new Map<string, WalletSlips>()
  wallets: WalletSlips[] = []
  /** Built when the first slip is replaced or deleted. */
  private byId: Map<Id, number> | null = null

  constructor(slips: Iterable<S>) {
    for (const slip of slips) this.add(slip)
  }

  get size(): number {
    return this.slips.length - this.deleted
  }

  *[Symbol.iterator](): IterableIterator<S> {
    for (const slip of this.slips) if (slip !== null) yield slip
  }

  at(place: number): S {
    return this.slips[place]!
  }

  /** @throws {ValidationError} as `add` */
  set(slip: S): void {
    const place = this.places.get(plainId(slip?.id))
    if (place === undefined) this.places.set(plainId(slip?.id), this.add(slip))
    else {
      this.leave(place)
      this.slips[place] = slip
      this.enter(place)
    }
  }

  delete(id: Id): boolean {
    const place = this.places.get(plainId(id))
    if (place === undefined) return false
    this.leave(place)
    this.slips[place] = null
    this.walletOf[place] = null
    this.places.delete(plainId(id))
    this.deleted++
    if (this.deleted > Math.max(this.size, MIN_DELETED)) this.renumber()
    return true
  }

  /** Each once: several wallets of the caller may have one id. */
  walletsOf(ids: readonly Id[]): readonly WalletSlips[] {
    const found = ids.flatMap((id) => this.byWallet.get(String(id)) ?? [])
    return found.length < 2 ? found : [...new Set(found)]
  }

  /** Also has the slips without a wallet, which may be of any. */
  walletsAndNone(ids: readonly Id[]): readonly WalletSlips[] {
    const wallets = this.walletsOf(ids)
    const none = this.byWallet.get(WITHOUT_WALLET)
    return none === undefined || wallets.includes(none) ? wallets : [...wallets, none]
  }

  indexOf(wallet: WalletSlips, rules: KeyRules, strategy: SettleStrategy): KeyIndex {
    let indexes = wallet.indexes.get(rules)
    if (indexes === undefined) {
      indexes = {}
      wallet.indexes.set(rules, indexes)
    }
    indexes[strategy] ??= this.built(wallet, rules, strategy)
    return indexes[strategy]
  }

  private built(wallet: WalletSlips, rules: KeyRules, strategy: SettleStrategy): KeyIndex {
    const index = new KeyIndex()
    for (const place of wallet.places)
      if (this.walletOf[place] === wallet) index.put(keyBy(rules, { slip: this.at(place) }, strategy), place)
    return index
  }

  private get places(): Map<Id, number> {
    this.byId ??= new Map(this.slips.flatMap((slip, place) => (slip === null ? [] : [[plainId(slip.id), place]])))
    return this.byId
  }

  /** @throws {ValidationError} if the slip has no id: all slips without one would have one status */
  private add(slip: S): number {
    if (slip?.id == null) throw new ValidationError({ slips: ['todo boleto precisa de um id'] })
    const place = this.slips.push(slip) - 1
    this.walletOf.push(null)
    this.enter(place)
    return place
  }

  /** Puts a slip into its wallet, and into the indexes of its wallet that exist. */
  private enter(place: number): void {
    this.version++
    const slip = this.at(place)
    const wallet = this.walletFor(slip)
    const before = this.walletOf[place]!
    // A slip that comes from another wallet may have been here before. That is rare enough to search the list.
    if (before !== wallet && (before === null || !wallet.places.includes(place))) wallet.places.push(place)
    this.walletOf[place] = wallet
    for (const [rules, indexes] of wallet.indexes)
      for (const strategy in indexes)
        indexes[strategy as SettleStrategy]!.put(keyBy(rules, { slip }, strategy as SettleStrategy), place)
  }

  private leave(place: number): void {
    this.version++
    const slip = this.at(place)
    for (const [rules, indexes] of this.walletOf[place]!.indexes)
      for (const strategy in indexes) {
        const key = keyBy(rules, { slip }, strategy as SettleStrategy)
        if (!indexes[strategy as SettleStrategy]!.take(key, place)) delete indexes[strategy as SettleStrategy]
      }
  }

  private walletFor({ bank_billet_account_id }: SlipToFind): WalletSlips {
    const id = String(bank_billet_account_id ?? WITHOUT_WALLET)
    let wallet = this.byWallet.get(id)
    if (wallet === undefined) {
      wallet = { number: this.wallets.length, places: [], indexes: new Map() }
      this.byWallet.set(id, wallet)
      this.wallets.push(wallet)
    }
    return wallet
  }

  /** Gives the places of deleted slips to others. */
  private renumber(): void {
    const slips = [...this]
    this.slips = []
    this.walletOf = []
    this.deleted = 0
    this.byWallet.clear()
    this.wallets = []
    this.byId = null
    for (const slip of slips) this.add(slip)
  }
}
