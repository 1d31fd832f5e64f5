import { OUR_CODES, type OurCode, RETIRED_OUR_CODES, type RetiredOurCode } from './our-codes.js'

/** Whether a value is an instruction in use; retired codes are not. */
export function isOurCode(value: unknown): value is OurCode {
  return typeof value === 'string' && Object.hasOwn(OUR_CODES, value)
}

/** Whether a value is an instruction the service withdrew. */
export function isRetiredOurCode(value: unknown): value is RetiredOurCode {
  return typeof value === 'string' && Object.hasOwn(RETIRED_OUR_CODES, value)
}

/**
 * The code to use today: itself, the successor of a retired one, or `null` when there is none or nobody knows the code.
 *
 * @example currentOurCode('1016') // '1038'
 */
export function currentOurCode(code: string): OurCode | null {
  if (isOurCode(code)) return code
  return isRetiredOurCode(code) ? RETIRED_OUR_CODES[code].successor : null
}
