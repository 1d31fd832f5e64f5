/** The slips of keys that many slips share, such as one document number for all: they are listed once, not for each record. */
import { type KeyRules, keyBy } from '../return/index.js'
import type { SlipPlaces, WalletSlips } from './slip-places.js'
import type { SettleStrategy, SlipToFind } from './slip-to-find.js'

export class SharedKeys<S extends SlipToFind> {
  private readonly known = new Map<KeyRules, Map<string, readonly S[]>>()
  private version = 0

  constructor(private readonly places: SlipPlaces<S>) {}

  /**
   * Returns the slips of some wallets with a key, in their order.
   *
   * @param isUnnumbered whether slips with a nosso número are left out
   */
  of(
    wallets: readonly WalletSlips[],
    rules: KeyRules,
    strategy: SettleStrategy,
    key: string,
    isUnnumbered: boolean,
  ): readonly S[] {
    const { places } = this
    const known = this.ofRules(rules)
    // A key may have blanks and digits, as the numbers of the wallets.
    const name = JSON.stringify([strategy, isUnnumbered, wallets.map(({ number }) => number), key])
    let found = known.get(name)
    if (found === undefined) {
      const all = wallets
        .flatMap((wallet) => [...places.indexOf(wallet, rules, strategy).allPlaces(key)])
        .sort((a, b) => a - b)
      const own = isUnnumbered
        ? all.filter((place) => keyBy(rules, { slip: places.at(place) }, 'our_number') === null)
        : all
      found = own.map((place) => places.at(place))
      known.set(name, found)
    }
    return found
  }

  /** The lists of the slips as they are now. */
  private ofRules(rules: KeyRules): Map<string, readonly S[]> {
    if (this.version !== this.places.version) this.known.clear()
    this.version = this.places.version
    let known = this.known.get(rules)
    if (known === undefined) {
      known = new Map()
      this.known.set(rules, known)
    }
    return known
  }
}
