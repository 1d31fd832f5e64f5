/** What a slip asks for, in the code or the columns a bank has for it; or the error that says it has none. */
import { mustBeAtMost, type PreparedSlip, ValidationError } from '../cobranca/index.js'

/**
 * The bank's espécie of a slip's document type.
 *
 * @param table the service's document type → the bank's espécie
 * @param layout as a person reads it: `CNAB 240 do Itaú`
 * @throws {ValidationError} when the bank has none for it
 */
export function documentTypeIn(table: Readonly<Record<string, string>>, { document_type }: PreparedSlip, layout: string): string {
  const code = table[document_type]
  if (code === undefined) throw new ValidationError({ document_type: [`${document_type} não existe no ${layout}`] })
  return code
}

/** Days after which the bank is to act by itself. */
export type Deadline = 'days_for_sue' | 'days_for_negativation' | 'days_for_revoke'

/** Whether the bank is to do nothing by itself: nearly every slip. */
const hasNoDeadline = (slip: PreparedSlip): boolean =>
  slip.days_for_sue === null && slip.days_for_negativation === null && slip.days_for_revoke === null

/** Whether a slip names no instruction, and has no deadline that would be one. */
export const asksNoInstruction = (slip: PreparedSlip): boolean =>
  slip.first_instruction === '' && slip.second_instruction === '' && hasNoDeadline(slip)

/** What CNAB 240 has one code and one number of days for (C026, C027). */
export const PROTEST_OR_NEGATIVATION = ['days_for_sue', 'days_for_negativation'] as const satisfies readonly Deadline[]

/**
 * The one of these deadlines that a slip has, in a layout with columns for one; undefined when it has none.
 *
 * @param layout as a person reads it: `CNAB 240 do Itaú`
 * @throws {ValidationError} when it has more
 */
export function onlyDeadline<D extends Deadline>(slip: PreparedSlip, deadlines: readonly D[], layout: string): D | undefined {
  if (hasNoDeadline(slip)) return undefined
  const [field, another] = deadlines.filter((each) => slip[each] !== null)
  if (another !== undefined) throw new ValidationError({ [another]: [`não pode vir com ${field}: o ${layout} tem um só prazo por boleto`] })
  return field
}

/** Why a deadline that goes as one of two instructions does not go: the slip gives both. */
export const noInstructionLeft = (layout: string): string =>
  `não pode vir com estas first_instruction e second_instruction: o ${layout} tem duas instruções por boleto, e uma levaria o prazo`

/** Nearly every bank has two columns for them. */
const MOST_DAYS = 99

/**
 * Days of a deadline; 0 when the slip has none, or there is no field.
 *
 * @throws {ValidationError} when they are more than fit into its columns
 */
export function deadlineDays(slip: PreparedSlip, field: Deadline | undefined, most = MOST_DAYS): number {
  if (field === undefined) return 0
  const days = slip[field] ?? 0
  if (days > most) throw new ValidationError({ [field]: [mustBeAtMost(most)] })
  return days
}

/** Codes that a slip may name outright. */
export type NamedCode = 'first_instruction' | 'second_instruction' | 'sue_code' | 'revoke_code'

/**
 * Refuses codes that a slip names where the layout's columns hold others, which its deadlines decide: they would not be sent.
 *
 * @param written what goes into the columns
 * @param layout as a person reads it: `CNAB 400 da Caixa`
 * @throws {ValidationError} naming each such code
 */
export function checkNamedCodes(slip: PreparedSlip, written: Readonly<Partial<Record<NamedCode, string>>>, layout: string): void {
  // Nearly every slip names none.
  if (slip.first_instruction === '' && slip.second_instruction === '' && slip.sue_code === '' && slip.revoke_code === '') return
  const errors: Record<string, string[]> = {}
  for (const [field, code] of Object.entries(written)) {
    const named = slip[field as NamedCode]
    if (named !== '' && named !== code) errors[field] = [`não pode ser escolhido no ${layout}: vem dos prazos do boleto`]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
