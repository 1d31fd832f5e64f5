/** Cresol, Manual Cobrança Integrada CNAB 240, versão 1.0.2 (PDF de 02/2022): its records, as differences from FEBRABAN's. */
import { digits, money, percentage, REAIS, REAIS_PER_DAY, text, zeros } from '../../fixed-width/index.js'
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
  .replace([38, 57], {
    product:          zeros(38, 40),   // Identificação do produto: zeros
    zeros_1:          zeros(41, 45),   // Zeros
    our_number:       digits(46, 56),  // Nosso número
    our_number_digit: text(57, 57),    // Dígito do nosso número
  })
  .replace([62, 62], {
    distribution_type: text(62, 62),   // Identificação da distribuição: the manual prints no codes
  })
  .withUnused({
    zeros: ['charge_type', 'registration_form', 'document_form', 'collecting_agency_number', 'revoke_code', 'credit_contract_number', 'partial_payment_authorization'],
    blanks: ['collecting_agency_digit', 'days_for_revoke'], // 225–227: the manual prints no codes for 224
  })
  .withCodes({ document_type: especies240, dispatch_type: { '1': 'Banco Emitente', '2': 'Cliente Emitente' }, interest_type: { '1': 'Real ao dia' }, discount_type: discountTypes240, sue_code: sueCodes240 })
  .withUnits({ interest_value: REAIS_PER_DAY, discount_value: REAIS })
  .as('cresol240.segment_p', `${MANUAL}, pp. 8–10`)

/** Segmento Q: pagador, p. 11. The segment has no guarantor. */
export const segmentQ = febraban.segmentQ
  .withUnused({
    zeros: ['guarantor_tax_id_type', 'guarantor_tax_id', 'correspondent_bank'],
    blanks: ['guarantor_name', 'correspondent_our_number'],
  })
  .as('cresol240.segment_q', `${MANUAL}, p. 11`)

/** Segmento R: descontos 2 e 3, multa, mensagens, pp. 12–13. The page prints «valor/percentual» for discounts, without codes: they are in reais, as in P. */
export const segmentR = febraban.segmentR
  .replace([75, 89], {
    fine_value:                 money(75, 89, { unit: percentage(2), maxValue: 99_99 }), // Valor da multa: de 0,00% a 99,99%
  })
  .withUnused({ zeros: ['payer_occurrence_codes'] })
  .withUnused(febraban.noDebit)
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
  .withUnused({
    zeros: ['simple_count', 'simple_amount', 'linked_count', 'linked_amount', 'pledged_count', 'pledged_amount', 'discounted_count', 'discounted_amount'],
    blanks: ['entry_notice_number'],
  })
  .as('cresol240.lot_trailer', `${MANUAL}, pp. 13 e 25`)

/** Trailer de arquivo, pp. 14 and 25. */
export const fileTrailer = febraban.fileTrailer.as('cresol240.file_trailer', `${MANUAL}, pp. 14 e 25`)
