/**
 * Records of FIDC, Troca Eletrônica Padrão – Cobrança Remessa V3, Apex Group, 17/07/2025 (transcription, sections 2 to 5). Its
 * predecessor of 400 columns is in `paulista-records.ts`.
 */
import { blanks, date, digits, integer, key, literal, money, rate, record, recordsWithMarks, taxId, text, zeros } from '../../../fixed-width/index.js'
import { document, instructedTitle, remittanceLabel } from '../core400/index.js'
import { coobligations, documentTypes, interestTypes, MARKS, paymentTypes } from './tables.js'

const WIDTH = 444
const source = (section: string): string => `FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025), seção ${section}`

/** 1–117 of a header. */
export const label = {
  ...remittanceLabel,
  originator_code:         digits(27, 46),           //  6 Código do originador (consultoria)
  originator_name:         text(47, 76),             //  7 Nome do originador. Singulare has an S in 76
  bank_code:               digits(77, 79),           //  8 Número do banco
  bank_name:               text(80, 94),             //  9 Nome do banco
  generation_date:         date(95, 100, 'DDMMYY'),  // 10 Data da gravação do arquivo
  reserved_1:              blanks(101, 108),         // 11
  system_id:               literal(109, 110, 'MX'),  // 12 Identificação do sistema
  file_sequence:           integer(111, 117),        // 13 Nº sequencial do arquivo
} as const

const header = record('fidc444.remittance.header', WIDTH, {
  ...label,                                          //  1–13
  assignor_bank:           digits(118, 120),         // 14 Número do banco do cedente
  assignor_agency_number:  digits(121, 125),         // 15 Agência do cedente
  assignor_agency_digit:   digits(126, 126),         // 16 DV da agência
  assignor_account_number: digits(127, 138),         // 17 Conta corrente do cedente
  assignor_account_digit:  digits(139, 139),         // 18 DV da conta
  reserved_2:              blanks(140, 438),         // 19
  sequence:                integer(439, 444),        // 20 Nº sequencial do registro
}, source('2'))

/** 21–159 of a title. Numbers are the fields of the page of 444 columns. */
export const operation = {
  coobligation:             digits(21, 22, { codes: coobligations }),  //  6 Coobrigação
  special_characteristic:   digits(23, 24),                            //  7 Característica especial: Src3040, anexo 8
  operation_modality:       digits(25, 28),                            //  8 Modalidade da operação: Src3040, anexo 3
  operation_nature:         digits(29, 30),                            //  9 Natureza da operação: Src3040, anexo 2
  source_of_funds:          digits(31, 34),                            // 10 Origem do recurso: Src3040, anexo 4
  risk_class:               text(35, 36),                              // 11 Classe de risco da operação: Src3040, anexo 17
  zeros_1:                  zeros(37, 37),                             // 12
  control_number:           text(38, 62),                              // 13 Nº de controle do participante: o título na consultoria
  cheque_bank:              digits(63, 65),                            // 14 Número do banco do cheque
  zeros_2:                  zeros(66, 70),                             // 15
  our_number:               digits(71, 81),                            // 16 Identificação do título no banco: branco
  our_number_digit:         text(82, 82),                              // 17 Dígito do nosso número: branco
  paid_amount:              money(83, 92),                             // 18 Valor pago, só na liquidação
  slip_condition:           blanks(93, 93),                            // 19 Condição para emissão da papeleta
  automatic_debit:          blanks(94, 94),                            // 20 Identificação do débito automático
  settlement_date:          date(95, 100, 'DDMMYY'),                   // 21 Data da liquidação
  duplicate_number:         text(101, 104),                            // 22 Número da duplicata
  credit_split:             blanks(105, 105),                          // 23 Indicador de rateio de crédito
  debit_notice:             blanks(106, 106),                          // 24 Endereçamento para aviso de débito
  reserved_2:               blanks(107, 108),                          // 25
  ...instructedTitle,                                                  // 26–29 Ocorrência, nº do documento, vencimento, valor nominal
  collecting_bank:          digits(140, 142),                          // 30 Banco encarregado da cobrança
  collecting_agency_number: digits(143, 147),                          // 31 Agência depositária
  document_type:            digits(148, 149, { codes: documentTypes }), // 32 Espécie de título
  identification:           blanks(150, 150),                          // 33 Identificação: branco
  document_date:            document.document_date,                    // 34 Data da emissão
  first_instruction:        zeros(157, 158),                           // 35 1ª instrução: 00
  second_instruction:       zeros(159, 159),                           // 36 2ª instrução: 0
} as const

