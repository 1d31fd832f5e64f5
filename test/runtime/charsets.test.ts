/** The tables of the web form are those of iconv-lite. */
import { expect, test } from 'vitest'
import * as node from '../../src/runtime/charsets.js'
import * as web from '../../src/runtime/charsets.web.js'

const CHARSETS = ['windows-1252', 'cp850'] as const

test.each(CHARSETS)('%s: all 256 bytes', (charset) => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(web.decodeWith(bytes, charset)).toBe(node.decodeWith(bytes, charset))
})

test.each(CHARSETS)('%s: all characters but U+FFFD, which stands for undefined bytes', (charset) => {
  const text = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
    .filter((char) => char !== '\ufffd')
    .join('')
  expect(Buffer.compare(web.encodeWith(text, charset), node.encodeWith(text, charset))).toBe(0)
})
