/** Files of a queue are worked with once, by any worker; errors are tried again, and a file that is no return fails at once. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseReturn, ValidationError } from '../../src/index.js'
import {
  type FileAttempt,
  FileQueue,
  type FileWorkerOptions,
  openFileQueue,
  startFileWorker,
} from '../../src/queue/index.js'
import { fixture } from '../convert/folders.js'
import { someOf } from '../runs.js'
import { freePort, SERVERS, type Server } from './servers.js'

const installed = SERVERS.filter(({ name, isInstalled }) => {
  if (!isInstalled) console.log(`${name} is not installed: tests of the queue of files with it are skipped`)
  return isInstalled
})

type Work<T> = FileWorkerOptions<T>['work']

/** A queue of its own, and its workers, which try again at once. */
async function queueOn({ url: connection }: Server, attempts = 3) {
  const names = { connection, queue: `cnab-files-${randomUUID()}` }
  const queue = await openFileQueue<number>({ ...names, jobs: { attempts, backoff: 10 } })
  onTestFinished(() => queue.close())
  const start = async (work: Work<number>, concurrency = 1) => {
    const worker = await startFileWorker({ ...names, work, concurrency })
    onTestFinished(async () => void (await worker.close(0)))
    return worker
  }
  return { queue, start }
}

/** Returns a function that waits for the message of the first failed job from now on. */
function failuresOf(worker: NodeJS.EventEmitter): () => Promise<string> {
  const failed = once(worker, 'failed')
  return async () => ((await failed)[1] as Error).message
}

const statesOf = async (queue: FileQueue<number>, files: readonly string[], options = {}) =>
  (await queue.add(files, options)).map(({ file, state }) => [file, state])

