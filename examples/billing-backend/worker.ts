/**
 * Returns by more than one process. `npm run worker -- DATABASE QUEUE`: books the returns of a queue until it is stopped.
 * `npm run enqueue -- DATABASE QUEUE FILE …`: stores returns and adds them to the queue. The database is PostgreSQL; the queue is on PostgreSQL (the same, if
 * you like), Redis or Valkey. A worker that gives no sign for `LOCK_SECONDS` (30) loses its file to another one.
 */
import { readFileSync } from 'node:fs'
import { Billing } from './billing.ts'
import { openDatabase } from './database.ts'
import { enqueueReturns, openReturnQueue, startReturnWorker } from './jobs.ts'

const [command, url = '', connection = '', ...files] = process.argv.slice(2)
const onWarning = ({ en }: { readonly en: string }): void => console.error(en)
const database = await openDatabase(url)
const billing = new Billing(database)
if (command === 'enqueue') {
  const queue = await openReturnQueue({ connection, onWarning })
  // A generator: one file at a time is in memory.
  const contents = (function* () {
    for (const filename of files) yield { filename, bytes: readFileSync(filename) }
  })()
  console.log(`${(await enqueueReturns(billing, queue, contents)).length} files`)
  await queue.close()
  await database.close()
} else {
  const lockDuration = 1000 * Number(process.env['LOCK_SECONDS'] ?? 30)
  const { worker, close } = await startReturnWorker(billing, {
    connection,
    onWarning,
    waitForServer: 60_000,
    // A server that restarts is asked again each second.
    bullmq: { lockDuration, stalledInterval: lockDuration, runRetryDelay: 1000 },
  })
  worker.on('completed', ({ data }, result) => console.log(data.file, JSON.stringify(result)))
  worker.on('failed', (job, error) => console.error(job?.data.file, error.message))
  console.log('ready')
  process.once('SIGTERM', async () => {
    await close()
    await database.close()
    process.exit()
  })
}
