/** CRC-32 of the web form, compared with that of Node. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32 as ofNode } from '../../src/runtime/crc32.js'
import { crc32 as ofWeb } from '../../src/runtime/crc32.web.js'
import { runs } from '../runs.js'

test('the check value of CRC-32: «123456789»', () => {
  expect(ofWeb!(Buffer.from('123456789'), 0)).toBe(0xcbf43926)
})

test.skipIf(ofNode === null)('bytes in two chunks', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(ofWeb!(second, ofWeb!(first, 0))).toBe(ofNode!(second, ofNode!(first, 0)))
    }),
    runs(500),
  )
})
