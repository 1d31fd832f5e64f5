// Bradesco, Manual de Procedimentos Operacionais para Troca de Arquivos – Cobrança Bradesco, version 17 of 28 September 2020, pp. 8–24; «2023»
// marks changes of the version of March 2023 (pages as printed there).
import { shareBy } from '../../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS_PER_DAY, record, reserved, taxId, text, zeros } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import { instructions400 } from './movements.js'

const MANUAL = 'Bradesco, Cobrança CNAB 400, versão 17 (28/09/2020)'
const NEW_MANUAL = 'março/2023'

/** Header label, p. 8. */
const header = (bank: BankIdentity, name: string) => record(
  `${bank.slug}400.remittance.header`,
  400,
  {
    record_type:       key(1, 1, '0'),                     // Identificação do registro
    operation:         literal(2, 2, '1'),                 // Identificação do arquivo remessa
    operation_name:    literal(3, 9, 'REMESSA'),           // Literal remessa
    service_code:      literal(10, 11, '01'),              // Código de serviço
    service_name:      literal(12, 26, 'COBRANCA       '), // Literal serviço
    company_code:      digits(27, 46),                     // Código da empresa, dado pelo banco (p. 16)
    beneficiary_name:  text(47, 76),                       // Nome da empresa
    bank_code:         literal(77, 79, bank.number),            // Número do Bradesco na câmara de compensação
    bank_name:         literal(80, 94, name.padEnd(15)), // Nome do banco por extenso
    generation_date:   date(95, 100, 'DDMMYY'),            // Data da gravação do arquivo
    reserved_1:        blanks(101, 108),                   // Branco
    system_id:         literal(109, 110, 'MX'),            // Identificação do sistema
    remittance_number: integer(111, 117),                  // Nº sequencial de remessa: never repeated, never zero (p. 16; 2023 p. 14)
    reserved_2:        blanks(118, 394),                   // Branco
    sequence:          integer(395, 400),                  // Nº sequencial do registro: 000001
  },
  `${MANUAL}, p. 8`,
)

/**
 * Registro de transação, tipo 1, pp. 9–10. District, city and state of the payer have no columns: the bank derives them from the CEP. 335–394 may hold a
 * message in place of the guarantor (p. 21); it is read in the guarantor's columns.
 */
