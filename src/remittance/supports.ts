import { bankOf, type LayoutKind } from '../banks/index.js'
import { isOurCode, OPERATION_UNAVAILABLE, OUR_CODES, type OurCode, ValidationError } from '../cobranca/index.js'

/**
 * Whether a bank takes an instruction in a layout.
 *
 * @example supports('341', 'cnab400', '1009') // true
 */
export const supports = (bank: string, layout: LayoutKind, ourCode: OurCode): boolean =>
  isOurCode(ourCode) &&
  bankOf(bank)?.remittances[layout]?.some(({ instructions }) => instructions[ourCode] !== undefined) === true

/** The refusal of an instruction that a bank does not take: the service's 422, with the bank and the instruction. */
export function unsupported(bankName: string, layout: LayoutKind, ourCode: string): ValidationError {
  const text = isOurCode(ourCode) ? OUR_CODES[ourCode] : 'código desconhecido'
  return new ValidationError({
    our_code: [OPERATION_UNAVAILABLE, `${ourCode} (${text}) não existe no ${layout.toUpperCase()} de ${bankName}`],
  })
}
