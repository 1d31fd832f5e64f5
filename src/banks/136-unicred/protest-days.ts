/**
 * Unicred: days on which the bank accepts instructions about the protest. CNAB 400, 17 November 2021, pp. 12–13; CNAB 240, 15 December 2020, pp. 23–24; reasons E10 and
 * E11.
 */
import { addDays, nextBusinessDay } from '../../cobranca/index.js'
import type { BankWarning } from '../bank-warning.js'
import type { WarningRule } from '../remittance-dialect.js'
import type { movements } from './tables.js'

/** Protest of an overdue title. */
const PROTEST = '09' satisfies keyof typeof movements

/** A title due today is protested from the second business day on: a payment at another bank arrives a day later (E10). */
const protestAfterGrace: WarningRule = ({ slip, movement, date }) => {
  if (movement !== PROTEST) return null
  const first = businessDayAfter(businessDayAfter(nextBusinessDay(slip.expire_at)))
  return date < first ? warningOf('instruction_too_early', `permite protestar (1009) só a partir de ${first}: antes, a Unicred rejeita a instrução (E10)`) : null
}

/** An automatic protest is created or changed before the title is overdue; it may be removed later, too (E11). */
const automaticProtestBeforeDueDate: WarningRule = ({ slip, our_code, date }) => {
  if (our_code !== '1151' && our_code !== '1017') return null
  const last = nextBusinessDay(slip.expire_at)
  return date > last ? warningOf('instruction_too_late', `permite o protesto automático (${our_code}) só até ${last}: de um título vencido, a Unicred rejeita a instrução (E11)`) : null
}

export const protestDays: readonly WarningRule[] = [protestAfterGrace, automaticProtestBeforeDueDate]

const businessDayAfter = (date: string): string => nextBusinessDay(addDays(date, 1))

const warningOf = (code: BankWarning['code'], message: string): BankWarning => ({ code, field: 'expire_at', message })
