/** Banestes, CNAB 400, PDF of July 2015: remessa pp. 7–13, retorno pp. 13–16. Every detail begins with 1; the code in 109–110 identifies the optional records. */
import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerMonth, REAIS, REAIS_PER_DAY, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'
import { document, payer, settlementAmounts, simpleTotals } from '../families/core400/index.js'
import { collectionPlaces400, currencies400, documentTypes400, entryCodes400, fineTypes400, interestTypes400, protestInstructions400 } from './cnab400-tables.js'
import { chargeTypes } from './tables.js'

const MANUAL = 'Banestes, CNAB 400 (07/2015)'

/** Columns 3–400 of both headers. The manual prints the names in capitals and in small letters, and CARNET for cobrança parcelada. */
const HEADER = {
  operation_name:   text(3, 9),              // Identificação por extenso de arquivo
  service_code:     literal(10, 11, '01'),   // Identificação do tipo de serviço
  service_name:     text(12, 26),            // Identificação por extenso do tipo de serviço
  account_number:   digits(27, 37),          // Identificação da empresa no Banestes: conta corrente
  reserved_1:       blanks(38, 46),          // Filler
  beneficiary_name: text(47, 76),            // Nome por extenso da empresa
  bank_code:        literal(77, 79, '021'),  // Código do banco
  bank_name:        text(80, 87),            // Nome do banco
  reserved_2:       blanks(88, 94),          // Filler
  generation_date:  date(95, 100, 'DDMMYY'), // Data da gravação
  reserved_3:       blanks(101, 394),        // Filler
  sequence:         integer(395, 400),       // Sequência
}

/** Header da remessa, p. 7. */
const remittanceHeader = record(
  'banestes400.remittance.header',
  400,
  {
    record_type: key(1, 1, '0'),     // Código do registro header
    operation:   literal(2, 2, '1'), // Identificação de arquivo remessa
    ...HEADER,
  },
  `${MANUAL}, p. 7`,
)

/** Columns 1–92 and 108 of every detail of a remittance. */
const START = {
  record_type:             key(1, 1, '1'),                            // Código do registro transação
  beneficiary_tax_id_type: digits(2, 3),                              // Tipo de inscrição da empresa
  beneficiary_tax_id:      taxId(4, 17),                              // Número da inscrição na empresa
  account_number:          digits(18, 28),                            // Identificação da empresa no Banestes: conta corrente
  reserved_1:              blanks(29, 37),                            // Filler
  control_number:          text(38, 62),                              // Identificação da operação na empresa
  our_number:              digits(63, 72),                            // Nosso número
  fine_type:               digits(73, 73, { codes: fineTypes400 }),   // Código da multa
  fine_value:              money(74, 82, { unit: { by: 'fine_type', codes: { '0': REAIS, '1': percentage(2) } } }), // Valor da multa
  booklet_id:              text(83, 88),                              // Identificação do carnê
  installment_number:      digits(89, 90),                            // Número da parcela do carnê
  installment_count:       digits(91, 92),                            // Quantidade de parcelas do carnê
  charge_type:             digits(108, 108, { codes: chargeTypes }),  // Código da carteira
}

/** Transação da remessa, pp. 8–9. */
export const remittanceTitle = record(
  'banestes400.remittance.title',
  400,
  {
    ...START,
    guarantor_tax_id_type: digits(93, 93),                            // Tipo de inscrição do sacador avalista
    guarantor_tax_id:  taxId(94, 107),                                // Inscrição do sacador avalista
    movement:          digits(109, 110),                              // Identificação da ocorrência
    document_number:   text(111, 120),                                // Número do documento
    due_date:          date(121, 126, 'DDMMYY'),                      // Data do vencimento
    reserved_2:        zeros(127, 129),                               // Filler
    amount:            money(130, 139),                               // Valor nominal do título
    bank_code:         literal(140, 142, '021'),                      // Código do banco
    collection_place:  digits(143, 147, { codes: collectionPlaces400 }), // Praça de cobrança, responsável pela postagem
    ...document,                                                      // Espécie do título, aceite e data da emissão
    document_type:     digits(148, 149, { codes: documentTypes400 }), // Espécie do título, responsável pela impressão
    first_instruction: text(157, 158, { codes: protestInstructions400 }), // Primeira instrução de cobrança
    days_for_sue:      integer(159, 160),                             // Segunda instrução de cobrança: prazo de protesto, alphanumeric; zeros without it (p. 20)
    interest_type:     digits(161, 161, { codes: interestTypes400 }), // Código de mora
    interest_value:    money(162, 173, { unit: { by: 'interest_type', codes: { '0': REAIS_PER_DAY, '1': percentagePerMonth(2) } } }), // Valor da mora
    discount_date:     date(174, 179, 'DDMMYY'),                      // Data limite para desconto
    discount_value:    money(180, 192),                               // Valor do desconto a ser concedido
    iof:               money(193, 205),                               // IOC (em caso de título de seguro)
    value_rebate:      money(206, 218),                               // Valor do abatimento a ser concedido
    ...payer,                                                         // Sacado
    payer_zipcode:     text(327, 334),                                // CEP do sacado, alphanumeric
    message:           text(352, 391),                                // Mensagem a ser impressa no campo «Instrução»
    reserved_3:        zeros(392, 393),                               // Filler
    currency_code:     digits(394, 394, { codes: currencies400 }),    // Código da moeda
    sequence:          integer(395, 400),                             // Sequência
  },
  `${MANUAL}, pp. 8–9`,
)

