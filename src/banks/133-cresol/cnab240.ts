/** Cresol, Manual Cobrança Integrada CNAB 240, versão 1.0.2 (PDF de 02/2022): its records, as differences from FEBRABAN's. */
import { blanks, digits, money, percentage, REAIS, REAIS_PER_DAY, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { discountTypes240, especies240, sueCodes240 } from './tables.js'

const MANUAL = 'Cresol, Cobrança Integrada CNAB 240, versão 1.0.2 (02/2022)'

/** Header de arquivo, pp. 6–7 (remessa) and 15–16 (retorno, which prints 1 for the direction; a file has 2). */
export const fileHeader = febraban.fileHeader
  .replace([33, 52], {
    agreement_code:   digits(33, 52),  // Número do convênio de cobrança: número da conta do cooperado
  })
  .as('cresol240.file_header', `${MANUAL}, pp. 6–7 e 15–16`)

/** Header de lote, pp. 7–8 (remessa) and 16–17 (retorno). */
export const lotHeader = febraban.lotHeader
  .replace([34, 53], {
    zeros_1:          zeros(34, 37),   // Zero
    wallet_number:    digits(38, 40),  // Código da carteira (009)
    agreement_agency: digits(41, 45),  // Código da cooperativa
    agreement_number: digits(46, 52),  // Conta corrente
    agreement_digit:  text(53, 53),    // Dígito da conta
  })
  .as('cresol240.lot_header', `${MANUAL}, pp. 7–8 e 16–17`)

/** Segmento P: o título, pp. 8–10. */
export const segmentP = febraban.segmentP
  .replace([38, 60], {
    product:          zeros(38, 40),   // Identificação do produto: zeros
    zeros_1:          zeros(41, 45),   // Zeros
    our_number:       digits(46, 56),  // Nosso número
    our_number_digit: text(57, 57),    // Dígito do nosso número
    charge_type:      zeros(58, 58),   // Código da carteira: zero
    registration_form: zeros(59, 59),   // Forma de cadastramento do título no banco: zeros
    document_form:    zeros(60, 60),   // Tipo de documento: zeros
  })
  .replace([62, 62], {
    distribution_type: text(62, 62),   // Identificação da distribuição: the manual prints no codes
  })
  .replace([101, 106], {
    collecting_agency_number: zeros(101, 105),  // Agência encarregada da cobrança: zeros
    collecting_agency_digit:  blanks(106, 106), // Dígito verificador da agência: branco
  })
  .replace([224, 227], {
    revoke_code:      zeros(224, 224),  // Código p/ baixa/devolução: the manual prints no codes
    days_for_revoke:  blanks(225, 227), // Número de dias para baixa/devolução
  })
  .replace([230, 240], {
    zeros_2:          zeros(230, 240), // Zeros
  })
  .withCodes({ document_type: especies240, dispatch_type: { '1': 'Banco Emitente', '2': 'Cliente Emitente' }, interest_type: { '1': 'Real ao dia' }, discount_type: discountTypes240, sue_code: sueCodes240 })
  .withUnits({ interest_value: REAIS_PER_DAY, discount_value: REAIS })
  .as('cresol240.segment_p', `${MANUAL}, pp. 8–10`)

/** Segmento Q: pagador, p. 11. The segment has no guarantor. */
export const segmentQ = febraban.segmentQ
  .replace([154, 240], {
    guarantor_tax_id_type:    zeros(154, 154),  // Tipo de inscrição: zero
    guarantor_tax_id:         zeros(155, 169),  // Número de inscrição: zeros
    guarantor_name:           blanks(170, 209), // Nome do pagador/avalista: branco
    correspondent_bank:       zeros(210, 212),  // Código do banco correspondente: zeros
    correspondent_our_number: blanks(213, 232), // Nosso número no banco correspondente: brancos
    reserved_2:               blanks(233, 240), // Uso exclusivo FEBRABAN/CNAB: brancos
  })
  .as('cresol240.segment_q', `${MANUAL}, p. 11`)

/** Segmento R: descontos 2 e 3, multa, mensagens, pp. 12–13. The page prints «valor/percentual» for discounts, without codes: they are in reais, as in P. */
export const segmentR = febraban.segmentR
  .replace([75, 89], {
    fine_value:                 money(75, 89, { unit: percentage(2), maxValue: 99_99 }), // Valor da multa: de 0,00% a 99,99%
  })
  .replace([200, 231], {
    payer_occurrence_codes:     zeros(200, 207),  // Código de ocorrência do pagador: zeros
    ...febraban.noDebit, // Conta do débito e aviso para débito automático: zeros, e brancos nos dígitos
  })
  .withCodes({ second_discount_type: discountTypes240, third_discount_type: discountTypes240, fine_type: { '2': 'Percentual' } })
  .withUnits({ second_discount_value: REAIS, third_discount_value: REAIS })
  .as('cresol240.segment_r', `${MANUAL}, pp. 12–13`)

/** Segmento T: o título e a ocorrência, pp. 18–23. The page prints 38–57 as one field; the record has the parts of P. */
export const segmentT = febraban.segmentT
  .replace([38, 58], {
    our_number_prefix: digits(38, 45), // Identificação do título: zeros
    our_number:        digits(46, 56), // Identificação do título: nosso número
    our_number_digit:  text(57, 57),   // Identificação do título: dígito
    charge_type:       digits(58, 58), // Código da carteira: the manual prints no codes; the real file has 9, of carteira 09
  })
  .as('cresol240.segment_t', `${MANUAL}, pp. 18–23`)

/** Segmento U: os valores e as datas, p. 24. */
export const segmentU = febraban.segmentU
  .replace([154, 157], {
    payer_occurrence_code: text(154, 157), // Código da ocorrência: the manual prints no codes
  })
  .as('cresol240.segment_u', `${MANUAL}, p. 24`)

/** Trailer de lote, pp. 13 and 25. */
export const lotTrailer = febraban.lotTrailer
  .replace([24, 240], {
    zeros_1:          zeros(24, 115),   // Zeros
    reserved_2:       blanks(116, 240), // Branco
  })
  .as('cresol240.lot_trailer', `${MANUAL}, pp. 13 e 25`)

/** Trailer de arquivo, pp. 14 and 25. */
export const fileTrailer = febraban.fileTrailer.as('cresol240.file_trailer', `${MANUAL}, pp. 14 e 25`)