const title = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.title`,
  400,
  {
    record_type:          key(1, 1, '1'),           // Identificação do registro
    debit_agency_number:  digits(2, 6),             // Agência de débito (opcional)
    debit_agency_digit:   text(7, 7),               // Dígito da agência de débito (opcional)
    debit_account_type:   digits(8, 12),            // Razão da conta corrente (opcional)
    debit_account_number: digits(13, 19),           // Conta corrente (opcional)
    debit_account_digit:  text(20, 20),             // Dígito da conta corrente (opcional)
    reserved_1:           zeros(21, 21),            // Identificação da empresa (p. 17): zero
    wallet_number:        digits(22, 24),           // Identificação da empresa: carteira
    agency_prefix:        digits(25, 25),           // Identificação da empresa: agência, primeira das 5 posições: a agência tem 4
    agency_number:        digits(26, 29),           // Identificação da empresa: agência, sem o dígito
    account_number:       digits(30, 36),           // Identificação da empresa: conta corrente
    account_digit:        text(37, 37),             // Identificação da empresa: dígito da conta
    control_number:       text(38, 62),             // Nº controle do participante: uso da empresa
    debit_bank:           digits(63, 65),           // Código do banco a ser debitado: 237, ou zeros sem débito (p. 17)
    fine_type:            digits(66, 66),           // Campo de multa: 0 sem, 2 percentual (p. 17)
    fine_value:           money(67, 70, { unit: { by: 'fine_type', codes: { '2': percentage(2) } } }), // Percentual de multa
    our_number:           digits(71, 81),           // Identificação do título no banco; zeros se o banco numera (p. 17)
    our_number_digit:     text(82, 82),             // Dígito de autoconferência, que pode ser P (pp. 17–19)
    bonus_discount_value: money(83, 92, { unit: REAIS_PER_DAY }), // Desconto bonificação por dia
    dispatch_type:        digits(93, 93),           // Emissão da papeleta: 1 banco, 2 cliente (p. 19; 2023 p. 17: outro, o cadastro)
    debit_registration:   text(94, 94),             // Débito automático com dados errados: N não registra (p. 19)
    bank_operation:       reserved(95, 104),        // Identificação da operação do banco: brancos
    split_indicator:      text(105, 105),           // Indicador de rateio: R (p. 19)
    debit_notice:         text(106, 106),           // Aviso do débito automático: 1 emite, 2 não emite (p. 19)
    payment_count:        digits(107, 108),         // Quantidade de pagamentos: 02 a 99 parcelas, ou branco (p. 19)
    movement:             digits(109, 110),         // Identificação da ocorrência (p. 19)
    document_number:      text(111, 120),           // Nº do documento
    due_date:             date(121, 126, 'DDMMYY'), // Data do vencimento do título
    amount:               money(127, 139),          // Valor do título
    reserved_2:           zeros(140, 142),          // Banco encarregado da cobrança: zeros
    reserved_3:           zeros(143, 147),          // Agência depositária: zeros
    document_type:        digits(148, 149),         // Espécie de título
    acceptance:           text(150, 150),           // Identificação (aceite): sempre N
    document_date:        date(151, 156, 'DDMMYY'), // Data da emissão do título
    first_instruction:    digits(157, 158, { codes: instructions400 }), // 1ª instrução (p. 20)
    second_instruction:   digits(159, 160),         // 2ª instrução: os dias da primeira (p. 20)
    interest_value:       money(161, 173, { unit: REAIS_PER_DAY }), // Valor a ser cobrado por dia de atraso (p. 21)
    discount_date:        date(174, 179, 'DDMMYY'), // Data limite para concessão de desconto
    discount_value:       money(180, 192),          // Valor do desconto
    iof:                  money(193, 205),          // Valor do IOF: só seguradoras (p. 21)
    value_rebate:         money(206, 218),          // Abatimento a ser concedido ou cancelado
    payer_tax_id_type:    digits(219, 220),         // Tipo de inscrição do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:         taxId(221, 234),          // Número de inscrição do pagador
    payer_name:           text(235, 274),           // Nome do pagador
    payer_address:        text(275, 314),           // Endereço completo
    payer_message:        text(315, 326),           // 1ª mensagem (p. 21)
    payer_zipcode:        digits(327, 334),         // CEP e sufixo
    guarantor_tax_id:     text(335, 349),           // Beneficiário final (sacador/avalista): CNPJ/CPF 9, filial 4, controle 2 (p. 22)
    reserved_4:           reserved(350, 351),       // Brancos
    guarantor_name:       text(352, 394),           // Beneficiário final: nome
    sequence:             integer(395, 400),        // Nº sequencial do registro
  },
  `${MANUAL}, pp. 9–10; ${NEW_MANUAL}, pp. 7–9`,
)

/** Registro de transação, tipo 2: mensagens e descontos 2 e 3 (opcional), p. 11. Messages are printed on slips that the bank issues. */
const message = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.message`,
  400,
  {
    record_type:           key(1, 1, '2'),           // Tipo de registro
    message_1:             text(2, 81),              // Mensagem 1: a line of its own from 41 characters on (nota 1)
    message_2:             text(82, 161),            // Mensagem 2
    message_3:             text(162, 241),           // Mensagem 3
    message_4:             text(242, 321),           // Mensagem 4
    second_discount_date:  date(322, 327, 'DDMMYY'), // Data limite para concessão do desconto 2 (nota 2)
    second_discount_value: money(328, 340),          // Valor do desconto 2
    third_discount_date:   date(341, 346, 'DDMMYY'), // Data limite para concessão do desconto 3
    third_discount_value:  money(347, 359),          // Valor do desconto 3
    reserved_1:            blanks(360, 366),         // Reserva
    wallet_number:         digits(367, 369),         // Carteira
    agency_prefix:         digits(370, 370),         // Agência, primeira das 5 posições
    agency_number:         digits(371, 374),         // Agência, código do beneficiário
    account_number:        digits(375, 381),         // Conta corrente
    account_digit:         text(382, 382),           // Dígito C/C
    our_number:            digits(383, 393),         // Nosso número (p. 22)
    our_number_digit:      text(394, 394),           // Dígito do nosso número
    sequence:              integer(395, 400),        // Nº sequencial de registro
  },
  `${MANUAL}, p. 11`,
)

