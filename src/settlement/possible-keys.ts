/** Keys of the records of a file and of their titles, and all keys under which they may be booked. */
import type { Wallet } from '../cobranca/index.js'
import { RecordKeys, type ReturnRecord } from '../return/index.js'
import { KeyTable } from './key-table.js'

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
  /** Keys of records. A title is its number in them, which is shorter. */
  private readonly records = new KeyTable()
  /** How often a key has occurred in the file, if it is more than once. */
  private readonly counts = new Map<number, number>()

  /** @param titles the keys of titles */
  constructor(private readonly titles: KeyTable) {}

  /**
   * If a record has several wallets, its slip decides. In another settlement, with other slips, it may have another of these wallets, or no wallet. Equal
   * records of a file are numbered.
   *
   * @param wallets wallets that the record may be of
   */
  of(record: ReturnRecord, wallets: readonly Wallet[]): PossibleKeys {
    const own = new RecordKeys(record)
    const possible = wallets.length === 1 ? wallets : [null, ...wallets]
    const keys = keysOf(own.record, possible)
    const { title } = own
    const ofTitle = title === null ? [] : keysOf(title, possible)
    const suffix = this.suffixOf(
      title === null
        ? keys.map((key) => key + BEFORE_TITLE)
        : ofTitle.map((key) => own.withoutTitle + BEFORE_TITLE + this.titles.add(key)),
    )
    return {
      ofRecord: suffix === '' ? keys : keys.map((key) => key + suffix),
      ofTitle,
      recordKey: (wallet) => keyIn(wallet, own.record) + suffix,
      titleKey: (wallet) => (title === null ? null : keyIn(wallet, title)),
    }
  }

  /** Counts a record by all its keys. */
  private suffixOf(keys: readonly string[]): string {
    const { records, counts } = this
    let before = 0
    const numbers = keys.map((key) => {
      const next = records.size
      const number = records.add(key)
      if (number !== next) before = Math.max(before, counts.get(number) ?? 1)
      return number
    })
    if (before === 0) return ''
    for (const number of numbers) counts.set(number, before + 1)
    return `#${before + 1}`
  }
}

/** Before the number of the title, in the last part of a key. */
const BEFORE_TITLE = '/'

const keysOf = (key: string, wallets: readonly (Wallet | null)[]): readonly string[] =>
  wallets.length === 1 ? [keyIn(wallets[0]!, key)] : [...new Set(wallets.map((wallet) => keyIn(wallet, key)))]

const keyIn = (wallet: Wallet | null, key: string): string => (wallet?.id == null ? key : `${wallet.id}/${key}`)
