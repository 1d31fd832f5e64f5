/** Calls of the worker, which reads the files. */
import type { CallMessage, PageApi, PageCall, WorkerMessage } from '../worker/page-api.js'

export type WorkerClient = {
  readonly [Call in PageCall]: (...values: Parameters<PageApi[Call]>) => Promise<ReturnType<PageApi[Call]>>
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/**
 * Starts the worker from its code in the page: a page that is opened from a disk cannot load another file.
 *
 * @param onProgress receives the name of the file that is read, and the part that is done: 0 to 1
 */
export function startWorker(code: string, onProgress: (name: string, done: number) => void): WorkerClient {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const worker = new Worker(address)
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('progress' in data) {
      onProgress(data.progress.name, data.progress.done)
      return
    }
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result)
  }
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  }
  const call = (name: PageCall, values: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, call: name, values } satisfies CallMessage)
    })
  return new Proxy({} as WorkerClient, {
    get:
      (_, name) =>
      (...values: readonly unknown[]) =>
        call(name as PageCall, values),
  })
}
