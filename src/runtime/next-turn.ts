import { setImmediate } from 'node:timers'

/** Calls a function in the next turn of the event loop. */
export const inNextTurn = (call: () => void): void => {
  setImmediate(call)
}
