/** Options of a settlement. */
import { notInList, optionCheck, ValidationError, type Wallet } from '../cobranca/index.js'
import { type Booked, bookedRecords, type SomeBooks } from './booked.js'
import { checkLookup, type Lookup } from './lookup.js'
import type { SlipToSettle } from './settled-record.js'

export interface SettleOptions<W extends Wallet = Wallet> {
  /**
   * Wallets of the caller. A record is then compared with the slips of its wallet only. Default: all slips are of the file's bank, and no number occurs
   * twice.
   */
  readonly wallets?: readonly W[]
  /**
   * The bookings so far: keys of records, a function that looks a key up, or an object that also returns the net amount of a title. Without the net amounts, a
   * returned cheque needs review unless its payment is in the same file. Default: nothing.
   */
  readonly booked?: Booked
  /**
   * Use of payments and reversals that are not sure: `list` returns them without effect, and `book` books them like all others. A function returns whether the
   * record of a key is booked: give the keys that a person has confirmed. Default: `list`.
   */
  readonly needs_review?: 'list' | 'book' | ((idempotency_key: string) => boolean)
}

/** Options of a settlement of a stream. */
export interface SettleStreamOptions<W extends Wallet = Wallet> extends SettleOptions<W> {
  /** Ends the iteration, which throws the signal's reason, and the source. */
  readonly signal?: AbortSignal
}

/** Options of a settlement whose slips and bookings are in a database. */
export interface LookupOptions<S extends SlipToSettle = SlipToSettle, W extends Wallet = Wallet>
  extends Omit<SettleOptions<W>, 'booked'> {
  /** Answers for the slips and bookings of a thousand records at a time. Memory does not grow with the number of slips. */
  readonly lookup: Lookup<S>
  /** Ends a look-up that does not answer, as `AbortSignal.timeout(60_000)` does. */
  readonly signal?: AbortSignal
}

const checkNames = optionCheck<SettleStreamOptions & Partial<LookupOptions>>('settle', {
  wallets: true,
  booked: true,
  needs_review: true,
  signal: true,
  lookup: true,
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
  if ((options as Partial<LookupOptions>).lookup !== undefined) throw new ValidationError({ lookup: [NOT_BOTH] })
  checkNames(options)
  const { wallets = null, booked = [], needs_review = 'list' } = options
  return { wallets, booked: bookedRecords(booked), isConfirmed: confirmation(needs_review) }
}

/** @throws {ValidationError} if an option is misspelt or has another form */
export function lookupSettings<S extends SlipToSettle, W extends Wallet>(
  options: LookupOptions<S, W> & Pick<SettleOptions, 'booked'>,
): Omit<SettleSettings<W>, 'booked'> {
  checkNames(options)
  checkLookup(options.lookup)
  if (options.booked !== undefined) throw new ValidationError({ booked: [NOT_BOTH] })
  const { wallets = null, needs_review = 'list' } = options
  return { wallets, isConfirmed: confirmation(needs_review) }
}

const NOT_BOTH = 'lookup responde pelos boletos e pelas baixas: informe lookup, ou boletos e booked'

function confirmation(needs_review: NonNullable<SettleOptions['needs_review']>): SettleSettings<Wallet>['isConfirmed'] {
  if (typeof needs_review === 'function') return needs_review
  if (needs_review !== 'list' && needs_review !== 'book')
    throw new ValidationError({ needs_review: [notInList(['list', 'book'])] })
  return () => needs_review === 'book'
}
