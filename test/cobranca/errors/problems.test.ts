import { expect, test } from 'vitest'
import { Problems } from '../../../src/cobranca/errors/problems.js'
import { ValidationError } from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

const refuse = (errors: Record<string, string[]>): never => {
  throw new ValidationError(errors)
}

test('checks without errors return their values and throw nothing', () => {
  const problems = new Problems()
  expect(problems.attempt((a: number, b: number) => a + b, 2, 3)).toBe(5)
  expect(errorsOf(() => problems.throwAny())).toBeNull()
})

test('the errors of several checks are thrown together', () => {
  const problems = new Problems()
  expect(problems.attempt(refuse, { amount: ['a'] })).toBeUndefined()
  problems.attempt(refuse, { amount: ['b'], expire_at: ['c'] })
  expect(errorsOf(() => problems.throwAny())).toEqual({ amount: ['a', 'b'], expire_at: ['c'] })
})

test('another kind of error is thrown directly', () => {
  const broken = new Error('broken')
  expect(() =>
    new Problems().attempt(() => {
      throw broken
    }),
  ).toThrow(broken)
})
