import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatMoney,
  formatReais,
  isValidationError,
  parseMoney,
  percentOf,
  toDecimal,
} from '../../../src/cobranca/index.js'

/** Returns the error message of a call for the given field. */
function refusal(call: () => unknown, field = 'amount'): string | undefined {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return error.errors[field]?.[0]
    throw error
  }
  return undefined
}

describe('parsing money', () => {
  test.each([
    ['1.234,34', 123434],
    ['1.345,56', 134556],
    ['1234,34', 123434],
    ['1234', 123400],
    ['0,5', 50],
    ['0,05', 5],
    ['0', 0],
    ['  12,00 ', 1200],
    ['1.234.567,89', 123456789],
    ['90.071.992.547.409,91', Number.MAX_SAFE_INTEGER],
  ])('reads Brazilian text in reais: %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test('a dot groups thousands: 1.234 is one thousand two hundred and thirty-four reais', () => {
    expect(parseMoney('1.234')).toBe(123400)
  })

  test.each([
    '12.34',
    '1234.34',
    '1.23',
    '1,234.56',
    '1.2345',
    '12.345.67',
    '1,234',
    ',50',
    '5,',
    'R$ 5',
    'R$ 250,00',
    '1e3',
    '1 234',
    '٣',
  ])('text that is not Brazilian money is refused: %s', (text) => {
    expect(refusal(() => parseMoney(text))).toMatch(
      /^não é um valor válido: escreva-o sem R\$ e com duas casas depois da vírgula/,
    )
  })

  test('a number is integer cents', () => {
    expect(parseMoney(123434)).toBe(123434)
    expect(parseMoney(0)).toBe(0)
  })

  test.each([12.34, 0.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'a number that is not an integer is refused: %s',
    (value) => {
      expect(refusal(() => parseMoney(value))).toMatch(/^não é um valor em centavos/)
    },
  )

  test('a Decimal is reais', () => {
    expect(parseMoney(new Decimal('1234.34'))).toBe(123434)
    expect(parseMoney(new Decimal('0.07'))).toBe(7)
    expect(parseMoney(new Decimal('90071992547409.91'))).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('a Decimal with a third decimal is refused, not rounded', () => {
    expect(refusal(() => parseMoney(new Decimal('0.005')))).toBe('não pode ter mais de duas casas decimais')
    expect(refusal(() => parseMoney(new Decimal(Number.NaN)))).toMatch(/^não é um valor válido/)
  })

  test('a negative value is refused unless it is allowed', () => {
    for (const value of ['-0,01', -1, new Decimal('-0.01')]) {
      expect(refusal(() => parseMoney(value))).toBe('não pode ser negativo')
      expect(parseMoney(value, { negative: true })).toBe(-1)
    }
  })

  test('an absent value is blank, and negative zero is zero', () => {
    for (const value of ['', '  ', null, undefined]) {
      expect(refusal(() => parseMoney(value as unknown as string))).toBe('não pode ficar em branco')
    }
    for (const value of ['-0,00', -0, new Decimal('-0')]) expect(parseMoney(value)).toBe(0)
  })

  test('a value that is not exact in cents is refused', () => {
    for (const value of ['90.071.992.547.409,92', 2 ** 53, new Decimal('90071992547409.92')]) {
      expect(refusal(() => parseMoney(value))).toBe('é grande demais')
    }
  })

  test('other types are refused, not coerced', () => {
    for (const value of [true, {}, [], 10n]) {
      expect(refusal(() => parseMoney(value as unknown as string))).toMatch(/^não é um valor válido/)
    }
  })

  test('the error has the given field', () => {
    expect(refusal(() => parseMoney('x', { field: 'fine_value' }), 'fine_value')).toBeDefined()
  })
})

describe('formatting money', () => {
  test.each([
    [123434, '1.234,34'],
    [0, '0,00'],
    [5, '0,05'],
    [50, '0,50'],
    [100000, '1.000,00'],
    [123456789, '1.234.567,89'],
    [-1200, '-12,00'],
    [-5, '-0,05'],
  ])('%s cents are formatted as text', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  test('toDecimal returns reais', () => {
    expect(toDecimal(123434).toString()).toBe('1234.34')
    expect(toDecimal(5).toString()).toBe('0.05')
    expect(toDecimal(Number.MAX_SAFE_INTEGER).toString()).toBe('90071992547409.91')
  })

  test('only integer cents are formatted', () => {
    expect(refusal(() => formatMoney(1.5), 'cents')).toBeDefined()
    expect(refusal(() => toDecimal(2 ** 53), 'cents')).toBeDefined()
  })
})

describe('percentages', () => {
  test('2% of R$ 250,00 is R$ 5,00 (example of a fine in the reference)', () => {
    expect(percentOf(25000, 2)).toBe(500)
  })

  test('half a cent is rounded up, away from zero', () => {
    expect(percentOf(50, 1)).toBe(1) // 0,50 × 1% = 0,005
    expect(percentOf(-50, 1)).toBe(-1)
    expect(percentOf(49, 1)).toBe(0)
    expect(percentOf(150, 1)).toBe(2) // 0,015
  })

  test('binary fractions do not change the rounding: 1% of R$ 100,50 is R$ 1,01', () => {
    expect(percentOf(10050, 1)).toBe(101) // 1,005
    expect(percentOf(10000, '1,005')).toBe(101)
    expect(percentOf(10000, 1.005)).toBe(101)
  })

  test('a small daily percentage keeps all its digits', () => {
    expect(percentOf(100000, '0,033')).toBe(33)
    expect(percentOf(100000, '0,0333')).toBe(33)
    expect(percentOf(Number.MAX_SAFE_INTEGER, '0,0000000001')).toBe(9007) // 9007,199254740991 cents
    expect(percentOf(123456789012345, '99,9999')).toBe(123456665555556) // …555,987655: the product is not a safe integer
    expect(percentOf(999999999999999, '99,9999')).toBe(999998999999999) // …999,000001
  })

  test('text can have a comma or a dot; a Decimal is used unchanged', () => {
    expect(percentOf(20000, '1,5')).toBe(300)
    expect(percentOf(20000, '1.5')).toBe(300)
    expect(percentOf(20000, new Decimal('1.5'))).toBe(300)
  })

  test.each(['', 'x', '1,5%', '1.000,5', '-1', -1, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is refused as a percentage',
    (percent) => {
      expect(refusal(() => percentOf(100, percent), 'percentage')).toMatch(/^não é um percentual válido/)
    },
  )
})

describe('laws of money', () => {
  const safeCents = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }))

  test('text read back gives the same cents', () => {
    fc.assert(
      fc.property(safeCents, (c) => {
        expect(parseMoney(formatMoney(c), { negative: true })).toBe(c)
      }),
    )
  })

  test('text without thousands separators has the same value', () => {
    fc.assert(
      fc.property(safeCents, (c) => {
        expect(parseMoney(formatMoney(c).replaceAll('.', ''), { negative: true })).toBe(c)
      }),
    )
  })

  test('a Decimal read back gives the same cents', () => {
    fc.assert(
      fc.property(safeCents, (c) => {
        expect(parseMoney(toDecimal(c), { negative: true })).toBe(c)
      }),
    )
  })

  test('percentages agree with whole-number arithmetic', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10_000), (c, hundredths) => {
        const expected = (BigInt(c) * BigInt(hundredths) + 5_000n) / 10_000n
        expect(percentOf(c, `${Math.trunc(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`)).toBe(
          Number(expected),
        )
      }),
    )
  })
})

test('reais with more decimals than cents', () => {
  expect([formatReais(3333, 4), formatReais(12_345_600, 4), formatReais(7, 4), formatReais(150, 2)]).toEqual([
    '0,3333',
    '1.234,5600',
    '0,0007',
    '1,50',
  ])
})
