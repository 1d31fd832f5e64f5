import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Charset, charsetOfLine, decode, encode } from '../../../src/fixed-width/read/charset.js'
import { runs } from '../../runs.js'

const bytesOf = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes)
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const SINGLE_BYTE: readonly Charset[] = ['latin1', 'windows-1252', 'cp850']

describe('the same letters have different bytes in each charset', () => {
  // ISO 8859-1, the Windows-1252 and CP850 code pages, RFC 3629.
  test.each<[Charset, string, number[]]>([
    ['latin1', 'ÇÃO é', [0xc7, 0xc3, 0x4f, 0x20, 0xe9]],
    ['windows-1252', 'ÇÃO é', [0xc7, 0xc3, 0x4f, 0x20, 0xe9]],
    ['cp850', 'ÇÃO é', [0x80, 0xc7, 0x4f, 0x20, 0x82]],
    ['utf-8', 'ÇÃO é', [0xc3, 0x87, 0xc3, 0x83, 0x4f, 0x20, 0xc3, 0xa9]],
    ['windows-1252', '€ “–” Ÿ', [0x80, 0x20, 0x93, 0x96, 0x94, 0x20, 0x9f]],
    ['latin1', '\u0080\u0093\u009f', [0x80, 0x93, 0x9f]],
    ['utf-8', '\ufeffA', [0xef, 0xbb, 0xbf, 0x41]],
  ])('%s: %s', (charset, text, bytes) => {
    expect(decode(Uint8Array.from(bytes), charset)).toBe(text)
    expect([...encode(text, charset)]).toEqual(bytes)
  })

  test('a view of a larger buffer is decoded without the rest of the buffer', () => {
    const bytes = bytesOf(0x41, 0x80, 0x81, 0x42)
    expect(decode(bytes.subarray(1, 3), 'windows-1252')).toBe('€\u0081')
    expect(decode(bytes.subarray(1, 2), 'latin1')).toBe('\u0080')
  })
})

describe('nothing is lost', () => {
  test.each(SINGLE_BYTE)('%s: every byte is one character, and is encoded back', (charset) => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const text = decode(all, charset)
    expect(text).toHaveLength(256)
    expect(new Set(text).size).toBe(256)
    expect(text).not.toContain('\ufffd')
    expect(new Uint8Array(encode(text, charset))).toEqual(all)
  })

  test('undefined bytes of Windows-1252 keep their number', () => {
    for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) {
      expect(decode(bytesOf(0x80, byte, 0x3f), 'windows-1252')).toBe(`€${String.fromCharCode(byte)}?`)
      expect([...encode(`€${String.fromCharCode(byte)}?`, 'windows-1252')]).toEqual([0x80, byte, 0x3f])
    }
  })

  test('law: any text is decoded back from its bytes, or throws', () => {
    const charset = fc.constantFrom<Charset>('latin1', 'windows-1252', 'cp850', 'utf-8')
    const unit = fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff }))
    const text = fc.array(unit, { maxLength: 12 }).map((codes) => String.fromCharCode(...codes))
    fc.assert(
      fc.property(text, charset, (text, charset) => {
        let bytes: Uint8Array
        try {
          bytes = encode(text, charset)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
          return
        }
        expect(decode(bytes, charset)).toBe(text)
        // No more «?» than in the text.
        expect([...bytes].filter((byte) => byte === 0x3f)).toHaveLength(text.split('?').length - 1)
      }),
      runs(500),
    )
  })

  test('a character that a charset lacks throws, and never becomes «?»', () => {
    const lacking: [Charset, string][] = [
      ['latin1', 'R€ 10'],
      ['latin1', '“A”'],
      ['windows-1252', 'Ω'],
      ['windows-1252', '\u0080'],
      ['windows-1252', '😀'],
      ['cp850', '€'],
      ['utf-8', '\ud83d'],
    ]
    for (const [charset, text] of lacking) {
      expect(() => encode(text, charset)).toThrow(new RangeError(`a character does not exist in ${charset}`))
    }
  })
})

describe('the charset of a line', () => {
  test('bytes of exactly the right width have one byte per column, even if they are valid UTF-8', () => {
    const accents = utf8('JOÃO') // 5 bytes
    expect(charsetOfLine(accents, 5)).toBe('windows-1252') // 0x83
    expect(charsetOfLine(utf8('JOÉ'), 4)).toBe('windows-1252') // 0x89
    expect(charsetOfLine(bytesOf(0xc3, 0xa3), 2)).toBe('latin1')
  })

  test('0x80 to 0x9F are letters only in Windows-1252; from 0xA0 on both charsets are equal', () => {
    expect(charsetOfLine(bytesOf(0x80), 1)).toBe('windows-1252')
    expect(charsetOfLine(bytesOf(0x9f), 1)).toBe('windows-1252')
    expect(charsetOfLine(bytesOf(0xa0), 1)).toBe('latin1')
  })

  test('bytes with the right number of characters, but more bytes, are UTF-8', () => {
    expect(charsetOfLine(utf8('JOÃO'), 4)).toBe('utf-8')
    expect(charsetOfLine(utf8('JOÃO'), 240)).toBe('utf-8')
  })

  test('bytes of another width that are not valid UTF-8 are single-byte characters', () => {
    expect(charsetOfLine(bytesOf(0x4a, 0xc3, 0x4f), 4)).toBe('latin1')
    expect(charsetOfLine(bytesOf(0x80, 0x20), 4)).toBe('windows-1252')
  })

  test('ASCII is equal in all charsets', () => {
    expect(charsetOfLine(utf8('JOAO'), 4)).toBe('latin1')
    expect(charsetOfLine(utf8(''), 4)).toBe('latin1')
  })
})
