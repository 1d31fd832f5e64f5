import { blanks, date, digits, integer, key, literal, record, reserved, taxId, text, time } from '../../fixed-width/index.js'
import { fileDirections, taxIdTypes } from './codes.js'
import { MANUAL } from './manual.js'

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

/** Trailer de arquivo, p. 18. */
export const fileTrailer = record(
  'febraban240.file_trailer',
  240,
  {
    bank_code:                    digits(1, 3),          // G001 Código do banco na compensação
    lot_number:                   literal(4, 7, '9999'), // G002 Lote de serviço
    record_type:                  key(8, 8, '9'),        // G003 Tipo de registro
    reserved_1:                   blanks(9, 17),         // G004 Uso exclusivo FEBRABAN/CNAB
    lot_count:                    integer(18, 23),       // G049 Quantidade de lotes do arquivo
    record_count:                 integer(24, 29),       // G056 Quantidade de registros do arquivo
    reconciliation_account_count: integer(30, 35),       // G037 Quantidade de contas para conciliação
    reserved_2:                   blanks(36, 240),       // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 18`,
)
