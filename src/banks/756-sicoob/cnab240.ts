// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019: planilhas
// "03.Remessa - Opção CNAB240" and "04.Retorno - Opção CNAB240". "l." is the line of the sheet; 08.3P is its SEQ column.
//
// The records are FEBRABAN's with the differences below. Columns that this edition prints as blank are fields if the edition of 24/02/2017 or a real file has a
// value there, so that no content is lost.

import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, literal, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { currencies240, discountTypes240, dispatchTypes240, distributionTypes240, documentTypes240, fineTypes240, interestTypes240, sueCodes240 } from './tables.js'

const REMITTANCE = 'Sicoob, Layouts para troca de informações (28/10/2019), Remessa CNAB240'
const RETURN = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB240'

/** Header de arquivo da remessa, l. 6–36. */
const remittanceFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:       blanks(33, 52), // 07.0 Código do convênio no Sicoob: brancos
    agency_prefix:        zeros(53, 53),  // 08.0 Prefixo da cooperativa, primeira das 5 posições: a cooperativa tem 4
    agency_number:        digits(54, 57), // 08.0 Prefixo da cooperativa
    agency_digit:         text(58, 58),   // 09.0 DV do prefixo
    account_prefix:       zeros(59, 62),  // 10.0 Conta corrente, primeiras 4 das 12 posições
    account_number:       digits(63, 70), // 10.0 Conta corrente
    account_digit:        text(71, 71),   // 11.0 DV da conta
    agency_account_digit: text(72, 72),   // 12.0 DV da agência/conta: zero (often blank in real files)
  })
  .replace([167, 171], {
    recording_density:    zeros(167, 171), // 21.0 Densidade de gravação: "00000"
  })
  .as('sicoob240.remittance.file_header', `${REMITTANCE}, l. 6–36`)

/** Header de arquivo do retorno, l. 5–35. */
export const returnFileHeader = febraban.fileHeader
  .replace([33, 72], {
    agreement_code:       blanks(33, 52), // 07.0 Código do convênio no Sicoob: brancos
    agency_prefix:        digits(53, 53), // 08.0 Prefixo da cooperativa, primeira das 5 posições: zero
    agency_number:        digits(54, 57), // 08.0 Prefixo da cooperativa
    agency_digit:         text(58, 58),   // 09.0 DV do prefixo: o sistema retorna zero
    account_prefix:       digits(59, 62), // 10.0 Conta corrente, primeiras 4 das 12 posições: zeros
    account_number:       digits(63, 70), // 10.0 Conta corrente
    account_digit:        text(71, 71),   // 11.0 DV da conta
    agency_account_digit: text(72, 72),   // 12.0 DV da agência/conta: o sistema retorna zero
  })
  .replace([143, 143], {
    file_direction:       literal(143, 143, '2'), // 16.0 Código remessa/retorno: '2' = retorno
  })
  .replace([167, 171], {
    recording_density:    zeros(167, 171), // 21.0 Densidade de gravação: "00000"
  })
  .as('sicoob240.return.file_header', `${RETURN}, l. 5–35`)

/** Header de lote da remessa, l. 38–63. Mensagens 1 e 2 (18.1, 19.1): brancos; texto livre na edição de 2017. */
const remittanceLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:       blanks(34, 53), // 11.1 Código do convênio no banco: brancos
    agency_prefix:        zeros(54, 54),  // 12.1 Prefixo da cooperativa, primeira das 5 posições
    agency_number:        digits(55, 58), // 12.1 Prefixo da cooperativa
    agency_digit:         text(59, 59),   // 13.1 DV do prefixo
    account_prefix:       zeros(60, 63),  // 14.1 Conta corrente, primeiras 4 das 12 posições
    account_number:       digits(64, 71), // 14.1 Conta corrente
    account_digit:        text(72, 72),   // 15.1 DV da conta
    agency_account_digit: text(73, 73),   // 16.1 DV da agência/conta: branco (a real file has zero)
  })
  .replace([200, 207], {
    credit_date:          zeros(200, 207), // 22.1 Data do crédito: "00000000"
  })
  .as('sicoob240.remittance.lot_header', `${REMITTANCE}, l. 38–63`)

