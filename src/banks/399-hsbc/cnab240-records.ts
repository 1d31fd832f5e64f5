/**
 * HSBC, CNAB 240: cobrança registrada and discount, version 2.01 (05/2014), pp. 14–35 and 50; for SAP R/3 (08/2012), pp. 14–28 and 40; cobrança não registrada, version
 * 2.03 (08/2013), pp. 8–14: the records of returns, as differences from FEBRABAN's.
 */
import { blanks, type Codes, date, digits, key, money, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'

const MANUAL = 'HSBC, CNAB 240, versão 2.01 (05/2014)'
const SAP = 'HSBC, CNAB 240 - SAP R/3 (08/2012)'
const CNR = 'HSBC, CNAB 240, Cobrança Não Registrada, versão 2.03 (08/2013)'

const applications: Codes = { 'COB': 'Cobrança', 'RDS': 'Desconto', 'CNR': 'Cobrança Não Registrada' }

/** Header de arquivo, pp. 14–15. 172–184 are of discounts. */
const fileHeader = febraban.fileHeader
  .replace([33, 52], {
    application:           text(33, 35, { codes: applications }), // Código do aplicativo no banco
    application_layout:    text(36, 39, { codes: { 'CNAB': 'CNAB', 'SAP': 'SAP R/3' } }), // Fixo: CNAB; SAP no layout SAP R/3
    contract_number:       text(40, 52),       // Código do contrato: agência e conta cobrança
  })
  .replace([172, 191], {
    unaccepted_to_simple:  text(172, 172, { codes: { 'S': 'Sim', 'N': 'Não' } }), // Duplicatas não aceitas: envio para a cobrança simples
    limit_contract_number: text(173, 183),     // Número do contrato limite
    automatic_release:     text(184, 184, { codes: { 'S': 'Sim', 'N': 'Não' } }), // Forma de liberação da operação: automática
    bank_reserved:         reserved(185, 191), // Para uso reservado do banco
  })
  .as('hsbc240.file_header', `${MANUAL}, pp. 14–15`)

/** Header de lote, p. 16. The page prints the contract from 37 on, with 13 digits: it begins in 41. */
const lotHeader = febraban.lotHeader
  .replace([12, 13], { entry_form: zeros(12, 13) }) // Forma de lançamento
  .replace([34, 53], {
    application:           text(34, 36, { codes: applications }), // Código do aplicativo no banco
    reserved_4:            blanks(37, 40),     // Brancos
    contract_number:       text(41, 53),       // Código do contrato: agência e conta cobrança
  })
  .replace([208, 240], {
    limit_contract_number: text(208, 218),     // Número do contrato limite: brancos na cobrança
    reserved_3:            blanks(219, 240),   // Uso exclusivo FEBRABAN/CNAB
  })
  .withUnused({ blanks: ['message_1', 'message_2'] })
  // Nota 4, p. 51. 09 is a discount, 11 the monthly list of the open titles.
  .withCodes({ service_type: { '01': 'Cobrança', '09': 'Desconto', '11': 'Conciliação Mensal' }, operation_type: { 'R': 'Arquivo Remessa', 'T': 'Arquivo Retorno', 'O': 'Arquivo Retorno Operação' } })
  .as('hsbc240.lot_header', `${MANUAL}, p. 16`)

/** Carteira, nota 22, p. 55. */
const chargeTypes: Codes = { '1': 'Cobrança Simples', '3': 'Garantia de Operações', '9': 'Desconto' }

/** Código da moeda, nota 29, p. 56. */
const currencies: Codes = { '02': 'Dólar Americano Comercial (Venda)', '03': 'Dólar Americano Turismo (Venda)', '09': 'Real' }

/** Tipo de inscrição, nota 30, p. 57. */
const taxIdTypes: Codes = { '0': 'Não Informado', '1': 'CPF', '2': 'CNPJ', '9': 'Outros' }

/** Segmento T, pp. 25–26. */
const segmentT = febraban.segmentT
  .replace([38, 57], {
    our_number:       digits(38, 48),   // Identificação do boleto no banco: nosso número, com o dígito
    reserved_3:       blanks(49, 57),   // Brancos
  })
  .replace([224, 240], {
    operation_number: text(224, 234),   // Número da operação de desconto: brancos na cobrança
    reserved_2:       blanks(235, 240), // Uso exclusivo FEBRABAN/CNAB
  })
  .withUnused({ zeros: ['receiving_agency_digit', 'credit_contract_number'] })
  .withCodes({ charge_type: chargeTypes, currency_code: currencies, payer_tax_id_type: taxIdTypes })
  .as('hsbc240.segment_t', `${MANUAL}, pp. 25–26`)

/** Segmento U, pp. 27–28. The paid amount is zeros; the page does not print 108–137. */
const segmentU = febraban.segmentU
  .replace([108, 137], { reserved_3: reserved(108, 137) })
  .withUnused({
    zeros: ['iof', 'paid_amount', 'payer_occurrence_amount'],
    blanks: ['payer_occurrence_code', 'payer_occurrence_date', 'payer_occurrence_detail'],
  })
  .as('hsbc240.segment_u', `${MANUAL}, pp. 27–28`)

const segmentY01 = febraban.segmentY01.as('hsbc240.segment_y01', `${MANUAL}, p. 32`)

/** Segmento Y-51, pp. 33–34. The page prints 35–48 and 125–133: the amounts have 15 columns, as the others. */
const segmentY51 = febraban.segmentY51.as('hsbc240.segment_y51', `${MANUAL}, pp. 33–34`)

/** Trailer de lote, p. 35: cobrança. */
const lotTrailer = febraban.lotTrailer.withUnused({ zeros: ['linked_count', 'linked_amount'] }).as('hsbc240.lot_trailer', `${MANUAL}, p. 35`)

const fileTrailer = febraban.fileTrailer.as('hsbc240.file_trailer', `${MANUAL}, p. 50`)

export const returnRecords = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_t: segmentT,
  segment_u: segmentU,
  segment_y01: segmentY01,
  segment_y51: segmentY51,
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const

/** Segmento U-1, p. 29: settlements and refunds of discounted titles. The page prints 131–132 for one character and 133–240 for 109: they meet at 131 and 132. */
const segmentU1 = febraban.segmentU
  .replace([15, 15], { discount_segment: key(15, 15, '1') }) // Registro de liquidação ou reembolso de desconto
  .replace([18, 240], {
    billet_fine:         money(18, 32),               // Juros, multa e encargos
    interest_complement: money(33, 47),               // Valor do complemento de mora, debitado ao beneficiário
    discount:            money(48, 62),               // Valor do desconto concedido
    iof:                 money(63, 77),               // Valor do IOF recolhido
    settled_amount:      money(78, 92),               // Valor da liquidação: nominal, juros e complemento de mora
    refunded_amount:     money(93, 107),              // Valor do reembolso, debitado ao beneficiário
    reserved_3:          reserved(108, 122),          // Uso exclusivo do banco
    occurrence_date:     date(123, 130, 'DDMMYYYY'),  // Data da liquidação ou do reembolso
    to_simple:           text(131, 131, { codes: { 'S': 'Sim', 'N': 'Não' } }), // Envio para a carteira de cobrança simples
    reserved_4:          blanks(132, 240),            // Uso exclusivo do banco
  })
  .as('hsbc240.desconto.segment_u1', `${MANUAL}, p. 29`)

/** Segmento V, pp. 30–31: the discounted title. The page prints 68–109 for a name of 40 characters, and 110 as the start of the address. */
const segmentV = febraban.segmentU
  .replace([14, 14], { segment: key(14, 14, 'V') })
  .replace([18, 240], {
    document_type:      digits(18, 19),                        // Espécie do boleto
    acceptance:         text(20, 20, { codes: { 'A': 'Aceite', 'N': 'Não aceite' } }), // Identificação de boleto aceito
    document_date:      date(21, 28, 'DDMMYYYY'),              // Data da emissão do boleto
    discount_type:      digits(29, 29),                        // Código do desconto 1
    discount_date:      date(30, 37, 'DDMMYYYY'),              // Data do desconto 1
    discount_value:     money(38, 50),                         // Valor ou percentual a ser concedido
    iof_code:           digits(51, 51, { codes: { '2': 'Antecipado' } }), // Código de cobrança do IOF
    payer_tax_id_type:  digits(52, 52, { codes: taxIdTypes }), // Tipo de inscrição
    payer_tax_id:       text(53, 67),                          // Número de inscrição
    payer_name:         text(68, 109),                         // Nome do pagador
    payer_address:      text(110, 147),                        // Endereço
    reserved_2:         blanks(148, 149),                      // Uso do banco
    payer_neighborhood: text(150, 164),                        // Bairro
    payer_zipcode:      digits(165, 172),                      // CEP
    payer_city:         text(173, 187),                        // Cidade
    payer_state:        text(188, 189),                        // UF
    guarantor_name:     text(190, 229),                        // Nome do sacador/avalista
    reserved_3:         blanks(230, 240),                      // Para uso reservado do banco
  })
  .as('hsbc240.desconto.segment_v', `${MANUAL}, pp. 30–31`)

/** Trailer de lote, p. 35: discount. */
const lotTrailerOfDiscount = lotTrailer
  .replace([124, 240], {
    released_amount:    money(124, 140),  // Valor líquido do crédito liberado
    operation_interest: money(141, 157),  // Valor dos juros da operação de desconto
    operation_iof:      money(158, 174),  // Valor do IOF da operação de desconto
    operation_fee:      money(175, 191),  // Valor da tarifa da operação de desconto
    limit_amount:       money(192, 208),  // Valor do contrato limite
    limit_balance:      money(209, 225),  // Saldo do limite do contrato
    reserved_2:         blanks(226, 240), // Uso exclusivo FEBRABAN/CNAB
  })
  .as('hsbc240.desconto.lot_trailer', `${MANUAL}, p. 35`)

export const returnRecordsOfDiscount = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_t: segmentT,
  segment_u1: segmentU1,
  segment_v: segmentV,
  lot_trailer: lotTrailerOfDiscount,
  trailer: fileTrailer,
} as const

