/** Keys of the records of a file and of their titles, and all keys under which they may be booked. */
import type { Wallet } from '../cobranca/index.js'
import { RecordKeys, type ReturnRecord } from '../return/index.js'

/** The keys of a record. */
export interface PossibleKeys {
  /** All keys of the record. */
  readonly ofRecord: readonly string[]
  /** All keys of its title; none without nosso número. */
  readonly ofTitle: readonly string[]
  /** Returns the key of the record if it is of a wallet. */
  recordKey(wallet: Wallet | null): string
  titleKey(wallet: Wallet | null): string | null
}

/** Makes the keys of the records of a file. */
export class KeyMaker {
  /** How often each key has occurred in the file. */
  private readonly counts = new Map<string, number>()

  /**
   * Of several wallets of a record, the slip decides: in another settlement, with other slips, it may be another of them, or none. Equal records of a file are
   * numbered.
   *
   * @param wallets wallets that the record may be of
   */
  of(record: ReturnRecord, wallets: readonly Wallet[]): PossibleKeys {
    const own = new RecordKeys(record)
    const possible = wallets.length === 1 ? wallets : [null, ...wallets]
    const keys = keysOf(own.record, possible)
    const suffix = this.suffixOf(keys)
    const title = own.title
    return {
      ofRecord: suffix === '' ? keys : keys.map((key) => key + suffix),
      ofTitle: title === null ? [] : keysOf(title, possible),
      recordKey: (wallet) => keyIn(wallet, own.record) + suffix,
      titleKey: (wallet) => (title === null ? null : keyIn(wallet, title)),
    }
  }

  /** Counts a record by all its keys. */
  private suffixOf(keys: readonly string[]): string {
    let count = 1
    for (const key of keys) count = Math.max(count, 1 + (this.counts.get(key) ?? 0))
    for (const key of keys) this.counts.set(key, count)
    return count === 1 ? '' : `#${count}`
  }
}

const keysOf = (key: string, wallets: readonly (Wallet | null)[]): readonly string[] =>
  wallets.length === 1 ? [keyIn(wallets[0]!, key)] : [...new Set(wallets.map((wallet) => keyIn(wallet, key)))]

const keyIn = (wallet: Wallet | null, key: string): string => (wallet?.id == null ? key : `${wallet.id}/${key}`)
