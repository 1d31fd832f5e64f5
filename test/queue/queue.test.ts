/** A conversion in a queue has the results of one process, on real servers, whatever happens to workers and servers. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyObject } from '../../src/queue/copies.js'
import {
  type CnabQueue,
  type OpenObject,
  openQueue,
  type QueueOptions,
  type ShardJobData,
  type Storage,
  type StoredObject,
  s3Storage,
} from '../../src/queue/index.js'
import { buildPrograms, type Programs } from '../cli/programs.js'
import { filesIn, folderOf, resultsIn, returnOf } from '../convert/folders.js'
import { chosenOf, isLong, someOf } from '../runs.js'
import { bigReturn, contentsOf, convertedAlone, LIMITS, returns } from './runs.js'
import { freePort, type RedisServer, type S3Server, SERVERS, type Server, startRedis, startS3 } from './servers.js'
import { startWorkerProcess, type WorkerProcess } from './worker-process.js'

const installed = SERVERS.filter(({ name, isInstalled }) => {
  if (!isInstalled) console.log(`${name} is not installed: tests of the queue with it are skipped`)
  return isInstalled
})

let programs: Programs
beforeAll(async () => {
  if (installed.length > 0) programs = await buildPrograms()
})

/** Of the workers of each server. */
const KILLS = 5

const BROKEN_FILE = '/proc/self/mem'

/** Moves the clock of a process by some days, and by an hour more or less every 100 ms. */
const MOVING_CLOCK = `
const { now } = Date
let hours = 24 * Number(process.env.CLOCK_DAYS)
let up = true
setInterval(() => {
  hours += up ? 1 : -1
  up = !up
}, 100).unref()
Date.now = () => now() + hours * 3600000
`

async function openedQueue(options: QueueOptions): Promise<CnabQueue> {
  const queue = await openQueue(options)
  onTestFinished(() => queue.close())
  return queue
}

/** A merge that was killed and the one after it are two runs in the manifest. */
const withoutRuns = ({ manifest, files }: ReturnType<typeof contentsOf>) => ({
  files,
  lines: manifest.filter(({ type }) => type === 'file').map(({ run: _, ...line }) => line),
})

/** A queue of its own, and its workers. */
async function queueOn({ url }: Server, options: Partial<QueueOptions> = {}) {
  const name = `cnab-${randomUUID()}`
  const queue = await openedQueue({ connection: url, queue: name, ...options })
  const start = (...args: string[]): Promise<WorkerProcess> =>
    startWorkerProcess({ cnab: programs.cnab, url, queue: name, args })
  return { queue, name, start }
}

const KINDS = ['workers', 'second enqueue', 'broken device'] as const

