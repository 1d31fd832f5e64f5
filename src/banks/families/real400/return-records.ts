/**
 * CNAB 400 of Banco Real: returns of cobrança registrada, version 3.0 (05/01/2005), pp. 21–24. Santander kept these columns as its standard 356, with the
 * agreement in place of the account and with reasons.
 */
import { blanks, date, digits, integer, key, literal, money, record, taxId, text, zeros } from '../../../fixed-width/index.js'
import { paidTitle, returnLabel } from '../core400/index.js'

const MANUAL = 'Banco Real, Cobrança CNAB 400, versão 3.0 (05/01/2005)'

/** Registro header, p. 21. */
const header = record(
  'real400.return.header',
  400,
  {
    ...returnLabel, // Constante: 2RETORNO01COBRANCA
    reserved_1:       zeros(27, 27),            // Zero
    agency_number:    digits(28, 31),           // Agência cedente
    reserved_2:       zeros(32, 32),            // Zero
    account_number:   digits(33, 39),           // Conta do cedente
    reserved_3:       blanks(40, 46),           // Brancos
    beneficiary_name: text(47, 76),             // Nome do cedente
    bank_code:        digits(77, 79),           // Identificação do banco
    bank_name:        text(80, 94),             // Nome do banco
    generation_date:  date(95, 100, 'DDMMYY'),  // Data do processamento
    recording:        text(101, 108),           // Constante: 01600BPI
    file_sequence:    integer(109, 116),        // Número do aviso: sequencial dos arquivos retornados
    reserved_4:       blanks(117, 394),         // Brancos
    sequence:         integer(395, 400),        // Número de sequência
  },
  `${MANUAL}, p. 21`,
)

/** Registro detalhe, pp. 22–23. */
const title = record(
  'real400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // Código da inscrição: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // CPF/CNPJ do cedente (8), filial (4), controle (2)
    reserved_1:              zeros(18, 18),            // Zero
    agency_number:           digits(19, 22),           // Agência cedente
    reserved_2:              zeros(23, 23),            // Zero
    account_number:          digits(24, 30),           // Conta cedente
    reserved_3:              blanks(31, 37),           // Brancos
    control_number:          text(38, 62),             // Campo especial, obtido do arquivo remessa
    reserved_4:              zeros(63, 64),            // Zeros
    our_number:              digits(65, 71),           // Número do título no banco
    reserved_5:              blanks(72, 107),          // Brancos
    charge_type:             text(108, 108),           // Carteira: 1, cobrança simples
    occurrence:              digits(109, 110),         // Código da ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:         text(117, 126),           // Número do título no cedente: seu número
    our_number_confirmed:    digits(127, 133),         // Número do título no banco
    reserved_6:              blanks(134, 146),         // Brancos
    ...paidTitle, // Vencimento, valor, banco e agência que receberam, espécie
    bank_rate:               zeros(176, 188),          // Tarifa de cobrança: zeros
    other_fines:             money(189, 201),          // Outras despesas: zeros ou valor das custas cartoriais
    discount_interest:       zeros(202, 214),          // Juros da carteira de desconto: zeros
    fine:                    money(215, 227),          // Multa cobrada
    value_rebate:            money(228, 240),          // Abatimento concedido
    discount:                money(241, 253),          // Desconto concedido
    paid_amount:             money(254, 266),          // Valor cobrado
    interest:                money(267, 279),          // Juros de mora
    other_credit:            money(280, 292),          // Outros créditos: zeros
    credit_availability:     text(293, 293),           // Forma de crédito: D disponível, B bloqueado
    reserved_9:              blanks(294, 295),         // Brancos
    credit_date:             date(296, 301, 'DDMMYY'), // Data de crédito
    reserved_10:             blanks(302, 341),         // Brancos
    notary_reason:           text(342, 391),           // Motivo da recusa ou devolução do título pelo cartório, por extenso
    currency_value:          digits(392, 392),         // Valor/moeda: código informado na remessa
    currency_code:           digits(393, 394),         // Tipo de moeda: código informado na remessa
    sequence:                integer(395, 400),        // Número de sequência
  },
  `${MANUAL}, pp. 22–23`,
)

/** Registro trailer, p. 24. */
const trailer = record(
  'real400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),      // Código do registro
    operation:         literal(2, 2, '2'),  // Código de retorno
    service_code:      literal(3, 4, '01'), // Código de serviço
    bank_code:         digits(5, 7),        // Identificação do banco
    file_sequence:     integer(8, 15),      // Número do aviso
    reserved_1:        blanks(16, 17),      // Brancos
    entry_count:       integer(18, 25),     // Quantidade de títulos em cobrança simples ou escritural
    entry_amount:      money(26, 39),       // Valor total dos títulos em cobrança simples ou escritural
    reserved_2:        blanks(40, 57),      // Brancos
    linked_count:      integer(58, 65),     // Quantidade de títulos em vinculada
    linked_amount:     money(66, 79),       // Valor total dos títulos em vinculada
    reserved_3:        blanks(80, 97),      // Brancos
    pledged_count:     integer(98, 105),    // Quantidade de títulos em caucionada
    pledged_amount:    money(106, 119),     // Valor total dos títulos em caucionada
    reserved_4:        blanks(120, 137),    // Brancos
    discounted_count:  integer(138, 145),   // Quantidade de títulos em descontada
    discounted_amount: money(146, 159),     // Valor total dos títulos em descontada
    reserved_5:        blanks(160, 394),    // Brancos
    sequence:          integer(395, 400),   // Número de sequência
  },
  `${MANUAL}, p. 24`,
)

export const returnRecords = { header, title, trailer } as const
