import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { percentageInto } from '../../src/banks/into-fields.js'
import { isValidationError } from '../../src/cobranca/index.js'
import { type AnyField, money, percentage } from '../../src/fixed-width/index.js'

const FOUR = money(79, 82, { unit: percentage(2) })
const LIMITED = money(75, 89, { unit: percentage(2), maxValue: 99_99 })

const into = (field: AnyField, text: string) => percentageInto(field, new Decimal(text), 'fine_percentage')

function errorsOf(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
  return null
}

describe.each([
  ['four columns', FOUR],
  ['fifteen columns, of which the bank takes up to 99,99%', LIMITED],
])('a percentage in %s', (_, field) => {
  test.each([
    ['2', 200],
    ['0.01', 1],
    ['0.005', 1],
    ['99.99', 9999],
    ['99.994', 9999],
  ])('%s percent is %i hundredths', (text, hundredths) => {
    expect(into(field, text)).toBe(hundredths)
  })

  test('a percentage that exceeds the field, or rounds to zero, is an error', () => {
    expect(errorsOf(() => into(field, '99.995'))).toEqual({ fine_percentage: ['deve ser menor ou igual a 99,99'] })
    expect(errorsOf(() => into(field, '0.0049'))).toEqual({
      fine_percentage: ['é pequeno demais para o arquivo do banco, que tem 2 casas decimais'],
    })
  })
})
