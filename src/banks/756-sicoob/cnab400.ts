// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019: planilhas "03.Remessa - CNAB400" and
// "04.Retorno - CNAB400", the same columns as in the edition of 24/02/2017. "l." is the line of the sheet.

import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerMonth, rate, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { beneficiaryAccount, creditAndFees, document, paidTitleWithDigit, settlementAmounts } from '../families/core400/index.js'
import { cashierInstructions400 } from './tables.js'

const RETURN = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB400'

/** Header de arquivo, l. 6–24. */
export const returnHeader400 = record(
  'sicoob400.return.header',
  400,
  {
    record_type:          key(1, 1, '0'),           // Identificação do registro header
    operation:            literal(2, 2, '2'),       // Tipo de operação
    operation_name:       literal(3, 9, 'RETORNO'), // Identificação do tipo de operação
    service_code:         literal(10, 11, '01'),    // Identificação do tipo de serviço
    service_name:         text(12, 19),             // COBRANÇA, in the bank's files with its cedilla, in one byte
    reserved_1:           blanks(20, 26),           // Complemento do registro
    agency_number:        digits(27, 30),           // Prefixo da cooperativa
    agency_digit:         digits(31, 31),           // DV do prefixo: sempre zero
    beneficiary_code:     digits(32, 39),           // Código do cliente/beneficiário
    beneficiary_digit:    digits(40, 40),           // DV do código
    account_number:       digits(41, 46),           // Número do convênio líder: a conta corrente, with its digit in real files
    beneficiary_name:     text(47, 76),             // Nome do beneficiário
    bank_code:            literal(77, 79, '756'),   // Identificação do banco, "756 - BANCOOB S/A"
    bank_name:            text(80, 94),             // Identificação do banco, o resto
    generation_date:      date(95, 100, 'DDMMYY'),  // Data da gravação do retorno
    file_sequence:        integer(101, 107),        // Seqüencial do retorno
    reserved_2:           blanks(108, 394),         // Complemento do registro
    sequence:             integer(395, 400),        // Seqüencial do registro: 000001
  },
  `${RETURN}, l. 6–24`,
)

/**
 * Detalhe, l. 26–79. The sheet prints 343–357 and 14 columns for the payer's tax id; in real files it is 343–356. Real files have zeros instead of blanks in
 * the columns after it.
 */
export const returnTitle400 = record(
  'sicoob400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),                              // Identificação do registro detalhe
    beneficiary_tax_id_type: digits(2, 3),                                // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),                                // Número do CPF/CNPJ do beneficiário
    agency_number:           digits(18, 21),                              // Prefixo da cooperativa
    agency_digit:            digits(22, 22),                              // DV do prefixo
    account_number:          digits(23, 30),                              // Conta corrente
    account_digit:           text(31, 31),                                // DV da conta
    agreement_code:          digits(32, 37),                              // Número do convênio de cobrança: 000000
    control_number:          text(38, 62),                                // Número de controle do participante
    our_number_prefix:       zeros(63, 66),                               // Nosso número (11), primeiras 4: zeros, o número tem 7
    our_number:              digits(67, 74),                              // Nosso número (7) e DV (74)
    installment_number:      digits(75, 76),                              // Número da parcela
    value_group:             digits(77, 80),                              // Grupo de valor: 00
    reason_code:             digits(81, 82),                              // Código de baixa/recusa: the sheet prints no table
    title_prefix:            text(83, 85),                                // Prefixo do título: a espécie, em letras
    wallet_variation:        digits(86, 88),                              // Variação da carteira: 000
    guarantee_account:       digits(89, 89),                              // Conta caução: 0
    responsibility_code:     digits(90, 94),                              // Código de responsabilidade: 00000
    responsibility_digit:    digits(95, 95),                              // DV do código de responsabilidade: 0
    discount_rate:           rate(96, 100, 2),                            // Taxa de desconto
    iof_rate:                rate(101, 105, 4),                           // Taxa de IOF
    reserved_1:              blanks(106, 106),                            // Complemento do registro
    modality:                digits(107, 108),                            // Carteira/modalidade
    occurrence:              digits(109, 110),                            // Comando/movimento
    occurrence_date:         date(111, 116, 'DDMMYY'),                    // Data da entrada/liquidação
    document_number: text(117, 131), // Seu número: 117–126 by the sheet; a real file has 15 characters of it
    reserved_2: blanks(132, 146), // Complemento do registro: 127–146 by the sheet
    ...paidTitleWithDigit, // Vencimento, valor, banco, agência recebedora e seu DV, espécie
    ...creditAndFees, // Data do crédito, tarifa, outras despesas, juros do desconto
    ...settlementAmounts, // IOF do desconto, abatimento, desconto, valor recebido, juros de mora, outros recebimentos
    unused_rebate:           money(293, 305),                             // Abatimento não aproveitado pelo pagador
    entry_amount:            money(306, 318),                             // Valor do lançamento
    entry_direction:         digits(319, 319),                            // Indicativo débito/crédito: no table
    amount_indicator:        digits(320, 320),                            // Indicativo valor: no table
    adjustment_amount:       money(321, 332),                             // Valor do ajuste
    reserved_3:              blanks(333, 342),                            // Complemento do registro
    payer_tax_id:            taxId(343, 356),                             // CPF/CNPJ do pagador
    reserved_4:              reserved(357, 394),                          // Complemento do registro: brancos no manual, zeros nos arquivos
    sequence:                integer(395, 400),                           // Seqüencial do registro
  },
  `${RETURN}, l. 26–79`,
)

