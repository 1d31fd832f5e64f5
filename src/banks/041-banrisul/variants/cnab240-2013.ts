/**
 * Banrisul, CNAB 240, October 2013 (version 040): returns of agreements that still use that edition. T has the agency and account of the beneficiary's
 * register; the edition of 2023 leaves these columns blank. 04, 05 and 15 have other meanings, and AA is a title that had been paid before.
 */
import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { blanks, digits, reserved, text } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { GENERAL_WRITE_OFF, similarTo } from '../../families/doubts.js'
import * as febraban from '../../families/febraban240/index.js'
import { cnab240Return } from '../../families/febraban240/index.js'
import { patch, patchOccurrences } from '../../families/patch.js'
import { manual240Of2013, walletColumns } from '../bank.js'
import { returnRecords240 } from '../cnab240.js'
import { atNotary240, events240, notaryReasons240, transitChannels240 } from '../cnab240-tables.js'
import { returnTitles240 } from '../paid-amount.js'
import { rejections240Of2013 } from '../rejections.js'
import { words240Of2013 } from '../words.js'

const MANUAL = 'Banrisul, CNAB 240 (outubro/2013)'
const FIELD = 'segment_t.reason_codes'

const { header, lot_header, segment_t, segment_u, lot_trailer, trailer } = returnRecords240

/** Only T and U (p. 3). */
const returnRecords = {
  header: header
    .replace([212, 240], {
      reserved_3:       blanks(212, 222),   // 24.0 Uso exclusivo FEBRABAN/CNAB
      unused_223:       reserved(223, 240), // 25.0–28.0 VANS, serviço e ocorrências: campo não será considerado
    })
    .as('banrisul240.2013.file_header', `${MANUAL}, pp. 6–7`),
  lot_header: lot_header.as('banrisul240.2013.lot_header', `${MANUAL}, p. 8`),
  segment_t: segment_t.as('banrisul240.2013.segment_t', `${MANUAL}, pp. 22–26`),
  segment_u: segment_u
    .replace([181, 210], {
      credit_contract: text(181, 202),      // 21.3U Número do contrato do BLU
      unused_203:      reserved(203, 210),  // 22.3U Complemento da ocorrência do pagador: não será retornado
    })
    .as('banrisul240.2013.segment_u', `${MANUAL}, pp. 26–28`),
  lot_trailer: lot_trailer.as('banrisul240.2013.lot_trailer', `${MANUAL}, p. 28`),
  // 9999 is printed since 2023; here a number from 0001 on.
  trailer: trailer.replace([4, 7], { lot_number: digits(4, 7) }).as('banrisul240.2013.file_trailer', `${MANUAL}, pp. 28–29`),
}

/** T and U 16–17, pp. 22–23. 24 is «reservado». */
const occurrences: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 04 05 06 09 11 12 13 14 15 17 19 20 23 25 26 27 28 30',
  changed: {
    '04': { text: 'Reembolso e Transf. (Desconto-Vendor) ou Transf. de Carteira (Garantia)', our_occurrence: '2084' },
    '05': { text: 'Reembolso e Devolução Desconto e Vendor', our_occurrence: '2085' },
    '09': { text: 'Baixa', our_occurrence: '2004', doubt: GENERAL_WRITE_OFF, overrides: [{ field: FIELD, codes: ['AA'], means: { text: 'Baixa', our_occurrence: '2161' } }] },
    '15': { text: 'Confirmação de Protesto Imediato por Falência', our_occurrence: '2199', doubt: similarTo('2107') },
  },
  reworded: {
    '11': 'Título em carteira (em ser)',
    '12': 'Confirmação recebimento instrução abatimento',
    '14': 'Confirmação instrução alteração de vencimento',
    '23': 'Remessa a Cartório (aponte em cartório)',
    '28': 'Débito de tarifas/custo',
    '30': 'Alteração de Dados rejeitado',
  },
  added: {
    'AA': { text: 'Devolução, Liquidado Anteriormente (CCB)', our_occurrence: '2161' },
    'AB': { text: 'Cobrança a Creditar (em trânsito)', our_occurrence: '2082' },
    'AC': atNotary240,
  },
})

/** P. 25. */
const writeOffs = { ...patch<string>(febraban.writeOffReasons240, { only: '09 10 11 12' }), 'AA': 'Baixa por Pagamento' } as const

/** Pp. 25–26. */
const fees = patch<string>(febraban.feeReasons240, {
  only: '01 02 03 04 05 06 07 08 09 10',
  reworded: { '03': 'Tarifa de sustação e envio para cartório', '06': 'Tarifa de outras ocorrências (Registro/Liquidação)', '10': 'Custas do cartório distribuidor' },
  added: { 'AA': 'Tarifa de formulário Pré-Impresso' },
})

/** T 214–223, pp. 25–26, and 5.1. */
const reasons: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections240Of2013,    source: `${MANUAL}, 5.1, pp. 34–36` },
  { occurrences: ['02'],             field: FIELD, codeWidth: 2, severity: 'information', codes: { 'A4': 'Pagador DDA' }, source: `${MANUAL}, p. 25` },
  { occurrences: ['06', '17', 'AB'], field: FIELD, codeWidth: 2, severity: 'channel',     codes: transitChannels240,      source: `${MANUAL}, p. 25` },
  { occurrences: ['09'],             field: FIELD, codeWidth: 2, severity: 'information', codes: writeOffs,               source: `${MANUAL}, p. 25` },
  { occurrences: ['11', 'AC'],       field: FIELD, codeWidth: 2, severity: 'information', codes: notaryReasons240,        source: `${MANUAL}, p. 25` },
  { occurrences: ['28'],             field: FIELD, codeWidth: 2, severity: 'fee',         codes: fees,                    source: `${MANUAL}, pp. 25–26` },
]

export const return240Of2013: ReturnDialect = cnab240Return({
  words: words240Of2013,
  name: 'banrisul240-2013',
  variant: '040',
  detectBy: [{ field: 'header.file_layout_version', values: ['040'] }],
  manual: manual240Of2013,
  evidence: 'manual',
  versions: ['040'],
  records: returnRecords,
  walletColumns,
  companions: {
    // «Obrigatório somente para os códigos de movimento 06, 09, 17, 23, 25 e 28» (p. 6).
    segment_u: { required: true, requiredFor: { field: 'occurrence', codes: ['06', '09', '17', '23', '25', '28'] }, linkFields: ['occurrence'] },
  },
  titles: returnTitles240,
  occurrences,
  reasons,
  // The reasons have no write-off after a protest and no Pix; no occurrence reports a title taken back from the notary (24 is «reservado»).
  events: { ...events240, paid_by_pix: ['06'], written_off: ['09', '09'], withdrawn: null },
})