describe.each(someOf(installed, 1))('$name', (kind) => {
  /** A quick run does one of them. */
  const isRun = chosenOf(isLong || kind.name === 'Redis' ? KINDS : KINDS.slice(0, 1), 1)
  /** Shards that take seconds are converted on one of the servers. */
  const hasSlowShards = isLong && someOf(installed, 1, 1).includes(kind)
  let server: Server
  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server?.stop())

  test.runIf(isRun('workers')).each(isLong ? [1, 4] : [2])(
    '%d workers give the manifest and outputs of one process',
    async (count) => {
      const [folder, out] = [await returns(), folderOf()]
      const { queue, start } = await queueOn(server)
      const run = await queue.enqueue([folder], { out, ...LIMITS })
      expect(run!.shards).toBeGreaterThan(6)
      await Promise.all(Array.from({ length: count }, () => start()))
      const summary = await queue.finished(run!.run)
      expect(summary).toMatchObject({ incomplete: false, statuses: { converted: 7, duplicate: 2, ignored: 2 } })
      expect(contentsOf(out)).toEqual(await convertedAlone(folder))
      const { shards } = run!
      for (const job of await queue.queue.getCompleted(0, shards)) {
        expect([job.attemptsStarted, JSON.stringify(job.returnvalue).length < 1024]).toEqual([1, true])
      }
    },
  )

  test.runIf(isRun('second enqueue'))(
    'a second enqueue does nothing; with other files it is another run, which keeps finished shards',
    async () => {
      const folder = folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(2, 2), 'c.ret': returnOf(3, 3) })
      const [out, options] = [folderOf(), { maxFiles: 1 }]
      const { queue, start } = await queueOn(server)
      const added = await queue.enqueue([folder], { out, ...options })
      expect(added).toMatchObject({ shards: 3, state: 'added' })
      const again = await Promise.all([1, 2].map(() => queue.enqueue([folder], { out, ...options })))
      expect(again.map((run) => [run!.run, run!.state])).toEqual(Array(2).fill([added!.run, 'running']))
      expect(await queue.queue.getJobCounts('waiting', 'waiting-children')).toEqual({
        waiting: 3,
        'waiting-children': 1,
      })
      await start()
      await queue.finished(added!.run)
      expect((await queue.enqueue([folder], { out, ...options }))!.state).toBe('finished')
      writeFileSync(join(folder, 'd.ret'), returnOf(4, 4))
      const other = await queue.enqueue([folder], { out, ...options })
      expect((await queue.finished(other!.run)).statuses).toEqual({ skipped: 3, converted: 1 })
      // Outputs that were removed are made again on request.
      rmSync(out, { recursive: true })
      const redone = await queue.enqueue([folder], { out, again: true, ...options })
      expect([redone!.state, (await queue.finished(redone!.run)).statuses]).toEqual(['added', { converted: 4 }])
      expect(contentsOf(out)).toEqual(await convertedAlone(folder))
    },
  )

  test.runIf(isLong)('a poisoned file is a result, and is not tried again', async () => {
    const folder = folderOf({
      'a.ret': returnOf(1),
      'b.ret.gz': gzipSync(returnOf(9)).subarray(0, 90),
      'c.ret': Buffer.alloc(2 ** 20, 'ruído '),
    })
    const out = folderOf()
    const { queue, start } = await queueOn(server)
    const run = await queue.enqueue([folder], { out })
    await start()
    const summary = await queue.finished(run!.run)
    expect(summary).toMatchObject({ statuses: { converted: 1, failed: 1, unsupported: 1 }, incomplete: true })
    const jobs = await queue.queue.getCompleted()
    expect(jobs.map(({ attemptsStarted }) => attemptsStarted)).toEqual([1, 1])
  })

  // Reading the memory of a process from its start is an error of the device, each time.
  test.runIf(isRun('broken device') && existsSync(BROKEN_FILE))(
    'one file whose device fails each time: it is named after the last attempt, and all others are converted',
    async () => {
      const count = isLong ? 150 : 20
      const files = Array.from({ length: count }, (_, i) => [`${i}.ret`, returnOf(2, i + 1)])
      const folder = folderOf(Object.fromEntries(files))
      const out = folderOf()
      const { queue, start } = await queueOn(server, { jobs: { attempts: 3, backoff: 10 } })
      const run = await queue.enqueue([folder, BROKEN_FILE], { out, maxFiles: 25 })
      await start()
      const summary = await queue.finished(run!.run)
      expect(summary).toMatchObject({ statuses: { converted: count, failed: 1 }, incomplete: true })
      expect(summary.first_failed).toEqual([{ path: BROKEN_FILE, message: expect.stringMatching(/disco \(EIO\)$/) }])
      const jobs = await queue.queue.getCompleted()
      expect(jobs.map(({ attemptsMade }) => attemptsMade).sort()).toEqual([...Array(jobs.length - 1).fill(1), 3])
      expect(resultsIn(out).filter((name) => name.endsWith('.ndjson') && !name.startsWith('.'))).toHaveLength(count)
    },
  )

  test.runIf(isLong)(
    'an output folder that cannot be written to is tried again; after that, enqueue repeats only what failed',
    async () => {
      const folder = folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(2, 2) })
      const out = folderOf()
      const { queue, start } = await queueOn(server, { jobs: { attempts: 2, backoff: 50 } })
      const run = await queue.enqueue([folder], { out, maxFiles: 1 })
      const [shards, away] = [join(out, '.cnab-shards'), join(out, '.away')]
      renameSync(shards, away)
      writeFileSync(shards, '')
      await start()
      await expect(queue.finished(run!.run)).rejects.toMatchObject({
        code: 'failed_run',
        message: expect.stringMatching(
          /^A parte [12] de 2 \(\S+[ab]\.ret\) falhou em todas as tentativas: .*\(E\w+\)\. Corrija a causa/,
        ),
        english: expect.stringMatching(
          /^Shard [12] of 2 \(\S+[ab]\.ret\) failed in all attempts: (?:it|part) .*\(E\w+\)\. Fix the cause/,
        ),
      })
      while ((await queue.queue.getFailedCount()) < 2) await setTimeout(50)
      for (const job of await queue.queue.getFailed()) expect(job.attemptsMade).toBe(2)
      rmSync(shards)
      renameSync(away, shards)
      expect((await queue.enqueue([folder], { out, maxFiles: 1 }))!.state).toBe('retried')
      expect(await queue.finished(run!.run)).toMatchObject({ statuses: { converted: 2 }, incomplete: false })
    },
  )

  test.runIf(isLong)('a shard of another version, or one that was altered, fails at once', async () => {
    const { queue, start } = await queueOn(server)
    await start()
    const shard = { id: '0123456789abcdef', version: '0.0.0' } as never
    const job = await queue.queue.add('shard', { shard, again: false }, { attempts: 5 })
    while (!(await job.isFailed())) await setTimeout(50)
    const failed = await queue.queue.getJob(job.id!)
    expect([failed!.attemptsMade, failed!.failedReason]).toEqual([1, expect.stringContaining('pela versão 0.0.0')])
  })

  test.runIf(isLong)('a job of another kind is not taken for a shard', async () => {
    const { queue, start } = await queueOn(server)
    await start()
    const { id } = await queue.queue.add('file' as 'shard', { shard: {} as never, again: false }, { attempts: 5 })
    while ((await queue.queue.getFailedCount()) === 0) await setTimeout(50)
    const failed = await queue.queue.getJob(id!)
    expect([failed!.attemptsMade, failed!.failedReason]).toEqual([
      1,
      expect.stringMatching(/tem tarefas de outro tipo \(file\): use filas diferentes/),
    ])
  })

  test.runIf(isLong)('workers killed at any time lose nothing and double nothing', async () => {
    const delays = fc.sample(fc.integer({ min: 0, max: 700 }), KILLS)
    const files = Array.from({ length: 20 }, (_, i) => [`${i}.ret`, returnOf(6000 + i, i)])
    const folder = folderOf(Object.fromEntries(files))
    const alone = withoutRuns(await convertedAlone(folder))
    while (delays.length > 0) {
      const out = folderOf()
      const { queue, start } = await queueOn(server)
      const startOne = (): Promise<WorkerProcess> => start('--lock', '1')
      const run = await queue.enqueue([folder], { out, maxFiles: 1 })
      let isOver = false
      const finished = queue.finished(run!.run).finally(() => {
        isOver = true
      })
      const workers = await Promise.all([startOne(), startOne()])
      while (!isOver && delays.length > 0) {
        const delay = delays.at(-1)!
        await setTimeout(delay)
        if (isOver) break
        await workers.splice(delay % workers.length, 1)[0]!.kill()
        delays.pop()
        workers.push(await startOne())
      }
      expect((await finished).incomplete).toBe(false)
      expect(withoutRuns(contentsOf(out))).toEqual(alone)
      expect(filesIn(join(out, '.cnab-shards')).filter((name) => !/json$/.test(name))).toEqual([])
      for (const worker of workers) expect(await worker.stop()).toBe(0)
    }
  })

  test.runIf(isLong)(
    'workers whose clocks are a day apart, and set forward and back, lose nothing and double nothing',
    async () => {
      const files = Array.from({ length: 40 }, (_, i) => [`${i}.ret`, returnOf(3000, i)])
      const folder = folderOf(Object.fromEntries(files))
      const out = folderOf()
      const { queue, name } = await queueOn(server, { jobs: { attempts: 3, backoff: 10 } })
      const run = await queue.enqueue([folder, ...(existsSync(BROKEN_FILE) ? [BROKEN_FILE] : [])], { out, maxFiles: 1 })
      const clock = join(folderOf({ 'clock.cjs': MOVING_CLOCK }), 'clock.cjs')
      const startAt = (days: number): Promise<WorkerProcess> => {
        const environment = { NODE_OPTIONS: `--require ${clock}`, CLOCK_DAYS: String(days) }
        return startWorkerProcess({
          cnab: programs.cnab,
          url: server.url,
          queue: name,
          environment,
          args: ['--lock', '2'],
        })
      }
      const workers = await Promise.all([-1, 0, 1].map(startAt))
      const { statuses } = await queue.finished(run!.run)
      expect(statuses).toEqual({ converted: files.length, ...(existsSync(BROKEN_FILE) ? { failed: 1 } : {}) })
      expect(contentsOf(out).files).toEqual((await convertedAlone(folder)).files)
      for (const worker of workers) expect(await worker.stop()).toBe(0)
    },
  )

  test.runIf(hasSlowShards)('a shard that takes longer than its lock is started once', async () => {
    const folder = folderOf({ 'a.ret': returnOf(250_000) })
    const { queue, start } = await queueOn(server)
    await Promise.all([start('--lock', '1'), start('--lock', '1')])
    const run = await queue.enqueue([folder], { out: folderOf(), to: 'parquet', maxBytes: 2 ** 30 })
    expect((await queue.finished(run!.run)).statuses).toEqual({ converted: 1 })
    const [job] = (await queue.queue.getCompleted()).filter(({ name }) => name === 'shard')
    expect(job!.finishedOn! - job!.processedOn!).toBeGreaterThan(1000)
    expect([job!.attemptsStarted, job!.stalledCounter]).toEqual([1, 0])
  })

  test.runIf(hasSlowShards)('a worker that is stopped gives a shard back after its time limit', async () => {
    const folder = folderOf({ 'a.ret': returnOf(250_000) })
    const { queue, start } = await queueOn(server)
    const first = await start('--close-timeout', '1')
    const run = await queue.enqueue([folder], { out: folderOf(), to: 'parquet', maxBytes: 2 ** 30 })
    while ((await queue.queue.getActiveCount()) === 0) await setTimeout(20)
    expect(await first.stop()).toBe(1)
    expect(first.output()).toContain('O limite de tempo acabou')
    await start()
    expect((await queue.finished(run!.run)).statuses).toEqual({ converted: 1 })
  })
})

