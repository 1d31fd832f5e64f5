/** Banco do Brasil, remittances of CNAB 400 (CBR641, August 2020): the two coded instructions of a title. */
import { MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { deadlineDays, rangeOf } from '../deadlines.js'
import type { EntryContext } from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions } from '../slip-codes.js'
import { deadlines400, LIST, PROTEST_DAYS } from './cnab400-deadlines.js'
import { entryInstructions400, writeOffInstructions400 } from './cnab400-tables.js'
import { daysToList } from './rules.js'

/** 157–160 and 392–393: the two instruções codificadas of a title and their days (notas 9 and 34, pp. 14 and 23; Pix, 2024, p. 14). */
interface CodedInstructions {
  readonly first: string
  readonly second: string
  readonly days: string
}

const NONE = '00'

const NO_INSTRUCTIONS: CodedInstructions = { first: NONE, second: NONE, days: NONE }

const SUE_DAYS = deadlines400.ranges.days_for_sue!

/** Registration with a Pix QR Code, alone or combined with another instruction. */
const PIX: readonly string[] = ['61', '62', '63', '64']

/** Only registration, write-off, protest and negativação have coded instructions (nota 9; observation f of 2024). */
export function codedInstructions400({ slip, movement, our_code }: EntryContext): CodedInstructions {
  switch (movement) {
    case '01':
      return registrationInstructions(slip)
    case '02':
      return { ...NO_INSTRUCTIONS, first: writeOffInstructions400[our_code] ?? NONE }
    case '09':
      return { ...NO_INSTRUCTIONS, first: protestInstruction(slip) }
    case '85':
      return { ...NO_INSTRUCTIONS, first: LIST, days: twoDigits(daysToList(slip, deadlines400)) }
    case '86':
      return { ...NO_INSTRUCTIONS, first: LIST }
    default:
      return NO_INSTRUCTIONS
  }
}

/** The code of movement 09 is the number of days; without days the bank applies five working days (nota 9 c). */
function protestInstruction(slip: PreparedSlip): string {
  const { days_for_sue, first_instruction: given } = slip
  if (days_for_sue === null)
    return SUE_DAYS.some(({ code, kind }) => code === given && kind === 'working') ? given : NONE
  return twoDigits(deadlineDays(slip, 'days_for_sue', deadlines400))
}

/** The instructions that the slip names, and those for its Pix, its protest and its listing, in the columns that are left. */
function registrationInstructions(slip: PreparedSlip): CodedInstructions {
  if (slip.pix === null && asksNoInstruction(slip)) return NO_INSTRUCTIONS
  const { days_for_sue, days_for_negativation } = slip
  checkInstructions(slip, entryInstructions400, deadlines400.layout)
  if (days_for_sue !== null && days_for_negativation !== null) {
    throw new ValidationError({ days_for_negativation: [ONE_DEADLINE] })
  }
  let codes: InstructionCodes = [slip.first_instruction, slip.second_instruction]
  let days = NONE
  if (slip.pix !== null && !codes.some((code) => PIX.includes(code))) codes = withCode(codes, PIX[0]!, 'pix_enabled')
  if (days_for_sue === null) checkNotNamed(codes, PROTEST_DAYS, 'days_for_sue')
  else {
    const code = protestCode(slip, codes)
    if (code === PROTEST_DAYS) days = twoDigits(days_for_sue)
    codes = withCode(codes, code, 'days_for_sue')
  }
  if (days_for_negativation === null) checkNotNamed(codes, LIST, 'days_for_negativation')
  else {
    days = twoDigits(daysToList(slip, deadlines400))
    codes = withCode(codes, LIST, 'days_for_negativation')
  }
  const [first, second] = codes
  return { first: first || NONE, second: second || NONE, days }
}

/** The codes of 157–158 and 159–160; an empty text if the column is free. */
type InstructionCodes = readonly [first: string, second: string]

/** Adds a code in the first free column. */
function withCode([first, second]: InstructionCodes, code: string, field: string): InstructionCodes {
  if (first === code || second === code) return [first, second]
  if (first === '') return [code, second]
  if (second === '') return [first, code]
  throw new ValidationError({ [field]: [NO_INSTRUCTION_LEFT] })
}

/** A code that needs days is named only with the days. */
function checkNotNamed(codes: InstructionCodes, code: string, field: string): void {
  if (codes.includes(code)) throw new ValidationError({ [field]: [MUST_NOT_BE_BLANK] })
}

const ONE_DEADLINE = 'não pode vir com days_for_sue: o Banco do Brasil tem um só prazo por boleto'

const NO_INSTRUCTION_LEFT =
  'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco do Brasil tem duas instruções por boleto, e uma é dele'

/**
 * The code of the protest instruction that the slip names, if its days agree, otherwise the code for the slip's days. A second protest instruction is an error.
 */
function protestCode(slip: PreparedSlip, codes: InstructionCodes): string {
  const named = codes.filter((given) => SUE_DAYS.some(({ code }) => code === given))
  const agreeing = named.find((code) => Number(code) === slip.days_for_sue && code !== PROTEST_DAYS) ?? ''
  const code = rangeOf(slip, 'days_for_sue', deadlines400, agreeing).code!
  const another = named.find((each) => each !== code)
  if (another !== undefined)
    throw new ValidationError({ days_for_sue: [`é outro prazo que o da instrução ${another}`] })
  return code
}

const twoDigits = (days: number): string => String(days).padStart(2, '0')
