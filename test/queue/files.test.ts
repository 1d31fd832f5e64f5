/** Files of a queue are worked with once, by any worker; errors are tried again, and a file that is no return is a result. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseReturn, ValidationError } from '../../src/index.js'
import {
  type FileAttempt,
  type FileQueue,
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
    for (const file of files)
      expect(await queue.finished(file)).toEqual({ status: 'done', value: done.indexOf(file) + 1 })
    expect(done.toSorted()).toEqual(files.toSorted())
    expect(await statesOf(queue, files.slice(0, 1))).toEqual([[files[0], 'finished']])
    expect(await statesOf(queue, files.slice(0, 1), { again: true })).toEqual([[files[0], 'added']])
    expect(await queue.finished(files[0]!)).toEqual({ status: 'done', value: files.length + 1 })
    await expect(queue.finished('other')).rejects.toMatchObject({ code: 'unknown_file' })
  })

  test('an error is tried again, a file that is no return is a result, an error of a call fails at once', async () => {
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
    expect(await queue.finished('once')).toEqual({ status: 'done', value: 2 })
    expect(await queue.finished('photo')).toEqual({
      status: 'unsupported',
      code: 'unsupported_file',
      message: { pt: expect.stringContaining('CNAB'), en: expect.stringContaining('CNAB') },
    })
    expect(await queue.finished('large')).toMatchObject({ status: 'unsupported', code: 'file_too_large' })
    await expect(queue.finished('always')).rejects.toMatchObject({
      code: 'failed_file',
      message: 'always falhou em todas as tentativas: the disk. Corrija a causa e ponha o arquivo na fila de novo.',
    })
    await expect(queue.finished('wrong')).rejects.toMatchObject({ code: 'failed_file' })
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
    expect(await queue.finished('always')).toEqual({ status: 'done', value: 7 })
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
    expect(await queue.finished('a.ret')).toEqual({ status: 'done', value: 2 })
  })

  test('a wait can be ended', async () => {
    const { queue } = await queueOn(server)
    await queue.add(['a.ret'])
    await expect(queue.finished('a.ret', { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await expect(queue.add([''])).rejects.toMatchObject({ errors: { files: ['não pode ter nomes vazios'] } })
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
