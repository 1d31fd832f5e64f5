// Sicredi, Manual do Beneficiário – Cobrança CNAB 400, version 2.1 of November 2021, pp. 36–39. Version 1.4 of August 2019 (pp. 51–57) has the same
// columns, and those of the collection without registration (A in 14 is with it, C without), which ended: real files with C are still about.
import { blanks, date, digits, integer, key, literal, money, record, reserved, taxId, text } from '../../fixed-width/index.js'

const MANUAL = 'Sicredi, Cobrança CNAB 400, versão 2.1 (11/2021)'

/** Registro header, p. 36. */
export const returnHeader = record(
  'sicredi400.return.header',
  400,
  {
    record_type:        key(1, 1, '0'),                     // Identificação do registro header
    operation:          literal(2, 2, '2'),                 // Identificação do arquivo retorno
    operation_name:     literal(3, 9, 'RETORNO'),           // Literal retorno
    service_code:       literal(10, 11, '01'),              // Código do serviço de cobrança
    service_name:       literal(12, 26, 'COBRANCA       '), // Literal cobrança
    account_number:     digits(27, 31),                     // Código do beneficiário
    beneficiary_tax_id: taxId(32, 45),                      // CPF/CNPJ do beneficiário
    reserved_1:         blanks(46, 76),                     // Filler
    bank_code:          literal(77, 79, '748'),             // Número do Sicredi
    bank_name:          literal(80, 94, 'BANSICREDI     '), // Literal
    generation_date:    date(95, 102, 'YYYYMMDD'),          // Data de gravação do arquivo
    reserved_2:         blanks(103, 110),                   // Filler
    file_sequence:      integer(111, 117),                  // Número do retorno
    reserved_3:         blanks(118, 389),                   // Filler
    system_version:     text(390, 394),                     // Versão do sistema: 99.99; a real file has a blank and 1.00
    sequence:           integer(395, 400),                  // Número sequencial do registro
  },
  `${MANUAL}, p. 36`,
)

/** Registro detalhe, pp. 36–38; cobrança sem registro, versão 1.4, pp. 55–57, blank where a comment says so. */
export const returnTitle = record(
  'sicredi400.return.title',
  400,
  {
    record_type:            key(1, 1, '1'),           // Identificação do registro detalhe
    wallet_type:            text(2, 2),               // Tipo de carteira: A simples, B caucionada, C descontada, D vinculada; só com a ocorrência 33 e o motivo H4
    reserved_1:             blanks(3, 13),            // Filler
    charge_type:            text(14, 14),             // Tipo de cobrança: A com registro; C sem registro (1.4)
    payer_cooperative_code: text(15, 19),             // Código do pagador na cooperativa do beneficiário
    payer_client_code:      text(20, 24),             // Código do pagador junto ao associado
    dda:                    digits(25, 25),           // Boleto DDA: 1 enviado a CIP/DDA, 2 normal; sem registro, branco
    reserved_2:             blanks(26, 47),           // Filler
    our_number:             text(48, 62, { numeric: true }), // Nosso número Sicredi sem edição: 9 algarismos, o último o dígito, e brancos
    reserved_3:             blanks(63, 108),          // Filler
    occurrence:             text(109, 110),           // Ocorrência (7.2)
    occurrence_date:        date(111, 116, 'DDMMYY'), // Data da ocorrência
    document_number:        text(117, 126),           // Seu número
    receiving_place:        text(127, 146),           // Filler: COMPE, ou a cooperativa (4) e o posto (2) que receberam
    due_date:               date(147, 152, 'DDMMYY', { empty: 'blanks' }), // Data de vencimento; sem registro, branco
    amount:                 money(153, 165),          // Valor do título
    reserved_4:             blanks(166, 174),         // Filler
    document_type:          text(175, 175),           // Espécie de documento; sem registro, branco
    bank_rate:              money(176, 188),          // Despesas de cobrança; sem registro, branco
    protest_costs:          money(189, 201),          // Despesas de custas de protesto; sem registro, branco
    reserved_5:             reserved(202, 227),       // Filler: zeros; sem registro, brancos
    value_rebate:           money(228, 240),          // Abatimento concedido
    discount:               money(241, 253),          // Desconto concedido
    paid_amount:            money(254, 266),          // Valor efetivamente pago
    interest:               money(267, 279),          // Juros de mora
    fine:                   money(280, 292),          // Multa
    reserved_6:             blanks(293, 294),         // Filler
    protest_answer:         text(295, 295),           // Somente para a ocorrência 19: A aceito, D desprezado
    reserved_7:             blanks(296, 318),         // Filler
    reason_codes:           text(319, 328),           // Motivos da ocorrência (5 x 2); 00, não há motivo
    credit_date:            date(329, 336, 'YYYYMMDD'), // Data prevista para lançamento na conta corrente
    reserved_8:             blanks(337, 394),         // Filler
    sequence:               integer(395, 400),        // Número sequencial do registro
  },
  `${MANUAL}, pp. 36–38`,
)

/** Registro híbrido, tipo 8, pp. 38–39: the QR Code of the title before it. */
export const returnPix = record(
  'sicredi400.return.pix',
  400,
  {
    record_type: key(1, 1, '8'),                     // Identificação do registro detalhe
    our_number:  text(2, 16),                        // Nosso número Sicredi sem edição
    reserved_1:  blanks(17, 17),                     // Filler
    hybrid:      literal(18, 18, 'H'),               // Híbrido
    reserved_2:  blanks(19, 20),                     // Filler
    pix_txid:    text(21, 55, { case: 'keep' }),     // TXID (código de identificação do QR Code)
    reserved_3:  blanks(56, 56),                     // Filler
    pix_url:     text(57, 133, { case: 'keep' }),    // URL do QR Code
    reserved_4:  blanks(134, 134),                   // Filler
    pix_emv:     text(135, 390, { case: 'keep' }),   // Copia e cola
    reserved_5:  blanks(391, 394),                   // Filler
    sequence:    integer(395, 400),                  // Número sequencial do registro
  },
  `${MANUAL}, pp. 38–39`,
)

/** Registro trailer, p. 39. */
export const returnTrailer = record(
  'sicredi400.return.trailer',
  400,
  {
    record_type:    key(1, 1, '9'),       // Identificação do registro trailer
    operation:      literal(2, 2, '2'),   // Identificação do arquivo retorno; the page prints 02 for this one column
    bank_code:      literal(3, 5, '748'), // Número do Sicredi
    account_number: digits(6, 10),        // Código do beneficiário
    reserved_1:     blanks(11, 394),      // Filler
    sequence:       integer(395, 400),    // Número sequencial do registro
  },
  `${MANUAL}, p. 39`,
)
