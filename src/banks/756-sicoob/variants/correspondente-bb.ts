// Sicoob (756), Manual para Cedentes com Sistema Próprio e utilização do Correspondente Banco do Brasil, PDF of December 2011, pp. 6–11: records
// pp. 6–11, código da ocorrência p. 7, rejeições pp. 8–10, tarifas pp. 10–11. Read only.
//
// Carteira 17: titles that Banco do Brasil collects for Sicoob. A file is a single lot without file header and file trailer; its details have no bank and no
// lot number. T is FEBRABAN's, but the carteira has two columns, so all later fields are one column further right. U has the value paid in the columns of
// FEBRABAN's IOF. The codes are FEBRABAN's (C044 and C047) with the differences below.

import type { OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import * as febraban from '../../families/febraban240/index.js'
import { cnab240Return, paidFromCredit240 } from '../../families/febraban240/index.js'
import { manualBb240 } from '../bank.js'
import { words240 } from '../words.js'

const MANUAL = 'Sicoob, Manual para cedentes com sistema próprio e utilização do correspondente Banco do Brasil (dezembro/2011)'

/** Header, p. 6. */
const returnHeaderBb240 = record(
  'sicoob240.return.bb_header',
  240,
  {
    bank_code:         literal(1, 3, '756'),        // Código do banco na compensação
    reserved_1:        zeros(4, 7),                 // Zeros
    record_type:       key(8, 8, '1'),              // Registro header de lote
    operation:         literal(9, 9, 'T'),          // Tipo de operação: retorno
    reserved_2:        zeros(10, 16),               // Zeros
    reserved_3:        blanks(17, 18),              // Brancos
    agency_number:     digits(19, 22),              // Número da cooperativa/agência
    beneficiary_code:  digits(23, 29),              // Código de cobrança
    account_number:    digits(30, 40),              // Número da conta corrente, com o dígito
    reserved_4:        blanks(41, 70),              // Brancos
    beneficiary_name:  text(71, 100),               // Nome da empresa
    reserved_5:        blanks(101, 180),            // Brancos
    remittance_number: integer(181, 188),           // Número remessa: seqüencial
    recording_date:    date(189, 196, 'DDMMYYYY'),  // Data de gravação remessa/retorno
    reserved_6:        zeros(197, 207),             // Zeros
    reserved_7:        blanks(208, 240),            // Filler: brancos
  },
  `${MANUAL}, p. 6`,
)

/** Detalhe, segmento T, pp. 7–8. */
const segmentTBb = record(
  'sicoob240.return.bb_segment_t',
  240,
  {
    reserved_1:              zeros(1, 7),               // Zeros
    record_type:             key(8, 8, '3'),            // Registro detalhe
    sequence:                integer(9, 13),            // Número seqüencial do registro no lote
    segment:                 key(14, 14, 'T'),          // Código do segmento
    reserved_2:              blanks(15, 15),            // Brancos
    occurrence:              digits(16, 17),            // Código da ocorrência
    reserved_3:              blanks(18, 37),            // Branco
    our_number:              digits(38, 57),            // Identificação do título no banco: nosso número
    charge_type:             digits(58, 59),            // Código da carteira: 17, com registro
    document_number:         text(60, 74),              // Número do documento de cobrança
    due_date:                date(75, 82, 'DDMMYYYY'),  // Data de vencimento
    amount:                  money(83, 97),             // Valor nominal do título
    receiving_bank:          digits(98, 100),           // Número do banco recebedor
    receiving_agency_number: digits(101, 106),          // Agência cobradora/recebedora
    control_number:          text(107, 131),            // Controle do cedente
    currency_code:           digits(132, 133, { codes: { '09': 'Real' } }), // Código da moeda
    payer_tax_id_type:       digits(134, 135),          // Tipo de inscrição: 01 CPF, 02 CNPJ
    payer_tax_id:            taxId(136, 149),           // Número de inscrição
    payer_name:              text(150, 189),            // Nome do sacado
    reserved_4:              zeros(190, 199),           // Zeros
    bank_rate:               money(200, 214),           // Valor da tarifa/custas
    reason_codes:            text(215, 224),            // Identificação para rejeições (motivos), tarifas, custas, liquidação e baixas
    reserved_5:              zeros(225, 240),           // Zeros
  },
  `${MANUAL}, pp. 7–8`,
)

/** Detalhe, segmento U, p. 11. */
const segmentUBb = febraban.segmentU
  .replace([1, 7], {
    reserved_3:               zeros(1, 7),      // Zeros
  })
  .replace([63, 107], {
    posted_amount:            money(63, 77),    // Valor pago pelo sacado: valor líquido a ser creditado
    reserved_4:               zeros(78, 107),   // Zeros
  })
  .replace([154, 213], {
    reserved_5:               blanks(154, 213), // Filler: brancos
  })
  .as('sicoob240.return.bb_segment_u', `${MANUAL}, p. 11`)

/** Trailer, p. 11. */
const returnTrailerBb240 = record(
  'sicoob240.return.bb_trailer',
  240,
  {
    reserved_1:   zeros(1, 7),     // Zeros
    record_type:  key(8, 8, '5'),  // Registro trailer do lote
    reserved_2:   blanks(9, 17),   // Brancos
    record_count: integer(18, 23), // Quantidade de registros do lote
    total_amount: money(24, 40),   // Valor total dos títulos do lote
    reserved_3:   zeros(41, 46),   // Zeros
    reserved_4:   blanks(47, 240), // Filler: brancos
  },
  `${MANUAL}, p. 11`,
)

/** Código da ocorrência, T and U 16–17, p. 7: 21 codes, all with FEBRABAN's meaning; the other codes are FEBRABAN's. */
const occurrencesBb240: OccurrenceTable = febraban.occurrences240

/** Rejeições, pp. 8–10: 01 to 67 as in FEBRABAN, and two codes that have another meaning in FEBRABAN. */
const rejections = {
  ...febraban.rejectionReasons240,
  '88': 'Arquivo em duplicidade',
  '99': 'Contrato inexistente',
} as const

/** Motivos, T 215–224. The name of the columns mentions settlements and write-offs, but the manual prints no lists: FEBRABAN's are used. */
const reasonsBb240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'rejection',   codes: rejections,                    source: `${MANUAL}, pp. 8–10` },
  { occurrences: ['28'],             field: 'segment_t.reason_codes', codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,        source: `${MANUAL}, pp. 10–11` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'channel',     codes: febraban.settlementReasons240, source: `${MANUAL}, p. 8; FEBRABAN 240 v10.6, C047-C, p. 156` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes', codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240,   source: `${MANUAL}, p. 8; FEBRABAN 240 v10.6, C047-C, p. 156` },
]

