/**
 * `npm run fuzz`: passes inputs to the library for a number of seconds, and saves the smallest input of each fault in `test/fuzz/findings/`. An input that
 * never ends, or needs too much memory, is a fault too: a separate thread runs the inputs, and this one watches it.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { seedOfRun } from '../seed.js'
import { type Attempt, type Finding, Shared } from './protocol.js'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
})
const seconds = Number(values.seconds)
const seed = Number(values.seed ?? seedOfRun().seed)

/** Time limit of an input, in milliseconds of processor time (independent of other programs), and its increase per byte. */
const PATIENCE = { least: 20_000, perByte: 0.1 }

/** Processor time of this program, in milliseconds. */
const workedTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Memory limit in megabytes for a file of one megabyte, with all targets. */
const MEMORY = 1024

const FOLDER = 'test/fuzz/findings'

console.log(`fuzzing for ${seconds} s, seed ${seed}`)
const start = Date.now()
const findings: Finding[] = []
let tried = 0
// A thread that failed is replaced by another.
for (let round = 0, left = seconds * 1000; left > 0; round++) {
  const before = Date.now()
  tried += await tryInputs(seed + round, left)
  left -= Date.now() - before
}
console.log(
  `${tried} inputs and ways tried in ${Math.round((Date.now() - start) / 1000)} s: ${findings.length} findings`,
)
for (const { signature, target, bytes, error, from, seed: its } of findings) {
  const name = createHash('sha1').update(signature).digest('hex').slice(0, 10)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.bin`), bytes)
  writeFileSync(
    join(FOLDER, `${name}.json`),
    `${JSON.stringify({ target, seed: its, from, signature, error }, null, 2)}\n`,
  )
  console.log(`\n${signature}\n  ${bytes.length} bytes of ${from}: ${join(FOLDER, name)}.bin`)
}
process.exitCode = findings.length > 0 ? 1 : 0

/** Runs a thread for a number of milliseconds after it is ready, or until it fails. Returns the number of inputs that it ran. */
function tryInputs(seed: number, time: number): Promise<number> {
  const shared = new Shared()
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { memory: shared.memory, seed, time },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  return new Promise((done) => {
    let [seen, since] = [0, workedTime()]
    const end = (): void => {
      clearInterval(watch)
      done(shared.tried)
    }
    const watch = setInterval(() => {
      if (shared.tried !== seen) [seen, since] = [shared.tried, workedTime()]
      const { bytes, ...attempt } = shared.attempt
      if (seen === 0 || workedTime() - since < PATIENCE.least + bytes.length * PATIENCE.perByte) return
      add({ ...attempt, bytes }, 'hangs')
      void worker.terminate().then(end)
    }, 500)
    worker.on('message', (finding: Finding | null) => {
      if (finding !== null) keep(finding)
    })
    worker.on('error', (error) => add(shared.attempt, String(error)))
    worker.on('exit', end)
  })
}

function add(attempt: Attempt, error: string): void {
  keep({ ...attempt, from: 'an input', signature: `${attempt.target}: ${error}`, error })
}

function keep(finding: Finding): void {
  if (!findings.some(({ signature }) => signature === finding.signature)) findings.push(finding)
}
