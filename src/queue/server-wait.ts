/** Waits for a server that starts later than its worker. */
import { setTimeout } from 'node:timers/promises'
import type { LocalizedText } from '../cobranca/index.js'
import { serverErrorText } from './server-errors.js'

export interface ServerWait {
  /** Longest time to wait, in milliseconds. */
  readonly milliseconds: number
  readonly signal?: AbortSignal | undefined
  /** Address without user and password, for the warning. */
  readonly server: string
  /** Called once, if the server does not answer at the first attempt. */
  onWarning(warning: LocalizedText): void
}

/** Pause between two attempts, in milliseconds. */
const PAUSE = 500

/**
 * Connects; tries again while there is no server. Other errors, e.g. a wrong password, are thrown at once.
 *
 * @param discard closes a connection that comes after the signal
 * @throws the last error of `connect`, or the reason of the signal
 */
export async function connectedInTime<T>(
  connect: () => Promise<T>,
  discard: (connection: T) => void,
  wait: ServerWait,
): Promise<T> {
  const { milliseconds, signal, server } = wait
  // A clock that is set back or forward does not change it.
  const end = performance.now() + milliseconds
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    const connecting = connect()
    try {
      return await unlessAborted(connecting, signal)
    } catch (error) {
      if (signal?.aborted === true) connecting.then(discard, () => {})
      const rest = end - performance.now()
      if (signal?.aborted === true || !isAbsent(error) || rest <= 0) throw error
      if (attempt === 1) wait.onWarning(waitingText(server, error, milliseconds))
      await setTimeout(Math.min(PAUSE, rest), undefined, signal === undefined ? {} : { signal })
    }
  }
}

function waitingText(server: string, error: unknown, milliseconds: number): LocalizedText {
  const { pt, en } = serverErrorText(error)
  const seconds = Math.ceil(milliseconds / 1000)
  return {
    pt: `${server} ainda não responde (${pt}): o worker espera até ${seconds} s.`,
    en: `${server} does not answer yet (${en}): the worker waits up to ${seconds} s.`,
  }
}

/** A connection that is refused, a name without address or route, and a server that is starting: LOADING of Redis, 57P03 of PostgreSQL. */
const ABSENT: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  '57P03',
])

/** Errors without a code: Redis that reads its data, and pg, whose connection is not answered or ends, as behind a proxy. */
const WITHOUT_CODE = /^LOADING\b|timeout expired|^Connection terminated/

function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isAbsent)
  return ('code' in error && ABSENT.has(error.code)) || WITHOUT_CODE.test(error.message)
}

/** Settles like the promise, or rejects when the signal aborts. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  let abort = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
