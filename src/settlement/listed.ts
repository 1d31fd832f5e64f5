import { ValidationError } from '../cobranca/index.js'

/** @throws {ValidationError} if an argument from plain JavaScript is not a list */
export function listed<T>(name: string, given: Iterable<T>): Iterable<T> {
  const isList = typeof given === 'object' && given !== null && typeof given[Symbol.iterator] === 'function'
  if (!isList) throw new ValidationError({ [name]: ['deve ser uma lista'] })
  return given
}
