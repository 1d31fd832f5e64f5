/** Bytes and texts: the web form has the results of Node's. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as node from '../../src/runtime/bytes.js'
import * as web from '../../src/runtime/bytes.web.js'
import { runs } from '../runs.js'

const bytes = fc.uint8Array({ maxLength: 40 })
/** Any text, also with halves of pairs. */
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('é', '€', '😀', '\ud83d', '\ude00', '\ufeff'), fc.string()),
})
const latin1 = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) })
const range = fc.tuple(fc.nat(20), fc.nat(60)).map(([from, length]) => [from, from + length] as const)

test('texts of bytes', () => {
  fc.assert(
    fc.property(bytes, range, (given, [from, to]) => {
      const start = Math.min(from, given.length)
      expect(web.latin1Text(given, start, to)).toBe(node.latin1Text(given, start, to))
      expect(web.utf8Text(given, start, to)).toBe(node.utf8Text(given, start, to))
      expect(web.isUtf8(given)).toBe(node.isUtf8(given))
      expect(web.base64Text(given)).toBe(node.base64Text(given))
    }),
    runs(2000),
  )
})

test('a text longer than the arguments of a function', () => {
  const given = Uint8Array.from({ length: 10_000 }, (_, i) => i)
  expect(web.latin1Text(given)).toBe(node.latin1Text(given))
})

test('bytes of texts', () => {
  fc.assert(
    fc.property(anyText, latin1, (text, short) => {
      expect([...web.utf8Bytes(text)]).toEqual([...node.utf8Bytes(text)])
      expect(web.utf8Length(text)).toBe(node.utf8Length(text))
      expect([...web.latin1Bytes(short)]).toEqual([...node.latin1Bytes(short)])
      expect([...web.base64Bytes(btoa(short))]).toEqual([...node.base64Bytes(btoa(short))])
    }),
    runs(2000),
  )
})

test('texts written at a position, also where the room is too small', () => {
  fc.assert(
    fc.property(anyText, latin1, fc.nat(10), fc.nat(60), (text, short, at, size) => {
      const of = (form: typeof web): unknown => {
        const utf8 = form.viewOfBytes(new Uint8Array(at + size))
        const single = form.viewOfBytes(new Uint8Array(at + size))
        const written = [form.writeUtf8(utf8, text, at), form.writeLatin1(single, short, at)]
        return { written, utf8: [...utf8], single: [...single] }
      }
      expect(of(web)).toEqual(of(node))
    }),
    runs(2000),
  )
})

test('bytes joined and copied', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 4 }), (parts) => {
      expect([...web.concatBytes(parts)]).toEqual([...node.concatBytes(parts)])
      const copy = web.copyOfBytes(parts[0] ?? new Uint8Array(1))
      expect([...copy]).toEqual([...node.copyOfBytes(parts[0] ?? new Uint8Array(1))])
      expect(copy.buffer).not.toBe(parts[0]?.buffer)
    }),
    runs(300),
  )
})
