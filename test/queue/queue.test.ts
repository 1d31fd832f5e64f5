/** A conversion in a queue has the results of one process, on real servers, whatever happens to workers and servers. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { convertAll, type PlanOptions } from '../../src/convert/index.js'
import { type CnabQueue, openQueue, type QueueOptions, s3Storage } from '../../src/queue/index.js'
import { buildPrograms, type Programs } from '../cli/programs.js'
import { filesIn, fixture, folderOf, manifestIn, returnOf } from '../convert/folders.js'
import { isLong, someOf } from '../runs.js'
import { freePort, type RedisServer, SERVERS, type Server, startRedis, startS3 } from './servers.js'
import { startWorkerProcess, type WorkerProcess } from './worker-process.js'

const installed = SERVERS.filter(({ name, isInstalled }) => {
  if (!isInstalled) console.log(`${name} is not installed: tests of the queue with it are skipped`)
  return isInstalled
})

let programs: Programs
beforeAll(async () => {
  if (installed.length > 0) programs = await buildPrograms()
})

/** Files of several kinds: several shards, and a file that is split in ranges. */
const returns = (): string =>
  folderOf({
    '0/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    '0/copia.ret': returnOf(40, 7),
    '0/cortado.txt': fixture('756-sicoob/cnab240/damaged.ret'),
    '1/foto.ret': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    '1/maio.ret.gz': gzipSync(returnOf(50, 9)),
    '2/copia.ret': returnOf(40, 7),
    '2/grande.ret': returnOf(5000, 3),
    'leia.md': '# notas\n',
  })

const LIMITS = { maxBytes: 500_000, maxFiles: 2 }

const KILLS = 20

/** Outputs and manifest of a folder. */
const contentsOf = (out: string) => ({
  manifest: manifestIn(out),
  files: Object.fromEntries(
    filesIn(out)
      .filter((name) => !name.startsWith('.') && !name.endsWith('manifest.ndjson'))
      .map((name) => [name, readFileSync(join(out, name)).toString('latin1')]),
  ),
})

async function convertedAlone(folder: string, options: Omit<PlanOptions, 'out'> = {}) {
  const out = folderOf()
  for await (const _ of convertAll([folder], { ...options, out, workers: 1 }));
  return contentsOf(out)
}

async function openedQueue(options: QueueOptions): Promise<CnabQueue> {
  const queue = await openQueue(options)
  onTestFinished(() => queue.close())
  return queue
}

/** A queue of its own, and its workers. */
async function queueOn({ url }: Server, options: Partial<QueueOptions> = {}) {
  const name = `cnab-${randomUUID()}`
  const queue = await openedQueue({ connection: url, queue: name, ...options })
  const start = (...args: string[]): Promise<WorkerProcess> =>
    startWorkerProcess({ cnab: programs.cnab, url, queue: name, args })
  return { queue, name, start }
}

