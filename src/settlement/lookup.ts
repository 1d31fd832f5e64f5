/** Look-ups in the caller's database: the slips of a batch of records, and what is booked under their keys. */
import { ValidationError } from '../cobranca/index.js'
import { beforeAbort } from '../code/abortable.js'

type Answer<T> = T | PromiseLike<T>

/** Amounts by key, as a map or a list of pairs. The key of a title may come with several days, `YYYY-MM-DD`, as `booked.net` has them; without a day, an amount counts on each day. */
export type BookedAmounts = Iterable<readonly [key: string, cents: number | null, day?: string | null]>

/**
 * Answers from a database, for a batch of records at a time. Both may be asynchronous. No function is called before the answer of the one before has come.
 */
export interface Lookup<S> {
  /**
   * Returns the slips that have one of the keys, in any order: see `matchKeysOf`. A slip with several of the keys may come more than once. Two slips of one wallet
   * with one nosso número, or a slip with none of the keys, are errors.
   */
  slips(keys: readonly string[]): Answer<Iterable<S>>
  /**
   * Returns what is booked under the keys of records and titles, in cents: payments less reversals. A key without bookings has no amount in the answer. The key of
   * a record that is booked must have one; its value does not matter. The amount of a title is null if it is not known: a payment or reversal of the title
   * waits for a person, or was booked without an amount. If files may come late, or again, return an amount for each day of a payment or reversal.
   */
  booked(keys: readonly string[]): Answer<BookedAmounts>
}

/** A look-up that answers at once. */
export interface SyncLookup<S> extends Lookup<S> {
  slips(keys: readonly string[]): Iterable<S>
  booked(keys: readonly string[]): BookedAmounts
}

/** A question to a look-up. */
export interface Question {
  readonly name: keyof Lookup<unknown>
  readonly keys: readonly string[]
  /** First and last line of the records of the batch. */
  readonly lines: readonly [number, number]
}

/** A look-up that has failed, has not answered before its signal was aborted, or has answered with something else. Nothing of its batch is settled. */
export class LookupError extends Error {
  override readonly name = 'LookupError'
  readonly code = 'lookup_error'
  readonly lookup: Question['name']
  readonly keys: readonly string[]
  readonly lines: Question['lines']

  constructor({ name, keys, lines }: Question, problem: string, options?: { readonly cause: unknown }) {
    super(
      `lookup.${name} das linhas ${lines[0]} a ${lines[1]} (${keys.length} chaves, a partir de ${keys[0]}): ${problem}`,
      options,
    )
    this.lookup = name
    this.keys = keys
    this.lines = lines
  }
}

/**
 * Does work that asks a look-up: it yields questions and receives their answers. Returns a promise from the first answer on that is one.
 *
 * @throws {LookupError} if an answer fails, or the signal is aborted while it waits
 */
export function withAnswers<T>(
  work: Generator<Question, T, unknown>,
  lookup: Lookup<unknown>,
  signal: AbortSignal | undefined,
): T | Promise<T> {
  for (let step = work.next(); ; ) {
    if (step.done === true) return step.value
    const answer = asked(step.value, lookup)
    if (isPromise(answer)) return withLaterAnswers(work, step.value, answer, lookup, signal)
    step = work.next(answer)
  }
}

async function withLaterAnswers<T>(
  work: Generator<Question, T, unknown>,
  first: Question,
  answer: unknown,
  lookup: Lookup<unknown>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let question = first, waiting = answer; ; ) {
    const step = work.next(await answerOf(question, waiting, signal))
    if (step.done === true) return step.value
    question = step.value
    waiting = asked(question, lookup)
  }
}

function asked(question: Question, lookup: Lookup<unknown>): unknown {
  try {
    return lookup[question.name](question.keys)
  } catch (cause) {
    throw failed(question, cause)
  }
}

async function answerOf(question: Question, answer: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await (signal === undefined ? answer : beforeAbort(Promise.resolve(answer), signal))
  } catch (cause) {
    throw failed(question, cause)
  }
}

/** The error of a look-up that has failed. */
export const failed = (question: Question, cause: unknown): LookupError =>
  new LookupError(question, cause instanceof Error ? cause.message : String(cause), { cause })

const isPromise = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof (answer as Partial<PromiseLike<unknown>> | null)?.then === 'function'

/** @throws {ValidationError} if the look-up lacks a function */
export function checkLookup(lookup: Lookup<unknown>): void {
  const names = ['slips', 'booked'] as const
  if (!names.every((name) => typeof lookup?.[name] === 'function'))
    throw new ValidationError({ lookup: [`deve ter as funções ${names.join(' e ')}`] })
}
