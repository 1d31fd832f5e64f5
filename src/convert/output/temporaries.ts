/** Temporary files in the output folder. Their names identify the process, so that files left by a killed run can be removed. */
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** `.cnab-<process>-<run>-<number>.part` */
const NAME = /^\.cnab-(\d+)-[0-9a-f]+-\d+\.part$/

/** The temporary names of one run. */
export class Temporaries {
  private readonly prefix = `.cnab-${process.pid}-${randomUUID().slice(0, 8)}-`
  private count = 0

  constructor(private readonly out: string) {}

  /** Returns a unique name. */
  next(): string {
    this.count++
    return join(this.out, `${this.prefix}${this.count}.part`)
  }

  /** Removes the files of this run. */
  async discard(): Promise<void> {
    await removeFrom(this.out, async (name) => name.startsWith(this.prefix))
  }
}

/** Removes files of processes that no longer exist. */
export async function removeStale(out: string): Promise<void> {
  await removeFrom(out, async (name, path) => {
    const pid = NAME.exec(name)?.[1]
    if (pid === undefined) return false
    if (Number(pid) !== process.pid) return !isRunning(Number(pid))
    // In containers, processes often have the same id: older files belong to an earlier process.
    return (await stat(path)).mtimeMs < startOfProcess()
  })
}

/**
 * Start of this process, by the clock at its start or by the current clock, whichever is earlier: the clock may have been set. Files of runs that still write
 * are never older.
 */
const startOfProcess = (): number => Math.min(performance.timeOrigin, Date.now() - process.uptime() * 1000)

async function removeFrom(out: string, isDue: (name: string, path: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(out)) {
    const path = join(out, name)
    // Another process may remove the file at the same time.
    if (await isDue(name, path).catch(() => false)) await rm(path, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
