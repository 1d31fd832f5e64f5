/** Findings of fuzzing: the smallest input of each fault, run through the target that had it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fault } from './check.js'
import { nextInput } from './inputs.js'
import { minimised } from './minimise.js'
import { Random } from './random.js'
import { TARGETS } from './targets.js'

const FOLDER = join(import.meta.dirname, 'cases')
const CASES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []

test.each(CASES)('%s', async (name) => {
  const { target, seed } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
  expect(await fault(target, readFileSync(join(FOLDER, name.replace('.json', '.bin'))), seed)).toBeNull()
})

describe('the harness itself', () => {
  test('some inputs run through every target', async () => {
    const random = new Random(1)
    for (let i = 0; i < 10; i++) {
      const { bytes } = nextInput(random)
      for (const target of Object.keys(TARGETS)) expect(await fault(target, bytes, i)).toBeNull()
    }
  })

  test('draws the same inputs for a seed, and others for another', () => {
    const [a, b, c] = [7, 7, 8].map((seed) => Buffer.from(nextInput(new Random(seed)).bytes).toString('hex'))
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })

  test('reduces an input to the part that causes the fault', async () => {
    const bytes = Buffer.from(`${'x'.repeat(500)}A${'y'.repeat(300)}B`)
    const isWrong = async (shorter: Uint8Array) => /A.*B/.test(Buffer.from(shorter).toString())
    expect(Buffer.from(await minimised(bytes, isWrong, () => true)).toString()).toBe('AB')
  })
})
