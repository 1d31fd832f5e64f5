/** Conversion of slip values to a bank's codes and columns, with errors for values that the bank has no code for. */
import { type FieldErrors, MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../cobranca/index.js'
import { type Deadline, type Deadlines, hasNoDeadline, onlyDeadline, rangeOf } from './deadlines.js'

/**
 * The bank's espécie of a slip's document type.
 *
 * @param table the service's document type → the bank's espécie
 * @param layout name for messages: `CNAB 240 do Itaú`
 * @throws {ValidationError} if the bank has no espécie for it
 */
export function documentTypeIn(table: Readonly<Record<string, string>>, { document_type }: PreparedSlip, layout: string): string {
  const code = table[document_type]
  if (code === undefined) throw new ValidationError({ document_type: [`${document_type} não existe no ${layout}`] })
  return code
}

/** Whether a slip names no instruction and has no deadline that is sent as an instruction. */
export const asksNoInstruction = (slip: PreparedSlip): boolean =>
  slip.first_instruction === '' && slip.second_instruction === '' && hasNoDeadline(slip)

/** Error for a slip that names both instructions and also has a deadline, which would need one of them. */
export const noInstructionLeft = (layout: string): string =>
  `não pode vir com estas first_instruction e second_instruction: o ${layout} tem duas instruções por boleto, e uma levaria o prazo`

/** Codes that a slip may name directly. */
export type NamedCode = 'first_instruction' | 'second_instruction' | 'sue_code' | 'revoke_code'

/**
 * Checks the codes that a slip names against the codes of its deadlines. A different code would not be sent.
 *
 * @param written codes written into the columns
 * @param layout name for messages: `CNAB 400 da Caixa`
 * @throws {ValidationError} naming each wrong code
 */
export function checkNamedCodes(slip: PreparedSlip, written: Readonly<Partial<Record<NamedCode, string>>>, layout: string): void {
  // Nearly every slip names no code.
  if (slip.first_instruction === '' && slip.second_instruction === '' && slip.sue_code === '' && slip.revoke_code === '') return
  const errors: Record<string, string[]> = {}
  for (const [field, code] of Object.entries(written)) {
    const named = slip[field as NamedCode]
    if (named !== '' && named !== code) errors[field] = [`não pode ser escolhido no ${layout}: vem dos prazos do boleto`]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/**
 * Checks that the layout's table has the instructions that a slip names.
 *
 * @param table the codes of the columns
 * @param layout name for messages: `CNAB 400 da Caixa`
 * @throws {ValidationError} naming each of these fields
 */
export function checkInstructions(slip: PreparedSlip, table: Readonly<Record<string, unknown>>, layout: string): void {
  if (slip.first_instruction === '' && slip.second_instruction === '') return
  const unknown = INSTRUCTIONS.filter((field) => slip[field] !== '' && !Object.hasOwn(table, slip[field]))
  if (unknown.length === 0) return
  throw new ValidationError(Object.fromEntries(unknown.map((field) => [field, [`${slip[field]} não existe no ${layout}`]])))
}

const INSTRUCTIONS = ['first_instruction', 'second_instruction'] as const satisfies readonly NamedCode[]

/** Codes of two instructions, and the days of one of them. A missing instruction is an empty text. */
export interface InstructionsAndDays {
  readonly first: string
  readonly second: string
  readonly days: number
}

/**
 * The instructions of a slip, for a layout with two instructions and one column of days. They are the instructions that the slip names; the instruction of its
 * deadline is added in a free column, unless the slip names it.
 *
 * @param table the codes of the columns
 * @param takesDays instructions with days that are no deadline of the slip
 * @throws {ValidationError} if a code is not in the table, no column is free, or an instruction with days comes without its deadline
 */
export function instructionsAndDays(slip: PreparedSlip, table: Readonly<Record<string, unknown>>, deadlines: Deadlines, takesDays: readonly string[] = []): InstructionsAndDays {
  if (asksNoInstruction(slip)) return NO_INSTRUCTIONS
  const { layout, ranges } = deadlines
  const fields = Object.keys(ranges) as Deadline[]
  checkInstructions(slip, table, layout)
  const field = onlyDeadline(slip, fields, layout)
  const given: [string, string] = [slip.first_instruction, slip.second_instruction]
  if (given[0] === '' && given[1] === '')
    return field === undefined ? NO_INSTRUCTIONS : { first: rangeOf(slip, field, deadlines).code!, second: '', days: slip[field]! }
  const errors: FieldErrors = {}
  given.forEach((code, i) => {
    const own = fields.find((each) => readsDaysOf(deadlines, each, code))
    const lacksDays = own === undefined ? field === undefined && takesDays.includes(code) : own !== field
    if (lacksDays) errors[own ?? 'days_for_revoke'] = [`${MUST_NOT_BE_BLANK} com ${INSTRUCTIONS[i]} ${code}`]
  })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  if (field === undefined) return { first: given[0], second: given[1], days: 0 }
  const named = given.find((code) => readsDaysOf(deadlines, field, code)) ?? ''
  const { code } = rangeOf(slip, field, deadlines, named)
  if (named === '') {
    const free = given.indexOf('')
    if (free === -1) throw new ValidationError({ [field]: [noInstructionLeft(layout)] })
    given[free] = code!
  }
  return { first: given[0], second: given[1], days: slip[field]! }
}

const NO_INSTRUCTIONS: InstructionsAndDays = { first: '', second: '', days: 0 }

/** Whether the code is the instruction of a deadline. */
export const readsDaysOf = ({ ranges }: Deadlines, field: Deadline, code: string): boolean => (ranges[field] ?? []).some((range) => range.code === code)
