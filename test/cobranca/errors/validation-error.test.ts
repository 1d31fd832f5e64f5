import { describe, expect, test } from 'vitest'
import { isValidationError, MUST_NOT_BE_BLANK, NOT_A_DATE, ValidationError } from '../../../src/cobranca/index.js'

describe('a validation error', () => {
  const error = new ValidationError({
    customer_zipcode: [MUST_NOT_BE_BLANK],
    expire_at: [MUST_NOT_BE_BLANK, NOT_A_DATE],
  })

  test('becomes the body of the 422 answer of the service', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      errors: {
        customer_zipcode: ['não pode ficar em branco'],
        expire_at: ['não pode ficar em branco', 'não é uma data válida'],
      },
    })
  })

  test('has the errors of all fields in its message', () => {
    expect(error.message).toBe(
      'customer_zipcode não pode ficar em branco; expire_at não pode ficar em branco, não é uma data válida',
    )
    expect(error.name).toBe('ValidationError')
    expect(error).toBeInstanceOf(Error)
  })

  test('has the positions of the wrong entries of a list', () => {
    expect(new ValidationError({ amount: [MUST_NOT_BE_BLANK] }, [0, 3]).entries).toEqual([0, 3])
    expect(error.entries).toBeUndefined()
  })

  test('is identified by its code, also if another copy of the library throws it', () => {
    const fromAnotherCopy = Object.assign(new Error('x'), {
      code: 'validation_error',
      errors: { amount: [MUST_NOT_BE_BLANK] },
    })
    expect(isValidationError(error)).toBe(true)
    expect(isValidationError(fromAnotherCopy)).toBe(true)
  })

  test('is neither another error nor an object with only its code', () => {
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