/** The paid amount, other expenses and other credits are printed; 211–233 are zeros. */
export const returnRecordsSap = {
  header: fileHeader
    .replace([172, 191], { bank_reserved: reserved(172, 191) }) // Para uso reservado do banco
    .as('hsbc240.sap.file_header', `${SAP}, p. 14`),
  lot_header: lotHeader
    .replace([208, 240], { reserved_3: blanks(208, 240) }) // Uso exclusivo FEBRABAN/CNAB
    .as('hsbc240.sap.lot_header', `${SAP}, p. 15`),
  segment_t: segmentT
    .replace([224, 240], { reserved_2: blanks(224, 240) }) // Uso exclusivo FEBRABAN/CNAB
    .as('hsbc240.sap.segment_t', `${SAP}, p. 24`),
  segment_u: febraban.segmentU
    .withUnused({
      zeros: ['iof', 'payer_occurrence_amount', 'correspondent_bank', 'correspondent_our_number'],
      blanks: ['payer_occurrence_code', 'payer_occurrence_date', 'payer_occurrence_detail'],
    })
    .as('hsbc240.sap.segment_u', `${SAP}, p. 25`),
  segment_y01: segmentY01.as('hsbc240.sap.segment_y01', `${SAP}, p. 26`),
  segment_y51: segmentY51.as('hsbc240.sap.segment_y51', `${SAP}, p. 27`),
  lot_trailer: lotTrailer
    .withUnused({ zeros: ['discounted_count', 'discounted_amount'] })
    .as('hsbc240.sap.lot_trailer', `${SAP}, p. 28`),
  trailer: fileTrailer.as('hsbc240.sap.file_trailer', `${SAP}, p. 40`),
} as const

