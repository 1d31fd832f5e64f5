import { type FieldErrors, isValidationError } from '../../src/cobranca/index.js'

/** What a call is refused for, by field; null when it is not. Any other error goes through. */
export function errorsOf(call: () => unknown): FieldErrors | null {
  try {
    call()
    return null
  } catch (error) {
    if (!isValidationError(error)) throw error
    return error.errors
  }
}