/** Columns 1–108 of the optional records. */
const OPTIONAL = {
  ...START,
  reserved_2: blanks(93, 107), // Filler
}

/** Columns 111–139 of the optional records: the title. */
const TITLE = {
  document_number: text(111, 120),           // Número do documento
  due_date:        date(121, 126, 'DDMMYY'), // Data do vencimento
  amount:          money(127, 139),          // Valor nominal do título
}

/** Sacador avalista da remessa, pp. 9–10. */
export const remittanceGuarantor = record(
  'banestes400.remittance.guarantor',
  400,
  {
    ...OPTIONAL,
    movement:               key(109, 110, '24'), // Identificação da ocorrência
    ...TITLE,
    guarantor_name:         text(140, 179),      // Nome do sacador avalista
    guarantor_address:      text(180, 219),      // Endereço do sacador avalista
    guarantor_neighborhood: text(220, 231),      // Bairro do sacador avalista
    guarantor_zipcode:      digits(232, 239),    // CEP do sacador avalista
    guarantor_city:         text(240, 254),      // Cidade do sacador avalista
    guarantor_state:        text(255, 256),      // Estado do sacador avalista
    guarantor_tax_id_type:  digits(257, 258),    // Tipo de inscrição do sacador avalista
    guarantor_tax_id:       taxId(259, 272),     // Inscrição do sacador avalista
    reserved_3:             blanks(273, 394),    // Filler
    sequence:               integer(395, 400),   // Sequência
  },
  `${MANUAL}, pp. 9–10`,
)

/** Mensagem da remessa, código 75, pp. 10–11: read only, since 76 holds three messages. */
const remittanceMessage = record(
  'banestes400.remittance.message',
  400,
  {
    ...OPTIONAL,
    movement:   key(109, 110, '75'), // Identificação da ocorrência
    reserved_3: blanks(111, 274),    // Filler
    message:    text(275, 340),      // Mensagem
    reserved_4: blanks(341, 394),    // Filler
    sequence:   integer(395, 400),   // Sequência
  },
  `${MANUAL}, pp. 10–11`,
)

/** Mensagens da remessa, código 76, p. 12. */
export const remittanceMessages = record(
  'banestes400.remittance.messages',
  400,
  {
    ...OPTIONAL,
    movement:   key(109, 110, '76'), // Identificação da ocorrência
    ...TITLE,
    message_1:  text(140, 205),      // Instrução 1
    message_2:  text(206, 271),      // Instrução 2
    message_3:  text(272, 337),      // Instrução 3
    reserved_3: blanks(338, 394),    // Filler
    sequence:   integer(395, 400),   // Sequência
  },
  `${MANUAL}, p. 12`,
)

/** Trailer da remessa, p. 13. */
const remittanceTrailer = record(
  'banestes400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Código do registro
    reserved_1:  blanks(2, 394),    // Filler
    sequence:    integer(395, 400), // Sequência
  },
  `${MANUAL}, p. 13`,
)

/** Header do retorno, p. 13. */
const returnHeader = record(
  'banestes400.return.header',
  400,
  {
    record_type: key(1, 1, '0'),     // Código do registro header
    operation:   literal(2, 2, '2'), // Identificação de arquivo retorno
    ...HEADER,
  },
  `${MANUAL}, p. 13`,
)

