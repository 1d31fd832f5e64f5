/**
 * Turns of the event loop. Work that may be long takes one every few milliseconds, so that timers, requests and abort signals do not wait for it.
 *
 * All work of a thread shares the time of a turn: a hundred files that are read together work for as long as one.
 */
import { inNextTurn } from '../runtime/next-turn.js'

/** Longest work between two turns, in milliseconds. */
const MAX_WORK = 10

/** When the current turn began. A time that is too early only causes one more turn. */
let began = 0

/** Calls that continue work, one in each turn, in the order in which they began to wait. */
const waiting: (() => void)[] = []

/** Whether the thread has worked long enough to take a {@link turn}. */
export const isTurnDue = (): boolean => performance.now() - began > MAX_WORK

/** Resolves in a later turn of the event loop. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) inNextTurn(continueFirst)
  })

function continueFirst(): void {
  began = performance.now()
  waiting.shift()!()
  if (waiting.length > 0) inNextTurn(continueFirst)
}

/** Does work to its end, without a turn of the event loop. Work that waits for a promise cannot be done so. */
export function atOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (step.value instanceof Promise) throw new Error('the work waits for a promise')
  }
}

/**
 * Does work to its end, with turns of the event loop where they are due: at the values that it yields. Waits for a promise that it yields.
 *
 * @returns the result of the work
 * @throws the reason of the signal if it is aborted
 */
export async function withTurns<T>(work: Iterator<unknown, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (step.value instanceof Promise) await step.value
    else if (isTurnDue()) await turn()
    signal?.throwIfAborted()
  }
}
