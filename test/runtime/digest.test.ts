/** SHA-256 of the web form, compared with that of Node. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as node from '../../src/runtime/digest.js'
import * as web from '../../src/runtime/digest.web.js'
import { runs } from '../runs.js'

test('the example of FIPS 180-4: «abc»', () => {
  expect(web.sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('digests of texts of all lengths around a block', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'á'.repeat(length % 7) + 'x'.repeat(length)
    expect(web.sha256Hex(text)).toBe(node.sha256Hex(text))
    expect([...web.sha256Bytes(text)]).toEqual([...node.sha256Bytes(text)])
    expect(web.digestOfText(text)).toBe(node.digestOfText(text))
  }
})

test('digests of bytes in any chunks', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 5 }), (chunks) => {
      const [a, b] = [new web.Sha256(), new node.Sha256()]
      for (const chunk of chunks) {
        a.update(chunk)
        b.update(chunk)
      }
      expect(a.hex()).toBe(b.hex())
    }),
    runs(300),
  )
})
