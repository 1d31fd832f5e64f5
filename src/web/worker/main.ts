/** Entry point of the worker: answers the calls of the page, one after another. */
import type { CallMessage, WorkerMessage } from './page-api.js'
import { pageSession } from './session.js'

/** The part of a worker's scope that is used; its types are those of browsers. */
interface WorkerScope {
  onmessage: ((event: { readonly data: CallMessage }) => void) | null
  postMessage(message: WorkerMessage): void
}

const scope = globalThis as unknown as WorkerScope
const session = pageSession((name, done) => scope.postMessage({ progress: { name, done } }))

let last: Promise<void> = Promise.resolve()

async function answer({ id, call, values }: CallMessage): Promise<void> {
  try {
    const result = await (session[call] as (...values: readonly unknown[]) => unknown)(...values)
    scope.postMessage({ id, result })
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

scope.onmessage = ({ data }) => {
  last = last.then(() => answer(data))
}
