import { MANUAL, taxIdTypes } from '../../../febraban/index.js'
import { blanks, date, digits, integer, key, money, record, taxId, text } from '../../../fixed-width/index.js'
import { chargeTypes, currencies, payerOccurrences } from './codes.js'

/** Segmento T: o título e a ocorrência, p. 66. This page prints check digits as Num, the others as Alfa; they are texts, since X and P occur. */
export const segmentT = record(
  'febraban240.segment_t',
  240,
  {
    bank_code:               digits(1, 3),             // G001 Código do banco na compensação
    lot_number:              digits(4, 7),             // G002 Lote de serviço
    record_type:             key(8, 8, '3'),           // G003 Tipo de registro
    sequence:                integer(9, 13),           // G038 Número sequencial do registro no lote
    segment:                 key(14, 14, 'T'),         // G039 Código do segmento
    reserved_1:              blanks(15, 15),           // G004 Uso exclusivo FEBRABAN/CNAB
    occurrence:              digits(16, 17),           // C044 Código de movimento retorno
    agency_number:           digits(18, 22),           // G008 Agência mantenedora da conta
    agency_digit:            text(23, 23),             // G009 DV da agência
    account_number:          digits(24, 35),           // G010 Número da conta corrente
    account_digit:           text(36, 36),             // G011 DV da conta
    agency_account_digit:    text(37, 37),             // G012 DV da agência/conta
    our_number:              text(38, 57),             // G069 Identificação do título no banco (nosso número)
    charge_type:             digits(58, 58, { codes: chargeTypes }), // C006 Código da carteira
    document_number:         text(59, 73),             // C011 Número do documento de cobrança
    due_date:                date(74, 81, 'DDMMYYYY'), // C012 Data de vencimento
    amount:                  money(82, 96),            // G070 Valor nominal do título
    receiving_bank:          digits(97, 99),           // C045 Banco cobrador/recebedor
    receiving_agency_number: digits(100, 104),         // G008 Agência cobradora/recebedora
    receiving_agency_digit:  text(105, 105),           // G009 DV da agência cobradora
    control_number:          text(106, 130),           // G072 Identificação do título na empresa
    currency_code:           digits(131, 132, { codes: currencies }), // G065 Código da moeda
    payer_tax_id_type:       digits(133, 133, { codes: taxIdTypes }), // G005 Tipo de inscrição do pagador
    payer_tax_id:            taxId(134, 148),          // G006 Número de inscrição do pagador
    payer_name:              text(149, 188),           // G013 Nome do pagador
    credit_contract_number:  digits(189, 198),         // C030 Número do contrato da operação de crédito
    bank_rate:               money(199, 213),          // G076 Valor da tarifa ou custas
    reason_codes:            text(214, 223),           // C047 Motivos da ocorrência (5 x 2)
    reserved_2:              blanks(224, 240),         // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 66`,
)

/** Segmento U: os valores e as datas, p. 67. The payer's occurrence (154–210) comes with 29: A001 and A002, pp. 143–144. */
export const segmentU = record(
  'febraban240.segment_u',
  240,
  {
    bank_code:                digits(1, 3),                                    // G001 Código do banco na compensação
    lot_number:               digits(4, 7),                                    // G002 Lote de serviço
    record_type:              key(8, 8, '3'),                                  // G003 Tipo de registro
    sequence:                 integer(9, 13),                                  // G038 Número sequencial do registro no lote
    segment:                  key(14, 14, 'U'),                                // G039 Código do segmento
    reserved_1:               blanks(15, 15),                                  // G004 Uso exclusivo FEBRABAN/CNAB
    occurrence:               digits(16, 17),                                  // C044 Código de movimento retorno
    billet_fine:              money(18, 32),                                   // C048 Juros, multa e encargos
    discount:                 money(33, 47),                                   // C049 Valor do desconto concedido
    value_rebate:             money(48, 62),                                   // C050 Valor do abatimento concedido ou cancelado
    iof:                      money(63, 77),                                   // G077 Valor do IOF recolhido
    paid_amount:              money(78, 92),                                   // C052 Valor pago pelo pagador
    credit_amount:            money(93, 107),                                  // G078 Valor líquido a creditar
    other_fines:              money(108, 122),                                 // C054 Outras despesas
    other_credit:             money(123, 137),                                 // C055 Outros créditos
    occurrence_date:          date(138, 145, 'DDMMYYYY'),                      // C056 Data da ocorrência
    credit_date:              date(146, 153, 'DDMMYYYY'),                      // C057 Data da efetivação do crédito
    payer_occurrence_code:    text(154, 157, { codes: payerOccurrences }), // A001 Código da ocorrência do pagador
    payer_occurrence_date:    date(158, 165, 'DDMMYYYY', { empty: 'blanks' }), // C058 Data da ocorrência do pagador
    payer_occurrence_amount:  money(166, 180),                                 // C059 Valor da ocorrência do pagador
    payer_occurrence_detail:  text(181, 210),                                  // A002 Complemento da ocorrência do pagador
    correspondent_bank:       digits(211, 213),                                // C031 Banco correspondente
    correspondent_our_number: text(214, 233),                                  // C032 Nosso número no banco correspondente
    reserved_2:               blanks(234, 240),                                // G004 Uso exclusivo FEBRABAN/CNAB
  },
  `${MANUAL}, p. 67`,
)