/** Trailer, l. 81–97. */
export const returnTrailer400 = record(
  'sicoob400.return.trailer',
  400,
  {
    record_type:      key(1, 1, '9'),               // Identificação do registro trailer
    service_code:     literal(2, 3, '02'),          // Identificação do tipo de serviço
    bank_code:        literal(4, 6, '756'),         // Número do banco
    agency_number:    digits(7, 10),                // Código da cooperativa remetente
    agency_name:      text(11, 35),                 // Sigla da cooperativa
    address:          text(36, 85),                 // Endereço da cooperativa
    neighborhood:     text(86, 115),                // Bairro da cooperativa
    zipcode:          text(116, 123),               // CEP da cooperativa
    city:             text(124, 153),               // Cidade da cooperativa
    state:            text(154, 155),               // UF da cooperativa
    movement_date:    date(156, 163, 'DDMMYYYY'),   // Data do movimento
    detail_count:     integer(164, 171),            // Quantidade de registros no detalhe
    last_our_number:  digits(172, 182),             // Último nosso número do beneficiário
    reserved_1:       blanks(183, 394),             // Complemento do registro
    sequence:         integer(395, 400),            // Seqüencial do registro
  },
  `${RETURN}, l. 81–97`,
)

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

/** Detalhe, l. 27–82. The sheet prints 394–395 and one column for the filler before the number: it is 394. */
export const remittanceTitle400 = record(
  'sicoob400.remittance.title',
  400,
  {
    ...beneficiaryAccount, // Beneficiário, prefixo da cooperativa, conta corrente
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
    ...document, // Espécie, aceite (0 sem, 1 com), data de emissão
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
 * The same title with a guarantor's name and tax id in 352–391 (l. 42). The sheet prints no order; here the tax id has the last columns, so that a long name
 * cannot displace it.
 */
export const remittanceTitleGuarantor400 = remittanceTitle400
  .replace([352, 391], {
    guarantor_name:   text(352, 376),   // Nome do sacador/avalista
    guarantor_gap:    blanks(377, 377), // Entre um e outro
    guarantor_tax_id: taxId(378, 391),  // CPF/CNPJ do sacador/avalista
  })
  .as('sicoob400.remittance.title_guarantor', `${REMITTANCE}, l. 42 e 79`)

/** Trailer, l. 84–93. Its messages are printed on every title whose two instructions are 01 (l. 62). */
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
