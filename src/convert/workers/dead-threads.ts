/** Threads that end during their work, for lack of memory or by a signal from outside. */
import type { Piscina } from 'piscina'

/**
 * Fails the tasks that wait when no thread is left. Piscina starts no further threads after one has died while it started, and its tasks would wait for ever.
 */
export function failWithoutThreads(pool: Piscina): void {
  pool.on('workerDestroy', () => {
    // The thread is still listed during the event.
    setImmediate(() => {
      if (pool.threads.length === 0 && pool.queueSize > 0) void pool.destroy()
    })
  })
}

/** Code of the error of a task whose thread has ended. */
export const THREAD_ENDED = 'thread_ended'

/** Messages of Piscina, whose errors have no codes. */
const ENDED = /^(worker exited|Terminating worker thread)/

/** Returns the error of a task, with a code if its thread has ended. */
export const errorOfTask = (error: unknown): unknown =>
  error instanceof Error && ENDED.test(error.message) ? Object.assign(error, { code: THREAD_ENDED }) : error

/** Whether a task failed because its thread has ended. */
export const isEndOfThread = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === THREAD_ENDED || error.code === 'ERR_WORKER_OUT_OF_MEMORY')
