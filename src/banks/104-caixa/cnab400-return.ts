/** Caixa, CNAB 400 SIGCB, 67.126 v015 (April 2020) and v029 (2024): how returns are read. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, manual400, walletColumns } from './bank.js'
import { returnRecords400, returnRecords400SevenDigits } from './cnab400.js'
import { events400, occurrences400, reasons400 } from './cnab400-tables.js'

/**
 * Payments in CNAB 400: principal (face value less rebate and discount), interest and fine have separate columns; the credit has no column. The account is the
 * beneficiary's code, as in CNAB 240.
 */
export const paidInParts = <Main extends string>(main: Main) =>
  ({
    paid_amount: { sum: [`${main}.principal`, `${main}.interest`, `${main}.fine`] },
    billet_fine: { sum: [`${main}.interest`, `${main}.fine`] },
    // The columns of the agency are «uso exclusivo CAIXA».
    agency_number: null,
    account_number: `${main}.beneficiary_code`,
  }) as const

const structure = { fileConstants: ['bank_code'], titles: [{ main: 'title' }, { main: 'title_sinco' }] } as const

const SINCO_NUMBER = ['title_sinco.sinco_modality', 'title_sinco.our_number'] as const

const NUMBER = ['title.modality', 'title.our_number'] as const

const common = {
  bank,
  projections: {
    title: { ...paidInParts('title'), our_number: NUMBER, processed_our_number_raw: NUMBER },
    title_sinco: { ...paidInParts('title_sinco'), our_number: SINCO_NUMBER, processed_our_number_raw: SINCO_NUMBER },
  },
  walletColumns,
  manual: manual400,
  evidence: 'manual_and_files',
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: {
    payer_tax_id: '082',
    due_date: '026',
    amount: '027',
    duplicated_number: '010',
    unknown_title: '002',
  },
  events: events400,
  // Without check digit.
  ourNumber: { length: 15, digitLength: 0 },
} as const

export const return400 = cnab400Return({
  ...common,
  layout: { ...structure, records: returnRecords400 },
})

/** The version of files with seven columns for the beneficiary's code (NE065, p. 48). */
export const SEVEN_DIGITS = '007'

export const sevenDigits = {
  variant: '7 dígitos',
  detectBy: [{ field: 'header.file_layout_version', values: [SEVEN_DIGITS] }],
} as const

/** Beneficiaries from 1100000 on, and the others that chose it (NE004, p. 35). */
export const return400SevenDigits = cnab400Return({
  ...common,
  ...sevenDigits,
  layout: { ...structure, records: returnRecords400SevenDigits },
})
