// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019: planilha "03.Remessa - CNAB400", the same
// columns as in the edition of 24/02/2017. "l." is the line of the sheet.

import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerMonth, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { cashierInstructions400 } from './cnab400-instructions.js'

const REMITTANCE = 'Sicoob, Layouts para troca de informações (28/10/2019), Remessa CNAB400'

/** Header de arquivo, l. 7–25. */
export const remittanceHeader400 = record(
  'sicoob400.remittance.header',
  400,
  {
    record_type:       key(1, 1, '0'),           // Identificação do registro header
    operation:         literal(2, 2, '1'),       // Tipo de operação
    operation_name:    literal(3, 9, 'REMESSA'), // Identificação por extenso do tipo de operação
    service_code:      literal(10, 11, '01'),    // Identificação do tipo de serviço
    service_name:      text(12, 19),             // COBRANÇA
    reserved_1:        blanks(20, 26),           // Complemento do registro
    agency_number:     digits(27, 30),           // Prefixo da cooperativa
    agency_digit:      text(31, 31),             // DV do prefixo: branco (public files have it)
    beneficiary_code:  digits(32, 39),           // Código do cliente/beneficiário
    beneficiary_digit: digits(40, 40),           // DV do código
    leader_agreement:  blanks(41, 46),           // Número do convênio líder: brancos
    beneficiary_name:  text(47, 76),             // Nome do beneficiário
    bank_code:         literal(77, 79, '756'),   // Identificação do banco, "756BANCOOBCED"
    bank_name:         text(80, 94),             // Identificação do banco, o resto
    generation_date:   date(95, 100, 'DDMMYY'),  // Data da gravação da remessa
    file_sequence:     integer(101, 107),        // Seqüencial da remessa
    reserved_2:        blanks(108, 394),         // Complemento do registro
    sequence:          integer(395, 400),        // Sequencial do registro: 000001
  },
  `${REMITTANCE}, l. 7–25`,
)