/** Header de lote do retorno, l. 37–62. Mensagens 1 e 2 (18.1, 19.1): não utilizadas. */
export const returnLotHeader = febraban.lotHeader
  .replace([34, 73], {
    agreement_code:       text(34, 53, { align: 'right' }), // 11.1 Convênio da cooperativa, ou brancos: real files align it right
    agency_prefix:        digits(54, 54),                   // 12.1 Prefixo da cooperativa, primeira das 5 posições: zero
    agency_number:        digits(55, 58),                   // 12.1 Prefixo da cooperativa
    agency_digit:         text(59, 59),                     // 13.1 DV do prefixo: o sistema retorna zero
    account_prefix:       digits(60, 63),                   // 14.1 Conta corrente, primeiras 4 das 12 posições: zeros
    account_number:       digits(64, 71),                   // 14.1 Conta corrente
    account_digit:        text(72, 72),                     // 15.1 DV da conta
    agency_account_digit: text(73, 73),                     // 16.1 DV da agência/conta: brancos, but every real file has zero
  })
  .as('sicoob240.return.lot_header', `${RETURN}, l. 37–62`)

/** Segmento P: o título, l. 65–109. */
const segmentP = febraban.segmentP
  .replace([18, 57], {
    agency_prefix:        zeros(18, 18),  // 08.3P Prefixo da cooperativa, primeira das 5 posições
    agency_number:        digits(19, 22), // 08.3P Prefixo da cooperativa
    agency_digit:         text(23, 23),   // 09.3P DV do prefixo
    account_prefix:       zeros(24, 27),  // 10.3P Conta corrente, primeiras 4 das 12 posições
    account_number:       digits(28, 35), // 10.3P Conta corrente
    account_digit:        text(36, 36),   // 11.3P DV da conta
    agency_account_digit: text(37, 37),   // 12.3P DV da agência/conta: branco (a real file has zero)
    our_number_prefix:    zeros(38, 39),  // 13.3P NumTitulo (10), primeiras 2: zeros, o número tem 7 e o DV 1
    our_number:           digits(40, 47), // 13.3P NumTitulo: número (7) e DV; zeros se a emissão é do Sicoob
    installment_number:   digits(48, 49), // 13.3P Parcela: '01' se única
    modality:             digits(50, 51), // 13.3P Modalidade
    form_type:            digits(52, 52), // 13.3P Tipo de formulário
    our_number_filler:    blanks(53, 57), // 13.3P Em branco
  })
  .replace([59, 60], {
    registration_form:    zeros(59, 59),  // 15.3P Forma de cadastramento: "0"
    document_form:        blanks(60, 60), // 16.3P Tipo de documento: branco
  })
  .replace([101, 105], {
    collecting_agency_number: zeros(101, 105), // 22.3P Agência encarregada da cobrança: "00000"; 23.3P, o DV: branco (a real file has zero)
  })
  .replace([224, 224], {
    revoke_code:          zeros(224, 224), // 38.3P Código para baixa/devolução: "0"; 39.3P, o prazo: brancos (some real files have zeros)
  })
  .replace([240, 240], {
    reserved_2:           blanks(240, 240), // 42.3P Uso exclusivo FEBRABAN/CNAB
  })
  .withCodes({ dispatch_type: dispatchTypes240, distribution_type: distributionTypes240, document_type: documentTypes240, interest_type: interestTypes240, discount_type: discountTypes240, sue_code: sueCodes240, currency_code: currencies240 })
  .withUnits({ discount_value: reaisOrPercentageBy('discount_type') })
  .as('sicoob240.segment_p', `${REMITTANCE}, l. 65–109`)

/** Segmento Q: pagador e sacador avalista, l. 111–135. Como o da FEBRABAN. */
const segmentQ = febraban.segmentQ
  .as('sicoob240.segment_q', `${REMITTANCE}, l. 111–135`)

/** Segmento R: descontos 2 e 3, multa, prazo limite, l. 137–168. Mensagens 3 e 4: brancos; texto livre na edição de 2017. */
export const segmentR = febraban.segmentR
  .replace([200, 207], {
    payment_limit_date:         date(200, 207, 'DDMMYYYY'),  // 21.3R Data limite de pagamento (zeros na edição de 2017)
  })
  .withUnused({ blanks: ['payer_information'] })
  .withUnused(febraban.noDebit) // 22.3R a 28.3R
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240, fine_type: fineTypes240 })
  .withUnits({
    second_discount_value: reaisOrPercentageBy('second_discount_type'),
    third_discount_value: reaisOrPercentageBy('third_discount_type'),
  })
  .as('sicoob240.segment_r', `${REMITTANCE}, l. 137–168`)

