/** Banco do Brasil, CNAB 400: the two instruções codificadas of a title and their days (notas 9 and 34, pp. 14 and 23; Pix, 2024, p. 14). */
import { BLANK, isDigits, mustBeAtMost, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import type { EntryContext } from '../remittance-dialect.js'
import { asksNoInstruction } from '../slip-codes.js'
import { entryInstructions400, protestDays400, protestWorkingDays400, writeOffInstructions400 } from './cnab400-instructions.js'
import { checkDaysForNegativation, checkOneDeadline, isDaysForSue } from './codes.js'

/** What stands in 157–160 and 392–393. */
export interface CodedInstructions {
  readonly first: string
  readonly second: string
  readonly days: string
}

const NONE = '00'
const DAYS = { first: NONE, second: NONE, days: NONE } as const

/** To protest after the days in 392–393. */
const PROTEST_DAYS = '06'

/** To list after the days in 392–393. */
const LIST = '88'

/** To register with a QR Code of Pix, alone or with another instruction. */
const PIX: readonly string[] = ['61', '62', '63', '64']

/** The instruções of a movement; only entry, write-off, protest and negativação have any (nota 9; observation f of 2024). */
export function codedInstructions400({ slip, movement, our_code }: EntryContext): CodedInstructions {
  switch (movement) {
    case '01':
      return ofEntry(slip)
    case '02':
      return { ...DAYS, first: writeOffInstructions400[our_code] ?? NONE }
    case '09':
      return { ...DAYS, first: ofProtest(slip) }
    case '85':
      if (slip.days_for_negativation === null) throw new ValidationError({ days_for_negativation: [BLANK] })
      checkDaysForNegativation(slip)
      return { ...DAYS, first: LIST, days: twoDigits(slip.days_for_negativation) }
    case '86':
      return { ...DAYS, first: LIST }
    default:
      return DAYS
  }
}

/** 09 has the days as its code; without days the bank takes five working days (nota 9 c). */
function ofProtest({ days_for_sue: days, first_instruction: given }: PreparedSlip): string {
  if (days === null) return protestWorkingDays400.includes(given) ? given : NONE
  if (isDaysForSue(days) || days === 30 || days === MOST_DAYS_FOR_SUE) return twoDigits(days)
  throw wrongDays(days)
}

/** The longest protest has an instruction of its own. */
const MOST_DAYS_FOR_SUE = 45

const wrongDays = (days: number): ValidationError =>
  new ValidationError({
    days_for_sue: [days > MOST_DAYS_FOR_SUE ? mustBeAtMost(MOST_DAYS_FOR_SUE) : 'deve ser de 6 a 30, 35, 40 ou 45 dias no CNAB 400 do Banco do Brasil'],
  })

function ofEntry(slip: PreparedSlip): CodedInstructions {
  if (slip.pix === null && asksNoInstruction(slip)) return DAYS
  const { days_for_sue, days_for_negativation } = slip
  const given = [slip.first_instruction, slip.second_instruction]
  checkGiven(given)
  checkOneDeadline(slip)
  checkDaysForNegativation(slip)
  const put = (code: string, field: string): void => {
    if (given.includes(code)) return
    const free = given.indexOf('')
    if (free === -1) throw new ValidationError({ [field]: [NO_INSTRUCTION_LEFT] })
    given[free] = code
  }
  if (slip.pix !== null && !given.some((code) => PIX.includes(code))) put(PIX[0]!, 'pix_enabled')
  let days: number | null = null
  if (days_for_sue !== null) {
    const code = protestCode(days_for_sue, given)
    put(code, 'days_for_sue')
    if (code === PROTEST_DAYS) days = days_for_sue
  } else if (given.includes(PROTEST_DAYS)) throw new ValidationError({ days_for_sue: [BLANK] })
  if (days_for_negativation !== null) {
    put(LIST, 'days_for_negativation')
    days = days_for_negativation
  } else if (given.includes(LIST)) throw new ValidationError({ days_for_negativation: [BLANK] })
  const [first, second] = given as [string, string]
  return { first: first || NONE, second: second || NONE, days: days === null ? NONE : twoDigits(days) }
}

const NO_INSTRUCTION_LEFT =
  'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco do Brasil tem duas instruções por boleto, e uma é dele'

/** 06 with days where it takes them; 30 and 45 have codes of their own. Another protest among the given ones would contradict it. */
function protestCode(days: number, given: readonly string[]): string {
  const own = twoDigits(days)
  const code = isDaysForSue(days) && !(given.includes(own) && own in entryInstructions400) ? PROTEST_DAYS : own
  if (code !== PROTEST_DAYS && protestDays400[code] !== days) throw wrongDays(days)
  const another = given.find((each) => each !== code && (each === PROTEST_DAYS || Object.hasOwn(protestDays400, each) || protestWorkingDays400.includes(each)))
  if (another !== undefined) throw new ValidationError({ days_for_sue: [`é outro prazo que o da instrução ${another}`] })
  return code
}

function checkGiven(given: readonly string[]): void {
  if (isNoneOrTwoDigits(given[0]!) && isNoneOrTwoDigits(given[1]!)) return
  const fields = ['first_instruction', 'second_instruction']
  const wrong = fields.filter((_field, i) => !isNoneOrTwoDigits(given[i]!))
  throw new ValidationError(Object.fromEntries(wrong.map((field) => [field, ['deve ter 2 algarismos']])))
}

const isNoneOrTwoDigits = (code: string): boolean => code === '' || (code.length === 2 && isDigits(code))

const twoDigits = (days: number): string => String(days).padStart(2, '0')
