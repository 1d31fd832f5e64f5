/** Options of a settlement. */
import { notInList, optionCheck, ValidationError, type Wallet } from '../cobranca/index.js'
import { type Booked, bookedRecords, type SomeBooks } from './booked.js'

export interface SettleOptions<W extends Wallet = Wallet> {
  /**
   * Wallets of the caller. A record is then compared with the slips of its wallet only. Default: all slips are of the file's bank, and no number occurs
   * twice.
   */
  readonly wallets?: readonly W[]
  /**
   * What is booked already: keys of records, a function that looks a key up, or an object that also answers the net amount of a title. Without that answer, a
   * returned cheque needs review unless its payment is in the same file. Default: nothing.
   */
  readonly booked?: Booked
  /**
   * What to do with payments and reversals that are not sure: `list` them without effect, or `book` them like all others. A function returns whether the record
   * of a key is booked: give the keys that a person has confirmed. Default: `list`.
   */
  readonly needs_review?: 'list' | 'book' | ((idempotency_key: string) => boolean)
}

/** Options of a settlement of a stream. */
export interface SettleStreamOptions<W extends Wallet = Wallet> extends SettleOptions<W> {
  /** Ends the iteration, which throws the signal's reason, and the source. */
  readonly signal?: AbortSignal
}

const checkNames = optionCheck<SettleStreamOptions>('settle', {
  wallets: true,
  booked: true,
  needs_review: true,
  signal: true,
})

/** The options of a settlement, with their defaults. */
export interface SettleSettings<W extends Wallet> {
  readonly wallets: readonly W[] | null
  readonly booked: SomeBooks
  /** Whether a record that is not sure is booked. */
  readonly isConfirmed: (idempotency_key: string) => boolean
}

/** @throws {ValidationError} if an option is misspelt or has another form */
export function settleSettings<W extends Wallet>(options: SettleOptions<W>): SettleSettings<W> {
  checkNames(options)
  const { wallets = null, booked = [], needs_review = 'list' } = options
  return { wallets, booked: bookedRecords(booked), isConfirmed: confirmation(needs_review) }
}

function confirmation(needs_review: NonNullable<SettleOptions['needs_review']>): SettleSettings<Wallet>['isConfirmed'] {
  if (typeof needs_review === 'function') return needs_review
  if (needs_review !== 'list' && needs_review !== 'book')
    throw new ValidationError({ needs_review: [notInList(['list', 'book'])] })
  return () => needs_review === 'book'
}
