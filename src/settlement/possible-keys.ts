/** Keys of the records of a file and of their titles, and all keys under which they may be booked. */
import type { Wallet } from '../cobranca/index.js'

/**
 * Returns the wallets whose keys a record may have, that of its written key first; null is the key without a wallet. Of several wallets of a record, the slip
 * decides: in another settlement, with other slips, it may be another of them, or none.
 */
export const possibleWallets = (wallet: Wallet | null, candidates: readonly Wallet[]): readonly (Wallet | null)[] =>
  candidates.length > 1 ? [wallet, null, ...candidates] : [wallet]

export class PossibleKeys {
  /** How often each key has occurred in the file. */
  private readonly counts = new Map<string, number>()

  /** Returns the keys of a record, the written one first. Equal records of a file are numbered. */
  ofRecord(key: string, wallets: readonly (Wallet | null)[]): readonly string[] {
    const keys = keysOf(key, wallets)
    const count = 1 + Math.max(...keys.map((each) => this.counts.get(each) ?? 0))
    for (const each of keys) this.counts.set(each, count)
    return count === 1 ? keys : keys.map((each) => `${each}#${count}`)
  }

  /** Returns the keys of a title, the written one first; none without nosso número. */
  ofTitle(key: string | null, wallets: readonly (Wallet | null)[]): readonly string[] {
    return key === null ? [] : keysOf(key, wallets)
  }
}

const keysOf = (key: string, wallets: readonly (Wallet | null)[]): readonly string[] => [
  ...new Set(wallets.map((wallet) => (wallet?.id == null ? key : `${wallet.id}/${key}`))),
]
