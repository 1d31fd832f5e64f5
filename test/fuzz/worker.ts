/** The thread that runs inputs one after the other, until it is stopped. */
import { parentPort, workerData } from 'node:worker_threads'
import { fault, signatureOf } from './check.js'
import { nextInput } from './inputs.js'
import { minimised } from './minimise.js'
import { type Finding, Shared, TARGET_NAMES } from './protocol.js'
import { Random } from './random.js'

const { memory, seed, time } = workerData as { memory: SharedArrayBuffer; seed: number; time: number }

/** Time for reducing one finding, in milliseconds. */
const MINIMISING = 20_000

const shared = new Shared(memory)
const random = new Random(seed)
const found = new Set<string>()

const until = Date.now() + time
while (Date.now() < until) {
  const { bytes, from } = nextInput(random)
  for (const target of TARGET_NAMES) {
    const attempt = { target, bytes, seed: random.seed() }
    shared.begin(attempt)
    const error = await fault(target, bytes, attempt.seed)
    if (error === null) continue
    const signature = signatureOf(target, error)
    if (found.has(signature)) continue
    found.add(signature)
    const end = Date.now() + MINIMISING
    const isWrong = async (shorter: Uint8Array): Promise<boolean> => {
      shared.begin({ ...attempt, bytes: shorter })
      const other = await fault(target, shorter, attempt.seed)
      return other !== null && signatureOf(target, other) === signature
    }
    const least = await minimised(bytes, isWrong, () => Date.now() < end)
    const finding: Finding = { ...attempt, bytes: least, from, signature, error: error.stack ?? error.message }
    parentPort!.postMessage(finding)
  }
}
parentPort!.postMessage(null)
