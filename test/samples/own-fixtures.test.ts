/** Fixtures are our own: no line of a fixture is a line of a real file, except for trailers of CNAB 240 that only count. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesOf, isHere, SUITE, samples } from './samples.js'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

/** A trailer of CNAB 240 with counts, zeros and blanks: files of a bank with as many lines have the same. */
const TRAILER_OF_COUNTS = /^(?=.{240}$)[0-9]{7}[59][0-9 ]*$/

const linesOf = (bytes: Buffer): string[] => bytes.toString('latin1').split(/[\r\n\x1a]+/)

describe.skipIf(!isHere)(SUITE, () => {
  test('have no line of a fixture, except trailers of counts', () => {
    const real = new Set(samples.flatMap((sample) => linesOf(bytesOf(sample))).filter((line) => line.trim() !== ''))
    expect(real.size).toBeGreaterThan(1000)
    const shared = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ret|rem)$/.test(name))
      .flatMap((name) => linesOf(readFileSync(join(FIXTURES, name))))
      .filter((line) => real.has(line))
    expect(shared.filter((line) => !TRAILER_OF_COUNTS.test(line))).toEqual([])
  })
})
