/** Bradesco, Cobrança CNAB 400, version 17 of 28 September 2020, and March 2023: the family's records and rules. */
import { rejectionCodes240 } from '../../febraban/index.js'
import type { Deadlines } from '../deadlines.js'
import { payerIsNotBeneficiary } from '../demands.js'
import { DEPOSIT, depositIsForPayer } from '../deposits.js'
import {
  bradesco400Remittance,
  bradesco400Return,
  cbFilename,
  documentTypeOf400,
  events400,
  instructions400,
  movements400,
  occurrences400,
  ourNumber,
  reasons400,
} from '../families/bradesco400/index.js'
import type { Demand, Excludes } from '../remittance-dialect.js'
import { bank, contracts, manual400, walletFields400 } from './bank.js'

/** At least three days for protest and listing since 2023 (p. 18), five before (v17, p. 20). 05 (bankruptcy) only if a slip names it. */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Bradesco',
  source: '157–160, p. 18 (2023)',
  ranges: {
    days_for_sue: [
      { from: 3, to: 99, kind: 'unstated', code: '06' },
      { from: 3, to: 99, kind: 'unstated', code: '05' },
    ],
    days_for_negativation: [{ from: 3, to: 99, kind: 'unstated', code: '07' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '18' }],
  },
}

/** Version 17: payer p. 21, of any document; final beneficiary of a deposit: reason A3, p. 46, «devem ser iguais». */
const demands400: readonly Demand[] = [payerIsNotBeneficiary, depositIsForPayer]

/** Version 17: card p. 33; proposal and deposit: reason A6, p. 46, «não aceita pagamento parcial». */
const excludes: Excludes = { '35': ['interest', 'fine', 'discount', 'rebate'], '36': ['partial payments'], [DEPOSIT]: ['partial payments'] }

export const return400 = bradesco400Return({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: rejectionCodes240,
  events: events400,
})

export const remittance400 = bradesco400Remittance({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  wallet: walletFields400,
  ourNumber,
  movements: movements400,
  // 33: v17, p. 10, and of UY3 alone among the other banks of the family.
  documentTypes: { ...documentTypeOf400, [DEPOSIT]: '33' },
  instructionCodes: instructions400,
  deadlines: deadlines400,
  // Pix depends on the contract: the file has no field for it.
  features: ['third_discount', 'payment_count', 'split', 'bank_dispatch'],
  demands: demands400,
  excludes,
  // 0D0A behind each record, and 1A behind the trailer (p. 8).
  endMark: true,
  filename: cbFilename,
})
