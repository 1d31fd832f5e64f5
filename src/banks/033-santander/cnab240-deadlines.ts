/** Santander, CNAB 240, H7815 version 8.4 (July 2025): deadlines and demands. Notas are in the manual, pp. 17–30. */
import type { Deadlines } from '../deadlines.js'
import {
  discountAndRebateBelowAmount,
  discountDatesAscend,
  discountsAfterIssue,
  guarantorIsNotBeneficiary,
  guarantorIsNotPayer,
  notOverdue,
  payerIsNotBeneficiary,
} from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import type { Demand } from '../remittance-dialect.js'
import { depositDemands } from './slip-rules.js'

/** The manual prints no bounds: the two columns limit the days. Without days the bank applies the beneficiary's profile. */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Santander',
  source: 'notas 25 e 26, p. 22',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: ['3', '0'], cancelled: '9' }, revoke_code: { none: ['3', '2'] } },
}

/**
 * CNAB 240, H7815 v8.4: due date after the registration: nota 17, p. 20; rebate: nota 18, p. 20; discounts: nota 23, p. 22; parties: nota 29, p. 23, and reasons E1 to
 * E6, p. 26; credit card, proposal and deposit: nota 20, p. 21, by which the bank ignores their charges.
 */
export const demands240: readonly Demand[] = [
  notOverdue(),
  discountAndRebateBelowAmount,
  discountDatesAscend,
  discountsAfterIssue,
  exceptDeposit(payerIsNotBeneficiary),
  exceptDeposit(guarantorIsNotPayer),
  exceptDeposit(guarantorIsNotBeneficiary),
  ...depositDemands,
]
