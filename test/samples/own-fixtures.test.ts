/** Fixtures are our own: no line of a fixture is a line of a real file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesOf, isHere, SUITE, samples } from './samples.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

/** The lines of a file without blanks at their ends: a trailer of another width is the same line. */
const linesOf = (bytes: Buffer): string[] =>
  bytes
    .toString('latin1')
    .split(/[\r\n\x1a]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe.skipIf(!isHere)(SUITE, () => {
  test('have no line of a fixture', () => {
    const real = new Set(samples.flatMap((sample) => linesOf(bytesOf(sample))))
    expect(real.size).toBeGreaterThan(1000)
    const shared = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ret|rem)$/.test(name))
      .flatMap((name) => linesOf(readFileSync(join(FIXTURES, name))))
      .filter((line) => real.has(line))
    expect(shared).toEqual([])
  })
})
