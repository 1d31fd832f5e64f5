/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): deadlines and demands. */
import type { PreparedSlip } from '../../cobranca/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorIsNotPayer, hasDocumentNumber, payerIsNotBeneficiary } from '../demands.js'
import { exceptDeposit } from '../deposits.js'
import { daysText } from '../families/febraban240/index.js'
import type { Demand } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { segmentP } from './cnab240.js'
import type { revokeCodes240 } from './cnab240-tables.js'
import { depositDemands, proposalIsPaidInRange, sueDays } from './rules.js'

/** C029, p. 52. */
export const MAX_RETURN_DAYS = 999

/** A title has either a protest or a return, so the code of the protest decides the code of the return (C026 and C028, pp. 51–52). */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 da Caixa',
  source: 'C026 a C029, pp. 51–52',
  ranges: {
    days_for_sue: sueDays('1'),
    days_for_revoke: [{ from: 0, to: MAX_RETURN_DAYS, kind: 'calendar', code: '1' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

/**
 * CNAB 240 v029: document number: C011, p. 49; payer: G006, p. 66, of any document; guarantor: C099, p. 65, of any but deposits. A slip may be overdue
 * (C012, p. 49). `rules.ts` checks the order of the discounts.
 */
export const demands240: readonly Demand[] = [
  hasDocumentNumber,
  payerIsNotBeneficiary,
  exceptDeposit(guarantorIsNotPayer),
  ...depositDemands,
  proposalIsPaidInRange,
]

/** C028, p. 52. */
const RETURN: keyof typeof revokeCodes240 = '1'

const NO_RETURN: keyof typeof revokeCodes240 = '2'

/** Protest or return: a title must have one of them (p. 7). */
export function revokeCode(slip: PreparedSlip): string {
  const revoke_code = slip.days_for_sue === null ? RETURN : NO_RETURN
  checkNamedCodes(slip, { revoke_code }, deadlines240.layout)
  return revoke_code
}

export const NO_DAYS = ''

/** Without protest and return the days are blank, and Caixa returns the title after its own five days (C029). Zeros would return it on the due date. */
export function daysForRevoke(slip: PreparedSlip): string {
  if (slip.days_for_sue === null && slip.days_for_revoke === null) return NO_DAYS
  return daysText(
    segmentP.fields.days_for_revoke,
    slip.days_for_sue === null ? deadlineDays(slip, 'days_for_revoke', deadlines240) : 0,
  )
}
