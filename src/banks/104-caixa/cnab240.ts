// Caixa (104), Leiaute de Arquivo Eletrônico Padrão CNAB 240, Cobrança Bancária CAIXA - SIGCB (67.118 v029, outubro de 2022).
//
// The records are FEBRABAN's with the differences below. «Uso exclusivo CAIXA» of zeros is a field of digits, because real files, older editions and the
// answers to a remittance (pré-crítica) often leave it blank. It is read with any content and written as zeros.
//
// The beneficiary's code has six columns followed by a zero (file layouts 101 and 040), or seven columns (107 and 047; notas G007, G019 and G030, pp. 66–70).
// These are two dialects, and each record with the code is defined for both.

import { bankFileDirections, fileDirections } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { chargeTypes240, dispatchTypes240, distributionTypes240, documentTypes240, fineTypes240, interestTypes240, revokeCodes240, sueCodes240 } from './cnab240-tables.js'
import { discountTypes } from './tables.js'

const MANUAL = 'Caixa, Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022)'
const MANUAL_2018 = 'Caixa, Leiaute CNAB 240 SIGCB, 67.118 v010 (junho de 2018)'
const SICOB = 'Caixa, Leiaute CNAB 240 SICOB, 67.023 v014 (setembro de 2008)'

// ── Remessa ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Header de arquivo da remessa, p. 21; código de 6 posições. */
const remittanceFileHeader = febraban.fileHeader
  .replace([33, 72], {
    bank_use_1:       digits(33, 52), // 07.0 Uso exclusivo CAIXA: zeros
    agency_number:    digits(53, 57), // 08.0 Agência mantenedora da conta
    agency_digit:     text(58, 58),   // 09.0 DV da agência
    beneficiary_code: digits(59, 64), // 10.0 Código do beneficiário (G007)
    bank_use_2:       digits(65, 72), // 10.0–12.0 A zero behind the code, and uso exclusivo CAIXA: zeros
  })
  .replace([212, 240], {
    app_version:      text(212, 215),   // 24.0 Versão do aplicativo CAIXA: brancos
    reserved_3:       blanks(216, 240), // 25.0 Filler
  })
  .as('caixa240.remittance.file_header', `${MANUAL}, p. 21`)

