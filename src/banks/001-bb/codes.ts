/** Banco do Brasil: what both layouts ask of a slip alike. */
import { daysBetween, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { checkDiscountOrder } from '../consistency.js'
import type { Deadlines } from '../deadlines.js'
import type { EntryContext } from '../remittance-dialect.js'

/** Aceite: CNAB 400 nota 27, p. 21; CNAB 240 25.3P, p. 12. */
export const acceptanceOf = ({ accepted }: PreparedSlip): string => (accepted ? 'A' : 'N')

/** Interest counts from the day after the due date: there is no grace (CNAB 400 has no column for it; CNAB 240 28.3P, p. 13). */
export function checkInterest({ interest }: PreparedSlip): void {
  if (interest === null || interest.days <= 1) return
  throw new ValidationError({ days_for_interest: ['deve ser no máximo 1: o Banco do Brasil não tem carência de juros'] })
}

/** Columns for days hold one deadline. */
export function checkOneDeadline({ days_for_sue, days_for_negativation }: PreparedSlip): void {
  if (days_for_sue === null || days_for_negativation === null) return
  throw new ValidationError({ days_for_negativation: ['não pode vir com days_for_sue: o Banco do Brasil tem um só prazo por boleto'] })
}

/** Of Pix the files only tell that it is wanted: key, txid and location are the bank's. */
export function checkPix({ pix }: PreparedSlip): void {
  if (pix === null) return
  const own = { pix_key: pix.key, pix_location_id: pix.location_id }
  const given = Object.entries(own).filter(([, value]) => value !== '')
  if (given.length === 0) return
  throw new ValidationError(Object.fromEntries(given.map(([field]) => [field, ['não pode ser enviado ao Banco do Brasil: o banco cria o Pix do boleto']])))
}

/** Days in which a title may still be paid, from its deadline of write-off or from the entry's limit of payment; null when neither is asked. */
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
  if (days < from || days > to) throw new ValidationError({ [field]: [`deve ser de ${from} a ${to} dias após o vencimento no Banco do Brasil`] })
  return days
}

/** The second and third discounts are smaller than the one before, and end later (CNAB 400 nota 39, p. 25; CNAB 240 09.3R to 13.3R, p. 17). */
export const checkDiscounts = (slip: PreparedSlip): void => checkDiscountOrder(slip, { amountsFall: true })
