/** Servers for the tests of the queue, on free ports of 127.0.0.1: Redis and PostgreSQL from the system's packages, S3 from npm. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { postgresPrograms, startPostgres } from '../../examples/billing-backend/postgres.ts'

export interface Server {
  readonly url: string
  stop(): Promise<void>
}

export interface RedisServer extends Server {
  /** Kills the server. */
  end(): Promise<void>
  /** Kills the server, and starts it with the data on its disk. */
  restart(): Promise<void>
}

/** A kind of server of a queue. */
export interface ServerKind {
  readonly name: 'Redis' | 'PostgreSQL'
  readonly isInstalled: boolean
  start(): Promise<Server>
}

export const SERVERS: readonly ServerKind[] = [
  { name: 'Redis', isInstalled: spawnSync('redis-server', ['--version']).status === 0, start: () => startRedis() },
  { name: 'PostgreSQL', isInstalled: postgresPrograms() !== null, start: startPostgres },
]

/** Starts Redis, which writes each change to its disk. */
export async function startRedis(...options: string[]): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cnab-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess
  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes']
    server = spawn('redis-server', [...args, '--appendfsync', 'always', ...options], { stdio: 'ignore' })
    await answer(url, server)
  }
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    end,
    async restart() {
      await end()
      await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TRIES = 300

async function answer(url: string, server: ChildProcess): Promise<void> {
  // Loaded here, because a process that has loaded it runs other code at half the speed, also that of benchmarks.
  const { Redis } = await import('ioredis')
  for (let i = 0; i < TRIES && server.exitCode === null; i++) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
    client.on('error', () => {})
    try {
      await client.connect()
      // While Redis loads its data, it answers with an error.
      await client.ping()
      return
    } catch {
      await setTimeout(50)
    } finally {
      client.disconnect()
    }
  }
  throw new Error('Redis did not start')
}

export interface S3Server extends Server {
  /** Variables of the S3 client. */
  readonly environment: Readonly<Record<string, string>>
}

/** Starts a server of S3 with an empty bucket. It checks the signatures of all requests. */
export async function startS3(bucket: string): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'cnab-s3-'))
  const { default: S3rver } = await import('@20minutes/s3rver')
  const server = new S3rver({
    address: '127.0.0.1',
    port: await freePort(),
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  // A bug of s3rver 4: it checks the signature of a request to the bucket itself (a list, a removal) for the path `/bucket`. The client sends and signs
  // `/bucket/`, as Amazon's servers require.
  server.middleware.splice(-1, 0, (context, next) => {
    if (context.path === `/${bucket}/`) {
      context.state.vhost = true
      context.mountPath = '/'
    }
    return next()
  })
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    environment: {
      AWS_ENDPOINT_URL_S3: url,
      AWS_REGION: 'sa-east-1',
      // The keys of the server for tests.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
