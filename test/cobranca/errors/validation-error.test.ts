import { describe, expect, test } from 'vitest'
import { BLANK, isValidationError, NOT_A_DATE, ValidationError } from '../../../src/cobranca/index.js'

describe('a validation error', () => {
  const error = new ValidationError({ customer_zipcode: [BLANK], expire_at: [BLANK, NOT_A_DATE] })

  test('carries the body of the service’s 422 answer', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      errors: {
        customer_zipcode: ['não pode ficar em branco'],
        expire_at: ['não pode ficar em branco', 'não é uma data válida'],
      },
    })
  })

  test('says in its message what is wrong with every field', () => {
    expect(error.message).toBe(
      'customer_zipcode não pode ficar em branco; expire_at não pode ficar em branco, não é uma data válida',
    )
    expect(error.name).toBe('ValidationError')
    expect(error).toBeInstanceOf(Error)
  })

  test('tells which entries of a list were at fault, when there was one', () => {
    expect(new ValidationError({ amount: [BLANK] }, [0, 3]).entries).toEqual([0, 3])
    expect(error.entries).toBeUndefined()
  })

  test('is known by its code, whichever copy of the library threw it', () => {
    const fromAnotherCopy = Object.assign(new Error('x'), { code: 'validation_error', errors: { amount: [BLANK] } })
    expect(isValidationError(error)).toBe(true)
    expect(isValidationError(fromAnotherCopy)).toBe(true)
  })

  test('is not any error, nor any object with its code', () => {
    for (const other of [
      new Error('x'),
      Object.assign(new Error('x'), { code: 'ENOENT' }),
      Object.assign(new Error('x'), { code: 'ENOENT', errors: {} }),
      { code: 'validation_error' },
      null,
    ]) {
      expect(isValidationError(other)).toBe(false)
    }
  })
})
