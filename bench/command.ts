import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Measured } from './measure.js'

/** Loaded before the command: at exit, writes the peak memory and processor time of the process, including its threads. */
const NOTE = `
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.BENCH_NOTE, JSON.stringify({ peak: maxRSS * 1024, cpu: (userCPUTime + systemCPUTime) / 1000 }))
})`

/** Bytes of standard output: a command may print a line for each of many files. */
const MAX_OUTPUT = 64 * 1024 * 1024

export class CommandRun extends Measured {
  constructor(
    time: Measured['time'],
    peak: number,
    readonly stdout: string,
  ) {
    super(time, peak)
  }
}

/**
 * Runs the built `cnab` from start to end.
 *
 * @param expected exit code; others are errors
 */
export const runCommand = (dist: string, args: readonly string[], expected = 0): Promise<CommandRun> =>
  runNode([join(dist, 'cli', 'cnab.cjs'), ...args], expected)

/** Runs Node from start to end. */
export async function runNode(args: readonly string[], expected = 0): Promise<CommandRun> {
  const folder = mkdtempSync(join(tmpdir(), 'cnab-bench-note-'))
  const note = join(folder, 'note.json')
  try {
    const start = performance.now()
    const stdout = await outputOf(
      ['--import', `data:text/javascript,${encodeURIComponent(NOTE)}`, ...args],
      { ...process.env, BENCH_NOTE: note },
      expected,
    )
    const wall = performance.now() - start
    const { peak, cpu } = JSON.parse(readFileSync(note, 'utf8')) as { peak: number; cpu: number }
    return new CommandRun({ wall, cpu }, peak, stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function outputOf(args: readonly string[], env: NodeJS.ProcessEnv, expected: number): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, maxBuffer: MAX_OUTPUT }, (error, stdout) => {
      const code = error === null ? 0 : error.code
      if (code === expected) resolve(stdout)
      else reject(error ?? new Error(`the command ended with ${code}, not ${expected}`))
    })
  })
}
