// BV, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024), pp. 3–9.
import { blanks, date, digits, integer, key, literal, money, percentage, REAIS, record, repeatedFields, taxId, text, zeros } from '../../fixed-width/index.js'
import { guarantorDetails, remittanceLabel } from '../families/core400/index.js'
import { bank } from './bank.js'
import { cashierInstructions, discountTypes, documentKinds, emailServices, fineTypes, interestTypes, interestUnit, lineTypes, operators, paymentTypes, walletTypes } from './tables.js'

const MANUAL = 'BV, CNAB 400 6.2 (08/2024)'

/** Header, p. 3. */
const header = record(
  'bv400.remittance.header',
  400,
  {
    ...remittanceLabel,
    reserved_1:       blanks(27, 46),               // Brancos
    beneficiary_name: text(47, 76),                 // Nome por extenso da empresa
    bank_code:        literal(77, 79, bank.number), // Identificação do banco
    bank_name:        text(80, 99),                 // Nome por extenso do banco: BANCO VOTORANTIM S/A
    generation_date:  date(100, 105, 'DDMMYY'),     // Data da gravação do arquivo
    reserved_2:       blanks(106, 389),             // Complemento do tamanho do registro
    layout_code:      literal(390, 394, 'CL001'),   // Identificação do layout
    sequence:         integer(395, 400),            // Número seqüencial do registro no arquivo: 000001
  },
  `${MANUAL}, p. 3`,
)

