/** Returns as jobs of a queue, one job a file: any worker books it. The queue has digests only; the files are in the table `returns`. */
import {
  type ConnectionSettings,
  type FileQueue,
  type FileWorker,
  type JobWorkerOptions,
  openFileQueue,
  startFileWorker,
} from 'cnab-cobranca/queue'
import type { Billing } from './billing.ts'
import type { Booked } from './books.ts'

const QUEUE = 'returns'

export const openReturnQueue = (options: ConnectionSettings): Promise<FileQueue<Booked>> =>
  openFileQueue<Booked>({ queue: QUEUE, ...options })

/**
 * Stores returns, and adds all that are not booked to the queue, also those of an earlier call that ended before it had added them. All files are stored before the
 * first job: so the workers know the order of the bank.
 *
 * @returns the digests of the files
 */
export async function enqueueReturns(
  billing: Billing,
  queue: FileQueue<Booked>,
  files: Iterable<Uint8Array>,
): Promise<readonly string[]> {
  const digests: string[] = []
  for (const bytes of files) digests.push(await billing.store(bytes))
  await queue.add([...digests, ...(await billing.unbooked())], { again: true })
  return digests
}

export const startReturnWorker = (billing: Billing, options: JobWorkerOptions): Promise<FileWorker<Booked>> =>
  startFileWorker({ queue: QUEUE, ...options, work: (digest) => billing.book(digest) })
