/** The message for a value that is not an instruction of `OUR_CODES`. */
import { shownCode } from '../errors/shown-value.js'
import { MUST_NOT_BE_BLANK } from '../errors/validation-messages.js'
import { currentOurCode, isOurCode, isRetiredOurCode, OUR_CODES, type OurCode } from './our-codes.js'

const USUAL = "informe '1001' para registrar o boleto, '1002' para pedir a baixa, ou outro código de OUR_CODES"

/**
 * Names the value and the code to give instead.
 *
 * @param ofBank instruction of that code in the bank's own table of movements, if any
 * @example notAnOurCode(1001) // "é um número: informe como texto, '1001'"
 */
export function notAnOurCode(given: unknown, ofBank?: OurCode | null): string {
  if (given === undefined || given === null || given === '') return `${MUST_NOT_BE_BLANK}: ${USUAL}`
  const text = String(given)
  if (isOurCode(text)) return `é um número: informe como texto, '${text}'`
  const successor = isRetiredOurCode(text) ? currentOurCode(text) : null
  if (successor !== null) return `${shownCode(given)} foi substituído: ${instructionText(successor)}`
  if (ofBank != null) return `${shownCode(given)} é o código do banco: ${instructionText(ofBank)}`
  return `${shownCode(given)} não é uma instrução: ${USUAL}`
}

const instructionText = (code: OurCode): string => `informe '${code}' (${OUR_CODES[code]})`
