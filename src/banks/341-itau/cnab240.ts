/**
 * Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, January 2017, pp. 7–16: its records, as differences from FEBRABAN's.
 *
 * The bank is a constant in every record. Agency and account have Itaú's own columns: agency 4, account 5, and one digit (DAC) for both. Columns of zeros that
 * real return files leave blank are ordinary fields, so that the same bytes can be written back; without a value they are zeros.
 */
import { blanks, date, digits, type Fields, type FixedRecord, literal, money, REAIS, REAIS_PER_DAY, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { acceptances240, documentTypes240, fineTypes240, revokeCodes240, sueCodes240 } from './cnab240-tables.js'

const MANUAL = 'Itaú, Cobrança Bancária, Layout de Arquivos FEBRABAN 240, Janeiro 2017'

/** Código do banco, in all records. */
const ofItau = <F extends Fields>(record: FixedRecord<F>) => record.replace([1, 3], { bank_code: literal(1, 3, '341') })

/** Header de arquivo, p. 7. `recording_density` (167–171) is zeros in the manual; return files have blanks there too. */
const fileHeader = ofItau(febraban.fileHeader)
  .replace([33, 72], {
    blanks_1:       blanks(33, 52),   // Brancos
    zeros_1:        zeros(53, 53),    // Zeros
    agency_number:  digits(54, 57),   // Agência mantenedora da conta
    blanks_2:       blanks(58, 58),   // Brancos
    zeros_2:        zeros(59, 65),    // Zeros
    account_number: digits(66, 70),   // Conta corrente da empresa
    blanks_3:       blanks(71, 71),   // Brancos
    account_digit:  digits(72, 72),   // DAC da agência/conta
  })
  .replace([172, 240], {
    blanks_4:       blanks(172, 225), // Brancos
    complement:     digits(226, 228), // Zeros; blank in return files
    blanks_5:       blanks(229, 240), // Brancos
  })
  .as('itau240.file_header', `${MANUAL}, p. 7`)

/** Header de lote, p. 8. Its credit date may be the only one of a return file (indicador 40.6, p. 35). */
const lotHeader = ofItau(febraban.lotHeader)
  .replace([12, 13], {
    zeros_1:        zeros(12, 13),    // Zeros
  })
  .replace([34, 73], {
    blanks_1:       blanks(34, 53),   // Brancos
    zeros_2:        zeros(54, 54),    // Zeros
    agency_number:  digits(55, 58),   // Agência mantenedora da conta
    blanks_2:       blanks(59, 59),   // Brancos
    zeros_3:        zeros(60, 66),    // Zeros
    account_number: digits(67, 71),   // Conta corrente
    blanks_3:       blanks(72, 72),   // Brancos
    account_digit:  digits(73, 73),   // DAC da agência/conta
  })
  .replace([104, 183], {
    blanks_4:       blanks(104, 183), // Brancos
  })
  .as('itau240.lot_header', `${MANUAL}, p. 8`)

/** Segmento P: o título, p. 9. No codes of interest or discount: both are values in reais (notas 13, 14). */
const segmentP = ofItau(febraban.segmentP)
  .replace([18, 77], {
    zeros_1:          zeros(18, 18),    // Zeros
    agency_number:    digits(19, 22),   // Agência mantenedora da conta
    blanks_1:         blanks(23, 23),   // Brancos
    zeros_2:          zeros(24, 30),    // Zeros
    account_number:   digits(31, 35),   // Conta corrente da empresa
    blanks_2:         blanks(36, 36),   // Brancos
    account_digit:    digits(37, 37),   // DAC da agência/conta
    wallet_code:      digits(38, 40),   // Nº da carteira, nota 5
    our_number:       digits(41, 48),   // Nosso número, nota 6
    our_number_digit: digits(49, 49),   // DAC do nosso número, nota 27 (the page prints 25)
    blanks_3:         blanks(50, 57),   // Brancos
    zeros_3:          zeros(58, 62),    // Zeros
    document_number:  text(63, 72),     // Nº do documento, nota 7
    blanks_4:         blanks(73, 77),   // Brancos
  })
  .replace([106, 106], {
    collecting_agency_digit: digits(106, 106), // DAC da agência cobradora
  })
  .replace([118, 118], {
    zeros_4:          zeros(118, 118),  // Zeros
  })
  .replace([142, 142], {
    zeros_5:          zeros(142, 142),  // Zeros
  })
  .replace([225, 240], {
    days_for_revoke:  digits(225, 226), // Prazo baixa, nota 19
    zeros_6:          zeros(227, 239),  // Zeros
    blanks_5:         blanks(240, 240), // Brancos
  })
  .withCodes({ document_type: documentTypes240, acceptance: acceptances240, sue_code: sueCodes240, revoke_code: revokeCodes240 })
  .withUnits({ interest_value: REAIS_PER_DAY, discount_value: REAIS })
  .as('itau240.segment_p', `${MANUAL}, p. 9`)

/**
 * Segmento Q: pagador e sacador avalista, p. 10. The manual prints the payer's name in 34–63 and blanks in 64–73, which may be joined (nota 20: the bank then
 * abbreviates the name to 30 characters), and the CEP in two fields, 129–133 and 134–136.
 */
const segmentQ = ofItau(febraban.segmentQ)
  .replace([34, 73], {
    payer_name:     text(34, 73, { maxLength: 30 }), // Nome do pagador e brancos (64–73), que podem ser agrupados; o banco abrevia para 30
  })
  .replace([170, 240], {
    guarantor_name: text(170, 199),   // Sacador/avalista
    blanks_1:       blanks(200, 209), // Brancos
    zeros_1:        zeros(210, 212),  // Zeros
    blanks_2:       blanks(213, 240), // Brancos
  })
  .as('itau240.segment_q', `${MANUAL}, p. 10`)

/** Segmento R: descontos 2 e 3, multa, informação ao pagador, p. 11. */
const segmentR = ofItau(febraban.segmentR)
  .replace([18, 18], {
    zeros_1:                zeros(18, 18),    // Zeros
  })
  .replace([42, 42], {
    zeros_2:                zeros(42, 42),    // Zeros
  })
  .replace([66, 66], {
    fine_type:              digits(66, 66, { codes: fineTypes240 }), // Código da multa, nota 31
  })
  .replace([90, 199], {
    blanks_1:               blanks(90, 99),   // Brancos
    payer_information:      text(100, 139),   // Informação ao pagador, nota 21
    blanks_2:               blanks(140, 199), // Brancos
  })
  .replace([208, 231], {
    zeros_3:                zeros(208, 215),  // Zeros
    blanks_3:               blanks(216, 216), // Brancos
    zeros_4:                zeros(217, 228),  // Zeros
    blanks_4:               blanks(229, 230), // Brancos
    zeros_5:                zeros(231, 231),  // Zeros
  })
  .withUnits({ second_discount_value: REAIS, third_discount_value: REAIS })
  .as('itau240.segment_r', `${MANUAL}, p. 11`)

/** Segmento Y-01: sacador avalista, p. 13. */
const segmentY01 = ofItau(febraban.segmentY01).as('itau240.segment_y01', `${MANUAL}, p. 13`)

/** Segmento T: o título e a ocorrência, p. 14. */
const segmentT = ofItau(febraban.segmentT)
  .replace([15, 15], {
    dda:                     text(15, 15),     // Boleto DDA, nota 30; blank without a contract
  })
  .replace([18, 73], {
    zeros_1:                 zeros(18, 18),    // Zeros
    agency_number:           digits(19, 22),   // Agência mantenedora da conta
    zeros_2:                 zeros(23, 30),    // Zeros
    account_number:          digits(31, 35),   // Conta corrente da empresa
    zeros_3:                 zeros(36, 36),    // Zeros
    account_digit:           digits(37, 37),   // DAC da agência/conta
    wallet_code:             digits(38, 40),   // Nº da carteira, nota 5
    our_number:              digits(41, 48),   // Nosso número, nota 6
    our_number_digit:        digits(49, 49),   // DAC do nosso número
    blanks_1:                blanks(50, 57),   // Brancos
    zeros_4:                 zeros(58, 58),    // Zeros
    document_number:         text(59, 68),     // Seu número, nota 7
    blanks_2:                blanks(69, 73),   // Brancos
  })
  .replace([97, 105], {
    receiving_bank:          digits(97, 99),   // Zeros; in a public file FEBRABAN's receiving bank
    receiving_agency_number: digits(100, 104), // Agência cobradora, de liquidação ou baixa, nota 10
    receiving_agency_digit:  digits(105, 105), // DAC da agência cobradora
  })
  .replace([131, 132], {
    zeros_5:                 zeros(131, 132),  // Zeros
  })
  .replace([149, 198], {
    payer_name:              text(149, 178),   // Nome do pagador
    blanks_3:                blanks(179, 188), // Brancos
    zeros_6:                 zeros(189, 198),  // Zeros
  })
  .replace([214, 240], {
    reason_codes:            text(214, 221),   // Erros, 4 x 2 (numeric in the manual), nota 23
    settlement_code:         text(222, 223),   // Código de liquidação, nota 29
    blanks_4:                blanks(224, 240), // Brancos
  })
  .as('itau240.segment_t', `${MANUAL}, p. 14`)

/**
 * Segmento U: os valores e as datas, p. 15. Itaú prints «valor creditado, valor lançado em conta corrente» both for 78–92, FEBRABAN's value paid, and for
 * 93–107, FEBRABAN's net credit: no column has the amount that the payer paid.
 */
const segmentU = ofItau(febraban.segmentU)
  .replace([78, 137], {
    posted_amount:         money(78, 92),              // Valor creditado: valor lançado em conta corrente
    credit_amount:         money(93, 107),             // Valor creditado: valor lançado em conta corrente
    zeros_1:               zeros(108, 137),            // Zeros
  })
  .replace([154, 165], {
    payer_occurrence_code: digits(154, 157),           // Código da ocorrência do pagador, nota 23
    payer_occurrence_date: date(158, 165, 'DDMMYYYY'), // Data da ocorrência do pagador, nota 23
  })
  .replace([181, 240], {
    blanks_1:              blanks(181, 210),           // Brancos
    zeros_2:               zeros(211, 233),            // Zeros
    blanks_2:              blanks(234, 240),           // Brancos
  })
  .as('itau240.segment_u', `${MANUAL}, p. 15`)

/** Trailer de lote, p. 16. */
const lotTrailer = ofItau(febraban.lotTrailer)
  .replace([70, 115], {
    zeros_1: zeros(70, 115), // Zeros
  })
  .as('itau240.lot_trailer', `${MANUAL}, p. 16`)

/** Trailer de arquivo, p. 16. `reconciliation_account_count` (30–35) is zeros in the manual; return files have blanks there too. */
const fileTrailer = ofItau(febraban.fileTrailer).as('itau240.file_trailer', `${MANUAL}, p. 16`)

/** Records of a return. */
export const returnRecords240 = {
  header: fileHeader, lot_header: lotHeader, segment_t: segmentT, segment_u: segmentU, lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: fileHeader, lot_header: lotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_y01: segmentY01,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
