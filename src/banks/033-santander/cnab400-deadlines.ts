/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): deadlines and demands. */
import type { Deadlines } from '../deadlines.js'
import {
  discountAndRebateBelowAmount,
  discountDatesDiffer,
  discountsAfterIssue,
  notOverdue,
  payerIsNotBeneficiary,
} from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import type { Demand } from '../remittance-dialect.js'
import type { cashierInstructions400 } from './cnab400-tables.js'
import { depositDemands } from './slip-rules.js'

/** Protest by instruction 06 and its days, write-off by 02 and 03 (nota 25). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Santander',
  source: 'notas 25 e 28, p. 29, e p. 10',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '06' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '02' },
      { from: 30, to: 30, kind: 'unstated', code: '03' },
    ],
  },
}

/** To write off after 15 or 30 days, and not to write off (nota 25). */
export const WRITE_OFF_CODES: readonly (keyof typeof cashierInstructions400)[] = ['02', '03', '04']

/**
 * CNAB 400, H7800 v2.36: due date nota 7, p. 25; discounts and rebate notas 11 and 12, p. 26; payer nota 26, p. 29; card and
 * proposal nota 8, p. 25; deposit notas 26 and 33, pp. 29 and 35–36.
 */
export const demands400: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesDiffer,
  discountsAfterIssue,
  exceptDeposit(payerIsNotBeneficiary),
  ...depositDemands,
]