const BUCKET = 'retornos'

function storageOn(
  { url: endpoint, environment }: S3Server,
  secret = environment['AWS_SECRET_ACCESS_KEY'],
): Promise<Storage> {
  const { AWS_REGION: region = '', AWS_ACCESS_KEY_ID: accessKeyId = '' } = environment
  const credentials = { accessKeyId, secretAccessKey: secret ?? '' }
  return s3Storage({ bucket: BUCKET, client: { endpoint, region, credentials, forcePathStyle: true } })
}

/** Copies the objects of the results to a folder. */
async function storedResults(storage: Storage) {
  const out = folderOf()
  for await (const { key } of storage.list('saida/')) {
    const path = join(out, key.slice('saida/'.length))
    mkdirSync(dirname(path), { recursive: true })
    await copyObject(storage, key, path)
  }
  return { out, ...contentsOf(out) }
}

async function bytesOf({ bytes }: OpenObject): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return chunks
}

const hasRedis = installed.some(({ name }) => name === 'Redis')

describe.skipIf(!hasRedis)('Redis', () => {
  test.runIf(isLong)('a restart of the server loses nothing', async () => {
    const server: RedisServer = await startRedis()
    onTestFinished(() => server.stop())
    const files = Array.from({ length: 40 }, (_, i) => [`${i}.ret`, returnOf(4000, i)])
    const folder = folderOf(Object.fromEntries(files))
    const out = folderOf()
    const { queue, start } = await queueOn(server)
    const run = await queue.enqueue([folder], { out, maxFiles: 1 })
    await server.restart()
    const workers = await Promise.all([1, 2].map(() => start('--lock', '1', '--close-timeout', '1')))
    while ((await queue.queue.getCompletedCount()) < 5) await setTimeout(10)
    await server.restart()
    expect((await queue.finished(run!.run)).statuses).toEqual({ converted: files.length })
    expect(contentsOf(out)).toEqual(await convertedAlone(folder))
    // Without the server, workers end all the same.
    await queue.close()
    await server.stop()
    for (const worker of workers) expect(await worker.stop()).not.toBeNull()
  })

  test('a server that may remove jobs is a warning', async () => {
    const server = await startRedis('--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru')
    onTestFinished(() => server.stop())
    const warnings: string[] = []
    await openedQueue({ connection: server.url, onWarning: ({ pt }) => warnings.push(pt) })
    expect(warnings).toEqual([expect.stringContaining('configure maxmemory-policy noeviction')])
  })

  test.runIf(isLong)('objects of a bucket are converted to objects of a bucket, as files are', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const s3 = await startS3(BUCKET)
    onTestFinished(() => s3.stop())
    const storage = await storageOn(s3)
    const folder = await returns()
    for (const name of filesIn(folder)) await storage.upload(join(folder, name), `dia/${name}`)
    for (const name of ['dia/.oculto.ret', 'dia/..\\fora.ret']) await storage.upload(join(folder, '2/copia.ret'), name)
    const { queue, name } = await queueOn(server, { storages: [storage] })
    const run = await queue.enqueue(['s3://retornos/dia'], { out: 's3://retornos/saida', ...LIMITS })
    // The times of `list` and `read` are the same, so that no object counts as changed.
    const shards = (await queue.queue.getJobs()).flatMap(({ data }) => ('shard' in data ? [data.shard] : []))
    expect(shards.filter((shard) => 'range' in shard)).toHaveLength(4)
    const settings = { cnab: programs.cnab, url: server.url, queue: name, environment: s3.environment }
    const workers = await Promise.all([startWorkerProcess(settings), startWorkerProcess(settings)])
    const summary = await queue.finished(run!.run)
    expect(summary.statuses).toMatchObject({ converted: 7, duplicate: 2, ignored: 2, failed: 1 })
    const ofRanges = (await queue.queue.getCompleted()).filter(({ data }) => 'shard' in data && 'range' in data.shard)
    expect(ofRanges.map(({ returnvalue }) => returnvalue.statuses)).toEqual(Array(4).fill({ formatted: 1 }))

    const { out, manifest, files } = await storedResults(storage)
    const alone = await convertedAlone(folder)
    expect(files).toEqual(alone.files)
    const inBucket = (path: unknown): string => String(path).replace(folder, 's3://retornos/dia')
    expect(manifest.filter(({ type }) => type === 'file')).toEqual(
      alone.manifest.filter(({ type }) => type === 'file').map((line) => ({ ...line, path: inBucket(line['path']) })),
    )
    expect(filesIn(join(out, '.cnab-shards')).filter((name) => !/json$/.test(name))).toEqual([])
    for (const worker of workers) expect(await worker.stop()).toBe(0)
  })

  test.runIf(isLong)('an object that is replaced after the plan, and a range that is converted again', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const s3 = await startS3(BUCKET)
    onTestFinished(() => s3.stop())
    const storage = await storageOn(s3)
    const files = {
      'dia/mudou.ret': bigReturn(1),
      'dia/ficou.ret': bigReturn(2),
      'novo.ret': bigReturn(3),
    }
    const folder = folderOf(files)
    const put = (name: string, key: string): Promise<void> => storage.upload(join(folder, name), key)
    for (const key of ['dia/mudou.ret', 'dia/ficou.ret']) await put(key, key)
    const { queue, name } = await queueOn(server, { storages: [storage] })
    const run = await queue.enqueue(['s3://retornos/dia'], { out: 's3://retornos/saida', ...LIMITS })
    // Of the same size, perhaps in the same second: its tag is another.
    await put('novo.ret', 'dia/mudou.ret')
    // The same range again, under the id of another job.
    const [job] = (await queue.queue.getJobs()).filter(({ data }) => 'shard' in data && data.shard.shard === 2)
    await queue.queue.add('shard', { ...(job!.data as ShardJobData), again: true })
    const settings = { cnab: programs.cnab, url: server.url, queue: name, environment: s3.environment }
    await Promise.all([startWorkerProcess(settings), startWorkerProcess(settings)])
    expect(await queue.finished(run!.run)).toMatchObject({ incomplete: false, statuses: { converted: 2 } })
    const alone = await convertedAlone(
      folderOf({ 'ficou.ret': files['dia/ficou.ret'], 'mudou.ret': files['novo.ret'] }),
    )
    expect((await storedResults(storage)).files).toEqual(alone.files)
  })
})

