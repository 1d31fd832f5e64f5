import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { inTenThousandths, parsePercentage } from '../../../src/cobranca/values/percentage.js'
import { errorsOf } from '../errors-of.js'

describe('a percentage', () => {
  test.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    [' 2 ', '2'],
    [1.5, '1.5'],
    [0.1, '0.1'],
    [0, '0'],
    ['100', '100'],
    [new Decimal('0.033'), '0.033'],
  ])('%s is %s', (value, expected) => {
    expect(parsePercentage(value).toFixed()).toBe(expected)
  })

  test.each([-1, -0, Number.NaN, Number.POSITIVE_INFINITY, '', '1.234,5', '1,', '1234', '-1', '2%', new Decimal(-1)])(
    'is not %s',
    (value) => {
      expect(errorsOf(() => parsePercentage(value, 'fine_percentage'))).toEqual({
        fine_percentage: ['não é um percentual válido: use por exemplo 2 ou 1,5'],
      })
    },
  )

  test('that is parsed again is the same Decimal, also after many others', () => {
    expect(parsePercentage('1,25')).toBe(parsePercentage('1,25'))
    expect(parsePercentage(1.25)).toBe(parsePercentage(1.25))
    for (let i = 1; i < 600; i++) expect(parsePercentage(`${i},75`).toFixed()).toBe(`${i}.75`)
  })
})

test.each([
  ['1', 10_000],
  ['0.0001', 1],
  ['0.00005', -1],
  ['33.3333', 333_333],
  ['0', 0],
  ['1000', 10_000_000],
  ['1000.0001', -1],
  ['-1', -1],
])('%s percent in ten thousandths is %i; -1 if it is too large or not exact', (percentage, expected) => {
  const decimal = new Decimal(percentage)
  expect([inTenThousandths(decimal), inTenThousandths(decimal)]).toEqual([expected, expected])
})
