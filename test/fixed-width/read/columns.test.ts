import { describe, expect, test } from 'vitest'
import { type CharsetOption, columnsOfLine, splitLines } from '../../../src/fixed-width/index.js'

/** Columns of a single line, with other bytes around it. */
function columnsOf(bytes: Uint8Array, width: number, charset?: CharsetOption) {
  const file = Buffer.concat([Buffer.from('first line\n'), bytes, Buffer.from('\nlast line\n')])
  const columns = columnsOfLine(splitLines(file)[1]!, width, charset)
  const { raw, text, at } = columns
  return { raw, text, bytes: [...columns.bytes.subarray(at, at + width)], charset: columns.charset }
}

const codes = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8')

describe('a line is padded or cut to the width of its layout', () => {
  test('a line of the right width does not change', () => {
    expect(columnsOf(latin1('JOÃO 01'), 7)).toEqual({
      raw: 'JOÃO 01',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
      charset: 'latin1',
    })
  })

  test('a line without its trailing blanks is padded', () => {
    expect(columnsOf(latin1('JOÃO'), 7)).toMatchObject({ raw: 'JOÃO', text: 'JOÃO   ', bytes: codes('JOÃO   ') })
    expect(columnsOf(latin1(''), 3)).toMatchObject({ raw: '', text: '   ', bytes: codes('   ') })
  })

  test('a line that is too long is cut for reading, and kept whole in raw', () => {
    expect(columnsOf(latin1('JOÃO 01XY'), 7)).toMatchObject({
      raw: 'JOÃO 01XY',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
    })
  })
})

describe('a column is a character', () => {
  test('in UTF-8, if the number of characters is the width', () => {
    expect(columnsOf(utf8('JOÃO 01'), 7)).toEqual({
      raw: 'JOÃO 01',
      text: 'JOÃO 01',
      bytes: codes('JOÃO 01'),
      charset: 'utf-8',
    })
  })

  test('in UTF-8 without trailing blanks', () => {
    expect(columnsOf(utf8('JOÃO'), 7)).toMatchObject({ text: 'JOÃO   ', charset: 'utf-8' })
  })

  test('in Windows-1252, with «?» as byte for characters outside Latin-1', () => {
    expect(columnsOf(Uint8Array.of(0x80, 0x31, 0x81), 3)).toEqual({
      raw: '€1\u0081',
      text: '€1\u0081',
      bytes: [0x3f, 0x31, 0x81],
      charset: 'windows-1252',
    })
  })

  test('in CP850, if this charset is requested', () => {
    expect(columnsOf(Uint8Array.of(0x4a, 0xc7, 0x31), 3, 'cp850')).toMatchObject({ text: 'JÃ1', charset: 'cp850' })
  })
})

describe('a requested charset', () => {
  test('is used if the bytes are valid', () => {
    expect(columnsOf(utf8('JOÃO'), 5, 'latin1')).toMatchObject({ raw: 'JO\u00c3\u0083O', charset: 'latin1' })
    expect(columnsOf(utf8('JOÃO'), 5, 'utf-8')).toMatchObject({ raw: 'JOÃO', text: 'JOÃO ', charset: 'utf-8' })
  })

  test('is not used for a line that is not valid UTF-8, so that no bytes are lost', () => {
    expect(columnsOf(latin1('JOÃO'), 4, 'utf-8')).toMatchObject({ raw: 'JOÃO', charset: 'latin1' })
    expect(columnsOf(Uint8Array.of(0x41, 0x80), 4, 'utf-8')).toMatchObject({ raw: 'A€', charset: 'windows-1252' })
  })
})