test.runIf(isLong)('requests to S3 are signed: reading, storing, copying, listing and removing', async () => {
  const s3 = await startS3(BUCKET)
  onTestFinished(() => s3.stop())
  const storage = await storageOn(s3)
  const path = join(folderOf({ a: 'abcdef' }), 'a')
  const keys = ['dia/março.ret', 'dia/x (1)!*+=.ret'] as const
  await storage.upload(path, keys[0])
  await storage.copy(keys[0], keys[1])
  const listed: StoredObject[] = []
  for await (const object of storage.list('dia/')) listed.push(object)
  expect(listed.map(({ key, size }) => [key, size])).toEqual(keys.map((key) => [key, 6]))
  for (const { key, ...state } of listed) {
    const object = await storage.read(key, { start: 2, end: 9 })
    expect(object).toMatchObject(state)
    expect(Buffer.concat(await bytesOf(object!))).toEqual(Buffer.from('cdef'))
  }
  expect(await storage.read(keys[0], { start: 6, end: 7 })).toBeNull()
  await storage.remove([keys[1]])
  expect(await storage.read(keys[1])).toBeNull()

  const other = await storageOn(s3, 'another secret')
  const requests = [
    () => other.upload(path, 'b'),
    () => other.read(keys[0]),
    () => other.copy(keys[0], 'b'),
    () => other.remove([keys[0]]),
    () => other.list('')[Symbol.asyncIterator]().next(),
  ]
  for (const request of requests) await expect(request()).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
})

describe('errors', () => {
  test.each([
    ['mysql://127.0.0.1', 'unsupported_connection', 'O endereço da fila deve começar com redis://'],
    ['', 'unsupported_connection', 'O endereço da fila deve começar com redis://'],
  ])('%j: %s', async (connection, code, message) => {
    await expect(openQueue({ connection })).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
  })

  test.each(['redis', 'postgres'])('%s: a server that does not answer; the message has no password', async (scheme) => {
    const port = await freePort()
    const error = openQueue({ connection: `${scheme}://user:secret@127.0.0.1:${port}/1` })
    await expect(error).rejects.toMatchObject({
      code: 'no_connection',
      message: expect.stringMatching(
        new RegExp(`^Não foi possível conectar a ${scheme}://127\\.0\\.0\\.1:${port}/1: `),
      ),
    })
    await expect(error).rejects.not.toMatchObject({ message: expect.stringContaining('secret') })
  })
})