/** Segmento S, impressão 1 (frente do boleto), l. 170–185. O manual diz que não é utilizada; some senders still write it, empty. */
const segmentSLine = febraban.segmentSLine
  .as('sicoob240.segment_s_line', `${REMITTANCE}, l. 170–185`)

/** Segmento S, impressão 2 (verso do boleto), l. 170–185. O manual diz que não é utilizada. */
const segmentSBackLine = febraban.segmentSBackLine
  .as('sicoob240.segment_s_back_line', `${REMITTANCE}, l. 170–185`)

/** Segmento S, impressão 3: mensagens 5 a 9 do boleto, l. 170–193. */
const segmentSMessages = febraban.segmentSMessages
  .as('sicoob240.segment_s_messages', `${REMITTANCE}, l. 170–193`)

/**
 * Segmento Y-04 (código 03): Pix. The manual of 2019 does not have it, but Sicoob returns a record with a URL of pix.sicoob.com.br from column 82 on, as in
 * FEBRABAN: FEBRABAN's record is used.
 */
const segmentY04 = febraban.segmentY04
  .as('sicoob240.segment_y04', febraban.segmentY04.source)

/** Segmento T: o título e a ocorrência, l. 64–96. */
export const segmentT = febraban.segmentT
  .replace([18, 57], {
    agency_prefix:        digits(18, 18), // 08.3T Prefixo da cooperativa, primeira das 5 posições: zero
    agency_number:        digits(19, 22), // 08.3T Prefixo da cooperativa
    agency_digit:         text(23, 23),   // 09.3T DV do prefixo
    account_prefix:       digits(24, 27), // 10.3T Conta corrente, primeiras 4 das 12 posições: zeros
    account_number:       digits(28, 35), // 10.3T Conta corrente
    account_digit:        text(36, 36),   // 11.3T DV da conta
    agency_account_digit: text(37, 37),   // 12.3T DV da agência/conta: brancos, but every real file has zero
    our_number_prefix:    digits(38, 39), // 13.3T NumTitulo (10), primeiras 2: zeros
    our_number:           digits(40, 47), // 13.3T NumTitulo: número (7) e DV
    installment_number:   digits(48, 49), // 13.3T Parcela
    modality:             digits(50, 51), // 13.3T Modalidade
    form_type:            digits(52, 52), // 13.3T Tipo de formulário
    our_number_filler:    blanks(53, 57), // 13.3T Em branco
  })
  .as('sicoob240.segment_t', `${RETURN}, l. 64–96`)

/** Segmento U: os valores e as datas, l. 98–125. */
export const segmentU = febraban.segmentU
  .replace([154, 210], {
    payer_occurrence_code:   blanks(154, 157), // 18.3U Código da ocorrência do pagador: brancos
    payer_occurrence_date:   zeros(158, 165),  // 19.3U Data da ocorrência do pagador: "00000000"
    payer_occurrence_amount: zeros(166, 180),  // 20.3U Valor da ocorrência do pagador: zeros
    payer_occurrence_detail: blanks(181, 210), // 21.3U Complemento da ocorrência: brancos
  })
  .as('sicoob240.segment_u', `${RETURN}, l. 98–125`)

/** Trailer de lote, o mesmo na remessa (l. 195–212) e no retorno (l. 127–144). Número do aviso (14.5): brancos. */
export const lotTrailer = febraban.lotTrailer
  .as('sicoob240.lot_trailer', `${REMITTANCE}, l. 195–212; Retorno CNAB240, l. 127–144`)

/** Trailer de arquivo, o mesmo na remessa (l. 214–224) e no retorno (l. 146–156). Contas para conciliação (07.9): zeros. */
export const fileTrailer = febraban.fileTrailer
  .as('sicoob240.file_trailer', `${REMITTANCE}, l. 214–224; Retorno CNAB240, l. 146–156`)

/** Records of a return. */
export const returnRecords240 = {
  header: returnFileHeader, lot_header: returnLotHeader,
  segment_t: segmentT, segment_u: segmentU, segment_y04: segmentY04,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const

/** Records of a remittance. */
export const remittanceRecords240 = {
  header: remittanceFileHeader, lot_header: remittanceLotHeader,
  segment_p: segmentP, segment_q: segmentQ, segment_r: segmentR, segment_s_line: segmentSLine,
  segment_s_back_line: segmentSBackLine, segment_s_messages: segmentSMessages, segment_y04: segmentY04,
  lot_trailer: lotTrailer, trailer: fileTrailer,
} as const
