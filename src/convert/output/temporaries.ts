/** Outputs that are being written: in the folder of the results, under names of their own, so that those of a killed run can be told and swept. */
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

  /** A name that no other output has. */
  next(): string {
    this.count++
    return join(this.out, `${this.prefix}${this.count}.part`)
  }

  /** Removes what this run left. */
  async discard(): Promise<void> {
    await removeFrom(this.out, async (name) => name.startsWith(this.prefix))
  }
}

/** Removes what runs left that are no more. */
export async function sweep(out: string): Promise<void> {
  await removeFrom(out, async (name, path) => {
    const pid = NAME.exec(name)?.[1]
    if (pid === undefined) return false
    if (Number(pid) !== process.pid) return !isRunning(Number(pid))
    // In a container every process may have the same number: what is older than this one is none of its.
    return (await stat(path)).mtimeMs < Date.now() - process.uptime() * 1000
  })
}

async function removeFrom(out: string, isDue: (name: string, path: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(out)) {
    const path = join(out, name)
    // Somebody else may be sweeping.
    if (await isDue(name, path).catch(() => false)) await rm(path, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // There, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
