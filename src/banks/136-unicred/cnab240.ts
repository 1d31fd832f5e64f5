/**
 * Unicred, CNAB 240: its records, as differences from FEBRABAN's. Layout de Remessa de Boletos (15 December 2020), pp. 7–17; Layout de Retorno de Boletos
 * (8 July 2021), pp. 3–6. Columns that the return prints «deve ser desconsiderado» are unused.
 */
import { blanks, date, digits, integer, key, REAIS, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { withUnused } from '../families/unused.js'
import { discountableCodes, discountTypes, fineTypes, interestTypes, interestUnit, sueCodes } from './remittance-codes.js'
import { origins240 } from './tables240.js'

const REMITTANCE = 'Unicred, Remessa de Boletos CNAB 240 (15/12/2020)'
const RETURN = 'Unicred, Retorno de Boletos CNAB 240 (08/07/2021)'

const remittanceHeader = febraban.fileHeader
  .replace([33, 52], { reserved_4: blanks(33, 52) })            // Filler
  .replace([59, 72], { beneficiary_code: digits(59, 72) })      // Código do beneficiário
  .replace([172, 191], {
    zeros_1:       zeros(172, 174),    // Filler
    bank_reserved: reserved(175, 191), // G021 Para uso reservado do banco
  })
  .as('unicred240.remittance.file_header', `${REMITTANCE}, p. 7`)

/**
 * 60–73 is one number, aligned right (p. 6). Whether it ends with the check digit is not printed here. The slip has the account with its digit (ficha, pp. 6
 * and 12); the manual of January 2012 (p. 28) has the account in 60–71 and its digit in 72.
 */
const remittanceLotHeader = febraban.lotHeader
  .replace([34, 53], { reserved_4: blanks(34, 53) })            // Filler
  .replace([60, 73], { beneficiary_account: digits(60, 73) })   // Conta corrente do beneficiário
  .replace([104, 183], { reserved_5: blanks(104, 183) })        // Filler
  .replace([200, 240], {
    credit_date: date(200, 207, 'DDMMYYYY', { empty: 'blanks' }), // C003 Data do crédito: só no retorno
    zeros_1:     zeros(208, 209),  // Filler
    reserved_3:  blanks(210, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .as('unicred240.remittance.lot_header', `${REMITTANCE}, p. 9`)

/** Segmento P, pp. 10–11. It has no columns for espécie, registration and dispatch. */
export const segmentP = febraban.segmentP
  .replace([37, 62], {
    zeros_1:       zeros(37, 37),  // Filler
    our_number:    text(38, 48),   // G069 Nosso número: ten digits and the check digit
    reserved_2:    blanks(49, 56), // Filler
    wallet_number: digits(57, 58, { codes: { '21': 'Cobrança Com Registro' } }), // C006 Código da carteira
    reserved_3:    blanks(59, 62), // Filler
  })
  .replace([101, 108], {
    collecting_agency_number: text(101, 105),  // C014 Agência encarregada da cobrança: optional
    collecting_agency_digit:  text(106, 106),  // G009 DV da agência cobradora
    discountable:             text(107, 107, { codes: discountableCodes }), // C005 Identificação de título descontável
    reserved_4:               blanks(108, 108), // Filler
  })
  .replace([119, 126], { reserved_5: blanks(119, 126) })        // Filler
  .replace([166, 180], { reserved_6: blanks(166, 180) })        // Filler
  .replace([224, 227], { reserved_7: blanks(224, 227) })        // Filler
  .replace([240, 240], { reserved_8: blanks(240, 240) })        // G004 Uso livre banco/empresa
  .withCodes({ acceptance: { N: 'Não Aceite' }, interest_type: interestTypes, discount_type: discountTypes, sue_code: sueCodes })
  .withUnits({ interest_value: interestUnit, discount_value: REAIS })
  .as('unicred240.segment_p', `${REMITTANCE}, pp. 10–11`)

const segmentQ = febraban.segmentQ
  .replace([210, 240], { reserved_2: blanks(210, 240) })        // Filler
  .as('unicred240.segment_q', `${REMITTANCE}, p. 11`)

/** Segmento R: fine and messages 1 and 2, which C037 counts from 3. */
export const segmentR = febraban.segmentR
  .replace([18, 65], { reserved_4: blanks(18, 65) })            // Filler
  .replace([67, 74], { reserved_5: blanks(67, 74) })            // Filler
  .replace([180, 240], { reserved_2: blanks(180, 240) })        // G004 and filler
  .withCodes({ fine_type: fineTypes })
  .as('unicred240.segment_r', `${REMITTANCE}, p. 12`)

/** Segmento S: two messages for the receipt of the payer (C078), and one for the slip (C037). */
const segmentS = febraban.segmentSMessages
  .replace([18, 178], {
    zeros_1:   zeros(18, 18), // Filler
    receipt_5: text(19, 98),  // C078 Mensagem 5
    receipt_6: text(99, 178), // C078 Mensagem 6
  })
  .replace([179, 218], { message_7: text(179, 218) })           // C037 Mensagem 7
  .as('unicred240.segment_s', `${REMITTANCE}, p. 13`)

/** Segmento Y-02: the address of the payer as the post office divides it. Read only: the page calls it a pilot that is not available. */
const segmentY02 = febraban.segmentY01
  .replace([18, 240], {
    optional_record:          key(18, 19, '02'), // G067 Identificação do registro opcional
    payer_street_type:        text(20, 44),      // G032 Tipo logradouro
    payer_street:             text(45, 104),     // G032 Logradouro
    payer_address_number:     text(105, 109),    // G032 Número
    payer_address_complement: text(110, 139),    // G032 Complemento
    payer_neighborhood:       text(140, 179),    // G032 Bairro
    payer_zipcode:            text(180, 187),    // G034 CEP
    payer_city:               text(188, 237),    // G033 Cidade
    payer_state:              text(238, 239),    // G036 UF
    reserved_2:               blanks(240, 240),  // G004 Uso exclusivo FEBRABAN/CNAB
  })
  .as('unicred240.segment_y02', `${REMITTANCE}, p. 15`)

/** C070 and C071 are of the return alone (p. 27), whose trailer does not have them. */
const remittanceLotTrailer = febraban.lotTrailer
  .replace([116, 123], { zeros_1: zeros(116, 123) })            // Filler
  .as('unicred240.remittance.lot_trailer', `${REMITTANCE}, pp. 16–17`)

export const remittanceRecords240 = {
  header: remittanceHeader,
  lot_header: remittanceLotHeader,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_s: segmentS,
  segment_y01: febraban.segmentY01.as('unicred240.segment_y01', `${REMITTANCE}, p. 14`),
  segment_y02: segmentY02,
  segment_y_email: febraban.segmentY03Email.as('unicred240.segment_y03', `${REMITTANCE}, p. 16`),
  lot_trailer: remittanceLotTrailer,
  trailer: febraban.fileTrailer.as('unicred240.remittance.file_trailer', `${REMITTANCE}, p. 8`),
} as const

const returnHeader = withUnused(
  febraban.fileHeader
    .replace([19, 32], { beneficiary_tax_id: text(19, 32, { align: 'right' }) }) // Nº de inscrição da empresa, com brancos à esquerda
    .replace([59, 72], { beneficiary_code: text(59, 72) }), // Código do beneficiário, com zeros à esquerda
  [9, 17], [33, 52], [133, 142], [164, 240],
).as('unicred240.return.file_header', `${RETURN}, p. 3`)

/** 9–16 is printed as T0100030. */
const returnLotHeader = withUnused(
  febraban.lotHeader
    .replace([12, 13], { zeros_1: zeros(12, 13) })
    .replace([19, 33], { beneficiary_tax_id: text(19, 33, { align: 'right' }) }) // Nº de inscrição da empresa, com brancos à esquerda
    .replace([184, 191], {
      fixed_1:       text(184, 185),    // Fixo: 03
      file_sequence: integer(186, 191), // Número remessa/retorno
    })
    .replace([200, 207], { generation_date: date(200, 207, 'DDMMYYYY') }), // Data de geração do arquivo
  [17, 17], [34, 53], [60, 73], [104, 183], [208, 240],
).as('unicred240.return.lot_header', `${RETURN}, p. 4`)

/** Segmento T, pp. 4–5. Nosso número: zeros, ten digits and the check digit, as in P. The record has no account and no payer. */
const segmentT = withUnused(
  febraban.segmentT
    .replace([24, 58], {
      beneficiary_code:  text(24, 37),    // Código do beneficiário, com zeros à esquerda
      zeros_1:           zeros(38, 38),   // Fixo: 0
      our_number_prefix: digits(39, 46),  // Nosso número: zeros
      our_number:        digits(47, 56),  // Nosso número
      our_number_digit:  text(57, 57),    // Nosso número: dígito verificador
      fixed_1:           text(58, 58),    // Fixo: 1
    })
    .replace([106, 198], { zeros_2: zeros(106, 198) }) // Zeros
    .replace([214, 223], {
      reason_codes:       text(214, 221), // Complemento do movimento
      instruction_origin: text(222, 223, { codes: origins240 }), // Tipo de instrução origem
    }),
  [15, 15], [18, 23], [224, 240],
).as('unicred240.segment_t', `${RETURN}, pp. 4–5`)

/** Segmento U, pp. 5–6. */
const segmentU = withUnused(
  febraban.segmentU.replace([154, 165], {
    zeros_1:        zeros(154, 157), // Zeros
    fee_debit_date: date(158, 165, 'DDMMYYYY', { empty: 'blanks' }), // Data de débito da tarifa
  }),
  [15, 15], [108, 137], [166, 240],
).as('unicred240.segment_u', `${RETURN}, pp. 5–6`)

const returnLotTrailer = withUnused(febraban.lotTrailer, [9, 17], [24, 240]).as('unicred240.return.lot_trailer', `${RETURN}, p. 6`)

/** 1–9 is printed as 136999991, and there is no count of lots. */
const returnFileTrailer = febraban.fileTrailer
  .replace([9, 23], { fixed_1: text(9, 9), unused_10: reserved(10, 23) }) // Fixo: 1
  .replace([30, 240], { unused_30: reserved(30, 240) })
  .as('unicred240.return.file_trailer', `${RETURN}, p. 6`)

export const returnRecords240 = {
  header: returnHeader,
  lot_header: returnLotHeader,
  segment_t: segmentT,
  segment_u: segmentU,
  lot_trailer: returnLotTrailer,
  trailer: returnFileTrailer,
} as const