/** Transação do retorno, pp. 14–15. The page prints 085–017 for 85–107. */
const returnTitle = record(
  'banestes400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),                              // Código do registro transação
    beneficiary_tax_id_type: digits(2, 3),                                // Tipo de inscrição da empresa
    beneficiary_tax_id:      taxId(4, 17),                                // Número da inscrição na empresa
    account_number:          digits(18, 28),                              // Identificação da empresa no Banestes: conta corrente
    reserved_1:              blanks(29, 37),                              // Filler
    control_number:          text(38, 62),                                // Identificação da operação na empresa
    our_number:              text(63, 72, { numeric: true }),             // Nosso número
    reserved_2:              blanks(73, 82),                              // Filler
    entry_code:              digits(83, 84, { codes: entryCodes400 }),    // Código lançamento (aviso de movimentação)
    bank_reserved:           reserved(85, 107),                           // Uso do Banestes
    charge_type:             digits(108, 108, { codes: chargeTypes }),    // Código da carteira
    occurrence:              digits(109, 110),                            // Identificação da ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'),                    // Data da ocorrência
    document_number:         text(117, 126),                              // Número do documento
    reserved_3:              blanks(127, 146),                            // Filler
    due_date:                date(147, 152, 'DDMMYY'),                    // Data do vencimento
    due_factor:              zeros(153, 155),                             // Fator de vencimento
    amount:                  money(156, 165),                             // Valor nominal do título
    receiving_bank:          digits(166, 168),                            // Banco recebedor
    receiving_agency_number: digits(169, 173),                            // Agência recebedora
    document_type:           digits(174, 175, { codes: documentTypes400 }), // Espécie do título
    bank_rate:               money(176, 188),                             // Tarifa bancária
    other_fines:             money(189, 201),                             // Valor outras despesas
    reserved_4:              zeros(202, 214),                             // Filler
    ...settlementAmounts,                                                 // IOC, abatimento, desconto, valor pago, juros de mora e outros créditos
    paid_at_notary:          digits(293, 293),                            // Identificação de pagamento em cartório: 1 sim, 0 não
    reserved_5:              blanks(294, 318),                            // Filler
    reason_codes:            text(319, 328),                              // Motivos 1 a 5 da ocorrência
    reserved_6:              blanks(329, 376),                            // Filler
    remittance_number:       integer(377, 382),                           // Número da remessa
    remittance_date:         date(383, 390, 'DDMMYYYY'),                  // Data da remessa
    edi_sequence:            text(391, 393),                              // Sequência de transmissão do arquivo: EDI
    currency_code:           digits(394, 394, { codes: currencies400 }),  // Código da moeda
    sequence:                integer(395, 400),                           // Sequência
  },
  `${MANUAL}, pp. 14–15`,
)

/** Trailer do retorno, pp. 15–16. */
const returnTrailer = record(
  'banestes400.return.trailer',
  400,
  {
    record_type:    key(1, 1, '9'),         // Código do registro
    operation:      literal(2, 2, '2'),     // Identificação de retorno
    service_code:   literal(3, 4, '01'),    // Tipo de serviço
    bank_code:      literal(5, 7, '021'),   // Número do banco
    ...simpleTotals,                        // Cobrança simples: quantidade de títulos, valor total e número do aviso
    linked_count:   integer(58, 65),        // Quantidade de títulos em cobrança vinculada
    linked_amount:  money(66, 79),          // Valor total em cobrança vinculada
    linked_notice:  text(80, 87),           // Número do aviso em cobrança vinculada
    reserved_3:     blanks(88, 97),         // Filler
    pledged_count:  integer(98, 105),       // Quantidade de títulos em cobrança caucionada
    pledged_amount: money(106, 119),        // Valor total em cobrança caucionada
    pledged_notice: text(120, 127),         // Número do aviso em cobrança caucionada
    reserved_4:     blanks(128, 137),       // Filler
    reserved_5:     zeros(138, 167),        // Filler
    reserved_6:     blanks(168, 177),       // Filler
    reserved_7:     zeros(178, 250),        // Filler
    reserved_8:     blanks(251, 394),       // Filler
    sequence:       integer(395, 400),      // Sequência
  },
  `${MANUAL}, pp. 15–16`,
)

export const returnRecords400 = { header: returnHeader, title: returnTitle, trailer: returnTrailer } as const

export const remittanceRecords400 = {
  header: remittanceHeader,
  title: remittanceTitle,
  guarantor: remittanceGuarantor,
  message: remittanceMessage,
  messages: remittanceMessages,
  trailer: remittanceTrailer,
} as const