/** Header de arquivo da remessa, p. 21; código de 7 posições. */
const remittanceFileHeader7 = remittanceFileHeader
  .replace([59, 72], {
    beneficiary_code: digits(59, 65), // 10.0 Código do beneficiário (G007)
    bank_use_2:       digits(66, 72), // 11.0, 12.0 Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.remittance.file_header', `${MANUAL}, p. 21`)

/** Header de lote da remessa, p. 22; código de 6 posições. */
const remittanceLotHeader = febraban.lotHeader
  .replace([12, 13], {
    reserved_1:          digits(12, 13), // 06.1 Filler: zeros (brancos na edição de 2008)
  })
  .replace([34, 73], {
    beneficiary_code:    digits(34, 39), // 11.1 Código do beneficiário (G007)
    bank_use_1:          digits(40, 53), // 11.1 A zero behind the code; 11.1A uso exclusivo CAIXA: zeros
    agency_number:       digits(54, 58), // 12.1 Agência mantenedora da conta
    agency_digit:        text(59, 59),   // 13.1 DV da agência
    beneficiary_code_6:  digits(60, 65), // 14.1 Código do beneficiário de 6 posições; zeros se tiver 7
    customized_model:    digits(66, 72), // 15.1 Código do modelo de boleto personalizado (C078), ou zeros
    bank_use_2:          digits(73, 73), // 16.1 Uso exclusivo CAIXA: '0'
  })
  .replace([200, 207], {
    credit_date:         date(200, 207, 'DDMMYYYY'), // 22.1 Filler: zeros
  })
  .as('caixa240.remittance.lot_header', `${MANUAL}, p. 22`)

/** Header de lote da remessa, p. 22; código de 7 posições. */
const remittanceLotHeader7 = remittanceLotHeader
  .replace([34, 53], {
    beneficiary_code:    digits(34, 40), // 11.1 Código do beneficiário (G007)
    bank_use_1:          digits(41, 53), // 11.1A Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.remittance.lot_header', `${MANUAL}, p. 22`)

/** Segmento P: o título, pp. 23–24; código de 6 posições. */
export const segmentP = febraban.segmentP
  .replace([24, 57], {
    beneficiary_code: digits(24, 29), // 10.3P Código do beneficiário (G007)
    bank_use_1:       digits(30, 37), // 10.3P A zero behind the code; 11.3P uso exclusivo CAIXA: zeros
    bank_use_2:       digits(38, 39), // 12.3P Filler: zeros
    sinco_modality:   digits(40, 40), // 13.3P Modalidade da carteira SINCO: '0'; '9' com nosso número de 18 posições (G069A)
    modality:         digits(41, 42), // 13.3P Modalidade da carteira (G069)
    our_number:       digits(43, 57), // 13.3P Nosso número, sem DV
  })
  .replace([63, 77], {
    document_number:  text(63, 73),     // 19.3P Número do documento (seu número)
    bank_use_3:       reserved(74, 77), // 19.3P Filler: espaços (in real files the number continues)
  })
  .replace([225, 227], {
    days_for_revoke:  text(225, 227), // 39.3P Prazo para baixa/devolução: brancos, 5 dias (C029)
  })
  .replace([230, 239], {
    bank_use_4:       digits(230, 239), // 41.3P Filler: zeros
  })
  .withCodes({ charge_type: chargeTypes240, dispatch_type: dispatchTypes240, distribution_type: distributionTypes240, document_type: documentTypes240, interest_type: interestTypes240, discount_type: discountTypes, sue_code: sueCodes240, revoke_code: revokeCodes240 })
  .as('caixa240.segment_p', `${MANUAL}, pp. 23–24`)

/** Segmento P: o título, pp. 23–24; código de 7 posições. */
const segmentP7 = segmentP
  .replace([24, 37], {
    beneficiary_code: digits(24, 30), // 10.3P Código do beneficiário (G007)
    bank_use_1:       digits(31, 37), // 11.3P Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.segment_p', `${MANUAL}, pp. 23–24`)

/** Segmento Q: pagador e sacador avalista ou beneficiário final, p. 25. Como o da FEBRABAN. */
const segmentQ = febraban.segmentQ
  .as('caixa240.segment_q', `${MANUAL}, p. 25`)

/** Segmento Q do banco de pagadores, p. 26: for the movements 36, 37 and 38. The movement identifies this segment Q. */
const payerBankQ = <const Movement extends '36' | '37' | '38'>(movement: Movement) =>
  febraban.segmentQ
    .replace([16, 17], {
      movement:                key(16, 17, movement), // 07.3Q Código de movimento
    })
    .replace([154, 240], {
      payer_bank_number:       digits(154, 156),   // 17.3Q Número do banco de pagadores (C079)
      payer_bank_name:         text(157, 176),     // 18.3Q Nome do banco de pagadores (C079)
      payer_code:              text(177, 191),     // 19.3Q Código do pagador no banco (C080)
      payer_bank_maintenance:  digits(192, 192),   // 20.3Q Manutenção: 1 do banco, 2 do pagador (C091)
      amount:                  money(193, 207),    // 21.3Q Valor do título
      bank_use_1:              reserved(208, 209), // 22.3Q Filler
      reserved_2:              blanks(210, 240),   // 22.3Q Filler
    })
    .as(`caixa240.segment_q_payer_bank_${movement}`, `${MANUAL}, p. 26`)

const segmentQPayerBank36 = payerBankQ('36')
const segmentQPayerBank37 = payerBankQ('37')
const segmentQPayerBank38 = payerBankQ('38')

/** Segmento R: descontos 2 e 3, multa, mensagens 3 e 4, p. 27. 180–229 was the payer's e-mail for the banco de pagadores until 2018. */
export const segmentR = febraban.segmentR
  .replace([180, 240], {
    bank_use_1: text(180, 229, { case: 'keep' }), // 20.3R Uso exclusivo CAIXA: espaços
    reserved_2: blanks(230, 240),                 // 21.3R Filler
  })
  .withCodes({ second_discount_type: discountTypes, third_discount_type: discountTypes, fine_type: fineTypes240 })
  .as('caixa240.segment_r', `${MANUAL}, p. 27`)

/** Segmento S, impressão 1: uma mensagem de 140 posições na frente do boleto, p. 28. */
const segmentSLine = febraban.segmentSLine
  .replace([19, 20], {
    bank_use_1: digits(19, 20), // 09.3S Filler: zeros
  })
  .replace([161, 162], {
    bank_use_2: digits(161, 162), // 11.3S Filler: zeros
  })
  .as('caixa240.segment_s_line', `${MANUAL}, p. 28`)

/** Segmento S, impressão 2: uma mensagem de 140 posições no verso do boleto, p. 28. */
const segmentSBackLine = segmentSLine
  .replace([18, 18], {
    print_type: key(18, 18, '2'), // 08.3S Tipo de impressão
  })
  .as('caixa240.segment_s_back_line', `${MANUAL}, p. 28`)

/** Segmento S, impressão 3: mensagens 5 a 8, no recibo do pagador, p. 28. */
export const segmentSMessages = febraban.segmentSMessages
  .replace([179, 218], {
    bank_use_1: text(179, 218), // 13.3S Filler: espaços (FEBRABAN's ninth message)
  })
  .as('caixa240.segment_s_messages', `${MANUAL}, p. 28`)

/**
 * Segmento Y: any other record, kept as it is. These are personalized billets, whose columns only the manual of 2018 prints (10 to 14, 18, 19, 21 and 22; pp.
 * 33–44), and 01 and 03, whose codes are in nota G067 (p. 71) but whose records are not printed.
 */
export const segmentYOther = record(
  'caixa240.segment_y_other',
  240,
  {
    bank_code:       digits(1, 3),                    // 01.3Y Código do banco
    lot_number:      digits(4, 7),                    // 02.3Y Lote de serviço
    record_type:     key(8, 8, '3'),                  // 03.3Y Tipo de registro
    sequence:        integer(9, 13),                  // 04.3Y Número sequencial do registro no lote
    segment:         key(14, 14, 'Y'),                // 05.3Y Código do segmento
    reserved_1:      blanks(15, 15),                  // 06.3Y Filler
    movement:        digits(16, 17),                  // 07.3Y Código de movimento
    optional_record: digits(18, 19),                  // 08.3Y Código do boleto personalizado (G067A) ou do registro opcional (G067)
    content:         text(20, 240, { case: 'keep' }), // 09.3Y em diante: tipo de registro e dados do modelo
  },
  `${MANUAL}, p. 29; ${MANUAL_2018}, pp. 33–44`,
)

/** Segmento Y-30: parcela de carnê, p. 29. */
const segmentY30 = segmentYOther
  .replace([18, 240], {
    optional_record:    key(18, 19, '30'), // 08.3Y Código do boleto personalizado: carnê
    model_record:       literal(20, 20, '1'), // 09.3Y Tipo de registro do modelo
    installment_number: integer(21, 23),   // 10.3Y Parcela; 000 é a parcela única (G067B)
    installment_count:  integer(24, 26),   // 11.3Y Total de parcelas
    reserved_2:         blanks(27, 240),   // 12.3Y Filler
  })
  .as('caixa240.segment_y30', `${MANUAL}, p. 29`)

/** Segmento Y-04: e-mail e celular do pagador, p. 30. The code in 18–19 is 04 instead of FEBRABAN's 03. The record that the page calls «Tipo 4» has type 3. */
const segmentY04 = segmentYOther
  .replace([18, 240], {
    optional_record: key(18, 19, '04'),              // 08.4Y Identificação do registro opcional
    email:           text(20, 69, { case: 'keep' }), // 09.4Y E-mail (G032)
    phone_area_code: digits(70, 71),                 // 10.4Y DDD
    mobile_number:   digits(72, 80),                 // 11.4Y Número do celular
    reserved_2:      blanks(81, 240),                // 12.4Y Uso exclusivo FEBRABAN/CNAB
  })
  .as('caixa240.segment_y04', `${MANUAL}, p. 30`)

/** Segmento Y-08: solicitação de serviços, p. 31, and its answer in the return, p. 43. */
const segmentY08 = segmentYOther
  .replace([18, 240], {
    optional_record:    key(18, 19, '08'),                // 08.3Y Identificação do registro opcional
    request_code:       digits(20, 21),                   // 09.3Y Código da solicitação (C081)
    request_id_type:    digits(22, 22),                   // 10.3Y ID do número identificador (C082)
    request_id:         digits(23, 40),                   // 11.3Y Número identificador da solicitação (C083)
    request_text:       text(41, 200, { case: 'keep' }),  // 12.3Y Descrição da solicitação (C084)
    requested_quantity: integer(201, 204),                // 13.3Y Quantidade solicitada
    error_code:         text(205, 207),                   // 14.3Y Código do erro, no retorno (C047A); zeros na remessa
    reserved_2:         blanks(208, 240),                 // 15.3Y Filler
  })
  .as('caixa240.segment_y08', `${MANUAL}, pp. 31 e 43`)

/** Segmento Y-50: rateio de crédito, p. 32, and its answer in the return, pp. 44–45. */
export const segmentY50 = febraban.segmentY50
  .replace([40, 59], {
    modality:   digits(40, 41),   // 14.3Y Modalidade do nosso número
    our_number: digits(42, 56),   // 14.3Y Nosso número, sem DV
    bank_use_1: reserved(57, 59), // 14.3Y Uso exclusivo CAIXA: espaços
  })
  .replace([157, 240], {
    rejection_codes: text(157, 166),   // 28.3Y Motivos da rejeição (5 x 2, C066)
    reserved_2:      blanks(167, 240), // 29.3Y Filler
  })
  .as('caixa240.segment_y50', `${MANUAL}, pp. 32 e 44–45`)

/** Segmento Y-53: tipo de pagamento, p. 33. Como o da FEBRABAN. */
export const segmentY53 = febraban.segmentY53
  .as('caixa240.segment_y53', `${MANUAL}, p. 33`)

/** Trailer de lote da remessa, p. 34. The columns of FEBRABAN's cobrança vinculada hold caucionada, and those of caucionada hold descontada. */
const remittanceLotTrailer = febraban.lotTrailer
  .replace([47, 123], {
    pledged_count:     integer(47, 52),    // 08.5 Quantidade de títulos, cobrança caucionada: zeros
    pledged_amount:    money(53, 69),      // 09.5 Valor total, cobrança caucionada: zeros
    discounted_count:  integer(70, 75),    // 10.5 Quantidade de títulos, cobrança descontada: zeros
    discounted_amount: money(76, 92),      // 11.5 Valor total, cobrança descontada: zeros
    bank_use_1:        reserved(93, 123),  // 12.5 Filler: espaços
  })
  .as('caixa240.remittance.lot_trailer', `${MANUAL}, p. 34`)

/** Trailer de arquivo da remessa, p. 35. */
const remittanceFileTrailer = febraban.fileTrailer
  .replace([30, 35], {
    bank_use_1: text(30, 35), // 07.9 Filler: espaços (real files have FEBRABAN's zeros as often)
  })
  .as('caixa240.remittance.file_trailer', `${MANUAL}, p. 35`)

// ── Retorno ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Header de arquivo do retorno, p. 36; código de 6 posições. Column 143 is 2; in answers to a remittance (pré-crítica) it is 3, 4 or 5 (G015, p. 68), in the
 * on-line return 7.
 */
const returnFileHeader = remittanceFileHeader
  .replace([143, 143], {
    file_direction: digits(143, 143, { codes: { '2': fileDirections['2'], ...bankFileDirections['104'] } }), // 16.0 Código remessa/retorno (G015)
  })
  .replace([216, 240], {
    reserved_3: blanks(216, 225), // 24.0 Filler: espaços
    bank_use_3: digits(226, 228), // 24.0 Filler: zeros
    reserved_4: blanks(229, 240), // 24.0 Filler: espaços
  })
  .as('caixa240.return.file_header', `${MANUAL}, p. 36`)

/** Header de arquivo do retorno, p. 36; código de 7 posições. */
const returnFileHeader7 = returnFileHeader
  .replace([59, 72], {
    beneficiary_code: digits(59, 65), // 10.0 Código do beneficiário (G007)
    bank_use_2:       digits(66, 72), // 11.0, 12.0 Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.return.file_header', `${MANUAL}, p. 36`)

/**
 * Header de lote do retorno, p. 37; código de 6 posições. Files until 2017 have zeros in these columns (blanks in a pré-crítica) and the code in 60–65, which
 * is now «uso exclusivo CAIXA».
 */
const returnLotHeader = remittanceLotHeader
  .replace([208, 240], {
    bank_use_3: digits(208, 209), // 23.1 Filler: zeros
    reserved_3: blanks(210, 235), // 23.1 Filler: espaços
    bank_use_4: digits(236, 237), // 23.1 Filler: zeros
    reserved_4: blanks(238, 240), // 23.1 Filler: espaços
  })
  .as('caixa240.return.lot_header', `${MANUAL}, p. 37`)

/** Header de lote do retorno, p. 37; código de 7 posições. */
const returnLotHeader7 = returnLotHeader
  .replace([34, 53], {
    beneficiary_code: digits(34, 40), // 11.1 Código do beneficiário (G007)
    bank_use_1:       digits(41, 53), // 11.1A Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.return.lot_header', `${MANUAL}, p. 37`)

/** Segmento T: o título e a ocorrência, pp. 38–39; código de 6 posições. Unregistered titles of files until 2017 have zeros in 59–73 and a blank in 39. */
const segmentT = febraban.segmentT
  .replace([18, 57], {
    bank_use_1:        digits(18, 23), // 08.3T, 09.3T Uso exclusivo CAIXA: zeros
    beneficiary_code:  digits(24, 29), // 10.3T Código do beneficiário (G007)
    bank_use_2:        digits(30, 32), // 10.3T A zero behind the code; 11.3T uso exclusivo CAIXA: zeros
    payer_bank_number: digits(33, 35), // 11.3T Número do banco de pagadores, só nas ocorrências 36 a 38 (C079)
    bank_use_3:        digits(36, 36), // 12.3T Uso exclusivo CAIXA: '0'
    bank_use_4:        reserved(37, 38), // 12.3T Uso exclusivo CAIXA: espaços
    sinco_modality:    digits(39, 39), // 13.3T Modalidade da carteira SINCO: '0' ou branco
    modality:          digits(40, 41), // 13.3T Modalidade da carteira (G069)
    our_number:        digits(42, 56), // 13.3T Nosso número
    our_number_digit:  digits(57, 57), // 13.3T DV do nosso número
  })
  .replace([59, 73], {
    document_number:   text(59, 69),     // 15.3T Seu número
    bank_use_5:        reserved(70, 73), // 15.3T Uso exclusivo CAIXA: espaços
  })
  .replace([189, 198], {
    reserved_3:        blanks(189, 198), // 26.3T Filler: espaços
  })
  .as('caixa240.segment_t', `${MANUAL}, pp. 38–39`)

/** Segmento T: o título e a ocorrência, pp. 38–39; código de 7 posições. */
const segmentT7 = segmentT
  .replace([24, 32], {
    beneficiary_code: digits(24, 30), // 10.3T Código do beneficiário (G007)
    bank_use_2:       digits(31, 32), // 11.3T Uso exclusivo CAIXA: zeros
  })
  .as('caixa240_7.segment_t', `${MANUAL}, pp. 38–39`)

/**
 * Segmento T de um título da antiga cobrança SINCO, p. 38: beneficiaries 000001 to 060000, nosso número of 18 positions. The first digit 9 of the number
 * identifies the segment.
 */
const segmentTSinco = segmentT
  .replace([39, 56], {
    sinco_modality: key(39, 39, '9'), // 13.3T Modalidade da carteira SINCO: '9'
    our_number:     digits(40, 56),   // 13.3T Nosso número, sem o 9
  })
  .as('caixa240.segment_t_sinco', `${MANUAL}, pp. 38–39; Caixa, CNAB 240 SINCO, 67.026 v01 (janeiro de 2004), p. 19`)

/** Segmento U: os valores e as datas, p. 40. The portador is the person who paid. */
const segmentU = febraban.segmentU
  .replace([154, 240], {
    bank_use_1:               digits(154, 157),           // 18.3U Uso exclusivo CAIXA: zeros
    fee_date:                 date(158, 165, 'DDMMYYYY'), // 19.3U Data do débito da tarifa
    payer_code:               text(166, 180),             // 20.3U Código do pagador no banco de pagadores (C080)
    bearer_tax_id_type:       digits(181, 181),           // 21.3U Tipo de inscrição do portador
    bearer_tax_id:            taxId(182, 195),            // 21.3U Número de inscrição do portador
    bank_use_2:               digits(196, 210),           // 21.3UA Uso exclusivo CAIXA: zeros
    correspondent_bank:       digits(211, 213),           // 22.3U Banco correspondente: zeros
    correspondent_our_number: text(214, 233),             // 23.3U Nosso número no banco correspondente: zeros
    reserved_2:               blanks(234, 240),           // 24.3U Uso exclusivo FEBRABAN
  })
  .as('caixa240.segment_u', `${MANUAL}, p. 40`)

/** Segmento U do banco de pagadores, pp. 41–42: for the occurrences 35 to 38, which identify this segment U (38: SINCO of 2004, p. 21). */
const payerBankU = <const Occurrence extends '35' | '36' | '37' | '38'>(occurrence: Occurrence) =>
  febraban.segmentU
    .replace([16, 17], {
      occurrence:            key(16, 17, occurrence), // 07.3U Código de movimento
    })
    .replace([154, 240], {
      payer_bank_number:     digits(154, 156),   // 18.3U Número do banco de pagadores (C079)
      payer_bank_name:       text(157, 176),     // 19.3U Nome do banco de pagadores (C079)
      due_date_adjustment:   text(177, 177),     // 20.3U Ajuste de vencimento (C087)
      issue_date_adjustment: text(178, 178),     // 21.3U Ajuste de emissão (C087)
      billet_model:          digits(179, 180),   // 22.3U Modelo do boleto (G067A)
      distribution_type:     digits(181, 181),   // 23.3U Via de entrega (C010)
      document_type:         digits(182, 183),   // 24.3U Espécie (C015)
      acceptance:            text(184, 184),     // 25.3U Aceite
      payer_code:            text(185, 199),     // 26.3U Código do pagador no banco (C080)
      bank_use_1:            reserved(200, 210), // 27.3U Uso exclusivo CAIXA: espaços
      reserved_2:            text(211, 240),     // 28.3U Filler: espaços (SINCO: banco correspondente)
    })
    .as(`caixa240.segment_u_payer_bank_${occurrence}`, `${MANUAL}, pp. 41–42`)

const segmentUPayerBank35 = payerBankU('35')
const segmentUPayerBank36 = payerBankU('36')
const segmentUPayerBank37 = payerBankU('37')
const segmentUPayerBank38 = payerBankU('38')

/**
 * Segmento W: o que a pré-crítica recusou, campo e erro, até vinte vezes. Printed for SICOB (p. 21) and SINCO (p. 24). The manual of SIGCB dropped the page in
 * 2018 (v010, p. 90), but notas C075, C076 and C090 of v029 (pp. 61–63) still explain it, and real answers of SIGCB have it.
 */
export const segmentW = record(
  'caixa240.segment_w',
  240,
  {
    bank_code:       digits(1, 3),       // 01.3W Código do banco
    lot_number:      digits(4, 7),       // 02.3W Lote de serviço
    record_type:     key(8, 8, '3'),     // 03.3W Tipo de registro
    sequence:        integer(9, 13),     // 04.3W Número sequencial: a real file has zeros
    segment:         key(14, 14, 'W'),   // 05.3W Código do segmento (printed U)
    reserved_1:      blanks(15, 15),     // 06.3W Uso exclusivo FEBRABAN/CNAB
    notification:    digits(16, 17),     // 07.3W 01 remessa processada, 02 rejeitada (C074)
    record_position: integer(18, 23),    // 08.3W Linha da remessa, ou quantas foram processadas (C075)
    bank_use_1:      blanks(24, 24),     // 09.3W Uso exclusivo CAIXA
    errors:          text(25, 240, { case: 'keep' }), // 10.3W, 11.3W Código do campo (4, C076) e do erro (3, C047A), seguidos; texto livre nas antigas
  },
  `${SICOB}, p. 21`,
)

/** Trailer de lote do retorno, p. 46. */
const returnLotTrailer = remittanceLotTrailer
  .replace([93, 240], {
    bank_use_1: text(93, 115),    // 12.5 Filler: zeros
    reserved_2: blanks(116, 240), // 13.5 Filler: espaços
  })
  .as('caixa240.return.lot_trailer', `${MANUAL}, p. 46`)

/** Trailer de arquivo do retorno, p. 47. */
export const returnFileTrailer = remittanceFileTrailer
  .as('caixa240.return.file_trailer', `${MANUAL}, p. 47`)

const returnDetails = {
  segment_t: segmentT, segment_t_sinco: segmentTSinco, segment_u: segmentU, segment_u_payer_bank_35: segmentUPayerBank35,
  segment_u_payer_bank_36: segmentUPayerBank36, segment_u_payer_bank_37: segmentUPayerBank37,
  segment_u_payer_bank_38: segmentUPayerBank38, segment_w: segmentW, segment_y04: segmentY04, segment_y08: segmentY08,
  segment_y50: segmentY50, segment_y53: segmentY53, segment_y_other: segmentYOther, lot_trailer: returnLotTrailer,
  trailer: returnFileTrailer,
} as const

/** Records of a return, by the columns of the beneficiary's code. */
export const returnRecords240 = { header: returnFileHeader, lot_header: returnLotHeader, ...returnDetails } as const
export const returnRecords240SevenDigits = { header: returnFileHeader7, lot_header: returnLotHeader7, ...returnDetails, segment_t: segmentT7 } as const

const remittanceDetails = {
  segment_p: segmentP, segment_q: segmentQ, segment_q_payer_bank_36: segmentQPayerBank36,
  segment_q_payer_bank_37: segmentQPayerBank37, segment_q_payer_bank_38: segmentQPayerBank38, segment_r: segmentR,
  segment_s_line: segmentSLine, segment_s_back_line: segmentSBackLine, segment_s_messages: segmentSMessages,
  segment_y04: segmentY04, segment_y08: segmentY08, segment_y30: segmentY30, segment_y50: segmentY50, segment_y53: segmentY53,
  segment_y_other: segmentYOther, lot_trailer: remittanceLotTrailer, trailer: remittanceFileTrailer,
} as const

/** Records of a remittance, by the columns of the beneficiary's code. */
export const remittanceRecords240 = { header: remittanceFileHeader, lot_header: remittanceLotHeader, ...remittanceDetails } as const
export const remittanceRecords240SevenDigits = { header: remittanceFileHeader7, lot_header: remittanceLotHeader7, ...remittanceDetails, segment_p: segmentP7 } as const
