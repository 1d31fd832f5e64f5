import { type FieldErrors, isValidationError } from '../../src/cobranca/index.js'

/** Returns the validation errors of a call by field; null without errors. Other errors are thrown. */
export function errorsOf(call: () => unknown): FieldErrors | null {
  try {
    call()
    return null
  } catch (error) {
    if (!isValidationError(error)) throw error
    return error.errors
  }
}
