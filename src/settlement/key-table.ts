/** Numbers of the keys of a file. */
import { TextTable } from './text-table.js'

/** Gives each key a number, from 0 on. The keys of a file have few beginnings, which are stored once: to its last colon, a key has its bank and account, or its occurrence and day. */
export class KeyTable {
  private readonly beginnings = new TextTable()
  private readonly keys = new TextTable()

  get size(): number {
    return this.keys.size
  }

  /** Returns the number of a key, which gets one if it has none. */
  add(key: string): number {
    const end = key.lastIndexOf(':') + 1
    return this.keys.add(`${this.beginnings.add(key.slice(0, end))}:${key.slice(end)}`)
  }
}