describe.each(someOf(installed, 1))('$name', (kind) => {
  let server: Server
  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server?.stop())

  test('two workers work with each file once; a file with a result is added again on request only', async () => {
    const { queue, start } = await queueOn(server)
    const files = Array.from({ length: 20 }, (_, i) => `pasta/março ${i}: a.ret`)
    expect(await statesOf(queue, [...files, ...files])).toEqual(files.map((file) => [file, 'added']))
    expect(await statesOf(queue, files)).toEqual(files.map((file) => [file, 'running']))
    const done: string[] = []
    const work = async (file: string): Promise<number> => done.push(file)
    await Promise.all([start(work), start(work, 2)])
    for (const file of files) expect(await queue.finished(file)).toBe(done.indexOf(file) + 1)
    expect(done.toSorted()).toEqual(files.toSorted())
    expect(await statesOf(queue, files.slice(0, 1))).toEqual([[files[0], 'finished']])
    expect(await statesOf(queue, files.slice(0, 1), { again: true })).toEqual([[files[0], 'added']])
    expect(await queue.finished(files[0]!)).toBe(files.length + 1)
    await expect(queue.finished('other')).rejects.toMatchObject({ code: 'unknown_file' })
  })

  test('an error is tried again; a file that is no return, and an error of a call, fail at once', async () => {
    const { queue, start } = await queueOn(server)
    const calls: [string, boolean][] = []
    const works: Record<string, (call: number) => number> = {
      once: (call) => {
        if (call === 1) throw new Error('the network')
        return call
      },
      always: () => {
        throw new Error('the disk')
      },
      wrong: () => {
        throw new ValidationError({ amount: ['não pode ficar em branco'] })
      },
      photo: () => parseReturn(Uint8Array.of(0xff, 0xd8)).totals.titles,
      large: () => parseReturn(fixture('341-itau/cnab400/settlements.ret'), { maxBytes: 100 }).totals.titles,
    }
    await start(async (file, { isLastAttempt }) => {
      calls.push([file, isLastAttempt])
      return works[file]!(calls.filter(([name]) => name === file).length)
    })
    await queue.add(Object.keys(works))
    expect(await queue.finished('once')).toBe(2)
    await expect(queue.finished('always')).rejects.toMatchObject({
      code: 'failed_file',
      message: 'always falhou em todas as tentativas: the disk. Corrija a causa e ponha o arquivo na fila de novo.',
    })
    for (const file of ['photo', 'large', 'wrong'])
      await expect(queue.finished(file)).rejects.toMatchObject({
        code: 'failed_file',
        message: expect.stringMatching(new RegExp(`^${file} falhou: `)),
      })
    // An operator sees them among the failed jobs, not among the completed ones.
    expect((await queue.queue.getFailed()).map(({ data }) => data.file).sort()).toEqual([
      'always',
      'large',
      'photo',
      'wrong',
    ])
    const attemptsOf = (file: string) => calls.filter(([name]) => name === file).map(([, isLast]) => isLast)
    expect(Object.keys(works).map(attemptsOf)).toEqual([
      [false, false],
      [false, false, true],
      [false],
      [false],
      [false],
    ])
    works['always'] = () => 7
    expect(await statesOf(queue, ['always'])).toEqual([['always', 'retried']])
    expect(await queue.finished('always')).toBe(7)
  })

  test('another version of a file is another job', async () => {
    const { queue, start } = await queueOn(server)
    const calls: [string, string | undefined][] = []
    await start(async (file, { version }) => calls.push([file, version]))
    const [first, second] = ['monday', 'tuesday'].map((version) => ({ file: 'CB.RET', version }))
    expect(await queue.add([first!, first!])).toEqual([{ ...first, state: 'added' }])
    expect(await queue.finished(first!)).toBe(1)
    // The bank names the file of each day alike.
    expect(await queue.add([first!, second!])).toEqual([
      { ...first, state: 'finished' },
      { ...second, state: 'added' },
    ])
    expect(await queue.finished(second!)).toBe(2)
    expect(await queue.add(['CB.RET'])).toEqual([{ file: 'CB.RET', state: 'added' }])
    expect(await queue.finished('CB.RET')).toBe(3)
    expect(calls).toEqual([
      ['CB.RET', 'monday'],
      ['CB.RET', 'tuesday'],
      ['CB.RET', undefined],
    ])
    await expect(queue.add([{ file: 'CB.RET', version: '' }])).rejects.toMatchObject({ name: 'ValidationError' })
  })

  test('a job of another kind is not taken for a file', async () => {
    const { queue, start } = await queueOn(server)
    const calls: string[] = []
    const worker = await start(async (file) => calls.push(file))
    const failed = failuresOf(worker.worker as never)
    await queue.queue.add('shard' as 'file', { file: 'a.ret' })
    expect(await failed()).toMatch(/^queue tem tarefas de outro tipo \(shard\)/)
    expect(calls).toEqual([])
  })

  test('a function that returns after its worker is stopped has done its file', async () => {
    const { queue, start } = await queueOn(server, 1)
    let isAborted = false
    const slow = await start(
      (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            isAborted = true
            resolve(1)
          })
        }),
    )
    await queue.add(['a.ret'])
    while ((await queue.queue.getActiveCount()) === 0) await setTimeout(10)
    expect([await slow.close(10), isAborted]).toEqual([false, true])
    expect(await queue.finished('a.ret')).toBe(1)
  })

  test('a worker that is stopped gives its file back after its time limit', async () => {
    const { queue, start } = await queueOn(server, 1)
    let first: FileAttempt | undefined
    const slow = await start(async (_, context) => {
      first = context
      await setTimeout(60_000, undefined, { signal: context.signal })
      return 1
    })
    await queue.add(['a.ret'])
    while (first === undefined) await setTimeout(10)
    expect(await slow.close(10)).toBe(false)
    expect(first.signal.aborted).toBe(true)
    await start(async () => 2)
    expect(await queue.finished('a.ret')).toBe(2)
  })

  test('a wait can be ended', async () => {
    const { queue } = await queueOn(server)
    await queue.add(['a.ret'])
    await expect(queue.finished('a.ret', { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await expect(queue.add([''])).rejects.toMatchObject({ errors: { files: ['não pode ter nomes ou versões vazios'] } })
  })
})

test('a server that does not answer, and invalid options, are errors', async () => {
  const connection = `redis://127.0.0.1:${await freePort()}`
  const work = async () => 1
  await expect(openFileQueue({ connection })).rejects.toMatchObject({ code: 'no_connection' })
  await expect(startFileWorker({ connection, work })).rejects.toMatchObject({ code: 'no_connection' })
  await expect(startFileWorker({ connection, work, concurrency: 0 })).rejects.toMatchObject({
    errors: { concurrency: [expect.any(String)] },
  })
})

test('a file whose job is removed while it is looked at is added', async () => {
  const added: unknown[] = []
  const removed = { getState: async () => 'unknown' }
  const queue = new FileQueue(
    { getJob: async () => removed, add: async (_: string, data: unknown) => added.push(data) } as never,
    {},
  )
  expect(await queue.add(['a.ret'])).toEqual([{ file: 'a.ret', state: 'added' }])
  expect(added).toEqual([{ file: 'a.ret' }])
})
