// Safra, Cobrança – Layout Padrão Safra 400 (December 2017), pp. 14–16.
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { paidTitle, returnLabel, settlementAmounts } from '../families/core400/index.js'
import { bank } from './bank.js'
import { ddaMarks, paymentForms } from './tables.js'

const MANUAL = 'Safra, Layout Padrão Safra 400 (12/2017)'

/** Header, p. 14. */
const header = record(
  'safra400.return.header',
  400,
  {
    ...returnLabel,
    agency_number:    digits(27, 31),                // Ident. empresa no banco: agência
    account_number:   digits(32, 39),                // Conta cobrança
    account_digit:    digits(40, 40),                // Conta cobrança, dígito
    reserved_1:       blanks(41, 46),                // Brancos
    beneficiary_name: text(47, 76),                  // Nome da empresa beneficiário
    bank_code:        literal(77, 79, bank.number),  // Código de identificação do banco
    bank_name:        text(80, 84),                  // Nome do banco por extenso: SAFRA
    reserved_2:       blanks(85, 94),                // Brancos
    generation_date:  date(95, 100, 'DDMMYY'),       // Data da geração do arquivo retorno
    reserved_3:       blanks(101, 391),              // Brancos
    file_sequence:    integer(392, 394),             // Número seqüencial de geração do arquivo
    sequence:         integer(395, 400),             // Número seqüencial do registro: 000001
  },
  `${MANUAL}, p. 14`,
)

/** Detalhe, p. 15. */
const title = record(
  'safra400.return.title',
  400,
  {
    record_type:                  key(1, 1, '1'),           // Identificação do registro transação
    beneficiary_tax_id_type:      digits(2, 3),             // Tipo de inscrição da empresa
    beneficiary_tax_id:           taxId(4, 17),             // Número de inscrição da empresa
    agency_number:                digits(18, 22),           // Ident. empresa no banco: agência
    account_number:               digits(23, 30),           // Conta cobrança
    account_digit:                digits(31, 31),           // Conta cobrança, dígito
    reserved_1:                   blanks(32, 37),           // Brancos
    control_number:               text(38, 62),             // Uso exclusivo da empresa
    our_number:                   digits(63, 71),           // Identificação do título no banco
    reserved_2:                   blanks(72, 102),          // Brancos
    origin_movement:              digits(103, 104),         // Código da ocorrência recebida no arquivo remessa
    reason_code:                  digits(105, 107),         // Código de motivo de rejeição (nota 6.2.1)
    wallet_number:                digits(108, 108),         // Identificação do tipo de carteira
    occurrence:                   digits(109, 110),         // Identificação da ocorrência (nota 6.2.2)
    occurrence_date:              date(111, 116, 'DDMMYY'), // Data da ocorrência no banco
    document_number:              text(117, 126),           // Seu número
    our_number_again:             digits(127, 135),         // Confirmação do número atribuído ao título
    reserved_3:                   blanks(136, 146),         // Brancos
    ...paidTitle,
    bank_rate:                    money(176, 188),          // Tarifa de cobrança
    other_fines:                  money(189, 201),          // Valor de outras despesas
    reserved_4:                   zeros(202, 214),          // Zeros
    ...settlementAmounts,
    currency_code:                digits(293, 295),         // Código de moeda
    credit_date:                  date(296, 301, 'DDMMYY'), // Data de crédito para ocorrências 06, 07, 15 e 41
    reserved_5:                   blanks(302, 307),         // Brancos
    transferred_beneficiary_code: digits(308, 321),         // Código beneficiário transferido, ocorrência 21
    dda_mark:                     text(322, 322, { codes: ddaMarks }), // Indica a entrada de título DDA (nota 6.2.3)
    payment_form:                 text(323, 324, { codes: paymentForms }), // Meio de liquidação (nota 6.2.4)
    reserved_6:                   blanks(325, 376),         // Brancos
    long_document_number:         text(377, 391),           // Seu número
    file_sequence:                integer(392, 394),        // Número seqüencial de geração do arquivo
    sequence:                     integer(395, 400),        // Número seqüencial do registro
  },
  `${MANUAL}, p. 15`,
)

/** Trailler, p. 16: totals of each carteira at the bank, not of the file. */
const trailer = record(
  'safra400.return.trailer',
  400,
  {
    record_type:   key(1, 1, '9'),              // Identificação registro trailler
    operation:     literal(2, 2, '2'),          // Identificação do arquivo retorno
    service_code:  literal(3, 4, '01'),         // Código identificação do serviço
    bank_code:     literal(5, 7, bank.number),  // Código de identificação do banco
    reserved_1:    blanks(8, 17),               // Brancos
    simple_count:  integer(18, 25),             // Cobrança simples: quantidade de títulos
    simple_amount: money(26, 39),               // Valor total dos títulos
    simple_notice: digits(40, 47),              // Número do aviso bancário
    reserved_2:    blanks(48, 97),              // Brancos
    linked_count:  integer(98, 105),            // Cobrança vinculada: quantidade de títulos
    linked_amount: money(106, 119),             // Valor total dos títulos
    linked_notice: digits(120, 127),            // Número do aviso bancário
    reserved_3:    blanks(128, 391),            // Brancos; em 2010, moedas e cobrança express
    file_sequence: integer(392, 394),           // Número seqüencial de geração do arquivo
    sequence:      integer(395, 400),           // Número seqüencial do registro
  },
  `${MANUAL}, p. 16`,
)

export const returnRecords = { header, title, trailer } as const
