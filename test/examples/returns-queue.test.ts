/** Returns as jobs of a queue: several workers book them, are killed, and lose their database. The books equal the bank's account, to the cent. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Billing } from '../../examples/billing-backend/billing.ts'
import { type Database, openDatabase } from '../../examples/billing-backend/database.ts'
import {
  enqueueReturns,
  openReturnQueue,
  type ReturnToStore,
  startReturnWorker,
} from '../../examples/billing-backend/jobs.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'
import { isQueueError, type NamedFile } from '../../src/queue/index.js'
import { SERVERS, type Server } from '../queue/servers.js'
import { isLong } from '../runs.js'
import { checkBooks, type ReturnWorkerProcess, sentMonths, startWorker, workerProgram } from './return-workers.js'

const hasPostgres = postgresPrograms() !== null
if (!hasPostgres)
  console.log('PostgreSQL is not installed (apt-get install postgresql): returns as jobs are not tested')

/** Kills, and restarts of the database, of the long test, for each of the two servers of queues: 20 and 5 in all. */
const KILLS = 10
const restartsOf = ({ name }: Pick<(typeof SERVERS)[number], 'name'>): number => (name === 'PostgreSQL' ? 2 : 3)

/** A database of its own on a server. */
async function newDatabase(server: PostgresServer): Promise<{ readonly url: string; readonly database: Database }> {
  const url = new URL(server.url)
  const name = `books_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase(server.url)
  const { default: pg } = await import('pg')
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  await admin.close()
  url.pathname = name
  const database = await openDatabase(url.href)
  onTestFinished(() => database.close())
  return { url: url.href, database }
}

/** Another file comes under the same name, as a bank names the files of a day. */
const named = (files: readonly Uint8Array[]): readonly ReturnToStore[] =>
  files.map((bytes, i) => ({ filename: `CB${i % 3}.RET`, bytes }))

const shuffled = <T>(items: readonly T[]): T[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), 1)[0]!

/** Calls a function again while the database restarts, as a program that ends with an error is started again. */
async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (isQueueError(error)) throw error
      await setTimeout(200)
    }
  }
}

describe.skipIf(!hasPostgres)('returns as jobs', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  test('two workers book the files of three wallets, in any order, and each record once', async () => {
    const { url, database } = await newDatabase(server)
    const billing = new Billing(database)
    const months = await sentMonths(billing, { remittances: 1, slips: isLong ? 12 : 3, seed: 1 })
    const queue = await openReturnQueue({ connection: url })
    onTestFinished(() => queue.close())
    for (let i = 0; i < 2; i++) {
      const own = await openDatabase(url)
      const worker = await startReturnWorker(new Billing(own), { connection: url })
      onTestFinished(async () => {
        await worker.close()
        await own.close()
      })
    }
    const files = shuffled(months.files)
    // The second half arrives while the first is booked: with payments whose reversals have come already.
    const halves = [files.slice(0, files.length / 2), files.slice(files.length / 2)]
    const jobs = []
    for (const half of halves) jobs.push(...(await enqueueReturns(billing, queue, named(half))))
    for (const job of jobs) expect(await queue.finished(job)).toMatchObject({ booked: expect.any(Number) })
    await checkBooks(billing, database, months)
    expect(months.movements).toBeGreaterThan(isLong ? 30 : 6)
  })

  test.runIf(isLong)('a reversal that comes before its payment', async () => {
    const { url, database } = await newDatabase(server)
    const billing = new Billing(database)
    const months = await sentMonths(billing, { remittances: 1, slips: 12, seed: 5 })
    const queue = await openReturnQueue({ connection: url })
    onTestFinished(() => queue.close())
    const worker = await startReturnWorker(billing, { connection: url })
    onTestFinished(async () => void (await worker.close()))
    // The last file first, each booked before the next one comes.
    for (const file of months.files.toReversed()) {
      const [job] = await enqueueReturns(billing, queue, named([file]))
      await queue.finished(job!)
    }
    await checkBooks(billing, database, months)
  })

  /** The queue is on the server of the books, which restarts, and on Redis, which does not. */
  const servers = SERVERS.filter(({ isInstalled }) => isInstalled)
  describe.runIf(isLong).each(servers)('the queue on $name', (kind) => {
    // A busy machine starts a worker in several seconds.
    test('workers that are killed, and a database that restarts: each record is booked once', {
      timeout: 1_800_000,
    }, async () => {
      const own: Server | null = kind.name === 'PostgreSQL' ? null : await kind.start()
      if (own !== null) onTestFinished(() => own.stop())
      const program = await workerProgram()
      const restarts = restartsOf(kind)
      const left = { kills: KILLS, restarts }
      const delays = fc.sample(fc.integer({ min: 100, max: 1500 }), 1000)
      let [rounds, records] = [0, 0]
      while (left.kills > 0 || left.restarts > 0) {
        const { url, database } = await newDatabase(server)
        const billing = new Billing(database)
        const months = await sentMonths(billing, { remittances: 1, slips: 20, seed: 1000 * rounds })
        const connection = own?.url ?? url
        const queue = await openReturnQueue({ connection })
        onTestFinished(() => queue.close())
        const workers: ReturnWorkerProcess[] = []
        const startOne = async () => void workers.push(await startWorker(program, url, connection))
        await Promise.all([startOne(), startOne()])
        const files = shuffled(months.files)
        const jobs: NamedFile[] = []
        const third = Math.ceil(files.length / 3)
        const adding = (async () => {
          for (let from = 0; from < files.length; from += third)
            jobs.push(
              ...(await persistently(() => enqueueReturns(billing, queue, named(files.slice(from, from + third))))),
            )
        })()
        let isOver = false
        const finished = adding
          .then(async () => {
            for (const job of jobs)
              expect(await persistently(() => queue.finished(job))).toMatchObject({ booked: expect.any(Number) })
          })
          .finally(() => {
            isOver = true
          })
        while (!isOver && (left.kills > 0 || left.restarts > 0)) {
          await setTimeout(delays.pop()!)
          if (isOver) break
          if (left.restarts > 0 && left.kills % 4 === 0) {
            await server.restart()
            left.restarts--
          }
          await workers.splice(left.kills % workers.length, 1)[0]!.kill()
          left.kills--
          await startOne()
        }
        await finished
        for (const worker of workers) expect(await worker.stop()).toBe(0)
        await checkBooks(billing, database, months)
        console.log(`${kind.name}: a round of ${months.files.length} files, ${JSON.stringify(left)} left`)
        rounds++
        records += months.movements
      }
      console.log(
        `${kind.name}: ${KILLS - left.kills} kills and ${restarts - left.restarts} restarts in ${rounds} rounds; ${records} payments and reversals, each booked once`,
      )
    })
  })
})