/** Status da parcela, nota 35, p. 16. */
const installmentStatuses: Codes = { '0': 'Parcela totalmente correta', '1': 'Parcela regularizada', '2': 'Parcela parcialmente correta' }

export const returnRecordsCnr = {
  /** Header de arquivo, p. 8. */
  header: febraban.fileHeader
    .replace([33, 52], {
      application:     text(33, 35, { codes: applications }), // Código do aplicativo no banco: CNR
      return_type:     text(36, 36, { codes: { '1': 'Emissão' } }), // Tipo de retorno: branco, liquidação
      reserved_4:      blanks(37, 39),  // Brancos
      contract_number: text(40, 52),    // Código do contrato de cobrança
    })
    .as('hsbc240.cnr.file_header', `${CNR}, p. 8`),
  /** Header de lote, p. 9. */
  lot_header: febraban.lotHeader
    .replace([12, 13], { entry_form: zeros(12, 13) }) // Forma de lançamento
    .replace([34, 53], {
      application:     text(34, 36, { codes: applications }), // Código do aplicativo no banco: CNR
      form_code:       digits(37, 40),  // Código do formulário
      contract_number: text(41, 53),    // Código do contrato de cobrança
    })
    .withUnused({ blanks: ['message_1', 'message_2'] })
    .as('hsbc240.cnr.lot_header', `${CNR}, p. 9`),
  /** Segmento T, pp. 10–11. */
  segment_t: febraban.segmentT
    .replace([38, 73], {
      our_number:        digits(38, 53), // Identificação do título no banco: código do documento
      reserved_3:        blanks(54, 57), // Brancos
      charge_type:       zeros(58, 58),  // Código da carteira
      installment:       text(59, 61),   // Número da parcela
      installment_count: text(62, 64),   // Número total de parcelas
      statement_entry:   digits(65, 70), // Número do documento no extrato da conta corrente
      installment_status: text(71, 71, { codes: installmentStatuses }), // Status da parcela
      without_slip:      text(72, 72, { codes: { '1': 'Paga sem a apresentação do boleto' } }), // Recebimento avulso
      reserved_4:        blanks(73, 73), // Brancos
    })
    .replace([214, 240], {
      reason_codes:      text(214, 222),   // Motivo da ocorrência (3 x 3)
      posting_code:      text(223, 223, { codes: { '1': 'Não postado pelo HSBC', '2': 'Postado pelo HSBC' } }), // Identificação da postagem
      settlement_type:   text(224, 224, { codes: { '1': 'Pgto em cheque', '2': 'Pgto em dinheiro', '3': 'Pgto por compensação' } }), // Tipo de liquidação
      reserved_2:        blanks(225, 240), // Uso exclusivo FEBRABAN/CNAB
    })
    .withUnused({ zeros: ['receiving_agency_digit', 'credit_contract_number'], blanks: ['control_number'] })
    .withCodes({ currency_code: { '00': 'Moeda variável', '09': 'Real' }, payer_tax_id_type: taxIdTypes })
    .as('hsbc240.cnr.segment_t', `${CNR}, pp. 10–11`),
  /** Segmento U, p. 12: only with settlements. */
  segment_u: febraban.segmentU
    .replace([154, 240], { reserved_2: blanks(154, 240) }) // Brancos
    .withUnused({ zeros: ['value_rebate', 'other_fines', 'other_credit'] })
    .as('hsbc240.cnr.segment_u', `${CNR}, p. 12`),
  /** Trailer de lote, p. 13: the totals are of the settled installments. */
  lot_trailer: febraban.lotTrailer
    .withUnused({
      zeros: ['linked_count', 'linked_amount', 'pledged_count', 'pledged_amount', 'discounted_count', 'discounted_amount'],
      blanks: ['entry_notice_number'],
    })
    .as('hsbc240.cnr.lot_trailer', `${CNR}, p. 13`),
  /** Trailer de arquivo, p. 14. */
  trailer: febraban.fileTrailer
    .replace([36, 240], {
      total_iof:  money(36, 50),    // Valor total do IOF recolhido no movimento
      reserved_2: blanks(51, 240),  // Uso exclusivo FEBRABAN/CNAB
    })
    .as('hsbc240.cnr.file_trailer', `${CNR}, p. 14`),
} as const
