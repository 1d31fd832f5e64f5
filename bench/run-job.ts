import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Finding, Job } from './job.js'

const JOB = fileURLToPath(new URL('./job.js', import.meta.url))

/** Measures in a fresh process. If it fails, the result contains the reason, and the other measurements continue. */
export function runJob(job: Job): Promise<Finding> {
  return new Promise((resolve) => {
    const child = fork(JOB, [JSON.stringify(job)], {
      // Needed to measure the memory before the run.
      execArgv: job.mode === 'memory' ? ['--expose-gc'] : [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    let found: Finding | null = null
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    child.on('message', (finding) => {
      found = finding as Finding
    })
    child.on('close', (code, signal) => {
      resolve(found ?? { missing: `failed: ${reason(errors) ?? signal ?? `exit code ${code}`}` })
    })
  })
}

function reason(errors: string): string | undefined {
  if (errors.includes('heap out of memory')) return "needs more than Node's default heap"
  return /^(?:\w*Error\b.*|.*Error: .*)$/m.exec(errors)?.[0]?.trim().slice(0, 120)
}
