// Santander, standard 356 (former Banco Real): Cash Management, Cobrança 400 posições, version 1.1 (01/02/2012), pp. 12–17.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'

const MANUAL = 'Santander, padrão 356, Cobrança 400 posições, versão 1.1 (01/02/2012)'

/** Registro header, p. 12. */
export const returnHeader = record(
  'santander400.356.return.header',
  400,
  {
    record_type:       key(1, 1, '0'),                     // Código do registro
    operation:         literal(2, 2, '2'),                 // Constante: 2RETORNO01COBRANCA
    operation_name:    literal(3, 9, 'RETORNO'),
    service_code:      literal(10, 11, '01'),
    service_name:      literal(12, 26, 'COBRANCA       '),
    reserved_1:        zeros(27, 27),                      // Zero
    transmission_code: digits(28, 39),                     // Código de transmissão, fornecido pelo banco
    reserved_2:        blanks(40, 46),                     // Brancos
    beneficiary_name:  text(47, 76),                       // Nome do cedente
    bank_code:         digits(77, 79),                     // Identificação do banco: 033
    bank_name:         text(80, 94),                       // Nome do banco: Banco Real
    generation_date:   date(95, 100, 'DDMMYY'),            // Data do processamento
    recording:         text(101, 108),                     // Constante: 01600BPI
    file_sequence:     integer(109, 116),                  // Sequencial do arquivo
    reserved_3:        blanks(117, 394),                   // Brancos
    sequence:          integer(395, 400),                  // Nº sequencial do registro no arquivo
  },
  `${MANUAL}, p. 12`,
)

/** Registro detalhe, pp. 13–15. */
export const returnTitle = record(
  'santander400.356.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // Código da inscrição: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // CPF/CNPJ do cedente (8), filial (4), controle (2)
    reserved_1:              zeros(18, 18),            // Zero
    agency_number:           digits(19, 22),           // Agência do cedente
    reserved_2:              zeros(23, 23),            // Zero
    agreement_code:          digits(24, 30),           // Código do convênio
    reserved_3:              blanks(31, 37),           // Brancos
    control_number:          text(38, 62),             // Controle do participante
    reserved_4:              zeros(63, 64),            // Zeros
    our_number:              digits(65, 71),           // Número do título no banco
    reserved_5:              blanks(72, 107),          // Uso do banco: brancos
    charge_type:             text(108, 108),           // Fixo: 1
    occurrence:              digits(109, 110),         // Código da ocorrência
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:         text(117, 126),           // Número do título no cedente: seu número
    our_number_confirmed:    digits(127, 133),         // Número do título no banco: nosso número
    reserved_6:              blanks(134, 146),         // Brancos
    due_date:                date(147, 152, 'DDMMYY'), // Data do vencimento
    amount:                  money(153, 165),          // Valor do título
    receiving_bank:          digits(166, 168),         // Banco recebedor
    receiving_agency_number: digits(169, 173),         // Agência recebedora
    document_type:           digits(174, 175),         // Espécie do título
    reserved_7:              zeros(176, 188),          // Zeros
    other_fines:             money(189, 201),          // Outros débitos: zeros ou valor das custas cartoriais
    reserved_8:              zeros(202, 214),          // Zeros
    fine:                    money(215, 227),          // Multa cobrada
    value_rebate:            money(228, 240),          // Abatimento concedido
    discount:                money(241, 253),          // Desconto concedido
    paid_amount:             money(254, 266),          // Valor cobrado
    interest:                money(267, 279),          // Juros de mora
    other_credit:            money(280, 292),          // Outros créditos: zeros
    credit_availability:     text(293, 293),           // Forma de crédito: D disponível, B bloqueado
    reserved_9:              blanks(294, 295),         // Brancos
    credit_date:             date(296, 301, 'DDMMYY'), // Data de crédito
    reserved_10:             blanks(302, 339),         // Brancos
    reason_code:             text(340, 341, { case: 'keep' }), // Motivo da ocorrência; some are small letters
    notary_reason:           text(342, 391),           // Motivo da recusa ou devolução do título pelo cartório, por extenso
    currency_code:           digits(392, 392),         // Moeda: 0, reais
    bank_use:                reserved(393, 394),       // Uso do banco: 07
    sequence:                integer(395, 400),        // Nº sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 13–15`,
)

/** Retorno de partilha, p. 16: only in «cobrança partilhada», the shares of up to four receivers. */
export const returnSplit = record(
  'santander400.356.return.split',
  400,
  {
    record_type:           key(1, 1, '2'),    // Código do registro
    document_number:       text(2, 11),       // Número do título no cedente: seu número
    split_1_receiver_code: text(12, 13),      // Código do receptor 1
    split_1_value:         money(14, 26),     // Valor partilhado, receptor 1
    reserved_1:            zeros(27, 52),     // Zeros
    split_2_receiver_code: text(53, 54),      // Código do receptor 2
    split_2_value:         money(55, 67),     // Valor partilhado, receptor 2
    reserved_2:            zeros(68, 93),     // Zeros
    split_3_receiver_code: text(94, 95),      // Código do receptor 3
    split_3_value:         money(96, 108),    // Valor partilhado, receptor 3
    reserved_3:            zeros(109, 134),   // Zeros
    split_4_receiver_code: text(135, 136),    // Código do receptor 4
    split_4_value:         money(137, 149),   // Valor partilhado, receptor 4
    reserved_4:            zeros(150, 175),   // Zeros
    reserved_5:            blanks(176, 177),  // Brancos
    reserved_6:            zeros(178, 216),   // Zeros
    reserved_7:            blanks(217, 218),  // Brancos
    reserved_8:            zeros(219, 257),   // Zeros
    reserved_9:            blanks(258, 394),  // Brancos
    sequence:              integer(395, 400), // Nº sequencial do registro no arquivo
  },
  `${MANUAL}, p. 16`,
)

/** Registro trailer, p. 17. The page prints 40–394 as blanks and, besides, zeros within: whatever stands there is kept. */
export const returnTrailer = record(
  'santander400.356.return.trailer',
  400,
  {
    record_type:   key(1, 1, '9'),      // Código do registro
    operation:     literal(2, 2, '2'),  // Código de retorno
    service_code:  literal(3, 4, '01'), // Código de serviço
    bank_code:     digits(5, 7),        // Identificação do banco: 033
    file_sequence: integer(8, 15),      // Sequência do arquivo
    reserved_1:    blanks(16, 17),      // Brancos
    entry_count:   integer(18, 25),     // Quantidade de entrada de títulos em cobrança
    entry_amount:  money(26, 39),       // Valor total de entrada dos títulos em cobrança
    reserved_2:    reserved(40, 394),   // Brancos; zeros em 58–79, 98–119 e 138–159
    sequence:      integer(395, 400),   // Nº sequencial do registro no arquivo
  },
  `${MANUAL}, p. 17`,
)
