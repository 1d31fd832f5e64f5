/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): how returns are read. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return, type Return240Spec } from '../families/febraban240/index.js'
import { checked240, manual240, walletColumns } from './bank.js'
import { returnRecords240, returnRecords240SevenDigits } from './cnab240.js'
import { SEVEN_DIGITS, SIX_DIGITS, sevenDigits, WITH_SEVEN_DIGITS } from './cnab240-editions.js'
import { events240, occurrences240, reasons240 } from './cnab240-tables.js'

/** Segment U of the banco de pagadores has other columns and replaces the usual one (pp. 41–42). */
const insteadOfU = { insteadOf: 'segment_u', linkFields: ['occurrence'] } as const

/**
 * T has no account: its columns hold the beneficiary's code, which Caixa uses instead. `account_number`, and so the key of a payment, is this code. The agency
 * is zeros.
 */
const titleOf = (main: string, modality: string) => {
  const number = [`${main}.${modality}`, `${main}.our_number`, `${main}.our_number_digit`]
  return {
    agency_number: null,
    account_number: `${main}.beneficiary_code`,
    our_number: number,
    processed_our_number_raw: number,
  }
}

const shared = {
  manual: manual240,
  evidence: 'manual',
  checked: checked240,
  companions: {
    segment_u_payer_bank_35: insteadOfU,
    segment_u_payer_bank_36: insteadOfU,
    segment_u_payer_bank_37: insteadOfU,
    segment_u_payer_bank_38: insteadOfU,
    segment_y_other: { many: true },
  },
  loose: ['segment_w'],
  fileKind: {
    field: 'header.file_direction',
    usual: '2',
    report: {
      '3': 'remittance_precheck',
      '4': 'remittance_precheck',
      '5': 'remittance_precheck',
      '7': 'announcing_return',
    },
  },
  titles: {
    segment_t: titleOf('segment_t', 'modality'),
    segment_t_sinco: titleOf('segment_t_sinco', 'sinco_modality'),
  },
  walletColumns,
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
} as const satisfies Partial<Return240Spec>

/** Returns have version 040 (G019, p. 69), and their lots 030 (G030, p. 70). Answers to a remittance (pré-crítica) repeat the versions of the remittance. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  name: 'caixa240',
  records: returnRecords240,
  versions: ['040', '050', '101'],
  lotVersions: SIX_DIGITS,
})

/** For beneficiaries from 1100000 on, and for others that chose this layout (G007, p. 67). */
export const return240SevenDigits: ReturnDialect = cnab240Return({
  ...shared,
  name: 'caixa240_7',
  ...sevenDigits,
  records: returnRecords240SevenDigits,
  versions: WITH_SEVEN_DIGITS,
  lotVersions: SEVEN_DIGITS,
})
