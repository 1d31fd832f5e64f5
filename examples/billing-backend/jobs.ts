/** Returns as jobs of a queue, one job a file: any worker books it. The queue has names and digests only; the files are in the table `returns`. */
import {
  type ConnectionSettings,
  type FileQueue,
  type FileWorker,
  type JobWorkerOptions,
  type NamedFile,
  openFileQueue,
  startFileWorker,
} from 'cnab-cobranca/queue'
import type { Billing } from './billing.ts'
import type { Booked } from './books.ts'

const QUEUE = 'returns'

export const openReturnQueue = (options: ConnectionSettings): Promise<FileQueue<Booked>> =>
  openFileQueue<Booked>({ queue: QUEUE, ...options })

export interface ReturnToStore {
  readonly filename: string
  readonly bytes: Uint8Array
}

/**
 * Stores returns, and adds all that are not booked to the queue, also those of an earlier call that ended before it had added them. All files are stored before
 * the first job: so the workers know the order of the bank. Another file of the same name has another digest, so it is another job.
 *
 * @returns the files as they are in the queue
 */
export async function enqueueReturns(
  billing: Billing,
  queue: FileQueue<Booked>,
  returns: Iterable<ReturnToStore>,
): Promise<readonly NamedFile[]> {
  const stored: NamedFile[] = []
  for (const { filename, bytes } of returns)
    stored.push({ file: filename, version: await billing.store(bytes, filename) })
  const unbooked = (await billing.unbooked()).map(({ filename, digest }) => ({ file: filename, version: digest }))
  await queue.add([...stored, ...unbooked], { again: true })
  return stored
}

export const startReturnWorker = (billing: Billing, options: JobWorkerOptions): Promise<FileWorker<Booked>> =>
  startFileWorker({ queue: QUEUE, ...options, work: (_, { version }) => billing.book(version!) })
