/** The start of a file without control characters is decoded by a faster way. It gives the same lines. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
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
const file = fc
  .array(fc.oneof(line, accents), { minLength: 1, maxLength: 6 })
  .map((lines) => Buffer.concat(lines.flatMap((each) => [each, Buffer.from('\r\n')])))

test('the lines of a file are the same before a line with a control character', () => {
  fc.assert(
    fc.property(file, (bytes) => {
      const lines = new FileHead(bytes).lines()
      expect(new FileHead(Buffer.concat([bytes, Buffer.from('\x01')])).lines()).toEqual([...lines, '\x01'])
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
