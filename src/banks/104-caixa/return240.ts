/** Caixa, CNAB 240, SIGCB: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return, type Return240Spec } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import {
  returnFileHeader,
  returnFileHeader7,
  returnFileTrailer,
  returnLotHeader,
  returnLotHeader7,
  returnLotTrailer,
  segmentT,
  segmentT7,
  segmentTSinco,
  segmentU,
  segmentUPayerBank35,
  segmentUPayerBank36,
  segmentUPayerBank37,
  segmentUPayerBank38,
  segmentW,
  segmentY04,
  segmentY08,
  segmentY50,
  segmentY53,
  segmentYOther,
} from './cnab240-records.js'
import { checked240 } from './contracts.js'
import { manual240 } from './manuals.js'

/** That of the banco de pagadores has other columns (pp. 41–42). Y is optional (p. 15). */
const insteadOfU = { insteadOf: 'segment_u', same: ['occurrence'] } as const

const details = {
  segment_t: segmentT,
  segment_t_sinco: segmentTSinco,
  segment_u: segmentU,
  segment_u_payer_bank_35: segmentUPayerBank35,
  segment_u_payer_bank_36: segmentUPayerBank36,
  segment_u_payer_bank_37: segmentUPayerBank37,
  segment_u_payer_bank_38: segmentUPayerBank38,
  segment_w: segmentW,
  segment_y04: segmentY04,
  segment_y08: segmentY08,
  segment_y50: segmentY50,
  segment_y53: segmentY53,
  segment_y_other: segmentYOther,
  lot_trailer: returnLotTrailer,
  trailer: returnFileTrailer,
} as const

/**
 * T has no account: its columns hold the beneficiary's code, by which Caixa knows whose a title is, and so do `account_number` and with it the key of
 * a payment. Agency: zeros.
 */
const titleOf = (main: string, modality: string) => {
  const number = [`${main}.${modality}`, `${main}.our_number`, `${main}.our_number_digit`]
  return { agency_number: null, account_number: `${main}.beneficiary_code`, our_number: number, processed_our_number_raw: number }
}

const shared = {
  manual: manual240,
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
    report: { '3': 'remittance_precheck', '4': 'remittance_precheck', '5': 'remittance_precheck', '7': 'announcing_return' },
  },
  titles: { segment_t: titleOf('segment_t', 'modality'), segment_t_sinco: titleOf('segment_t_sinco', 'sinco_modality') },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
} as const satisfies Partial<Return240Spec>

/**
 * 040 is the return's (G019, p. 69), 030 that of its lots (G030, p. 70); the answers to a remittance (pré-crítica) repeat the versions of the remittance.
 * Where one beneficiary receives for others, a file may mix lots of both layouts (G007, p. 67): it is read by that of its header, and a lot of the other
 * is reported.
 */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  name: 'caixa240',
  records: { header: returnFileHeader, lot_header: returnLotHeader, ...details },
  versions: ['040', '050', '101'],
  lotVersions: { known: ['030', '060'], ofOther: ['037', '067'] },
})

/** Beneficiaries from 1100000 on, and the others that chose it (G007, p. 67). */
export const return240SevenDigits: ReturnDialect = cnab240Return({
  ...shared,
  name: 'caixa240_7',
  variant: '7 dígitos',
  told: [{ field: 'header.file_layout_version', values: ['047', '107'] }],
  records: { header: returnFileHeader7, lot_header: returnLotHeader7, ...details, segment_t: segmentT7 },
  versions: ['047', '107'],
  lotVersions: { known: ['037', '067'], ofOther: ['030', '060'] },
})
