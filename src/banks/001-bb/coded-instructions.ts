/** Banco do Brasil, CNAB 400: the two instruções codificadas of a title and their days (notas 9 and 34, pp. 14 and 23; Pix, 2024, p. 14). */
import { BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { type Deadline, deadlineDays, rangeOf } from '../deadlines.js'
import type { EntryContext } from '../remittance-dialect.js'
import { asksNoInstruction, checkInstructions } from '../slip-codes.js'
import { entryInstructions400, writeOffInstructions400 } from './cnab400-instructions.js'
import { checkOneDeadline } from './codes.js'
import { deadlines400 } from './deadlines.js'

/** What stands in 157–160 and 392–393. */
export interface CodedInstructions {
  readonly first: string
  readonly second: string
  readonly days: string
}

const NONE = '00'
const DAYS = { first: NONE, second: NONE, days: NONE } as const

const SUE_DAYS = deadlines400.ranges.days_for_sue!

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
      return { ...DAYS, first: LIST, days: daysOf(slip, 'days_for_negativation') }
    case '86':
      return { ...DAYS, first: LIST }
    default:
      return DAYS
  }
}

/** 09 has the days as its code; without days the bank takes five working days (nota 9 c). */
function ofProtest(slip: PreparedSlip): string {
  const { days_for_sue, first_instruction: given } = slip
  if (days_for_sue === null) return SUE_DAYS.some(({ code, kind }) => code === given && kind === 'working') ? given : NONE
  return daysOf(slip, 'days_for_sue')
}

const daysOf = (slip: PreparedSlip, field: Deadline): string => twoDigits(deadlineDays(slip, field, deadlines400))

function ofEntry(slip: PreparedSlip): CodedInstructions {
  if (slip.pix === null && asksNoInstruction(slip)) return DAYS
  const { days_for_sue, days_for_negativation } = slip
  const given = [slip.first_instruction, slip.second_instruction]
  checkInstructions(slip, entryInstructions400, deadlines400.layout)
  checkOneDeadline(slip)
  const put = (code: string, field: string): void => {
    if (given.includes(code)) return
    const free = given.indexOf('')
    if (free === -1) throw new ValidationError({ [field]: [NO_INSTRUCTION_LEFT] })
    given[free] = code
  }
  if (slip.pix !== null && !given.some((code) => PIX.includes(code))) put(PIX[0]!, 'pix_enabled')
  let days = NONE
  if (days_for_sue !== null) {
    const code = protestCode(slip, given)
    put(code, 'days_for_sue')
    if (code === PROTEST_DAYS) days = twoDigits(days_for_sue)
  } else if (given.includes(PROTEST_DAYS)) throw new ValidationError({ days_for_sue: [BLANK] })
  if (days_for_negativation !== null) {
    days = daysOf(slip, 'days_for_negativation')
    put(LIST, 'days_for_negativation')
  } else if (given.includes(LIST)) throw new ValidationError({ days_for_negativation: [BLANK] })
  const [first, second] = given as [string, string]
  return { first: first || NONE, second: second || NONE, days }
}

const NO_INSTRUCTION_LEFT =
  'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco do Brasil tem duas instruções por boleto, e uma é dele'

/** The protest that the slip names, where it is of so many days, or the one that fits. Another one among those given would contradict it. */
function protestCode(slip: PreparedSlip, given: readonly string[]): string {
  const named = given.filter((given) => SUE_DAYS.some(({ code }) => code === given))
  const own = named.find((code) => Number(code) === slip.days_for_sue && code !== PROTEST_DAYS) ?? ''
  const code = rangeOf(slip, 'days_for_sue', deadlines400, own).code!
  const another = named.find((each) => each !== code)
  if (another !== undefined) throw new ValidationError({ days_for_sue: [`é outro prazo que o da instrução ${another}`] })
  return code
}

const twoDigits = (days: number): string => String(days).padStart(2, '0')
