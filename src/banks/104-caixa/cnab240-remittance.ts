/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): how remittances are written. */
import { recordsWithMarks } from '../../fixed-width/index.js'
import { cnab240Remittance, optionalSimpleTotals240 } from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { agencyDigit, bank, contracts, hasSevenDigits, manual240, NO_MARKS, ourNumber, walletFields } from './bank.js'
import { remittanceRecords240, remittanceRecords240SevenDigits } from './cnab240.js'
import { daysForRevoke, deadlines240, demands240, MAX_RETURN_DAYS, NO_DAYS } from './cnab240-deadlines.js'
import { type Edition240, SEVEN_DIGITS, SIX_DIGITS, sevenDigits } from './cnab240-editions.js'
import { sends, shapeOf } from './cnab240-shapes.js'
import { documentTypeByOurs240, movements240 } from './cnab240-tables.js'
import { sentParts, writtenRecords } from './cnab240-values.js'
import { excludes, ownReturn } from './rules.js'

const INSTEAD_OF_Q = { insteadOf: 'segment_q', linkFields: ['movement'] } as const

const remittance = ({ records, digits, ...edition }: Edition240): RemittanceDialect =>
  cnab240Remittance({
    ...edition,
    bank,
    bankName: 'CAIXA ECONOMICA FEDERAL',
    manual: manual240,
    records: recordsWithMarks(NO_MARKS, records),
    // No marks (p. 17), though pp. 18–19 list marks that are admitted: blanks in their place suit both pages.
    identifierMarks: 'blanks',
    companions: {
      segment_q_payer_bank_36: INSTEAD_OF_Q,
      segment_q_payer_bank_37: INSTEAD_OF_Q,
      segment_q_payer_bank_38: INSTEAD_OF_Q,
      segment_y50: { many: true },
      segment_y_other: { many: true },
    },
    // A request for services does not belong to a title (C081 to C085, pp. 61–62).
    loose: ['segment_y08'],
    // The page marks the totals as required (p. 34); by its notes only returns have them (C070, C071, p. 60).
    totals: optionalSimpleTotals240,
    contracts,
    wallet: walletFields,
    ourNumber,
    documentTypes: documentTypeByOurs240,
    company: {
      agency_digit: ({ wallet }) => agencyDigit(wallet),
      beneficiary_code: ({ wallet }) => wallet.extra1.slice(-digits),
      beneficiary_code_6: ({ wallet }) => (digits === 6 ? wallet.extra1.slice(-digits) : undefined),
    },
    sends: sentParts,
    writes: writtenRecords,
    movements: movements240,
    shapeOf,
    deadlines: deadlines240,
    features: ['third_discount', 'divergent_payment', 'bank_dispatch'],
    demands: demands240,
    excludes,
    bankDefaults: [
      ownReturn(
        'C028 e C029, p. 52',
        MAX_RETURN_DAYS,
        (context) => sends('deadlines', context) && daysForRevoke(context.slip) === NO_DAYS,
      ),
    ],
    // No amount of zero, which proposals and credit cards may have (G070, p. 74). A proposal of zero needs payment type 02 with a minimum of zero (C097, p. 64): a
    // slip's minimum is at least 0,01. A credit card needs payment type 01 with a minimum (C093, p. 63), but C095 (p. 64) fills the minimum of this type with zeros.
  })

/** Beneficiaries' codes up to 999999, in six columns. Version 101 since 2018 or earlier; public files have 050 and 100. */
export const remittance240: RemittanceDialect = {
  ...remittance({
    name: 'caixa240',
    evidence: 'manual_and_files',
    records: remittanceRecords240,
    digits: 6,
    versions: ['101', '050'],
    lotVersions: SIX_DIGITS,
    lotVersion: '060',
  }),
  isFor: (wallet) => !hasSevenDigits(wallet),
}

/** Beneficiaries' codes from 1100000 on, in seven columns. */
export const remittance240SevenDigits: RemittanceDialect = {
  ...remittance({
    name: 'caixa240_7',
    records: remittanceRecords240SevenDigits as unknown as Edition240['records'],
    evidence: 'manual',
    digits: 7,
    versions: ['107'],
    lotVersions: { ...SEVEN_DIGITS, known: ['067'] },
  }),
  ...sevenDigits,
  isFor: hasSevenDigits,
}
