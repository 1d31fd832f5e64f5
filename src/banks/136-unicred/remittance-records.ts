// Unicred, Layout de Remessa de Boletos, CNAB 400, 17 November 2021, pp. 7–19.
import { reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, literal, money, record, text, zeros } from '../../fixed-width/index.js'
import { guarantorDetails, payer, remittanceLabel } from '../families/core400/index.js'
import { bank } from './bank.js'
import { discountableCodes, discountTypes, fineTypes, interestTypes, interestUnit, sueCodes } from './remittance-codes.js'

const MANUAL = 'Unicred, Remessa de Boletos CNAB 400 (17/11/2021)'

/** Registro header, pp. 7–8. */
const header = record(
  'unicred400.remittance.header',
  400,
  {
    ...remittanceLabel,
    beneficiary_code:  digits(27, 46),               // Código do beneficiário
    beneficiary_name:  text(47, 76),                 // Nome da empresa beneficiário
    bank_code:         literal(77, 79, bank.number), // Número da Unicred na câmara de compensação
    bank_name:         text(80, 94),                 // Nome do banco por extenso: UNICRED
    generation_date:   date(95, 100, 'DDMMYY'),      // Data da gravação do arquivo
    reserved_1:        blanks(101, 107),             // Branco
    wallet_variation:  zeros(108, 110),              // Código da variação carteira da Unicred: 000
    remittance_number: integer(111, 117),            // Nº sequencial do arquivo
    reserved_2:        blanks(118, 394),             // Branco
    sequence:          integer(395, 400),            // Nº sequencial do registro: 000001
  },
  `${MANUAL}, pp. 7–8`,
)

/** Registro detalhe tipo 1, pp. 8–15. It has no columns for espécie and aceite. */
const title = record(
  'unicred400.remittance.title',
  400,
  {
    record_type:       key(1, 1, '1'),           // Identificação do registro
    agency_number:     digits(2, 6),             // Agência do beneficiário na Unicred
    agency_digit:      text(7, 7),               // Dígito da agência
    account_number:    digits(8, 19),            // Conta corrente
    account_digit:     text(20, 20),             // Dígito da conta corrente
    zeros_1:           zeros(21, 21),            // Zero
    wallet_number:     digits(22, 24),           // Código da carteira
    zeros_2:           zeros(25, 37),            // Zeros
    control_number:    text(38, 62),             // Nº controle do participante: the field is «desativado», and no return has it
    bank_code:         literal(63, 65, bank.number), // Código do banco na câmara de compensação
    zeros_3:           zeros(66, 67),            // Zeros
    reserved_1:        blanks(68, 92),           // Branco
    zeros_4:           zeros(93, 93),            // Filler
    fine_type:         text(94, 94, { codes: fineTypes }), // Código da multa
    fine_value:        money(95, 104, { unit: reaisOrPercentageBy('fine_type') }), // Valor/percentual da multa
    interest_type:     text(105, 105, { codes: interestTypes }), // Tipo de valor mora
    discountable:      text(106, 106, { codes: discountableCodes }), // Identificação de título descontável
    reserved_2:        blanks(107, 108),         // Branco
    movement:          digits(109, 110),         // Identificação da ocorrência
    document_number:   text(111, 120),           // Nº do documento (seu número)
    due_date:          date(121, 126, 'DDMMYY'), // Data de vencimento do título
    amount:            money(127, 139),          // Valor do título
    zeros_5:           zeros(140, 149),          // Filler
    discount_type:     text(150, 150, { codes: discountTypes }), // Código do desconto
    document_date:     date(151, 156, 'DDMMYY'), // Data de emissão do título
    zeros_6:           zeros(157, 157),          // Filler
    sue_code:          text(158, 158, { codes: sueCodes }), // Código para protesto
    days_for_sue:      integer(159, 160),        // Número de dias para protesto
    interest_value:    money(161, 173, { unit: interestUnit }), // Valor de mora
    discount_date:     date(174, 179, 'DDMMYY'), // Data limite p/ concessão de desconto
    discount_value:    money(180, 192),          // Valor do desconto
    our_number:        digits(193, 203),         // Nosso número na Unicred, com o dígito
    zeros_7:           zeros(204, 205),          // Zeros
    value_rebate:      money(206, 218),          // Valor do abatimento a ser concedido: só na ocorrência 04
    ...payer,
    payer_city:        text(335, 354),           // Cidade do pagador
    payer_state:       text(355, 356),           // UF do pagador
    guarantor_name:    text(357, 394),           // Pagador/avalista
    sequence:          integer(395, 400),        // Nº sequencial do registro
  },
  `${MANUAL}, pp. 8–15`,
)

