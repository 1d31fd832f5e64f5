import { Decimal } from 'decimal.js'
import { expect, test } from 'vitest'
import { decimalClass } from '../../src/cobranca/values/decimal-class.js'

test('the settings that a program gives to Decimal change no result', () => {
  Decimal.set({ precision: 3, rounding: Decimal.ROUND_DOWN })
  try {
    const Exact = decimalClass(5)()
    expect(Exact.div(2, 3).toString()).toBe('0.66667')
  } finally {
    Decimal.set({ defaults: true })
  }
})

test('a class is made once', () => {
  const exact = decimalClass(5)
  expect(exact()).toBe(exact())
})
