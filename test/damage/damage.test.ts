/**
 * Damaged return files. They yield no payment that is not in the undamaged file, unless a diagnostic of severity `error` has its line. Every title with
 * undamaged lines is still read.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Engine } from '../../src/fixed-width/index.js'
import { runs, someOf } from '../runs.js'
import { check, files, othersOf } from './check.js'
import { DAMAGE_KINDS } from './kinds.js'

const draw = fc.record({
  line: fc.nat({ max: 9999 }),
  column: fc.nat({ max: 9999 }),
  length: fc.nat({ max: 9999 }),
  choice: fc.nat({ max: 9999 }),
  other: fc.nat({ max: 9999 }),
  engine: fc.constantFrom<Engine>('compiled', 'interpreted'),
})

const drawnFiles = someOf(files, 4)

/** A draw for each file. */
const draws = fc.array(draw, { minLength: drawnFiles.length, maxLength: drawnFiles.length })

test('there are 57 kinds of damage', () => {
  expect(new Set(DAMAGE_KINDS.map(({ name }) => name)).size).toBe(57)
})

describe.each(DAMAGE_KINDS)('$cause: $name', (kind) => {
  test('yields no false payment without an error, and loses no undamaged title', () => {
    fc.assert(
      fc.property(draws, (draws) => {
        const findings = drawnFiles.flatMap((file, i) => {
          const { other: drawn, engine, ...rest } = draws[i]!
          const { other, sibling } = othersOf(file, drawn)
          const damaged = kind.damage(file.lines, { ...rest, other: other.bytes, sibling: sibling.bytes })
          return check(file, damaged, [other, sibling], kind, engine) ?? []
        })
        expect(findings).toEqual([])
      }),
      runs(2),
    )
  })
})