/** Registro detalhe tipo 5, dados do pagador avalista, pp. 15–16. City and state are printed numeric, with zeros. */
const guarantor = record(
  'unicred400.remittance.guarantor',
  400,
  {
    record_type:            key(1, 1, '5'),    // Identificação do registro
    email:                  text(2, 121, { case: 'keep' }), // Endereço de e-mail
    guarantor_tax_id_type:  text(122, 123),    // Código de inscrição
    ...guarantorDetails,
    message_1:              text(215, 274),    // Mensagem 1
    message_2:              text(275, 334),    // Mensagem 2
    reserved_1:             blanks(335, 394),  // Brancos
    sequence:               integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 15–16`,
)

/** Registro detalhe tipo 6, endereço e e-mail do pagador, pp. 16–18. Read only: a slip does not divide the address as the post office does. */
const address = record(
  'unicred400.remittance.address',
  400,
  {
    record_type:              key(1, 1, '6'),    // Identificação do registro
    payer_street_type:        text(2, 26),       // Tipo logradouro
    payer_street:             text(27, 86),      // Logradouro do pagador
    payer_address_number:     text(87, 91),      // Número no logradouro do pagador
    payer_address_complement: text(92, 121),     // Complemento do logradouro do pagador
    payer_neighborhood:       text(122, 161),    // Bairro do logradouro do pagador
    payer_zipcode:            text(162, 169),    // Código do CEP do logradouro do pagador
    payer_city:               text(170, 219),    // Cidade do logradouro do pagador
    payer_state:              text(220, 221),    // UF do logradouro do pagador
    payer_email:              text(222, 281, { case: 'keep' }), // E-mail do pagador
    email_notice:             text(282, 282, { codes: { S: 'Recebe', N: 'Não recebe' } }), // Indicativo para receber boleto por e-mail
    reserved_1:               blanks(283, 394),  // Espaço em branco
    sequence:                 integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 16–18`,
)

/** Registro detalhe tipo 7, mensagens em lote, pp. 18–19: for the receipt of the payer, and for the slip. */
const messages = record(
  'unicred400.remittance.messages',
  400,
  {
    record_type: key(1, 1, '7'),    // Identificação do registro
    reserved_1:  blanks(2, 4),      // Brancos
    line_1:      zeros(5, 6),       // Número da linha 1
    receipt_1:   text(7, 86),       // Conteúdo da linha 1 recibo
    reserved_2:  blanks(87, 94),    // Filler 1
    message_1:   text(95, 134),     // Conteúdo da linha 1 ficha
    line_2:      zeros(135, 136),   // Número da linha 2
    receipt_2:   text(137, 216),    // Conteúdo da linha 2 recibo
    reserved_3:  blanks(217, 224),  // Filler 2
    message_2:   text(225, 264),    // Conteúdo da linha 2 ficha
    line_3:      zeros(265, 266),   // Número da linha 3
    receipt_3:   text(267, 346),    // Conteúdo da linha 3 recibo
    reserved_4:  blanks(347, 353),  // Filler 3
    message_3:   text(354, 393),    // Conteúdo da linha 3 ficha
    destination: blanks(394, 394),  // Destino boleto
    sequence:    integer(395, 400), // Número sequencial do registro no arquivo
  },
  `${MANUAL}, pp. 18–19`,
)

/** Registro trailer, p. 19. */
const trailer = record(
  'unicred400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Identificação registro
    reserved_1:  blanks(2, 394),    // Branco
    sequence:    integer(395, 400), // Número sequencial de registro
  },
  `${MANUAL}, p. 19`,
)

export const remittanceRecords = { header, title, guarantor, address, messages, trailer } as const
