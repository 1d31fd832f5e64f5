import { describe, expect, test } from 'vitest'
import { integer, money, rate } from '../../src/fixed-width/index.js'
import { ENGINES, read, write } from './one-field.js'

describe.each(ENGINES)('%s', (engine) => {
  describe.each([
    ['integer', integer],
    ['money', money],
  ] as const)('%s', (_, numberField) => {
    const field = numberField(3, 15) // 13 columns, as the amounts of CNAB 400

    test('is an integer of its smallest unit; zeros are 0, blanks are null', () => {
      expect(read(engine, field, '0000000123456')).toEqual([123456])
      expect(read(engine, field, '0000000000000')).toEqual([0])
      expect(read(engine, field, '9999999999999')).toEqual([9999999999999])
      expect(read(engine, field, '             ')).toEqual([null])
    })

    test('padded with blanks is read, with a fault', () => {
      expect(read(engine, field, '       123456')).toEqual([123456, 'blank_padded'])
      expect(read(engine, field, '            0')).toEqual([0, 'blank_padded'])
    })

    test('is null and a fault for signs, points, letters, and blanks after or between digits', () => {
      for (const columns of [
        '000000012345A',
        '-000000012345',
        '00000001234.5',
        '123456       ',
        '00000 0123456',
        '      -123456',
        '000000000000\u0661',
        '000000000000\u0131',
      ]) {
        expect(read(engine, field, columns)).toEqual([null, 'not_a_number'])
      }
    })

    test('is padded with zeros on the left; zeros if undefined, blanks if null', () => {
      expect(write(engine, field, 123456)).toBe('0000000123456')
      expect(write(engine, field, 0)).toBe('0000000000000')
      expect(write(engine, field, 9999999999999)).toBe('9999999999999')
      expect(write(engine, field, undefined)).toBe('0000000000000')
      expect(write(engine, field, null)).toBe('             ')
    })

    test('that is negative, a fraction, not exact or a text throws', () => {
      for (const value of [-1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21, '12', true, 12n]) {
        expect(() => write(engine, field, value)).toThrow('bank.record: subject (3-15) is not a whole number from 0 on')
      }
    })

    test('that does not fit throws', () => {
      expect(() => write(engine, field, 10_000_000_000_000)).toThrow(
        'bank.record: subject (3-15) has 14 characters for 13 columns',
      )
    })

    test('fits as many columns as it has digits, also around 2³¹ and 2³², and throws for one column less', () => {
      for (const number of [2147483647, 2147483648, 4294967295, 4294967296, 42949672960, 429496729600]) {
        const digits = String(number)
        expect(write(engine, numberField(1, digits.length), number)).toBe(digits)
        expect(write(engine, numberField(1, digits.length + 2), number)).toBe(`00${digits}`)
        for (let columns = 1; columns < digits.length; columns++)
          expect(() => write(engine, numberField(1, columns), number)).toThrow()
      }
    })

    test('in more columns than exact integers have is read if the value is exact', () => {
      const wide = numberField(3, 20) // 18 columns, as the totals of CNAB 240
      expect(read(engine, wide, '000123456789012345')).toEqual([123456789012345])
      expect(read(engine, wide, '001234567890123456')).toEqual([1234567890123456])
      // 2^53 − 1 is the largest safe integer; 2^53 and 2^53 + 1 are the same double.
      expect(read(engine, wide, '009007199254740991')).toEqual([9007199254740991])
      expect(read(engine, wide, '009007199254740992')).toEqual([null, 'number_too_large'])
      expect(read(engine, wide, '009007199254740993')).toEqual([null, 'number_too_large'])
      expect(read(engine, wide, '999999999999999999')).toEqual([null, 'number_too_large'])
      expect(read(engine, wide, '  9007199254740993')).toEqual([null, 'number_too_large'])
      expect(read(engine, wide, '                 7')).toEqual([7, 'blank_padded'])
      expect(read(engine, wide, '   000000000000007')).toEqual([7, 'blank_padded'])
      expect(write(engine, wide, 9007199254740991)).toBe('009007199254740991')
    })
  })

  describe('rate', () => {
    test('is decimal text with a point and all implied decimals', () => {
      expect(read(engine, rate(3, 7, 2), '00250')).toEqual(['2.50'])
      expect(read(engine, rate(3, 7, 2), '00000')).toEqual(['0.00'])
      expect(read(engine, rate(3, 7, 2), '99999')).toEqual(['999.99'])
      expect(read(engine, rate(3, 7, 5), '00033')).toEqual(['0.00033'])
      expect(read(engine, rate(3, 7, 0), '00012')).toEqual(['12'])
      expect(read(engine, rate(3, 7, 0), '00000')).toEqual(['0'])
      expect(read(engine, rate(3, 7, 2), '     ')).toEqual([null])
    })

    test('may have more digits than a float', () => {
      expect(read(engine, rate(3, 22, 5), '12345678901234567890')).toEqual(['123456789012345.67890'])
      expect(write(engine, rate(3, 22, 5), '123456789012345.6789')).toBe('12345678901234567890')
    })

    test('padded with blanks is read, with a fault; other content is null and a fault', () => {
      expect(read(engine, rate(3, 7, 2), '  250')).toEqual(['2.50', 'blank_padded'])
      expect(read(engine, rate(3, 7, 2), '    5')).toEqual(['0.05', 'blank_padded'])
      expect(read(engine, rate(3, 7, 2), '002.5')).toEqual([null, 'not_a_number'])
      expect(read(engine, rate(3, 7, 2), '0025X')).toEqual([null, 'not_a_number'])
    })

    test('is written without its point; leading and trailing zeros do not matter', () => {
      expect(write(engine, rate(3, 7, 2), '2.50')).toBe('00250')
      expect(write(engine, rate(3, 7, 2), '2.5')).toBe('00250')
      expect(write(engine, rate(3, 7, 2), '2')).toBe('00200')
      expect(write(engine, rate(3, 7, 2), '0002.5000')).toBe('00250')
      expect(write(engine, rate(3, 7, 2), '0')).toBe('00000')
      expect(write(engine, rate(3, 7, 2), undefined)).toBe('00000')
      expect(write(engine, rate(3, 7, 2), null)).toBe('     ')
    })

    test('may have only decimals', () => {
      expect(read(engine, rate(3, 4, 2), '50')).toEqual(['0.50'])
      expect(write(engine, rate(3, 4, 2), '0.50')).toBe('50')
      expect(write(engine, rate(3, 4, 2), '0')).toBe('00')
      expect(write(engine, rate(3, 4, 2), '0000.50000')).toBe('50')
      expect(() => write(engine, rate(3, 4, 2), '1')).toThrow('has 3 characters for 2 columns')
    })

    test('that would need rounding, does not fit or is not decimal text throws', () => {
      expect(() => write(engine, rate(3, 7, 2), '2.505')).toThrow('bank.record: subject (3-7) has more than 2 decimals')
      expect(() => write(engine, rate(3, 7, 2), '1000')).toThrow('has 6 characters for 5 columns')
      for (const value of [2.5, '2,50', '-2.50', '', '.5', '2.', '1e2', ' 2', ['2.50']]) {
        expect(() => write(engine, rate(3, 7, 2), value)).toThrow('is not decimal text, as 2.50')
      }
    })
  })
})
