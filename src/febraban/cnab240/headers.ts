/** Headers and start of details of CNAB 240, to identify files. */
import { blanks, date, digits, integer, key, literal, record, reserved, taxId, text, time } from '../../fixed-width/index.js'
import { fileDirections, operations, services, taxIdTypes } from './service-codes.js'

/** Manual of these records. */
export const MANUAL = 'FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020)'

/** Header de arquivo, p. 17. */
export const fileHeader = record(
  'febraban240.file_header',
  240,
  {
    bank_code:               digits(1, 3),               // G001 Código do banco na compensação
    lot_number:              literal(4, 7, '0000'),      // G002 Lote de serviço
    record_type:             key(8, 8, '0'),             // G003 Tipo de registro
    reserved_1:              blanks(9, 17),              // G004 Uso exclusivo FEBRABAN/CNAB
    beneficiary_tax_id_type: digits(18, 18, { codes: taxIdTypes }), // G005 Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(19, 32),              // G006 Número de inscrição da empresa
    agreement_code:          text(33, 52),               // G007 Código do convênio no banco
    agency_number:           digits(53, 57),             // G008 Agência mantenedora da conta
    agency_digit:            text(58, 58),               // G009 DV da agência
    account_number:          digits(59, 70),             // G010 Número da conta corrente
    account_digit:           text(71, 71),               // G011 DV da conta
    agency_account_digit:    text(72, 72),               // G012 DV da agência/conta
    beneficiary_name:        text(73, 102),              // G013 Nome da empresa
    bank_name:               text(103, 132),             // G014 Nome do banco
    reserved_2:              blanks(133, 142),           // G004 Uso exclusivo FEBRABAN/CNAB
    file_direction:          digits(143, 143, { codes: fileDirections }), // G015 Código remessa/retorno
    generation_date:         date(144, 151, 'DDMMYYYY'), // G016 Data de geração do arquivo
    generation_time:         time(152, 157, 'HHMMSS'),   // G017 Hora de geração do arquivo
    file_sequence:           integer(158, 163),          // G018 Número sequencial do arquivo (NSA)
    file_layout_version:     digits(164, 166),           // G019 Versão do layout do arquivo: 103
    recording_density:       digits(167, 171),           // G020 Densidade de gravação
    bank_reserved:           reserved(172, 191),         // G021 Reservado ao banco
    company_reserved:        reserved(192, 211),         // G022 Reservado à empresa
    reserved_3:              blanks(212, 240),           // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 17`,
)

/** Header de lote de cobrança, p. 54. The page calls column 59 «dígito verificador da conta», but its note, G009, is the check digit of the agency. */
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

/** Start of every detail. Titles of a remittance have segment P (p. 55), titles of a return segment T (p. 66). */
export const detail240 = record(
  'febraban240.detail',
  240,
  {
    bank_code:   digits(1, 3),      // G001 Código do banco na compensação
    lot_number:  digits(4, 7),      // G002 Lote de serviço
    record_type: key(8, 8, '3'),    // G003 Tipo de registro
    sequence:    integer(9, 13),    // G038 Número sequencial do registro no lote
    segment:     text(14, 14),      // G039 Código do segmento
    content:     reserved(15, 240), // by segment
  },
  `${MANUAL}, pp. 55–68`,
)