/** 174–394 of a title. */
export const parties = {
  assignment_term:          text(174, 192),                            // 39 Número do termo de cessão
  present_value:            money(193, 205),                           // 40 Valor presente da parcela: valor de aquisição
  value_rebate:             money(206, 218),                           // 41 Valor do abatimento
  payer_tax_id_type:        digits(219, 220),                          // 42 Tipo de inscrição do sacado: 01 física, 02 jurídica
  payer_tax_id:             taxId(221, 234),                           // 43 CPF ou CNPJ do sacado
  payer_name:               text(235, 274),                            // 44 Nome do sacado
  payer_address:            text(275, 314),                            // 45 Endereço completo
  invoice_number:           text(315, 323),                            // 46 Número da nota fiscal da duplicata
  invoice_series:           text(324, 326),                            // 47 Série da nota fiscal da duplicata
  payer_zipcode:            digits(327, 334),                          // 48 CEP
  assignor_name:            text(335, 380),                            // 49 Cedente (3.1-D): nome
  assignor_tax_id:          taxId(381, 394),                           //    e CNPJ
} as const

const title = record('fidc444.remittance.title', WIDTH, {
  record_type:              key(1, 1, '1'),                            //  1 Identificação do registro
  grace_date:               date(2, 7, 'DDMMYY'),                      //  2 Data de carência
  interest_type:            digits(8, 8, { codes: interestTypes }),    //  3 Tipo de juros
  reserved_1:               blanks(9, 10),                             //  4
  interest_rate:            rate(11, 20, 7),                           //  5 Taxa de juros, fixa ou % do indexador
  ...operation,                                                        //  6–36
  assignor_tax_id_type:     digits(160, 161),                          // 37 Tipo de pessoa do cedente: 01 física, 02 jurídica
  late_interest:            rate(162, 173, 7),                         // 38 Juros/mora por dia de atraso
  ...parties,                                                          // 39–49
  nfe_key_or_ipoc:          text(395, 438),                            // 50 Chave da NF-e (duplicata) ou IPOC (CCB)
  sequence:                 integer(439, 444),                         // 51 Nº sequencial do registro
}, source('3'))

/** Payment of the fund: it belongs to the file, not to a title. */
const payment = record('fidc444.remittance.payment', WIDTH, {
  record_type:             key(1, 1, '2'),                        //  1 Identificação do registro
  payment_type:            text(2, 20, { codes: paymentTypes }),  //  2 Tipo de pagamento
  assignor_tax_id_type:    digits(21, 22),                        //  3 Tipo do cedente: 01 pessoa física, 02 jurídica
  assignor_tax_id:         taxId(23, 36),                         //  4 CPF ou CNPJ do cedente
  assignor_name:           text(37, 82),                          //  5 Nome do cedente
  assignor_bank:           digits(83, 85),                        //  6 Número do banco
  assignor_agency_number:  digits(86, 90),                        //  7 Agência
  assignor_agency_digit:   digits(91, 91),                        //  8 DV da agência
  assignor_account_number: digits(92, 103),                       //  9 Conta corrente
  assignor_account_digit:  digits(104, 104),                      // 10 DV da conta
  payment_amount:          money(105, 117),                       // 11 Valor do pagamento
  reserved_1:              blanks(118, 438),                      // 12
  sequence:                integer(439, 444),                     // 13 Nº sequencial do registro
}, source('4'))

const trailer = record('fidc444.remittance.trailer', WIDTH, {
  record_type: key(1, 1, '9'),      // 1 Identificação do registro
  reserved_1:  blanks(2, 438),      // 2
  sequence:    integer(439, 444),   // 3 Nº sequencial do registro
}, source('5'))

export const remittanceRecords = recordsWithMarks(MARKS, { header, title, payment, trailer })
