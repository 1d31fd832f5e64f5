/** Caixa, CNAB 240, SIGCB: how its return files are laid out and what their columns mean. */

import { projection, refusals240, without } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import { constant240, lineParsed240, lots240, sequence240, totals240 } from '../families/febraban240/index.js'
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

/** U comes behind T, with the same occurrence; that of the banco de pagadores has other columns (pp. 41–42). Y is optional (p. 15). */
const companions = {
  segment_u: { required: true, same: ['occurrence'] },
  segment_u_payer_bank_35: { insteadOf: 'segment_u', same: ['occurrence'] },
  segment_u_payer_bank_36: { insteadOf: 'segment_u', same: ['occurrence'] },
  segment_u_payer_bank_37: { insteadOf: 'segment_u', same: ['occurrence'] },
  segment_u_payer_bank_38: { insteadOf: 'segment_u', same: ['occurrence'] },
  segment_y04: {},
  segment_y08: {},
  segment_y50: { many: true },
  segment_y53: {},
  segment_y_other: { many: true },
} as const

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

const structure = {
  header: 'header',
  trailer: 'trailer',
  lot: lots240,
  titles: [
    { main: 'segment_t', companions },
    { main: 'segment_t_sinco', companions },
  ],
  loose: ['segment_w'],
} as const

const fileKind = {
  field: 'header.file_direction',
  usual: '2',
  report: { '3': 'remittance_precheck', '4': 'remittance_precheck', '5': 'remittance_precheck', '7': 'announcing_return' },
} as const

/**
 * 040 is the return's (G019, p. 69), 030 that of its lots (G030, p. 70); the answers to a remittance (pré-crítica) repeat the versions of the remittance.
 * Where one beneficiary receives for others, a file may mix lots of both layouts (G007, p. 67): it is read by that of its header, and a lot of the other
 * is reported.
 */
export const returnLayout240 = fileLayout({
  name: 'caixa240.return',
  width: 240,
  records: { header: returnFileHeader, lot_header: returnLotHeader, ...details },
  structure,
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['040', '050', '101'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['030', '060'], ofOther: ['037', '067'] },
  fileKind,
  totals: totals240,
})

export const returnLayout240SevenDigits = fileLayout({
  name: 'caixa240_7.return',
  width: 240,
  records: { header: returnFileHeader7, lot_header: returnLotHeader7, ...details, segment_t: segmentT7 },
  structure,
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['047', '107'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['037', '067'], ofOther: ['030', '060'] },
  fileKind,
  totals: totals240,
})

/**
 * T has no account: its columns hold the beneficiary's code, by which Caixa knows whose a title is, and so do `account_number` and with it the key of
 * a payment. Agency: zeros.
 */
const common = {
  ...without(lineParsed240, 'agency_number'),
  account_number: 'segment_t.beneficiary_code',
  our_number: ['segment_t.modality', 'segment_t.our_number', 'segment_t.our_number_digit'],
  processed_our_number_raw: ['segment_t.modality', 'segment_t.our_number', 'segment_t.our_number_digit'],
} as const

const SINCO_NUMBER = ['segment_t_sinco.sinco_modality', 'segment_t_sinco.our_number', 'segment_t_sinco.our_number_digit'] as const

const sinco = {
  ...common,
  bank_rate: 'segment_t_sinco.bank_rate',
  account_number: 'segment_t_sinco.beneficiary_code',
  our_number: SINCO_NUMBER,
  processed_our_number_raw: SINCO_NUMBER,
  event_type: 'segment_t_sinco.occurrence',
  error_code: 'segment_t_sinco.reason_codes',
  banco_recebedor: 'segment_t_sinco.receiving_bank',
  agencia_recebedora: 'segment_t_sinco.receiving_agency_number',
  control_number: 'segment_t_sinco.control_number',
  document_number: 'segment_t_sinco.document_number',
} as const

const told = {
  manual: manual240,
  checked: checked240,
  occurrences: occurrences240,
  reasons: reasons240,
  refusals: refusals240,
  events: events240,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.generation_date',
    file_number: 'header.file_sequence',
  },
} as const

export const return240: ReturnDialect = {
  ...told,
  layout: returnLayout240,
  titles: {
    segment_t: projection(returnLayout240, common),
    segment_t_sinco: projection(returnLayout240, sinco),
  },
}

/** Beneficiaries from 1100000 on, and the others that chose it (G007, p. 67). */
export const return240SevenDigits: ReturnDialect = {
  ...told,
  variant: '7 dígitos',
  told: [{ field: 'header.file_layout_version', values: ['047', '107'] }],
  layout: returnLayout240SevenDigits,
  titles: {
    segment_t: projection(returnLayout240SevenDigits, common),
    segment_t_sinco: projection(returnLayout240SevenDigits, sinco),
  },
}
