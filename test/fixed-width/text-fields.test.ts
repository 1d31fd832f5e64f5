import { describe, expect, test } from 'vitest'
import { digits, type EncodeError, taxId, text } from '../../src/fixed-width/index.js'
import { ENGINES, format, read, write } from './one-field.js'

describe.each(ENGINES)('%s', (engine) => {
  const refusal = (field: Parameters<typeof write>[1], value: unknown): unknown => {
    try {
      return write(engine, field, value)
    } catch (error) {
      return error
    }
  }

  describe('text', () => {
    test('is read without trailing blanks; leading and inner blanks belong to it', () => {
      expect(read(engine, text(3, 10), 'ANA     ')).toEqual(['ANA'])
      expect(read(engine, text(3, 10), '  ANA B ')).toEqual(['  ANA B'])
      expect(read(engine, text(3, 10), '        ')).toEqual([''])
      expect(read(engine, text(3, 10), 'JOÃO PÇÕ')).toEqual(['JOÃO PÇÕ'])
      expect(read(engine, text(3, 10), '00000000')).toEqual(['00000000'])
    })

    test('never has a fault: no-break spaces, control characters and characters outside Latin-1 are text', () => {
      expect(read(engine, text(3, 6), 'A\u00a0\t\u00a0')).toEqual(['A\u00a0\t\u00a0'])
      expect(read(engine, text(3, 6), '€\u0000Ω ')).toEqual(['€\u0000Ω'])
    })

    test('is aligned left and padded with blanks', () => {
      expect(write(engine, text(3, 10), 'ANA')).toBe('ANA     ')
      expect(write(engine, text(3, 10), ' ANA')).toBe(' ANA    ')
      expect(write(engine, text(3, 10), 'JOÃO PÇÕ')).toBe('JOÃO PÇÕ')
    })

    test('is blank if it is empty, null or undefined', () => {
      for (const value of ['', null, undefined]) expect(write(engine, text(3, 6), value)).toBe('    ')
    })

    test('aligned right is padded on the left, and read without leading blanks', () => {
      const field = text(3, 10, { align: 'right' })
      expect(write(engine, field, 'ANA')).toBe('     ANA')
      expect(write(engine, field, 'ANA ')).toBe('    ANA ')
      expect(write(engine, field, null)).toBe('        ')
      expect(read(engine, field, '     ANA')).toEqual(['ANA'])
      expect(read(engine, field, '    ANA ')).toEqual(['ANA '])
      expect(read(engine, field, '        ')).toEqual([''])
    })

    test('is never cut: a text that does not fit throws with record, field, columns and value', () => {
      for (const field of [text(3, 10), text(3, 10, { align: 'right' })]) {
        const error = refusal(field, 'ANA MARIA') as EncodeError
        expect(error).toMatchObject({
          name: 'EncodeError',
          code: 'encode_error',
          record: 'bank.record',
          field: 'subject',
          from: 3,
          to: 10,
          value: 'ANA MARIA',
        })
        expect(error.message).toBe('bank.record: subject (3-10) has 9 characters for 8 columns')
      }
    })

    test('with a line break throws, since it would split the record', () => {
      for (const value of ['A\nB', 'A\rB', '\r\n']) {
        expect(refusal(text(3, 10), value)).toMatchObject({ code: 'encode_error', value, problem: 'has a line break' })
      }
    })

    test('throws for other types', () => {
      for (const value of [0, 12, true, {}]) {
        expect(refusal(text(3, 10), value)).toMatchObject({ code: 'encode_error', value, problem: 'is not text' })
      }
    })

    test('outside Latin-1 throws when encoded as bytes, and never becomes «?»; format() allows it for other charsets', () => {
      expect(refusal(text(3, 10), 'R€ 10')).toMatchObject({
        code: 'encode_error',
        problem: 'has a character beyond Latin-1 (€)',
      })
      expect(format(text(3, 10), 'R€ 10')).toBe('R€ 10   ')
    })
  })

  describe('digits', () => {
    test('are text with leading zeros; blanks are empty', () => {
      expect(read(engine, digits(3, 7), '00123')).toEqual(['00123'])
      expect(read(engine, digits(3, 7), '00000')).toEqual(['00000'])
      expect(read(engine, digits(3, 7), '     ')).toEqual([''])
    })

    test('with other characters are a fault, and are read trimmed', () => {
      expect(read(engine, digits(3, 7), '0012X')).toEqual(['0012X', 'not_digits'])
      expect(read(engine, digits(3, 7), '  123')).toEqual(['123', 'not_digits'])
      expect(read(engine, digits(3, 7), '12 45')).toEqual(['12 45', 'not_digits'])
      expect(read(engine, digits(3, 7), '-1234')).toEqual(['-1234', 'not_digits'])
      // Arabic-Indic digits, and a letter with the low byte of «1».
      expect(read(engine, digits(3, 7), '0000\u0661')).toEqual(['0000\u0661', 'not_digits'])
      expect(read(engine, digits(3, 7), '0000\u0131')).toEqual(['0000\u0131', 'not_digits'])
    })

    test('are padded with zeros on the left; zeros if undefined, blanks if empty', () => {
      expect(write(engine, digits(3, 7), '123')).toBe('00123')
      expect(write(engine, digits(3, 7), '00123')).toBe('00123')
      expect(write(engine, digits(3, 7), undefined)).toBe('00000')
      expect(write(engine, digits(3, 7), '')).toBe('     ')
      expect(write(engine, digits(3, 7), null)).toBe('     ')
    })

    test('with other characters, too many digits, or a number throw', () => {
      for (const value of ['12A', '-1', ' 1', '1 ', '1.0', '\u0661', 123]) {
        expect(refusal(digits(3, 7), value)).toMatchObject({ problem: 'is not text of digits', value, from: 3, to: 7 })
      }
      expect(refusal(digits(3, 7), '001234')).toMatchObject({ problem: 'has 6 characters for 5 columns' })
    })
  })

  describe('tax id', () => {
    test('keeps its leading zeros and may have capital letters: the alphanumeric CNPJ', () => {
      expect(read(engine, taxId(3, 16), '00011144477735')).toEqual(['00011144477735'])
      expect(read(engine, taxId(3, 16), '12ABC34501DE35')).toEqual(['12ABC34501DE35'])
      expect(read(engine, taxId(3, 16), '00000000000000')).toEqual(['00000000000000'])
      expect(read(engine, taxId(3, 16), ' '.repeat(14))).toEqual([''])
    })

    test('with inner blanks, small letters or punctuation is a fault', () => {
      expect(read(engine, taxId(3, 16), '   11144477735')).toEqual(['11144477735', 'not_a_tax_id'])
      expect(read(engine, taxId(3, 16), '12abc34501de35')).toEqual(['12abc34501de35', 'not_a_tax_id'])
      expect(read(engine, taxId(3, 16), '111.444.777-35')).toEqual(['111.444.777-35', 'not_a_tax_id'])
    })

    test('is padded with zeros on the left; zeros if undefined, blanks if empty', () => {
      expect(write(engine, taxId(3, 16), '11144477735')).toBe('00011144477735')
      expect(write(engine, taxId(3, 16), '12ABC34501DE35')).toBe('12ABC34501DE35')
      expect(write(engine, taxId(3, 16), undefined)).toBe('00000000000000')
      expect(write(engine, taxId(3, 16), '')).toBe(' '.repeat(14))
    })

    test('as a number, with punctuation or small letters, or too long, throws', () => {
      for (const value of [11144477735, '111.444.777-35', '12abc34501de35', 'Ç1']) {
        expect(refusal(taxId(3, 16), value)).toMatchObject({ problem: 'is not a tax id of digits and capital letters' })
      }
      expect(refusal(taxId(3, 16), '012ABC34501DE35')).toMatchObject({ problem: 'has 15 characters for 14 columns' })
    })
  })
})
