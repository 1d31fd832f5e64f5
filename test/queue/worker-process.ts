/** `cnab worker` as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

export interface WorkerProcess {
  /** What it has printed. */
  readonly output: () => string
  /** Ends it without warning. */
  kill(): Promise<void>
  /** Ends it by SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>
}

export interface WorkerSettings {
  /** Path of the program. */
  readonly cnab: string
  readonly url: string
  readonly queue: string
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The text to wait for. Default: the message that it is ready. */
  readonly sign?: string
}

/** Starts a worker with one thread. Resolves when it has printed the sign. */
export async function startWorkerProcess({
  cnab,
  url,
  queue,
  args = [],
  environment = {},
  sign = 'Worker pronto',
}: WorkerSettings): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [cnab, 'worker', '--queue', queue, '--threads', '1', ...args], {
    env: { ...process.env, ...environment, CNAB_QUEUE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const take = (text: string): void => {
      output += text
      if (output.includes(sign)) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.once('exit', () => reject(new Error(`the worker ended: ${output}`)))
  })
  const end = (signal: NodeJS.Signals): Promise<number | null> => ended(child, signal)
  onTestFinished(async () => void (await end('SIGKILL')))
  await ready
  return { output: () => output, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exit
  }
  return child.exitCode
}