/** Registro de transação, tipo 3: rateio de crédito (opcional), pp. 12–13. Three beneficiaries per record, thirty records per title (p. 23). */
const split = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.split`,
  400,
  {
    record_type:            key(1, 1, '3'),    // Identificação do registro
    wallet_number:          digits(2, 4),      // Identificação da empresa no banco (p. 22): carteira
    agency_prefix:          digits(5, 5),      // Identificação da empresa: agência, primeira das 5 posições
    agency_number:          digits(6, 9),      // Identificação da empresa: agência, sem o dígito
    account_number:         digits(10, 16),    // Identificação da empresa: conta corrente
    account_digit:          text(17, 17),      // Identificação da empresa: dígito da conta
    our_number:             digits(18, 28),    // Identificação do título no banco (p. 23)
    our_number_digit:       text(29, 29),      // Identificação do título no banco: dígito
    split_calculation_code: digits(30, 30),    // Código para cálculo do rateio: 1 valor cobrado, 2 do registro, 3 pelo menor (p. 23)
    split_value_type:       digits(31, 31),    // Tipo de valor informado: 1 percentual, 2 valor (p. 23)
    reserved_1:             blanks(32, 43),    // Filler
    split_1_bank:           digits(44, 46),    // Código do banco para crédito do 1º beneficiário: 237
    split_1_agency_number:  digits(47, 51),    // Código da agência (1º)
    split_1_agency_digit:   text(52, 52),      // Dígito da agência (1º)
    split_1_account_number: digits(53, 64),    // Número da conta corrente (1º)
    split_1_account_digit:  text(65, 65),      // Dígito da conta corrente (1º)
    split_1_value:          money(66, 80, { unit: shareBy('split_value_type') }), // Valor ou percentual para rateio: percentual tem 3 casas (1º, p. 23)
    split_1_name:           text(81, 120),     // Nome do 1º beneficiário
    reserved_2:             blanks(121, 151),  // Filler
    split_1_part:           text(152, 157),    // Parcela: distinguishes shares of one beneficiary (1º, p. 23)
    split_1_floating_days:  integer(158, 160), // Floating: dias para rateio, até 30 (1º, p. 23)
    split_2_bank:           digits(161, 163),  // Código do banco para crédito do 2º beneficiário: 237
    split_2_agency_number:  digits(164, 168),  // Código da agência (2º)
    split_2_agency_digit:   text(169, 169),    // Dígito da agência (2º)
    split_2_account_number: digits(170, 181),  // Número da conta corrente (2º)
    split_2_account_digit:  text(182, 182),    // Dígito da conta corrente (2º)
    split_2_value:          money(183, 197, { unit: shareBy('split_value_type') }), // Valor ou percentual para rateio: percentual tem 3 casas (2º, p. 23)
    split_2_name:           text(198, 237),    // Nome do 2º beneficiário
    reserved_3:             blanks(238, 268),  // Filler
    split_2_part:           text(269, 274),    // Parcela: distinguishes shares of one beneficiary (2º, p. 23)
    split_2_floating_days:  integer(275, 277), // Floating: dias para rateio, até 30 (2º, p. 23)
    split_3_bank:           digits(278, 280),  // Código do banco para crédito do 3º beneficiário: 237
    split_3_agency_number:  digits(281, 285),  // Código da agência (3º)
    split_3_agency_digit:   text(286, 286),    // Dígito da agência (3º)
    split_3_account_number: digits(287, 298),  // Número da conta corrente (3º)
    split_3_account_digit:  text(299, 299),    // Dígito da conta corrente (3º)
    split_3_value:          money(300, 314, { unit: shareBy('split_value_type') }), // Valor ou percentual para rateio: percentual tem 3 casas (3º, p. 23)
    split_3_name:           text(315, 354),    // Nome do 3º beneficiário
    reserved_4:             blanks(355, 385),  // Filler
    split_3_part:           text(386, 391),    // Parcela: distinguishes shares of one beneficiary (3º, p. 23)
    split_3_floating_days:  integer(392, 394), // Floating: dias para rateio, até 30 (3º, p. 23)
    sequence:               integer(395, 400), // Nº sequencial do registro
  },
  `${MANUAL}, pp. 12–13`,
)

/**
 * Registro de transação, tipo 6: múltiplas transferências, and the payers' register for automatic debit, pp. 13–14. The columns from 29 on belong to the
 * register. Version 14, older than the register, prints blanks there. A transfer writes blanks. The page prints 65–395 and 330 columns for the blanks.
 */
const transfer = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.transfer`,
  400,
  {
    record_type:            key(1, 1, '6'),    // Identificação do registro
    wallet_number:          digits(2, 4),      // Carteira
    agency_prefix:          digits(5, 5),      // Agência, primeira das 5 posições
    agency_number:          digits(6, 9),      // Agência, código do beneficiário
    account_number:         digits(10, 16),    // Conta corrente, sem o dígito (p. 14)
    our_number:             digits(17, 27),    // Nosso número, o do registro tipo 1 (p. 14)
    our_number_digit:       text(28, 28),      // Dígito do nosso número
    operation_kind:         text(29, 29),      // Tipo de operação: 1 operação de crédito, 2 arrendamento mercantil, 3 outros
    overdraft_use:          text(30, 30),      // Utilização do cheque especial: S ou N
    balance_after_due:      text(31, 31),      // Consulta saldo após o vencimento: S ou N
    contract_number:        text(32, 56),      // Número/código de identificação/contrato
    authorization_validity: text(57, 64),      // Prazo de validade: DDMMAAAA, ou 99999999 indeterminado
    reserved_1:             blanks(65, 394),   // Brancos
    sequence:               integer(395, 400), // Sequência do registro
  },
  `${MANUAL}, pp. 13–14`,
)

