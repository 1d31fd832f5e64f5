/** A worker that starts before its server waits for it, says so, and can be stopped. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { LocalizedText } from '../../src/cobranca/index.js'
import { startQueueWorker } from '../../src/queue/index.js'
import { connectedInTime } from '../../src/queue/server-wait.js'
import { buildPrograms, type Programs } from '../cli/programs.js'
import { isLong, someOf } from '../runs.js'
import { freePort, SERVERS, startRedis } from './servers.js'
import { startWorkerProcess } from './worker-process.js'

describe.each(someOf(['redis', 'postgres'], 1))('%s that does not answer', (scheme) => {
  const connectionOf = async () => `${scheme}://user:secret@127.0.0.1:${await freePort()}/1`

  test('the worker says once that it waits, and fails after that time', async () => {
    const warnings: LocalizedText[] = []
    const connection = await connectionOf()
    const options = { connection, threads: 1, onWarning: (each: LocalizedText) => void warnings.push(each) }
    await expect(startQueueWorker({ ...options, waitForServer: 1200 })).rejects.toMatchObject({
      code: 'no_connection',
      message: expect.stringMatching(/ECONNREFUSED.*Inicie o servidor, ou confira o endereço e a senha\.$/),
    })
    expect(warnings).toEqual([
      {
        pt: expect.stringMatching(
          /^\w+:\/\/127\.0\.0\.1:\d+\/1 ainda não responde \(.*ECONNREFUSED.*\): o worker espera até 2 s\.$/,
        ),
        en: expect.stringMatching(
          /^\w+:\/\/127\.0\.0\.1:\d+\/1 does not answer yet \(.*\): the worker waits up to 2 s\.$/,
        ),
      },
    ])
  })

  test('without a time to wait it fails at once', async () => {
    const warnings: LocalizedText[] = []
    const connection = await connectionOf()
    const worker = startQueueWorker({ connection, threads: 1, onWarning: (each) => void warnings.push(each) })
    await expect(worker).rejects.toMatchObject({ code: 'no_connection' })
    expect(warnings).toEqual([])
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('a time of %d is an error', async (waitForServer) => {
    const worker = startQueueWorker({ connection: await connectionOf(), threads: 1, waitForServer })
    await expect(worker).rejects.toMatchObject({ errors: { waitForServer: [expect.any(String)] } })
  })

  test('a signal ends the waiting', async () => {
    const stopping = new AbortController()
    const reason = new Error('stopped by the test')
    const worker = startQueueWorker({
      connection: await connectionOf(),
      threads: 1,
      waitForServer: 600_000,
      signal: stopping.signal,
      onWarning: () => stopping.abort(reason),
    })
    await expect(worker).rejects.toBe(reason)
  })
})

describe('attempts to connect', () => {
  const error = (message: string, code?: string): Error => Object.assign(new Error(message), { code })
  /** Fails with the errors, one after the other, and then connects. */
  async function attempts(...errors: Error[]) {
    let count = 0
    const connect = async (): Promise<string> => {
      count++
      const next = errors.shift()
      if (next !== undefined) throw next
      return 'connected'
    }
    const wait = { milliseconds: 60_000, server: 'redis://a', onWarning: () => {} }
    const result = await connectedInTime(connect, () => {}, wait).catch((thrown: Error) => thrown.message)
    return { count, result }
  }

  // Each waits half a second.
  test.concurrent.each([
    error('connect ECONNREFUSED', 'ECONNREFUSED'),
    error('getaddrinfo ENOTFOUND redis', 'ENOTFOUND'),
    error('LOADING Redis is loading the dataset in memory'),
    error('the database system is starting up', '57P03'),
    error('timeout expired'),
    error('Connection terminated unexpectedly'),
    error('Connection terminated due to connection timeout'),
    new AggregateError([error('connect ECONNREFUSED ::1', 'ECONNREFUSED')]),
  ])('%s: tried again', async (absent) => {
    expect(await attempts(absent)).toEqual({ count: 2, result: 'connected' })
  })

  test.each([
    error('WRONGPASS invalid username-password pair'),
    error('password authentication failed', '28P01'),
    error('database "x" does not exist', '3D000'),
  ])('%s: thrown at once', async (wrong) => {
    expect(await attempts(wrong)).toEqual({ count: 1, result: wrong.message })
  })

  test('a connection that comes after the signal is closed', async () => {
    const stopping = new AbortController()
    const discarded: string[] = []
    let connect = (_: string): void => {}
    const wait = { milliseconds: 1, signal: stopping.signal, server: 'redis://a', onWarning: () => {} }
    const connecting = connectedInTime(
      () =>
        new Promise<string>((resolve) => {
          connect = resolve
        }),
      (late) => void discarded.push(late),
      wait,
    )
    stopping.abort()
    await expect(connecting).rejects.toMatchObject({ name: 'AbortError' })
    connect('late')
    await setTimeout()
    expect(discarded).toEqual(['late'])
  })
})

describe.skipIf(!SERVERS.some(({ name, isInstalled }) => name === 'Redis' && isInstalled))('cnab worker', () => {
  let programs: Programs
  beforeAll(async () => {
    if (isLong) programs = await buildPrograms()
  })

  const settings = (url: string) => ({
    cnab: programs.cnab,
    url,
    queue: `cnab-${randomUUID()}`,
    sign: 'ainda não responde',
  })

  test.runIf(isLong)('is ready as soon as its server is', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    await server.end()
    const worker = await startWorkerProcess(settings(server.url))
    expect(worker.output()).toContain('o worker espera até 60 s.')
    await server.restart()
    while (!worker.output().includes('Worker pronto')) await setTimeout(20)
    expect(await worker.stop()).toBe(0)
  })

  test.runIf(isLong)('ends by SIGTERM while it waits', async () => {
    const worker = await startWorkerProcess(settings(`redis://127.0.0.1:${await freePort()}`))
    expect(await worker.stop()).toBe(0)
    expect(worker.output().trim().split('\n')).toHaveLength(1)
  })

  test.runIf(isLong)('--wait 0 fails at once', async () => {
    const url = `redis://127.0.0.1:${await freePort()}`
    const starting = startWorkerProcess({ ...settings(url), args: ['--wait', '0'] })
    await expect(starting).rejects.toThrow(/the worker ended: Não foi possível conectar a redis:/)
  })
})
