/** Rules of both layouts of Citibank: charges that have no columns, and the columns for a guarantor or a message. */
import { type FieldErrors, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { messageLines } from '../../febraban/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { type Deadline, onlyDeadline } from '../deadlines.js'
import { columnCount } from '../into-fields.js'

/**
 * The layouts have no columns for a fine, nor for the day from which the interest counts. Without interest the columns are zeros, for which the bank charges the
 * rate of the client's registration (CNAB 400, 161–173, p. 6; CNAB 240, C020, p. 18).
 *
 * @param layout name for messages: `CNAB 400 do Citibank`
 */
export function checkCharges({ fine, interest }: PreparedSlip, layout: string): void {
  const errors: FieldErrors = {}
  if (fine !== null) errors[`fine_${fine.kind}`] = [`não existe no ${layout}`]
  if (interest !== null && interest.days > 1)
    errors['days_for_interest'] = [`deve ser no máximo 1: o ${layout} cobra os juros por dia de atraso`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** The only deadline of a slip: protest, negativation and write-off share the columns of the days. */
export const deadlineOf = (slip: PreparedSlip, layout: string): Deadline | undefined =>
  onlyDeadline(slip, DEADLINES, layout)

export const DEADLINES = [
  'days_for_sue',
  'days_for_negativation',
  'days_for_revoke',
] as const satisfies readonly Deadline[]

/** A message begins with an asterisk (CNAB 400, 352–391, p. 7; CNAB 240, G013, p. 23). */
const MESSAGE = '*'

/** The name of the guarantor, or a message if the slip has no guarantor. */
export function guarantorOrMessage(slip: PreparedSlip, field: AnyField): string {
  if (slip.guarantor !== null) return slip.guarantor.name
  const [message] = messageLines(slip, columnCount(field) - MESSAGE.length, 1)
  return message === undefined ? '' : MESSAGE + message
}