/** Registro de transação, tipo 7: endereço do beneficiário final, o sacador avalista (opcional), p. 15. The record has no column for the district. */
const guarantor = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.guarantor`,
  400,
  {
    record_type:       key(1, 1, '7'),    // Tipo de registro
    guarantor_address: text(2, 46),       // Endereço do sacador/avalista
    guarantor_zipcode: digits(47, 54),    // CEP e sufixo
    guarantor_city:    text(55, 74),      // Cidade
    guarantor_state:   text(75, 76),      // UF
    reserved_1:        blanks(77, 366),   // Reserva
    wallet_number:     digits(367, 369),  // Carteira
    agency_prefix:     digits(370, 370),  // Agência, primeira das 5 posições
    agency_number:     digits(371, 374),  // Agência, código do beneficiário
    account_number:    digits(375, 381),  // Conta corrente
    account_digit:     text(382, 382),    // Dígito C/C
    our_number:        digits(383, 393),  // Nosso número (p. 22)
    our_number_digit:  text(394, 394),    // Dígito do nosso número
    sequence:          integer(395, 400), // Nº sequencial de registro
  },
  `${MANUAL}, p. 15`,
)

/** Trailer, pp. 15–16. */
const trailer = (bank: BankIdentity) => record(
  `${bank.slug}400.remittance.trailer`,
  400,
  {
    record_type: key(1, 1, '9'),    // Identificação do registro
    reserved_1:  blanks(2, 394),    // Branco
    sequence:    integer(395, 400), // Nº sequencial do último registro
  },
  `${MANUAL}, pp. 15–16`,
)

/**
 * The records of the layout, under the number and the name of a bank.
 *
 * @param name the bank's name in the header
 */
export const remittanceRecords = (bank: BankIdentity, name: string = bank.name.toUpperCase()) => ({
  header: header(bank, name),
  title: title(bank),
  message: message(bank),
  split: split(bank),
  transfer: transfer(bank),
  guarantor: guarantor(bank),
  trailer: trailer(bank),
})

export type Bradesco400RemittanceRecords = ReturnType<typeof remittanceRecords>
