/** What generated code writes lines of JSON with, held against `JSON.stringify`. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { JsonLine, JsonOut, MOST_SAID } from '../../src/return/regular/json-bytes.js'
import { ndjsonKind } from '../../src/return/regular/ndjson-emission.js'
import { regularShape } from '../../src/return/regular/regular-shape.js'
import { TitleSource } from '../../src/return/regular/title-source.js'
import type { TitleOutcome } from '../../src/return/title-outcome.js'
import { returnDialects } from '../banks/dialects-of.js'

const AT = 5
const written = (line: JsonLine, to: number): string => Buffer.from(line.bytes.subarray(AT, to)).toString()

test('any whole number is written as JSON has it, and a negative one is not', () => {
  const line = new JsonLine(64)
  const number = fc.oneof(
    fc.maxSafeNat(),
    fc.nat({ max: 99_999 }),
    fc.integer({ min: 0, max: 15 }).map((power) => 10 ** power),
    fc.integer({ min: 1, max: 15 }).map((power) => 10 ** power - 1),
  )
  fc.assert(
    fc.property(number, (value) => {
      expect(written(line, line.number(AT, value))).toBe(JSON.stringify(value))
    }),
  )
  expect(line.number(AT, -1)).toBe(AT)
})

test('any text in Latin-1 is written as JSON has it', () => {
  const line = new JsonLine(6 * 100)
  const bytes = fc.uint8Array({ maxLength: 100 })
  fc.assert(
    fc.property(bytes, fc.nat({ max: 100 }), (bytes, from) => {
      const text = Buffer.from(bytes.subarray(from)).toString('latin1')
      const to = line.escaped(AT, bytes, Math.min(from, bytes.length), bytes.length)
      expect(`"${written(line, to)}"`).toBe(JSON.stringify(text))
    }),
  )
})

test('columns of any length are copied as they are', () => {
  const line = new JsonLine(300)
  const bytes = Buffer.from(Array.from({ length: 300 }, (_, i) => 0x20 + (i % 90)))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let length = 0; length <= 240; length++) {
    const to = line.plain(AT, view, length % 50, (length % 50) + length)
    expect(written(line, to)).toBe(bytes.toString('latin1', length % 50, (length % 50) + length))
  }
})

test('lines come out one behind the other, whatever room there was', () => {
  fc.assert(
    fc.property(fc.nat({ max: 300 }), fc.array(fc.nat({ max: 300 }), { maxLength: 20 }), (size, lengths) => {
      const line = new JsonLine(300)
      const out = JsonOut.ofSize(size)
      let expected = ''
      lengths.forEach((length, i) => {
        const char = String.fromCharCode(0x41 + i)
        line.bytes.fill(char.charCodeAt(0), 0, length)
        out.take(line, length)
        expected += char.repeat(length)
      })
      expect(out.bytes.toString('latin1', 0, out.at)).toBe(expected)
    }),
  )
})

it('an outcome that says more than a line holds is left to the long way', () => {
  const [{ bank, layout, dialect }] = returnDialects() as [ReturnType<typeof returnDialects>[number]]
  const main = Object.keys(dialect.titles)[0]!
  const title = new TitleSource(dialect, regularShape(dialect, main)!)
  const { dress } = ndjsonKind(null).prepare(title, {
    bank: bank.number,
    layout,
    file: dialect.layout,
    engine: undefined,
  })
  const outcome = (text: string) =>
    ({ occurrence: '06', occurrence_detail: text, reasons: [] }) as unknown as TitleOutcome
  expect(dress!(outcome('Liquidação'))).not.toBeNull()
  expect(dress!(outcome('x'.repeat(MOST_SAID)))).toBeNull()
})
