/** The bookings of the caller: the keys of records, and the amounts of titles. */
import { ValidationError } from '../cobranca/index.js'
import { listed } from './listed.js'

/** Cents that are booked for a title with a day, `YYYY-MM-DD`: payments less reversals; null if not known. Without a day, they count on each day. */
export type CentsOfDay = readonly [cents: number | null, day: string | null]

/** Answers of the caller's books. Both are called while a file is settled. */
export interface BookedRecords {
  /** Whether a record is booked. */
  has(idempotency_key: string): boolean
  /**
   * Net amount that is booked for a title, in cents: payments less reversals, 0 without any. Null if it is not known, and while a payment or reversal of the
   * title waits for a person: a reversal of the title then needs review. Called once for each key of a title of the file with a payment or reversal, before the
   * first of its records is returned. A title of several wallets has a key of each, and one without a wallet.
   *
   * If files may come late, or again, return the cents of each day of a payment (`paid_at`) or reversal (`reversed_at`): a reversal then undoes no payment
   * of a day after its own, and no payment that a later reversal has undone.
   */
  net(title_key: string): number | null | Iterable<CentsOfDay>
}

/** Bookings, with or without the net amounts of titles. */
export type SomeBooks = Pick<BookedRecords, 'has'> & Partial<BookedRecords>

/** Forms of `booked`. */
export type Booked = BookedRecords | Iterable<string> | ((idempotency_key: string) => boolean)

/** @throws {ValidationError} under `booked` if it has another form */
export function bookedRecords(booked: Booked): SomeBooks {
  if (typeof booked === 'function') return { has: booked }
  return isBookedRecords(booked) ? booked : { has: lookUpIn(booked) }
}

const isBookedRecords = (booked: BookedRecords | Iterable<string>): booked is BookedRecords => {
  const { has, net } = (booked ?? {}) as Partial<BookedRecords>
  return typeof has === 'function' && typeof net === 'function'
}

/** Looks up keys in a list of them. With anything else in the list, no key would be found, and each payment would be booked again. */
function lookUpIn(booked: Iterable<string>): (key: string) => boolean {
  const list = listed('booked', booked)
  const keys: ReadonlySet<unknown> = list instanceof Set ? list : new Set(list)
  // Only the first key is checked: callers keep one large set for many files.
  const [first = ''] = keys
  if (typeof first !== 'string') throw new ValidationError({ booked: [NOT_KEYS] })
  return (key) => keys.has(key)
}

const NOT_KEYS = 'deve ter só textos: as chaves (idempotency_key) dos registros já baixados'