/** Detalhe, pp. 4–5. Nota 7 (p. 15) prints 375–377 for the days, but 377 is the currency. */
const title = record(
  'bv400.remittance.title',
  400,
  {
    record_type:              key(1, 1, '1'),           // Identificador do registro detalhe
    beneficiary_tax_id_type:  digits(2, 3),             // Tipo de inscrição da empresa: 01 CPF, 02 CNPJ
    beneficiary_tax_id:       taxId(4, 17),             // Número de inscrição da empresa
    cancelled_instruction:    digits(18, 19),           // Instrução ou alegação a ser cancelada: só com 35 e 38, que a nota 6 não traz
    agreement_code:           digits(20, 29),           // Código do convênio
    contract_number:          text(30, 37),             // Número do contrato externo
    control_number:           text(38, 62),             // Identificação do título na empresa
    our_number:               digits(63, 72),           // Nosso número, com DV: zeros na cobrança escritural
    wallet_number:            digits(73, 75, { codes: walletTypes }), // Número da carteira
    movement:                 digits(76, 77),           // Identificação da ocorrência
    document_number:          text(78, 87),             // Número da duplicata
    due_date:                 date(88, 93, 'DDMMYY'),   // Data de vencimento do título
    amount:                   money(94, 106),           // Valor nominal do título
    bank_code:                literal(107, 109, bank.number), // Banco encarregado da cobrança
    collecting_agency_number: literal(110, 114, '00001'), // Agência encarregada da cobrança
    document_type:            digits(115, 116, { codes: documentKinds }), // Espécie do título
    acceptance:               text(117, 117, { codes: { A: 'Aceite', N: 'Não Aceite' } }), // Determinação de aceite
    document_date:            date(118, 123, 'DDMMYY'), // Data de emissão do título
    first_instruction:        digits(124, 125, { codes: cashierInstructions }), // Primeira instrução de cobrança
    second_instruction:       digits(126, 127, { codes: cashierInstructions }), // Segunda instrução de cobrança
    reserved_1:               blanks(128, 136),         // Brancos
    interest_type:            text(137, 137, { codes: interestTypes }), // Código da mora diária
    interest_value:           money(138, 150, { unit: interestUnit }), // Valor ou percentual de mora
    discount_date:            date(151, 156, 'DDMMYY'), // Data limite para concessão de desconto
    discount_value:           money(157, 169, { unit: { by: 'discount_type', codes: { '0': percentage(2), '1': REAIS } } }), // Valor do desconto
    discount_type:            digits(170, 170, { codes: discountTypes }), // Código do desconto
    iof:                      money(171, 182),          // Valor de IOF para notas de seguro
    value_rebate:             money(183, 195),          // Valor do abatimento a ser concedido
    payer_tax_id_type:        digits(196, 197),         // Tipo de inscrição do sacado: 01 CPF, 02 CNPJ
    payer_tax_id:             taxId(198, 211),          // Número de inscrição do sacado
    payer_name:               text(212, 251),           // Nome do sacado
    payer_address:            text(252, 288),           // Logradouro do sacado
    reserved_2:               blanks(289, 291),         // Brancos
    payer_neighborhood:       text(292, 303),           // Bairro do sacado
    payer_zipcode:            digits(304, 311),         // CEP do sacado
    payer_city:               text(312, 326),           // Cidade do sacado
    payer_state:              text(327, 328),           // Estado do sacado
    guarantor_name:           text(329, 368),           // Nome do sacador/avalista
    interest_date:            date(369, 374, 'DDMMYY'), // Data de mora: a de vencimento
    instruction_days:         integer(375, 376),        // Prazo das instruções 81 e 92 e da ocorrência 11
    currency_code:            literal(377, 377, '0'),   // Código do indexador/moeda: real
    reserved_3:               blanks(378, 394),         // Brancos
    sequence:                 integer(395, 400),        // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, pp. 4–5`,
)

/** Registro tipo 2, opcional, p. 5: fine, payment of another value, partial payments. Nota 17 (p. 18) prints the decimals of the fine. */
const fine = record(
  'bv400.remittance.fine',
  400,
  {
    record_type:    key(1, 1, '2'),             // Tipo de registro
    fine_type:      digits(2, 2, { codes: fineTypes }), // Código da multa
    fine_date:      date(3, 10, 'DDMMYYYY'),    // Data da multa, cobrada depois dela (nota 16)
    fine_value:     money(11, 23, { unit: { by: 'fine_type', codes: { '2': percentage(2), '4': REAIS } } }), // Valor ou percentual da multa
    reserved_1:     blanks(24, 24),             // Brancos
    payment_type:   digits(25, 25, { codes: paymentTypes }), // Tipo de pagamento divergente
    min_percentage: money(26, 37, { unit: percentage(2) }), // Percentual mínimo
    reserved_2:     zeros(38, 38),              // Zeros
    max_percentage: money(39, 50, { unit: percentage(2) }), // Percentual máximo
    reserved_3:     zeros(51, 51),              // Zeros
    payment_count:  integer(52, 53),            // Quantidade de parcelas
    reserved_4:     blanks(54, 394),            // Brancos
    sequence:       integer(395, 400),          // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, p. 5`,
)

/** Registro tipo 5, opcional, p. 6: slip and notices by e-mail or SMS, and the guarantor's data. */
const email = record(
  'bv400.remittance.email',
  400,
  {
    record_type:           key(1, 1, '5'),     // Tipo de registro
    email_service:         digits(2, 3, { codes: emailServices }), // Bloqueto por e-mail e régua de cobrança
    payer_email:           text(4, 107, { case: 'keep' }), // Endereço de e-mail do pagador
    mobile_operator:       digits(108, 109, { codes: operators }), // Operadora
    mobile_area_code:      digits(110, 112),   // DDD
    mobile_number:         digits(113, 121),   // Número do celular
    guarantor_tax_id_type: digits(122, 123),   // Tipo de inscrição do sacador/avalista: 00 não há, 01 CPF, 02 CNPJ
    ...guarantorDetails,                       // 124–214: inscrição e endereço do sacador/avalista
    reserved_1:            blanks(215, 394),   // Brancos
    sequence:              integer(395, 400),  // Número seqüencial
  },
  `${MANUAL}, p. 6`,
)

/** Registro tipo 7, opcional, p. 7: lines of the front of a slip that the bank prints. */
const messages = record(
  'bv400.remittance.messages',
  400,
  {
    record_type:       key(1, 1, '7'),    // Identificação do registro mensagem (frente)
    personalised_slip: text(2, 4),        // Código do boleto personalizado, dado pelo banco
    line_type:         digits(5, 5, { codes: lineTypes }), // Tipo da linha
    ...repeatedFields('message', 6, {
      line: integer(6, 7),                // Número da linha a ser impressa
      text: text(8, 67),                  // Mensagem a ser impressa
    }),
    reserved_1:        blanks(378, 394),  // Brancos
    sequence:          integer(395, 400), // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, p. 7`,
)

/** Registro tipo 8, opcional, p. 8: lines of the back of a personalised slip. */
const back = record(
  'bv400.remittance.back',
  400,
  {
    record_type: key(1, 1, '8'),    // Identificação do registro mensagem (verso)
    ...repeatedFields('message', 3, {
      line: integer(2, 3),          // Número da linha a ser impressa
      text: text(4, 103),           // Mensagem a ser impressa
    }),
    reserved_1:  blanks(308, 394),  // Brancos
    sequence:    integer(395, 400), // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, p. 8`,
)

/** Trailer, p. 9. */
const trailer = record(
  'bv400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Identificador do registro trailler
    reserved_1:  blanks(2, 394),    // Brancos
    sequence:    integer(395, 400), // Número seqüencial do registro no arquivo
  },
  `${MANUAL}, p. 9`,
)

export const remittanceRecords = { header, title, fine, email, messages, back, trailer } as const
