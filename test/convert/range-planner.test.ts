import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteRange, type FormattedRange, placeRanges, rangesOf } from '../../src/convert/range-planner.js'

/** What a reader of numbered lines has to know: the next line's number, and the sum of what it has read. */
interface State {
  readonly line: number
  readonly sum: number
}

const sequential = (text: string): string => {
  const lines = text.split('\n').slice(0, -1)
  let sum = 0
  return lines
    .map((line, i) => {
      sum += line.length
      return `${i + 1}:${sum}:${line};`
    })
    .join('')
}

/** Formats the lines that begin in a range; without a state it guesses that all lines before were as long as the first. */
function reader(text: string, delays: readonly number[], output: Map<number, string>) {
  const width = text.indexOf('\n') + 1
  let calls = 0
  let held = 0
  let mostHeld = 0
  const format = async ({ start, end }: ByteRange, given: State | null): Promise<FormattedRange<State>> => {
    held++
    mostHeld = Math.max(mostHeld, held)
    for (let i = delays[calls++ % delays.length] ?? 0; i > 0; i--) await null
    const before = Math.ceil(start / width)
    const began = given ?? { line: before + 1, sum: before * (width - 1) }
    let { line, sum } = began
    let made = ''
    let at = start === 0 ? 0 : text.indexOf('\n', start - 1) + 1
    while (at < end && (start === 0 || at > 0)) {
      const next = text.indexOf('\n', at) + 1
      const content = text.slice(at, next - 1)
      sum += content.length
      made += `${line}:${sum}:${content};`
      line++
      at = next
      if (at === text.length) break
    }
    return {
      began,
      ended: { line, sum },
      size: made.length,
      async place(offset) {
        await null
        held--
        output.set(offset, made)
      },
      discard: () => {
        held--
      },
    }
  }
  return { format, most: () => mostHeld }
}

const isSame = (a: State, b: State): boolean => a.line === b.line && a.sum === b.sum
const first: State = { line: 1, sum: 0 }
const put = (output: Map<number, string>): string =>
  [...output]
    .sort(([a], [b]) => a - b)
    .map(([, made]) => made)
    .join('')

describe('a file in ranges', () => {
  test('the ranges are the file, without gap or overlap', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 300 }), (size, rangeSize) => {
        const ranges = rangesOf(size, rangeSize)
        expect(ranges[0]!.start).toBe(0)
        expect(ranges.at(-1)!.end).toBe(size)
        for (const [i, { start }] of ranges.entries()) if (i > 0) expect(start).toBe(ranges[i - 1]!.end)
      }),
    )
  })

  test('gives what reading in one go gives, however it is cut, guessed and delayed', async () => {
    const even = fc.integer({ min: 1, max: 40 }).map((count) => 'abcdef\n'.repeat(count))
    const uneven = fc
      .array(fc.constantFrom('a', 'bcdef', '', 'ghi'), { minLength: 1, maxLength: 40 })
      .map((lines) => lines.map((line) => `${line}\n`).join(''))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(even, uneven),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat(9), { minLength: 1 }),
        async (text, rangeSize, width, delays) => {
          const output = new Map<number, string>()
          const { format, most } = reader(text, delays, output)
          const { ended, size } = await placeRanges(rangesOf(text.length, rangeSize), { first, width, format, isSame })
          expect(put(output)).toBe(sequential(text))
          expect(size).toBe(sequential(text).length)
          expect(ended.line).toBe(text.split('\n').length)
          // What is formatted and what is being placed.
          expect(most()).toBeLessThanOrEqual(2 * width)
        },
      ),
    )
  })

  test('a range that fails ends it, when all the others are at rest', async () => {
    let working = 0
    const format = async ({ start }: ByteRange, state: State | null): Promise<FormattedRange<State>> => {
      working++
      await new Promise((resolve) => setImmediate(resolve))
      working--
      if (start === 4) throw new Error('no room')
      return { began: state ?? first, ended: first, size: 1, place: async () => {}, discard: () => {} }
    }
    await expect(placeRanges(rangesOf(10, 2), { first, width: 4, format, isSame })).rejects.toThrow('no room')
    expect(working).toBe(0)
  })

  test('an output that cannot be written ends it', async () => {
    const format = async (_: ByteRange, state: State | null): Promise<FormattedRange<State>> => ({
      began: state ?? first,
      ended: first,
      size: 1,
      place: async (offset) => {
        if (offset === 3) throw new Error('no room')
      },
      discard: () => {},
    })
    await expect(placeRanges(rangesOf(20, 2), { first, width: 2, format, isSame })).rejects.toThrow('no room')
  })
})
