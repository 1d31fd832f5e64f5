// Santander, Layout Cobrança H7800, CNAB 353/400 posições, version 2.36 (July 2025), pp. 14–18; version 2.33 (June 2024) has the same records. Pages
// are those of the file: the number printed at the foot is one less.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text, zeros } from '../../fixed-width/index.js'

const MANUAL = 'Santander, H7800, CNAB 353/400 posições, versão 2.36 (07/2025)'

/** Header, p. 14. */
export const returnHeader = record(
  'santander400.return.header',
  400,
  {
    record_type:      key(1, 1, '0'),                     // Código do registro
    operation:        literal(2, 2, '2'),                 // Código da remessa
    operation_name:   literal(3, 9, 'RETORNO'),           // Literal de transmissão
    service_code:     literal(10, 11, '01'),              // Código de serviço
    service_name:     literal(12, 26, 'COBRANCA       '), // Literal do serviço
    agency_number:    digits(27, 30),                     // Código da agência do beneficiário (nota 2)
    movement_account: digits(31, 38),                     // Conta movimento: 8 primeiras posições (nota 2)
    account_number:   digits(39, 46),                     // Conta cobrança: 8 primeiras posições (nota 2)
    beneficiary_name: text(47, 76),                       // Nome do beneficiário
    bank_code:        digits(77, 79),                     // Código do banco: 353 ou 033
    bank_name:        text(80, 94),                       // Nome do banco: SANTANDER
    generation_date:  date(95, 100, 'DDMMYY'),            // Data da geração do arquivo
    reserved_1:       zeros(101, 108),                    // Reservado (uso banco): zeros
    beneficiary_code: digits(109, 117),                   // Código do beneficiário
    reserved_2:       blanks(118, 385),                   // Reservado (uso banco): brancos
    company_acronym:  text(386, 389),                     // Sigla da empresa no sistema
    reserved_3:       blanks(390, 391),                   // Reservado (uso banco): brancos
    file_sequence:    integer(392, 394),                  // Número sequência do arquivo (nota 32)
    sequence:         integer(395, 400),                  // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 14`,
)

/** Registro movimento, pp. 15–16. */
export const returnTitle = record(
  'santander400.return.title',
  400,
  {
    record_type:             key(1, 1, '1'),           // Código do registro
    beneficiary_tax_id_type: digits(2, 3),             // Tipo de inscrição do beneficiário: 01 CPF, 02 CNPJ
    beneficiary_tax_id:      taxId(4, 17),             // Nº de inscrição do beneficiário
    agency_number:           digits(18, 21),           // Código de agência do beneficiário (nota 2)
    movement_account:        digits(22, 29),           // Conta movimento: 8 primeiras posições (nota 2)
    account_number:          digits(30, 37),           // Conta cobrança: 8 primeiras posições (nota 2)
    control_number:          text(38, 62),             // Identificação do boleto na empresa
    our_number:              digits(63, 70),           // Identificação do boleto no banco: nosso número (7) e DV
    reserved_1:              blanks(71, 107),          // Reservado (uso banco): brancos
    charge_type:             text(108, 108),           // Tipo de cobrança: código da carteira (nota 20)
    occurrence:              digits(109, 110),         // Código movimento retorno: código de ocorrência (nota 29)
    occurrence_date:         date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:         text(117, 126),           // Número do documento: seu número
    our_number_confirmed:    digits(127, 134),         // Identificação do boleto no banco: nosso número
    original_code:           text(135, 136),           // Código original da remessa (nota 30)
    reason_codes:            text(137, 145),           // Código de erro/ocorrência: 1ª, 2ª e 3ª ocorrência (3 x 3, nota 31)
    reserved_2:              blanks(146, 146),         // Reservado (uso banco): branco
    due_date:                date(147, 152, 'DDMMYY'), // Data de vencimento do boleto
    amount:                  money(153, 165),          // Valor nominal do boleto
    receiving_bank:          digits(166, 168),         // Número do banco cobrador
    receiving_agency_number: digits(169, 173),         // Código da agência recebedora do boleto
    document_type:           digits(174, 175),         // Espécie do boleto (nota 24)
    bank_rate:               money(176, 188),          // Valor da tarifa cobrada
    other_fines:             money(189, 201),          // Valor de outras despesas
    late_interest:           money(202, 214),          // Valor de juros de atraso
    iof:                     money(215, 227),          // Valor de IOF recolhido
    value_rebate:            money(228, 240),          // Valor do abatimento concedido; na liquidação, somado ao desconto (nota 12)
    discount:                money(241, 253),          // Valor do desconto concedido (nota 12)
    paid_amount:             money(254, 266),          // Valor total recebido
    billet_fine:             money(267, 279),          // Valor dos juros de mora
    other_credit:            money(280, 292),          // Valor de outros créditos
    reserved_3:              blanks(293, 293),         // Reservado (uso banco): branco
    acceptance:              text(294, 294),           // Identificação boleto aceite / não aceite: N
    reserved_4:              blanks(295, 295),         // Reservado (uso banco): branco
    credit_date:             date(296, 301, 'DDMMYY'), // Data da efetivação do crédito
    payer_name:              text(302, 337),           // Nome do pagador
    account_complement_mark: text(338, 338),           // Identificador do complemento: I na conta cobrança de 10 posições (nota 2)
    currency_code:           digits(339, 340),         // Código da moeda: 00
    other_unit_amount:       money(341, 353, 5),       // Valor do boleto em outra unidade: não se aplica
    other_unit_iof:          money(354, 366, 5),       // Valor do IOF em outra unidade: não se aplica
    posted_amount:           money(367, 379),          // Valor do débito ou crédito
    posting_type:            text(380, 380),           // Identificação do lançamento: D débito, C crédito
    reserved_5:              blanks(381, 383),         // Reservado (uso banco): brancos
    account_complement:      text(384, 385),           // Complemento: última posição e DV da conta cobrança (nota 2); em branco nos arquivos
    company_acronym:         text(386, 389),           // Sigla da empresa no sistema
    reserved_6:              blanks(390, 391),         // Reservado (uso banco): brancos
    file_sequence:           integer(392, 394),        // Número sequência do arquivo (nota 32)
    sequence:                integer(395, 400),        // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 15–16`,
)

/** Registro movimento, identificação dos dados QR Code (Pix), p. 17: with entries, settlements and write-offs by Pix, when agreed (p. 7). */
export const returnPix = record(
  'santander400.return.pix',
  400,
  {
    record_type:    key(1, 1, '2'),                   // Código do registro
    pix_key_type:   text(2, 2),                       // Tipo de chave DICT, ou branco (nota 34)
    pix_key_or_url: text(3, 79, { case: 'keep' }),    // Código chave DICT, ou URL gerada (notas 35 e 36)
    txid:           text(80, 114, { case: 'keep' }),  // Código de identificação do QR Code, TXID (nota 37)
    reserved_1:     blanks(115, 391),                 // Brancos
    file_sequence:  integer(392, 394),                // Número sequência do arquivo (nota 32)
    sequence:       integer(395, 400),                // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 17`,
)

/** Trailer, p. 18. What is counted, of the file or of the bank's books, the page does not say. */
export const returnTrailer = record(
  'santander400.return.trailer',
  400,
  {
    record_type:       key(1, 1, '9'),      // Código de registro
    operation:         literal(2, 2, '2'),  // Código da remessa
    service_code:      literal(3, 4, '01'), // Código do serviço
    bank_code:         digits(5, 7),        // Código do banco: 353 ou 033
    reserved_1:        blanks(8, 17),       // Reservado (uso banco): brancos
    simple_count:      integer(18, 25),     // Quantidade de registros na cobrança simples
    simple_amount:     money(26, 39),       // Valor total dos boletos na cobrança simples
    simple_notice:     text(40, 47),        // Número do aviso de cobrança simples
    reserved_2:        reserved(48, 97),    // Reservado (uso banco): brancos; zeros nos arquivos
    pledged_count:     integer(98, 105),    // Quantidade de registros na cobrança caucionada
    pledged_amount:    money(106, 119),     // Valor total dos boletos na cobrança caucionada
    pledged_notice:    text(120, 127),      // Número do aviso da cobrança caucionada
    reserved_3:        blanks(128, 137),    // Reservado (uso banco): brancos
    discounted_count:  integer(138, 145),   // Quantidade de registros na cobrança descontada
    discounted_amount: money(146, 159),     // Valor total dos boletos na cobrança descontada
    discounted_notice: text(160, 167),      // Número do aviso da cobrança descontada
    reserved_4:        blanks(168, 391),    // Reservado (uso banco): brancos
    file_sequence:     integer(392, 394),   // Número sequência do arquivo (nota 32)
    sequence:          integer(395, 400),   // Número sequencial do registro no arquivo
  },
  `${MANUAL}, p. 18`,
)
