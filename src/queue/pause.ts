import { setTimeout } from 'node:timers/promises'

/** Pause between two questions for the state of a job, in milliseconds. */
const POLL = 250

/** Waits before the next question. @throws the reason of the signal */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(POLL, undefined, signal === undefined ? {} : { signal }).catch((error) => {
    signal?.throwIfAborted()
    throw error
  })
}
