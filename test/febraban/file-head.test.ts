/** The start of a file with regular lines is decoded by a faster way. It gives the same lines. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankOf } from '../../src/banks/index.js'
import { FileHead, identify } from '../../src/febraban/index.js'
import { runs } from '../runs.js'

const byte = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  fc.integer({ min: 0xa0, max: 0xff }),
  fc.constantFrom(0x80, 0x9f, 0x7f, 0x09, 0x1a, 0x00),
)
const line = fc
  .tuple(fc.array(byte, { minLength: 1, maxLength: 8 }), fc.constantFrom(0, 150, 239, 240, 241, 400))
  .map(([bytes, width]) => Buffer.from(Array.from({ length: width }, (_, i) => bytes[i % bytes.length]!)))
/** `ã` in UTF-8 and in Latin-1. */
const accents = fc
  .constantFrom('utf8', 'latin1')
  .map((charset) => Buffer.from(`2${'ã'.repeat(100)}`, charset as BufferEncoding))
const irregular = fc
  .array(fc.oneof(line, accents), { minLength: 1, maxLength: 6 })
  .map((lines) => Buffer.concat(lines.flatMap((each) => [each, Buffer.from('\r\n')])))
const digit = fc.integer({ min: 0x30, max: 0x39 })
const columns = fc.array(fc.tuple(digit, fc.array(byte, { minLength: 1, maxLength: 8 })), {
  minLength: 1,
  maxLength: 6,
})
/** Usually regular: the weights of {@link byte} leave few control characters. */
const regular = fc
  .tuple(columns, fc.constantFrom(150, 240, 400, 416, 444), fc.constantFrom('\r\n', '\n'), fc.nat(600))
  .map(([lines, width, end, cut]) => {
    const texts = lines.map(([first, bytes]) => [
      first,
      ...Array.from({ length: width - 1 }, (_, i) => bytes[i % bytes.length]!),
    ])
    const whole = Buffer.concat(texts.flatMap((each) => [Buffer.from(each), Buffer.from(end)]))
    return cut > width ? whole : whole.subarray(0, whole.length - cut)
  })
const { layout } = bankOf('341')!.returns.cnab400![0]

test('the lines of a file are the same before a line with a control character', () => {
  fc.assert(
    fc.property(fc.oneof(irregular, regular), (bytes) => {
      const head = new FileHead(bytes)
      const lines = head.lines()
      const other = new FileHead(Buffer.concat([bytes, Buffer.from('\r\n\x01')]))
      expect(other.lines()).toEqual([...lines, '\x01'])
      const asked = head.lines(layout.width)
      expect(other.lines(layout.width)).toEqual([...asked, '\x01'])
      for (const i of asked.keys()) expect(head.roleOf(layout, i)).toBe(other.roleOf(layout, i))
    }),
    runs(500),
  )
})

test('only a file with many control characters is binary', () => {
  const text = 'a'.repeat(100)
  expect(identify(Buffer.from(`${text}\x01`)).description).toBe('arquivo de texto que não é CNAB')
  expect(identify(Buffer.from(`${text}${'\x01'.repeat(10)}`)).description).toBe('arquivo binário')
})

test.each(Array.from({ length: 9 }, (_, i) => i))('a control character is found at position %i', (position) => {
  for (let byte = 0; byte <= 0xff; byte++) {
    const bytes = Buffer.from('02RETORNO')
    bytes[position] = byte
    const isControl = /[^\n\r\x20-\x7e\xa0-\xff]/.test(String.fromCharCode(byte))
    expect(new FileHead(bytes).hasControls, `byte ${byte}`).toBe(isControl)
  }
})