/** Detalhe, l. 27–82. The sheet gives the filler before the number 394–395 and one column: it is 394. */
export const remittanceTitle400 = record(
  'sicoob400.remittance.title',
  400,
  {
    record_type:             key(1, 1, '1'),             // Identificação do registro detalhe
    beneficiary_tax_id_type: digits(2, 3),               // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),               // Número do CPF/CNPJ do beneficiário
    agency_number:           digits(18, 21),             // Prefixo da cooperativa
    agency_digit:            text(22, 22),               // DV do prefixo
    account_number:          digits(23, 30),             // Conta corrente
    account_digit:           text(31, 31),               // DV da conta
    agreement_code:          zeros(32, 37),              // Número do convênio de cobrança do beneficiário: 000000
    control_number:          text(38, 62),               // Número de controle do participante
    our_number_prefix:       zeros(63, 66),              // Nosso número (11), primeiras 4: zeros, o número tem 7
    our_number:              digits(67, 74),             // Nosso número (7) e DV; zeros se a emissão é do Sicoob
    installment_number:      digits(75, 76),             // Número da parcela: 01 se única
    value_group:             zeros(77, 78),              // Grupo de valor: 00
    reserved_1:              blanks(79, 81),             // Complemento do registro
    message_indicator:       text(82, 82),               // Indicativo de mensagem (branco) ou sacador/avalista (A) em 352–391
    title_prefix:            blanks(83, 85),             // Prefixo do título: brancos
    wallet_variation:        zeros(86, 88),              // Variação da carteira: 000
    guarantee_account:       zeros(89, 89),              // Conta caução: 0
    guarantee_contract:      digits(90, 94),             // Número do contrato garantia, sem DV; carteira 1: 00000
    guarantee_digit:         digits(95, 95),             // DV do contrato; carteira 1: 0
    bordero_number:          digits(96, 101),            // Número do borderô, na carteira 3
    reserved_2:              blanks(102, 105),           // Complemento do registro
    dispatch_type:           digits(106, 106),           // Tipo de emissão: 1 cooperativa, 2 cliente
    modality:                digits(107, 108),           // Carteira/modalidade
    movement:                digits(109, 110),           // Comando/movimento
    document_number:         text(111, 120),             // Seu número
    due_date:                date(121, 126, 'DDMMYY', { codes: { '888888': 'À vista', '999999': 'Contra apresentação' } }), // Data de vencimento (999999: só na edição de 2017)
    amount:                  money(127, 139),            // Valor do título
    bank_code:               literal(140, 142, '756'),   // Número do banco
    collecting_agency:       digits(143, 146),           // Prefixo da cooperativa
    collecting_agency_digit: text(147, 147),             // DV do prefixo
    document_type:           digits(148, 149),           // Espécie do título
    acceptance:              text(150, 150),             // Aceite: 0 sem, 1 com
    document_date:           date(151, 156, 'DDMMYY'),   // Data de emissão do título
    first_instruction:       digits(157, 158, { codes: cashierInstructions400 }), // Primeira instrução codificada
    second_instruction:      digits(159, 160, { codes: cashierInstructions400 }), // Segunda instrução codificada
    interest_value:          money(161, 166, { unit: percentagePerMonth(4) }), // Taxa de mora, % ao mês
    fine_value:              money(167, 172, { unit: percentage(4) }), // Taxa de multa, %
    distribution_type:       digits(173, 173),           // Tipo de distribuição: 1 cooperativa, 2 cliente
    discount_date:           date(174, 179, 'DDMMYY'),   // Data do primeiro desconto
    discount_value:          money(180, 192),            // Valor do primeiro desconto
    currency_code:           digits(193, 193),           // Código da moeda: 9 real
    iof:                     money(194, 205),            // Valor do IOF; quantidade da moeda se não é o real
    value_rebate:            money(206, 218),            // Valor do abatimento
    payer_tax_id_type:       digits(219, 220),           // Tipo de inscrição do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:            taxId(221, 234),            // Número do CNPJ ou CPF do pagador
    payer_name:              text(235, 274),             // Nome do pagador
    payer_address:           text(275, 311),             // Endereço do pagador
    payer_neighborhood:      text(312, 326),             // Bairro do pagador
    payer_zipcode:           digits(327, 334),           // CEP do pagador
    payer_city:              text(335, 349),             // Cidade do pagador
    payer_state:             text(350, 351),             // UF do pagador
    payer_message:           text(352, 391),             // Observações/mensagem ou sacador/avalista
    days_for_sue:            digits(392, 393),           // Número de dias para protesto; 00: os do cadastro do cliente
    reserved_3:              blanks(394, 394),           // Complemento do registro
    sequence:                integer(395, 400),          // Seqüencial do registro
  },
  `${REMITTANCE}, l. 27–82`,
)

/**
 * The same with a guarantor whose tax id is known: both are to stand in 352–391 (l. 42), in no order that the sheet prints. The tax id has the last
 * columns, so that a long name cannot push it out.
 */
export const remittanceTitleGuarantor400 = remittanceTitle400
  .replace([352, 391], {
    guarantor_name:   text(352, 376),   // Nome do sacador/avalista
    guarantor_gap:    blanks(377, 377), // Entre um e outro
    guarantor_tax_id: taxId(378, 391),  // CPF/CNPJ do sacador/avalista
  })
  .as('sicoob400.remittance.title_guarantor', `${REMITTANCE}, l. 42 and 79`)

/** Trailer, l. 84–93. The messages are those of every title whose two instructions are 01 (l. 62). */
export const remittanceTrailer400 = record(
  'sicoob400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Identificação do registro trailer
    reserved_1:  blanks(2, 194),    // Complemento do registro
    message_1:   text(195, 234),    // Mensagem de responsabilidade do beneficiário
    message_2:   text(235, 274),    // Mensagem de responsabilidade do beneficiário
    message_3:   text(275, 314),    // Mensagem de responsabilidade do beneficiário
    message_4:   text(315, 354),    // Mensagem de responsabilidade do beneficiário
    message_5:   text(355, 394),    // Mensagem de responsabilidade do beneficiário
    sequence:    integer(395, 400), // Seqüencial do registro
  },
  `${REMITTANCE}, l. 84–93`,
)
