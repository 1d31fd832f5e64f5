/** The server of a queue: Redis, Valkey or PostgreSQL, by its address. */
import type { BackendFactory, QueueBaseOptions } from 'bullmq'
import type { LocalizedText } from '../cobranca/index.js'
import { type Ioredis, loadBullmq, loadIoredis, loadPg } from './peers.js'
import { QueueError } from './queue-error.js'
import { serverErrorText, serverMessageOf } from './server-errors.js'
import { connectedInTime } from './server-wait.js'

export interface ConnectionSettings {
  /** Address of the server: `redis://`, `rediss://`, `postgres://` or `postgresql://`. Valkey speaks the protocol of Redis. */
  readonly connection: string
  /** Name of the queue. Default: `cnab`. */
  readonly queue?: string
  /** Whether to create or update BullMQ's schema in PostgreSQL. Default: true. */
  readonly migrate?: boolean
  /** Called with a problem that does not stop the queue, in Portuguese and English. */
  readonly onWarning?: (warning: LocalizedText) => void
}

/** How the classes of BullMQ connect. */
export interface Backend {
  readonly connection: QueueBaseOptions['connection']
  /** Undefined for Redis. */
  readonly factory: BackendFactory | undefined
}

export const DEFAULT_QUEUE = 'cnab'

/** Time limit for the first answer of a server, in milliseconds. */
const CONNECT_TIMEOUT = 10_000

/** How long to wait for a server that does not answer yet. */
export interface ServerWaitOptions {
  /** Longest time to wait for a server that does not answer yet, in milliseconds. Default: 0 */
  readonly waitForServer?: number
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Connects once, so that a wrong address or a missing schema is an error at the start: workers of BullMQ would try for ever.
 *
 * @throws {QueueError}; the reason of the signal if it has aborted
 */
export async function backendOf(settings: ConnectionSettings & ServerWaitOptions): Promise<Backend> {
  const { connection } = settings
  const protocol = URL.canParse(connection) ? new URL(connection).protocol : ''
  if (protocol === 'redis:' || protocol === 'rediss:') return redis(settings)
  if (protocol === 'postgres:' || protocol === 'postgresql:') return postgres(settings)
  throw new QueueError('unsupported_connection', {
    pt: 'O endereço da fila deve começar com redis://, rediss:// ou postgres://.',
    en: 'The address of the queue must begin with redis://, rediss:// or postgres://.',
  })
}

async function redis(settings: ConnectionSettings & ServerWaitOptions): Promise<Backend> {
  const { connection, onWarning } = settings
  const [{ Redis }] = await Promise.all([loadIoredis(), loadBullmq()])
  const client = await connected(
    settings,
    () => connectedRedis(Redis, connection),
    (late) => late.disconnect(),
  )
  try {
    const policy = /^maxmemory_policy:(\S+)/m.exec(await client.info('memory'))?.[1]
    if (policy !== undefined && policy !== 'noeviction') {
      onWarning?.({
        pt: `O Redis pode apagar partes da fila quando faltar memória (maxmemory-policy ${policy}): configure maxmemory-policy noeviction.`,
        en: `Redis may remove parts of the queue when memory is short (maxmemory-policy ${policy}): set maxmemory-policy noeviction.`,
      })
    }
  } catch (error) {
    throw noConnection(connection, error)
  } finally {
    client.disconnect()
  }
  return { connection: { url: connection, maxRetriesPerRequest: null }, factory: undefined }
}

/** @throws the system's or the server's error */
async function connectedRedis(Redis: Ioredis['Redis'], connection: string) {
  const client = new Redis(connection, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let cause: unknown = null
  // The promise of `connect` only has "Connection is closed".
  client.on('error', (error) => {
    cause ??= error
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    client.disconnect()
    throw cause ?? error
  }
}

async function postgres(settings: ConnectionSettings & ServerWaitOptions): Promise<Backend> {
  const { connection, migrate = true } = settings
  const [pg, bullmq] = await Promise.all([loadPg(), loadBullmq()])
  const connect = async () => {
    // A client connects once only.
    const each = new pg.Client({ connectionString: connection, connectionTimeoutMillis: CONNECT_TIMEOUT })
    each.on('error', () => {})
    await each.connect()
    return each
  }
  const client = await connected(settings, connect, (late) => void late.end())
  try {
    await (migrate ? bullmq.runMigrations(client) : bullmq.assertSchemaCompatibility(client))
  } catch (error) {
    throw new QueueError('migration_required', {
      pt: `O PostgreSQL não tem o esquema da fila, e ele não pôde ser criado (${serverMessageOf(error)}). Inicie uma vez cnab worker ou cnab enqueue com um usuário que possa criar um esquema.`,
      en: `PostgreSQL lacks the schema of the queue, and it could not be created (${serverMessageOf(error)}). Start cnab worker or cnab enqueue once with a user that may create a schema.`,
    })
  } finally {
    await client.end()
  }
  return {
    connection: { connectionString: connection } as QueueBaseOptions['connection'],
    factory: bullmq.createPostgresBackend as unknown as BackendFactory,
  }
}

/** Connects, and waits for the server if the caller does. */
async function connected<T>(
  { connection, waitForServer: milliseconds = 0, signal, onWarning }: ConnectionSettings & ServerWaitOptions,
  connect: () => Promise<T>,
  discard: (connection: T) => void,
): Promise<T> {
  const wait = { milliseconds, signal, server: serverOf(connection), onWarning: onWarning ?? (() => {}) }
  try {
    return await connectedInTime(connect, discard, wait)
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : noConnection(connection, error)
  }
}

function noConnection(connection: string, error: unknown): QueueError {
  const server = serverOf(connection)
  const { pt, en } = serverErrorText(error)
  return new QueueError('no_connection', {
    pt: `Não foi possível conectar a ${server}: ${pt}. Inicie o servidor, ou confira o endereço e a senha.`,
    en: `Cannot connect to ${server}: ${en}. Start the server, or check the address and the password.`,
  })
}

/**
 * Returns the listener for errors of BullMQ, which tries again by itself. Without a listener, an error ends the process. An error that is repeated is passed on
 * only once.
 */
export function warningOf({ onWarning }: Pick<ConnectionSettings, 'onWarning'>): (error: Error) => void {
  let last = ''
  return (error) => {
    const { pt, en } = serverErrorText(error)
    if (pt === last) return
    last = pt
    onWarning?.({
      pt: `Erro da fila: ${pt}. Nova tentativa em instantes.`,
      en: `Error of the queue: ${en}. Trying again soon.`,
    })
  }
}

/** Address without user and password. */
export function serverOf(connection: string): string {
  const { protocol, host, pathname } = new URL(connection)
  return `${protocol}//${host}${pathname}`
}
