/** Banco do Brasil: demands and values of a slip that both layouts share. */
import { daysBetween, MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { checkDiscountOrder } from '../consistency.js'
import { type DayRange, type Deadlines, deadlineDays } from '../deadlines.js'
import { fits } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../unsupported-fields.js'

/** Nota promissória, nota and apólice de seguro, recibo, nota de débito: CNAB 240, 24.3P, p. 12; CNAB 400, nota 9 b, p. 14. */
export const NOT_PROTESTED = ['12', '16', '17', '19', '20'] as const

/** A range of exactly this number of days. */
export const exactly = (days: number, kind: DayRange['kind'], code: string): DayRange => ({
  from: days,
  to: days,
  kind,
  code,
})

/** Interest counts from the day after the due date. There are no days of grace: CNAB 400 has no column for them; CNAB 240 28.3P, p. 13. */
export function checkInterest({ interest }: PreparedSlip): void {
  if (interest === null || interest.days <= 1) return
  throw new ValidationError({
    days_for_interest: ['deve ser no máximo 1: o Banco do Brasil não tem carência de juros'],
  })
}

/** The second and the third discount are smaller and end later than the discount before (CNAB 400 nota 39, p. 25; CNAB 240 09.3R to 13.3R, p. 17). */
export const checkDiscounts = (slip: PreparedSlip): void => checkDiscountOrder(slip, { amountsFall: true })

/** Days of an order to list the payer (negativação). */
export function daysToList(slip: PreparedSlip, deadlines: Deadlines): number {
  if (slip.days_for_negativation === null) throw new ValidationError({ days_for_negativation: [MUST_NOT_BE_BLANK] })
  return deadlineDays(slip, 'days_for_negativation', deadlines)
}

/** Days after the due date on which a title may still be paid, from the slip's deadline of write-off or the entry's payment limit; null if both are missing. */
export function daysToReceive({ slip, payment_limit_at }: EntryContext, { ranges }: Deadlines): number | null {
  const { days_for_revoke, expire_at } = slip
  const limit = payment_limit_at === null ? null : daysBetween(expire_at, payment_limit_at)
  if (limit !== null && days_for_revoke !== null && limit !== days_for_revoke) {
    throw new ValidationError({ payment_limit_at: ['é outro prazo que days_for_revoke: o Banco do Brasil tem um só'] })
  }
  const field = limit === null ? 'days_for_revoke' : 'payment_limit_at'
  const days = limit ?? days_for_revoke
  if (days === null) return null
  const { from, to } = ranges.days_for_revoke![0]!
  if (days < from || days > to)
    throw new ValidationError({ [field]: [`deve ser de ${from} a ${to} dias após o vencimento no Banco do Brasil`] })
  return days
}

/** The bank sends the slip by e-mail where it prints it, by prior agreement (CNAB 400 nota 18; CNAB 240 18.3P, p. 11, and segment S, p. 19). */
export const isByEmail = ({ slip }: EntryContext): boolean => slip.dispatch === 'bank' && slip.payer_email !== ''

/** The only message that the bank prints; empty if the slip has a guarantor or the message does not fit into the field. */
export const messageIn =
  (field: AnyField) =>
  ({ instructions, guarantor }: PreparedSlip): string => {
    if (instructions.length === 0 || guarantor !== null) return ''
    const message = instructions.join(' ')
    return fits(field, message) ? message : ''
  }

/** Fields that are not sent: a message that the bank would not print, and the guarantor's address. */
export const unsupportedFieldsOf =
  (messageOf: (slip: PreparedSlip) => string): NonNullable<RemittanceDialect['unsupportedFields']> =>
  ({ slip }) =>
    mergeFields(messageOf(slip) === '' ? messagesOf(slip) : null, guarantorAddressOf(slip))
