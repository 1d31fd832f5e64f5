/** Caixa: rules for the charges and deadlines of a slip, the same in both layouts. */
import { mustBeAtMost, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { checkDiscountOrder } from '../consistency.js'
import type { DayRange } from '../deadlines.js'
import { DEPOSIT, depositIsPaid, depositIsPaidOnce, depositNamesPayer } from '../deposits.js'
import type { BankDefault, Demand, EntryContext, Excludes } from '../remittance-dialect.js'

/**
 * Checks the discounts: each later discount is smaller and ends nearer to the due date (CNAB 240 v029, C022 and C023, p. 51; rejections AD, VX and VY, p. 54).
 *
 * @throws {ValidationError} when the order is wrong
 */
export const checkDiscounts = (slip: PreparedSlip): void => checkDiscountOrder(slip, { amountsFall: true })

/** Credit card, proposal, and deposit: CNAB 240 v029, C015, p. 50; no protest of a deposit: C098, p. 65. */
export const excludes: Excludes = {
  '35': ['interest', 'fine', 'rebate', 'discount'],
  '36': ['interest', 'fine', 'rebate'],
  [DEPOSIT]: ['interest', 'fine', 'rebate', 'discount', 'protest'],
}

/**
 * Protest and return exclude each other: Caixa ignores the return if a slip has both (CNAB 240 v029, C026 and C028, pp. 51–52).
 *
 * @throws {ValidationError} when the slip asks for both
 */
export function checkDeadlines({ days_for_sue, days_for_revoke }: PreparedSlip): void {
  if (days_for_sue !== null && days_for_revoke !== null) {
    throw new ValidationError({ days_for_revoke: ['não pode vir com days_for_sue: a Caixa só acata o protesto'] })
  }
}

/**
 * Days of protest: the number decides the kind of days. Caixa silently replaces a number outside these ranges with the nearest bound (C027, p. 51; NE025, p.
 * 40).
 */
export const sueDays = (code: string): readonly DayRange[] => [
  { from: 2, to: 5, kind: 'working', code },
  { from: 6, to: 90, kind: 'calendar', code },
]

/** Days after which Caixa returns a title whose days are blank. */
const OWN_DAYS = 5

/**
 * A title without protest and return is returned after Caixa's own days: no code of either layout keeps it.
 *
 * @param maxDays most days of `days_for_revoke`
 * @param applies whether the records of an entry have blank days
 */
export const ownReturn = (
  source: string,
  maxDays: number,
  applies: (context: EntryContext) => boolean,
): BankDefault => ({
  field: 'days_for_revoke',
  effect: {
    pt: `sem \`days_for_sue\`, baixa o boleto ${OWN_DAYS} dias após o vencimento; informe até ${maxDays} dias`,
    en: `without \`days_for_sue\`, writes the slip off ${OWN_DAYS} days after its due date; give up to ${maxDays} days`,
  },
  source,
  warning: (context) =>
    applies(context)
      ? {
          code: 'write_off_by_bank',
          field: 'days_for_revoke',
          message: `não foi informado: sem protesto, a Caixa baixa o boleto ${OWN_DAYS} dias após o vencimento; informe em quantos dias baixar, até ${maxDays}`,
        }
      : null,
})

/** Boleto de depósito e aporte: CNAB 240 v029, C015, p. 50; C092 to C094, pp. 63–64; C098, p. 65. `excludes` has its charges. */
export const depositDemands: readonly Demand[] = [depositNamesPayer, depositIsPaid('1', '3'), depositIsPaidOnce]

const PROPOSAL = '36'
const OF_PROPOSAL = `com document_type ${PROPOSAL} (proposta) na Caixa`

/**
 * A proposal is paid once, with any amount of a range (CNAB 240 v029, C092 and C093, p. 63; C094, p. 64). Its minimum is more than zero (C097, p. 64), like that
 * of every slip.
 */
export const proposalIsPaidInRange: Demand = ({ slip: { document_type, divergent_payment: asked } }) => {
  if (document_type !== PROPOSAL) return
  if (asked?.type !== '2') throw new ValidationError({ divergent_payment_type: [`deve ser 2 ${OF_PROPOSAL}`] })
  if (asked.limit !== null && asked.limit > 1)
    throw new ValidationError({ divergent_payment_limit: [`${mustBeAtMost(1)} ${OF_PROPOSAL}`] })
}
