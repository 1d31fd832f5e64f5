/** Redis at its memory limit: what it is, and what to do. Nothing is lost, and no restart is needed. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openQueue } from '../../src/queue/index.js'
import { buildPrograms, type Programs } from '../cli/programs.js'
import { folderOf, returnOf } from '../convert/folders.js'
import { chosenOf } from '../runs.js'
import { SERVERS, startRedis } from './servers.js'
import { startWorkerProcess } from './worker-process.js'

describe.skipIf(!SERVERS.some(({ name, isInstalled }) => name === 'Redis' && isInstalled))('Redis', () => {
  let programs: Programs
  beforeAll(async () => {
    programs = await buildPrograms()
  })

  /** Redis, and a function that sets its limit: one byte is less than it always has. */
  async function limitedRedis() {
    const { url, stop } = await startRedis()
    const { Redis } = await import('ioredis')
    const client = new Redis(url)
    onTestFinished(async () => {
      client.disconnect()
      await stop()
    })
    return { url, limit: (bytes: number) => client.config('SET', 'maxmemory', bytes) }
  }

  const CAUSE = /Redis está no seu limite de memória \(maxmemory\) e não grava mais: aumente o limite/

  /** A quick run has one of them. */
  const isRun = chosenOf(['enqueue', 'worker'], 1)

  test.runIf(isRun('enqueue'))('enqueue adds nothing, and works again when there is memory', async () => {
    const { url, limit } = await limitedRedis()
    const queue = await openQueue({ connection: url, queue: `cnab-${randomUUID()}` })
    onTestFinished(() => queue.close())
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`${i}.ret`, returnOf(2, i)]))
    const [folder, out] = [folderOf(files), folderOf()]
    const enqueue = () => queue.enqueue([folder], { out, maxFiles: 1 })
    await limit(1)
    for (let i = 0; i < 2; i++) {
      await expect(enqueue()).rejects.toMatchObject({
        code: 'out_of_memory',
        message: expect.stringMatching(CAUSE),
        english: expect.stringMatching(/Redis is at its memory limit .*: raise the limit/),
      })
    }
    const program = [programs.cnab, 'enqueue', folder, '--out', out, '--url', url, '--lang', 'en']
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' })
    expect([status, stdout, stderr.split('\n').at(-2)]).toEqual([
      1,
      '',
      'Cannot write to the queue: Redis is at its memory limit (maxmemory) and stores nothing more: raise the limit, or remove data that is not of the queue. Then try again.',
    ])
    await limit(0)
    expect(await enqueue()).toMatchObject({ state: 'added', shards: 5 })
    expect(await queue.queue.getJobCounts('waiting', 'waiting-children')).toEqual({ waiting: 5, 'waiting-children': 1 })
  })

  test.runIf(isRun('worker'))('a worker says it, and goes on when there is memory', async () => {
    const { url, limit } = await limitedRedis()
    const name = `cnab-${randomUUID()}`
    const queue = await openQueue({ connection: url, queue: name })
    onTestFinished(() => queue.close())
    const run = await queue.enqueue([folderOf({ 'a.ret': returnOf(2), 'b.ret': returnOf(3, 3) })], {
      out: folderOf(),
      maxFiles: 1,
    })
    await limit(1)
    const worker = await startWorkerProcess({
      cnab: programs.cnab,
      url,
      queue: name,
      args: ['--lock', '1'],
      sign: 'memória',
    })
    expect(worker.output()).toMatch(CAUSE)
    await limit(0)
    expect(await queue.finished(run!.run)).toMatchObject({ statuses: { converted: 2 }, incomplete: false })
    while (!/Worker pronto/.test(worker.output())) await setTimeout(20)
    expect(await worker.stop()).toBe(0)
  })
})
