/** Numbers in reais, as JSON of the service has them. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOfReais, formatMoney, parseMoney, reaisOfCents, toDecimal } from '../../../src/cobranca/index.js'
import { runs } from '../../runs.js'
import { errorsOf } from '../errors-of.js'

const MAX = 999_999_999_999_999
const cents = fc.integer({ min: -MAX, max: MAX })
const refusal = (value: unknown) => errorsOf(() => centsOfReais(value as never))?.['amount']?.[0]

describe('a number in reais', () => {
  test.each([
    [19.99, 1999],
    [1120.4, 112_040],
    [0.1, 10],
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [2.675 * 2, 535],
    [250, 25_000],
    [0, 0],
    [-0, 0],
    [9_999_999_999_999.99, MAX],
  ])('%d is %d cents', (reais, expected) => {
    expect(Object.is(centsOfReais(reais), expected)).toBe(true)
  })

  // 19.99 * 100 is 1998.9999999999998, and 1.005 * 100 is 100.49999999999999.
  test.each([
    [1.005, 'tem mais de duas casas decimais: 1,005'],
    [0.1 + 0.2, 'tem mais de duas casas decimais: 0,30000000000000004'],
    [19.99 * 100, 'tem mais de duas casas decimais: 1998,9999999999998'],
    [1e-7, 'tem mais de duas casas decimais: 1e-7'],
    [10_000_000_000_000, 'é grande demais'],
    [Number.MAX_VALUE, 'é grande demais'],
    [Number.NaN, 'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'],
    [
      Number.POSITIVE_INFINITY,
      'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56',
    ],
    [-19.99, 'não pode ser negativo'],
    [null, 'não pode ficar em branco'],
    ['', 'não pode ficar em branco'],
    [true, 'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'],
    [{}, 'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'],
    [10n, 'não é um valor válido: escreva-o sem R$ e com duas casas depois da vírgula, como 1.234,56'],
  ])('%s is refused', (value, message) => {
    expect(refusal(value)).toBe(message)
  })

  test('may be negative where that is allowed, and the error has the given field', () => {
    expect(centsOfReais(-19.99, { negative: true })).toBe(-1999)
    expect(errorsOf(() => centsOfReais(1.005, { field: 'fine_value' }))).toHaveProperty('fine_value')
  })
})

describe('a text in reais', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['1234.5', 123_450],
    [' 1234.56 ', 123_456],
    ['250', 25_000],
    ['1.234.567', 123_456_700],
  ])('%j is %d cents', (text, expected) => {
    expect(centsOfReais(text)).toBe(expected)
  })

  test('with a dot and three decimals could be thousands or decimals', () => {
    expect(refusal('1.234')).toBe('«1.234» é ambíguo: escreva 1.234,00 com vírgula, ou o valor com duas casas decimais')
  })

  test.each(['1234.567', '1,234.56', '1e3', 'x'])('%j is refused', (text) => {
    expect(refusal(text)).toMatch(/^não é um valor válido/)
  })

  test('a Decimal is reais, too', () => {
    expect(centsOfReais(new Decimal('19.99'))).toBe(1999)
  })
})

describe('laws of numbers in reais', () => {
  test('cents become reais and the same cents again, also through JSON', () => {
    fc.assert(
      fc.property(cents, (cents) => {
        const reais = reaisOfCents(cents)
        expect(centsOfReais(reais, { negative: true })).toBe(cents)
        expect(JSON.parse(JSON.stringify({ reais }))).toEqual({ reais })
        expect(new Decimal(reais).eq(toDecimal(cents))).toBe(true)
      }),
      runs(2000),
    )
  })

  test('a number and its writing with a dot or a comma are the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX }), (cents) => {
        const decimal = toDecimal(cents).toFixed(2)
        expect([centsOfReais(Number(decimal)), centsOfReais(decimal), parseMoney(formatMoney(cents))]).toEqual([
          cents,
          cents,
          cents,
        ])
      }),
      runs(1000),
    )
  })

  test('a number either has two decimals and is exact, or is refused', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e13, noNaN: true }), (reais) => {
        const decimals = new Decimal(reais).decimalPlaces()
        if (errorsOf(() => centsOfReais(reais)) === null) expect(reaisOfCents(centsOfReais(reais))).toBe(reais + 0)
        else expect(decimals > 2 || reais > MAX / 100).toBe(true)
      }),
      runs(1000),
    )
  })

  test('cents that are not exact as reais are refused', () => {
    expect(Object.is(reaisOfCents(-0), 0)).toBe(true)
    for (const wrong of [MAX + 1, -MAX - 1, 1.5, Number.NaN, '1' as never])
      expect(Object.keys(errorsOf(() => reaisOfCents(wrong)) ?? {})).toEqual(['cents'])
  })
})
