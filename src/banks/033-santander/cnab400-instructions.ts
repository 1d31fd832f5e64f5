/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): the two cashier instructions of a title. */
import { MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { deadlineDays, rangeOf } from '../deadlines.js'
import type { RecordValues } from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions } from '../slip-codes.js'
import type { remittanceTitle } from './cnab400.js'
import { deadlines400 } from './cnab400-deadlines.js'
import { cashierInstructions400 } from './cnab400-tables.js'

type CashierInstructions = Pick<
  RecordValues<typeof remittanceTitle>,
  'first_instruction' | 'second_instruction' | 'days_for_sue'
>

const PROTEST = '06'

const NONE = '00'

const NO_INSTRUCTIONS: CashierInstructions = { first_instruction: NONE, second_instruction: NONE, days_for_sue: 0 }

/** Protest after a number of days, write-off after 15 or 30, and the codes that the slip names: at most two codes (nota 25). */
export function cashierInstructions(slip: PreparedSlip): CashierInstructions {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  checkInstructions(slip, cashierInstructions400, deadlines400.layout)
  let codes = [slip.first_instruction, slip.second_instruction].filter((code) => code !== '' && code !== NONE)
  if (slip.days_for_sue !== null) codes = withCode(codes, PROTEST, 'days_for_sue')
  if (slip.days_for_revoke !== null) {
    codes = withCode(codes, rangeOf(slip, 'days_for_revoke', deadlines400).code!, 'days_for_revoke')
  }
  if (codes.includes(PROTEST) && slip.days_for_sue === null)
    throw new ValidationError({ days_for_sue: [MUST_NOT_BE_BLANK] })
  return {
    first_instruction: codes[0] ?? NONE,
    second_instruction: codes[1] ?? NONE,
    days_for_sue: deadlineDays(slip, 'days_for_sue', deadlines400),
  }
}

/** Adds a code, if one of the two columns is left. */
function withCode(codes: readonly string[], code: string, field: string): string[] {
  if (codes.includes(code)) return [...codes]
  if (codes.length < 2) return [...codes, code]
  throw new ValidationError({ [field]: ['não cabe no CNAB 400 do Santander, que tem duas instruções por boleto'] })
}
