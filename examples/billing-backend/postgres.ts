/** A PostgreSQL server for the example: from the system's packages, in a temporary folder, on a free port of 127.0.0.1. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresServer {
  readonly url: string
  /** Ends the server as if it crashed, and starts it with its data. */
  restart(): Promise<void>
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

/** Debian does not put the server into the PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** Returns the folder of the server's programs; null if PostgreSQL is not installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** @throws Error if PostgreSQL is not installed or does not start */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms()
  if (programs === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'billing-backend-'))
  const password = randomBytes(16).toString('hex')
  let server: ChildProcess | undefined
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server!.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const stop = async (): Promise<void> => {
    // Closes connections at once.
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user !== null) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
    const data = join(folder, 'data')
    const initdb = spawnSync(
      join(programs, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'billing',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...user, cwd: folder, encoding: 'utf8' },
    )
    if (initdb.status !== 0) throw new Error(initdb.stderr)
    const port = await freePort()
    const url = `postgres://billing:${password}@127.0.0.1:${port}/postgres`
    const start = async (): Promise<void> => {
      // The data is temporary: nothing waits for the disk.
      server = spawn(join(programs, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', '-F'], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      })
      await answer(url, server)
    }
    await start()
    const restart = async (): Promise<void> => {
      await end('SIGQUIT')
      await start()
    }
    return { url, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The server refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const TRIES = 300

/** Waits until the server accepts connections. */
async function answer(url: string, server: ChildProcess): Promise<void> {
  for (let i = 0; i < TRIES && server.exitCode === null; i++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return
    } catch {
      await setTimeout(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not start')
}