/**
 * U 63–77 is named «valor pago pelo sacado» and explained as «valor líquido a ser creditado» (p. 11), so `paid_amount` is computed from the amount credited.
 * Only the header has agency and account (p. 6).
 */
export const returnBb240: ReturnDialect = cnab240Return({
  words: words240,
  name: 'sicoob240-bb',
  manual: manualBb240,
  evidence: 'manual',
  variant: 'CORRESPONDENTE BB',
  // In the usual layout, details and trailer begin with the number of the bank.
  detectBy: [{ field: 'segment_t.reserved_1', values: ['0000000'], also: ['segment_u.reserved_3', 'trailer.reserved_1'] }],
  ourNumber: { length: 20, digitLength: 0 },
  records: { header: returnHeaderBb240, segment_t: segmentTBb, segment_u: segmentUBb, trailer: returnTrailerBb240 },
  titles: {
    segment_t: {
      iof: null,
      agency_number: 'header.agency_number',
      account_number: 'header.account_number',
      paid_amount: paidFromCredit240,
      credit_amount: 'segment_u.posted_amount',
    },
  },
  // The account has its digit (p. 6).
  walletColumns: { agency_number: 'agency_number', account_number: ['account_number', 'account_digit'] },
  occurrences: occurrencesBb240,
  reasons: reasonsBb240,
  events: null,
  header: {
    beneficiary_name: 'header.beneficiary_name',
    generated_at: 'header.recording_date',
    file_number: 'header.remittance_number',
  },
})