describe.each(someOf(installed, 1))('$name', (kind) => {
  const isLongOrRedis = isLong || kind.name === 'Redis'
  let server: Server
  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server?.stop())

  test.each(isLong ? [1, 2, 4] : [2])('%d workers give the manifest and outputs of one process', async (count) => {
    const [folder, out] = [returns(), folderOf()]
    const { queue, start } = await queueOn(server)
    const run = await queue.enqueue([folder], { out, ...LIMITS })
    expect(run!.shards).toBeGreaterThan(6)
    await Promise.all(Array.from({ length: count }, () => start()))
    const summary = await queue.finished(run!.run)
    expect(summary).toMatchObject({ incomplete: false, statuses: { converted: 5, duplicate: 1, ignored: 1 } })
    expect(contentsOf(out)).toEqual(await convertedAlone(folder))
    const { shards } = run!
    for (const job of await queue.queue.getCompleted(0, shards)) {
      expect([job.attemptsStarted, JSON.stringify(job.returnvalue).length < 1024]).toEqual([1, true])
    }
  })

  test.runIf(isLongOrRedis)(
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
          /^A parte [12] de 2 falhou em todas as tentativas: .*\(E\w+\)\. Corrija a causa/,
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

  test.runIf(isLong)('workers killed at any time lose nothing and double nothing', async () => {
    const delays = fc.sample(fc.integer({ min: 0, max: 700 }), KILLS)
    const files = Array.from({ length: 30 }, (_, i) => [`${i}.ret`, returnOf(6000 + i, i)])
    const folder = folderOf(Object.fromEntries(files))
    const alone = await convertedAlone(folder)
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
      expect(contentsOf(out)).toEqual(alone)
      expect(filesIn(join(out, '.cnab-shards')).filter((name) => !/json$/.test(name))).toEqual([])
      for (const worker of workers) expect(await worker.stop()).toBe(0)
    }
  })

  test.runIf(isLong)('a shard that takes longer than its lock is started once', async () => {
    const folder = folderOf({ 'a.ret': returnOf(250_000) })
    const { queue, start } = await queueOn(server)
    await Promise.all([start('--lock', '1'), start('--lock', '1')])
    const run = await queue.enqueue([folder], { out: folderOf(), to: 'parquet', maxBytes: 2 ** 30 })
    expect((await queue.finished(run!.run)).statuses).toEqual({ converted: 1 })
    const [job] = (await queue.queue.getCompleted()).filter(({ name }) => name === 'shard')
    expect(job!.finishedOn! - job!.processedOn!).toBeGreaterThan(1000)
    expect([job!.attemptsStarted, job!.stalledCounter]).toEqual([1, 0])
  })

  test.runIf(isLong)('a worker that is stopped gives a shard back after its time limit', async () => {
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
    const bucket = 'retornos'
    const s3 = await startS3(bucket)
    onTestFinished(() => s3.stop())
    const {
      AWS_REGION: region = '',
      AWS_ACCESS_KEY_ID: accessKeyId = '',
      AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    } = s3.environment
    const credentials = { accessKeyId, secretAccessKey }
    const storage = await s3Storage({
      bucket,
      client: { endpoint: s3.url, region, credentials, forcePathStyle: true },
    })
    const folder = returns()
    for (const name of filesIn(folder)) await storage.upload(join(folder, name), `dia/${name}`)
    for (const name of ['dia/.oculto.ret', 'dia/..\\fora.ret']) await storage.upload(join(folder, '2/copia.ret'), name)
    const { queue, name } = await queueOn(server, { storages: [storage] })
    const run = await queue.enqueue(['s3://retornos/dia'], { out: 's3://retornos/saida', ...LIMITS })
    const settings = { cnab: programs.cnab, url: server.url, queue: name, environment: s3.environment }
    const workers = await Promise.all([startWorkerProcess(settings), startWorkerProcess(settings)])
    const summary = await queue.finished(run!.run)
    expect(summary.statuses).toMatchObject({ converted: 5, duplicate: 1, ignored: 1, failed: 1 })

    const out = folderOf()
    for await (const { key } of storage.list('saida/')) {
      const path = join(out, key.slice('saida/'.length))
      mkdirSync(join(path, '..'), { recursive: true })
      await storage.download(key, path)
    }
    const alone = await convertedAlone(folder)
    const { manifest, files } = contentsOf(out)
    expect(files).toEqual(alone.files)
    const inBucket = (path: unknown): string => String(path).replace(folder, 's3://retornos/dia')
    expect(manifest.filter(({ type }) => type === 'file')).toEqual(
      alone.manifest.filter(({ type }) => type === 'file').map((line) => ({ ...line, path: inBucket(line['path']) })),
    )
    expect(filesIn(join(out, '.cnab-shards')).filter((name) => !/json$/.test(name))).toEqual([])
    for (const worker of workers) expect(await worker.stop()).toBe(0)
  })
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
