// Sicoob (756), Layouts para troca de informações, Sistema de Cobrança, atualização de 28/10/2019: planilha "04.Retorno - CNAB400", the same as
// in the edition of 24/02/2017. "l." is the line of the sheet.

import { blanks, date, digits, integer, key, literal, money, rate, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'

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
 * Detalhe, l. 26–79. The sheet gives the payer's tax id 343–357 and 14 columns: real files have it in 343–356. Behind it they have zeros where the
 * sheet wants blanks.
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
    due_date:                date(147, 152, 'DDMMYY'),                    // Data do vencimento
    amount:                  money(153, 165),                             // Valor do título
    receiving_bank:          digits(166, 168),                            // Código do banco recebedor
    receiving_agency_number: digits(169, 172),                            // Prefixo da agência recebedora
    receiving_agency_digit:  text(173, 173),                              // DV do prefixo da recebedora
    document_type:           digits(174, 175),                            // Espécie do título
    credit_date:             date(176, 181, 'DDMMYY'),                    // Data do crédito
    bank_rate:               money(182, 188),                             // Valor da tarifa
    other_fines:             money(189, 201),                             // Outras despesas
    discount_interest:       money(202, 214),                             // Juros do desconto
    iof:                     money(215, 227),                             // IOF do desconto
    value_rebate:            money(228, 240),                             // Valor do abatimento
    discount:                money(241, 253),                             // Desconto concedido
    paid_amount:             money(254, 266),                             // Valor recebido
    billet_fine:             money(267, 279),                             // Juros de mora
    other_credit:            money(280, 292),                             // Outros recebimentos
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
