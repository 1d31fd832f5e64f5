import { describe, expect, test } from 'vitest'
import { blanks, key, literal, reserved, zeros } from '../../src/fixed-width/index.js'
import { ENGINES, format, read, write } from './one-field.js'

describe.each(ENGINES)('%s', (engine) => {
  test('a key and a literal have no value; another text in their columns is a fault', () => {
    for (const field of [key(3, 9, 'RETORNO'), literal(3, 9, 'RETORNO')]) {
      expect(read(engine, field, 'RETORNO')).toEqual([undefined])
      expect(read(engine, field, 'REMESSA')).toEqual([undefined, 'unexpected_literal'])
      expect(read(engine, field, 'retorno')).toEqual([undefined, 'unexpected_literal'])
      expect(read(engine, field, '       ')).toEqual([undefined, 'unexpected_literal'])
    }
  })

  test('a constant is written for any given value', () => {
    for (const field of [key(3, 9, 'RETORNO'), literal(3, 9, 'RETORNO')]) {
      expect(write(engine, field, undefined)).toBe('RETORNO')
      expect(write(engine, field, 'REMESSA')).toBe('RETORNO')
      expect(format(field, 'REMESSA')).toBe('RETORNO')
    }
  })

  test('a constant may contain quotes, backslashes, line separators of JavaScript and Latin-1 letters', () => {
    for (const text of [`'"\\\`\${1}`, '\u0085\u00a0COBRANÇA', "'+process.exit()+'"]) {
      const field = literal(3, 2 + text.length, text)
      expect(read(engine, field, text)).toEqual([undefined])
      expect(write(engine, field, undefined)).toBe(text)
    }
  })

  test('blanks with other content are a fault: zeros, letters, the no-break space', () => {
    expect(read(engine, blanks(3, 6), '    ')).toEqual([undefined])
    for (const columns of ['0000', '   X', 'X   ', ' \u00a0  ', '\t   ', '   \u2003']) {
      expect(read(engine, blanks(3, 6), columns)).toEqual([undefined, 'filler_not_blank'])
    }
    expect(write(engine, blanks(3, 6), 'X')).toBe('    ')
  })

  test('zeros with other content are a fault: blanks, other digits, letters O', () => {
    expect(read(engine, zeros(3, 6), '0000')).toEqual([undefined])
    for (const columns of ['    ', '0001', '1000', 'OOOO', '00 0', '000\u0130']) {
      expect(read(engine, zeros(3, 6), columns)).toEqual([undefined, 'filler_not_zero'])
    }
    expect(write(engine, zeros(3, 6), 7)).toBe('0000')
  })

  test('reserved columns keep any content, and are blank without a value', () => {
    expect(read(engine, reserved(3, 8), 'AB 1  ')).toEqual(['AB 1'])
    expect(read(engine, reserved(3, 8), '      ')).toEqual([''])
    expect(read(engine, reserved(3, 8), '000000')).toEqual(['000000'])
    expect(read(engine, reserved(3, 8), '  AB  ')).toEqual(['  AB'])
    expect(write(engine, reserved(3, 8), 'AB 1')).toBe('AB 1  ')
    expect(write(engine, reserved(3, 8), undefined)).toBe('      ')
  })
})
