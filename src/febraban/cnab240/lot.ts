import { blanks, date, digits, integer, key, money, record, taxId, text } from '../../fixed-width/index.js'
import { operations, services, taxIdTypes } from './codes.js'
import { MANUAL } from './manual.js'

/** Header de lote de cobrança, p. 54. The page names column 59 «dígito verificador da conta»; its note, G009, is the agency's. */
export const lotHeader = record(
  'febraban240.lot_header',
  240,
  {
    bank_code:               digits(1, 3),               // G001 Código do banco na compensação
    lot_number:              digits(4, 7),               // G002 Lote de serviço
    record_type:             key(8, 8, '1'),             // G003 Tipo de registro
    operation_type:          text(9, 9, { codes: operations }), // G028 Tipo de operação
    service_type:            digits(10, 11, { codes: services }), // G025 Tipo de serviço
    reserved_1:              blanks(12, 13),             // G004 Uso exclusivo FEBRABAN/CNAB
    lot_layout_version:      digits(14, 16),             // G030 Versão do layout do lote
    reserved_2:              blanks(17, 17),             // G004 Uso exclusivo FEBRABAN/CNAB
    beneficiary_tax_id_type: digits(18, 18, { codes: taxIdTypes }), // G005 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(19, 33),              // G006 Número de inscrição da empresa
    agreement_code:          text(34, 53),               // G007 Código do convênio no banco
    agency_number:           digits(54, 58),             // G008 Agência mantenedora da conta
    agency_digit:            text(59, 59),               // G009 DV da agência
    account_number:          digits(60, 71),             // G010 Número da conta corrente
    account_digit:           text(72, 72),               // G011 DV da conta
    agency_account_digit:    text(73, 73),               // G012 DV da agência/conta
    beneficiary_name:        text(74, 103),              // G013 Nome da empresa
    message_1:               text(104, 143),             // C073 Mensagem 1 (só na remessa)
    message_2:               text(144, 183),             // C073 Mensagem 2 (só na remessa)
    remittance_number:       integer(184, 191),          // G079 Número remessa/retorno
    recording_date:          date(192, 199, 'DDMMYYYY'), // G068 Data de gravação remessa/retorno
    credit_date:             date(200, 207, 'DDMMYYYY'), // C003 Data do crédito (só no retorno)
    reserved_3:              blanks(208, 240),           // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 54`,
)

/** Trailer de lote de cobrança, p. 68. Counts and amounts by charge type (C006) are of the return. The page names 76–92 a count; it has 2 decimals. */
export const lotTrailer = record(
  'febraban240.lot_trailer',
  240,
  {
    bank_code:           digits(1, 3),     // G001 Código do banco na compensação
    lot_number:          digits(4, 7),     // G002 Lote de serviço
    record_type:         key(8, 8, '5'),   // G003 Tipo de registro
    reserved_1:          blanks(9, 17),    // G004 Uso exclusivo FEBRABAN/CNAB
    record_count:        integer(18, 23),  // G057 Quantidade de registros no lote
    simple_count:        integer(24, 29),  // C070 Quantidade de títulos, cobrança simples
    simple_amount:       money(30, 46),    // C071 Valor total, cobrança simples
    linked_count:        integer(47, 52),  // C070 Quantidade de títulos, cobrança vinculada
    linked_amount:       money(53, 69),    // C071 Valor total, cobrança vinculada
    pledged_count:       integer(70, 75),  // C070 Quantidade de títulos, cobrança caucionada
    pledged_amount:      money(76, 92),    // C071 Valor total, cobrança caucionada
    discounted_count:    integer(93, 98),  // C070 Quantidade de títulos, cobrança descontada
    discounted_amount:   money(99, 115),   // C071 Valor total, cobrança descontada
    entry_notice_number: text(116, 123),   // C072 Número do aviso de lançamento
    reserved_2:          blanks(124, 240), // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 68`,
)
