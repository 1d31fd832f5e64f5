import { describe, expect, test } from 'vitest'
import { type CharsetOption, columnsOfLine, splitLines } from '../../../src/fixed-width/index.js'

/** Columns of the only line of some bytes, laid among others. */
function columnsOf(bytes: Uint8Array, width: number, charset?: CharsetOption) {
  const file = Buffer.concat([Buffer.from('first line\n'), bytes, Buffer.from('\nlast line\n')])
  const columns = columnsOfLine(splitLines(file)[1]!, width, charset)
  const { raw, text, at } = columns
  return { raw, text, bytes: [...columns.bytes.subarray(at, at + width)], charset: columns.charset }
}

const codes = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8')

describe('a line is brought to the width of its layout', () => {
  test('one of the right width stays as it is', () => {
    expect(columnsOf(latin1('JOÃO 01'), 7)).toEqual({
      raw: 'JOÃO 01',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
      charset: 'latin1',
    })
  })

  test('one whose trailing blanks were stripped is filled with blanks', () => {
    expect(columnsOf(latin1('JOÃO'), 7)).toMatchObject({ raw: 'JOÃO', text: 'JOÃO   ', bytes: codes('JOÃO   ') })
    expect(columnsOf(latin1(''), 3)).toMatchObject({ raw: '', text: '   ', bytes: codes('   ') })
  })

  test('one too long is cut for reading, and kept whole as it came', () => {
    expect(columnsOf(latin1('JOÃO 01XY'), 7)).toMatchObject({
      raw: 'JOÃO 01XY',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
    })
  })
})

describe('a column is a character', () => {
  test('in UTF-8 whose width is right in characters only', () => {
    expect(columnsOf(utf8('JOÃO 01'), 7)).toEqual({
      raw: 'JOÃO 01',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
      charset: 'utf-8',
    })
  })

  test('in UTF-8 whose trailing blanks were stripped', () => {
    expect(columnsOf(utf8('JOÃO'), 7)).toMatchObject({ text: 'JOÃO   ', charset: 'utf-8' })
  })

  test('in Windows-1252, where it may lie beyond Latin-1: then its byte is «?»', () => {
    expect(columnsOf(Uint8Array.of(0x80, 0x31, 0x81), 3)).toEqual({
      raw: '€1\u0081',
      text: '€1\u0081',
      bytes: [0x3f, 0x31, 0x81],
      charset: 'windows-1252',
    })
  })

  test('in CP850 when the file is said to be in it', () => {
    expect(columnsOf(Uint8Array.of(0x4a, 0xc7, 0x31), 3, 'cp850')).toMatchObject({ text: 'JÃ1', charset: 'cp850' })
  })
})

describe('the charset asked for', () => {
  test('is taken at its word where the bytes allow it', () => {
    expect(columnsOf(utf8('JOÃO'), 5, 'latin1')).toMatchObject({ raw: 'JO\u00c3\u0083O', charset: 'latin1' })
    expect(columnsOf(utf8('JOÃO'), 5, 'utf-8')).toMatchObject({ raw: 'JOÃO', text: 'JOÃO ', charset: 'utf-8' })
  })

  test('gives way on a line that is no UTF-8, so that its bytes are not lost', () => {
    expect(columnsOf(latin1('JOÃO'), 4, 'utf-8')).toMatchObject({ raw: 'JOÃO', charset: 'latin1' })
    expect(columnsOf(Uint8Array.of(0x41, 0x80), 4, 'utf-8')).toMatchObject({ raw: 'A€', charset: 'windows-1252' })
  })
})
