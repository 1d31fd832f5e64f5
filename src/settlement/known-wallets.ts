/** What a settlement derives from the wallets of the caller. */
import { WALLET_FIELDS, type Wallet } from '../cobranca/index.js'
import { AmountComparison } from './different-amounts.js'
import { WalletFinder } from './wallet-of.js'

/** The finder and the defaults of some wallets. With an index of slips they are made once for many files, as long as the wallets do not change. */
export class KnownWallets<W extends Wallet> {
  /** Null if the caller has given no wallets. */
  readonly finder: WalletFinder<W> | null
  readonly amounts: AmountComparison
  private readonly copies: readonly WalletCopy[]

  /**
   * @param wallets null for none
   * @throws {ValidationError} if the `configuration` of a wallet is invalid
   */
  constructor(private readonly wallets: readonly W[] | null) {
    const list = wallets ?? []
    this.finder = wallets === null ? null : new WalletFinder(list.slice())
    this.amounts = new AmountComparison(list)
    this.copies = list.map((wallet) => new WalletCopy(wallet))
  }

  /** Whether these are the wallets, and none of them has changed: the caller may change the list, and the objects in it. */
  areOf(wallets: readonly Wallet[] | null): this is KnownWallets<never> {
    if (wallets === null || this.wallets === null) return wallets === this.wallets
    return wallets.length === this.copies.length && this.copies.every((copy, i) => copy.isOf(wallets[i]!))
  }
}

/** The fields of a wallet when it was read. */
class WalletCopy {
  private readonly values: readonly unknown[]
  private readonly configured: readonly unknown[]

  constructor(private readonly wallet: Wallet) {
    this.values = WALLET_FIELDS.map((field) => wallet[field])
    this.configured = entriesOf(wallet.configuration)
  }

  isOf(wallet: Wallet): boolean {
    if (wallet !== this.wallet) return false
    for (let i = 0; i < WALLET_FIELDS.length; i++) if (wallet[WALLET_FIELDS[i]!] !== this.values[i]) return false
    if (wallet.configuration == null) return true
    const now = entriesOf(wallet.configuration)
    // A list in the configuration may have changed inside.
    return now.length === this.configured.length && now.every((each, i) => each === this.configured[i] && isPlain(each))
  }
}

const entriesOf = (configuration: unknown): readonly unknown[] => Object.entries(configuration ?? {}).flat()

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
