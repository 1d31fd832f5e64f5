// Inter, Manual CNAB400, v1.1 (30 August 2021), pp. 7–12 and 25.
import { blanks, date, digits, integer, key, literal, money, percentage, percentagePerDay, REAIS, REAIS_PER_DAY, record, taxId, text } from '../../fixed-width/index.js'
import { remittanceLabel } from '../families/core400/index.js'
import { bank } from './bank.js'

const MANUAL = 'Inter, Manual CNAB400 v1.1 (30/08/2021)'

/** Registro header, p. 7. */
const header = record(
  'inter400.remittance.header',
  400,
  {
    ...remittanceLabel,
    reserved_1:        blanks(27, 46),               // Código da empresa: branco
    beneficiary_name:  text(47, 76),                 // Nome da empresa
    bank_code:         literal(77, 79, bank.number), // Número do Inter na câmara de compensação
    bank_name:         text(80, 94),                 // Nome do banco por extenso: Inter
    generation_date:   date(95, 100, 'DDMMYY'),      // Data da gravação do arquivo
    reserved_2:        blanks(101, 110),             // Branco
    remittance_number: integer(111, 117),            // Nº sequencial de remessa, o do nome do arquivo
    reserved_3:        blanks(118, 394),             // Branco
    sequence:          integer(395, 400),            // Nº sequencial do registro: 000001
  },
  `${MANUAL}, p. 7`,
)

/**
 * Registro de transação tipo 1, pp. 8–10; the codes of 184 on p. 25. The decimals of 174–177 and 198–201 are not printed; two are used, as in 80–83. The page
 * has no columns for neighborhood, city and state of the payer.
 */
const title = record(
  'inter400.remittance.title',
  400,
  {
    record_type:         key(1, 1, '1'),           // Identificação do registro
    reserved_1:          blanks(2, 20),            // Branco
    wallet_number:       digits(21, 23),           // Identificação da empresa: carteira (112)
    agency_number:       digits(24, 27),           // Identificação da empresa: agência (0001)
    account_number:      digits(28, 36),           // Identificação da empresa: conta corrente
    account_digit:       digits(37, 37),           // Identificação da empresa: dígito da conta
    control_number:      text(38, 62),             // Nº controle do participante
    reserved_2:          blanks(63, 65),           // Branco
    fine_type:           digits(66, 66, { codes: { '0': 'Sem multa', '1': 'Valor fixo de multa', '2': 'Percentual de multa' } }), // Campo de multa
    fine_value:          money(67, 79, { unit: { by: 'fine_type', codes: { '1': REAIS } } }), // Valor da multa
    fine_percentage:     money(80, 83, { unit: { by: 'fine_type', codes: { '2': percentage(2) } } }), // Percentual de multa
    fine_date:           date(84, 89, 'DDMMYY'),   // Data da multa
    our_number:          digits(90, 100),          // Nosso número: zeros
    reserved_3:          blanks(101, 108),         // Branco
    movement:            digits(109, 110),         // Identificação da ocorrência: 01 remessa
    document_number:     text(111, 120),           // Nº do documento (seu número)
    due_date:            date(121, 126, 'DDMMYY'), // Data do vencimento do título
    amount:              money(127, 139),          // Valor do título
    days_for_revoke:     integer(140, 141),        // Data limite de pagamento: 0, 30 ou 60 dias após o vencimento
    reserved_4:          blanks(142, 147),         // Branco
    document_type:       digits(148, 149, { codes: { '99': 'Outros' } }), // Espécie do título
    acceptance:          literal(150, 150, 'N'),   // Identificação
    reserved_5:          blanks(151, 156),         // Data da emissão do título: branco
    reserved_6:          blanks(157, 159),         // Branco
    interest_type:       digits(160, 160, { codes: { '0': 'Sem juros/mora', '1': 'Valor fixo de juros/mora', '2': 'Percentual de juros/mora' } }), // Campo de juros/mora
    interest_value:      money(161, 173, { unit: { by: 'interest_type', codes: { '1': REAIS_PER_DAY } } }), // Valor a ser cobrado por dia de atraso
    interest_percentage: money(174, 177, { unit: { by: 'interest_type', codes: { '2': percentagePerDay(2) } } }), // Percentual a ser cobrado por dia de atraso
    interest_date:       date(178, 183, 'DDMMYY'), // Data da mora
    discount_type:       digits(184, 184, { codes: {
      '0': 'Título não tem desconto',
      '1': 'Valor fixo até a data informada',
      '2': 'Valor por antecipação (dia corrido)',
      '3': 'Valor por antecipação (dia útil)',
      '4': 'Percentual sobre o valor nominal até a data informada',
      '5': 'Percentual sobre o valor nominal (dia corrido)',
      '6': 'Percentual sobre o valor nominal (dia útil)',
    } }), // Campo de descontos
    discount_value:      money(185, 197, { unit: { by: 'discount_type', codes: { '1': REAIS, '2': REAIS_PER_DAY, '3': REAIS_PER_DAY } } }), // Valor do desconto 1
    discount_percentage: money(198, 201, { unit: { by: 'discount_type', codes: { '4': percentage(2), '5': percentagePerDay(2), '6': percentagePerDay(2) } } }), // Percentual de desconto 1
    discount_date:       date(202, 207, 'DDMMYY'), // Data limite para concessão do desconto 1
    value_rebate:        money(208, 220),          // Valor do abatimento a ser concedido
    payer_tax_id_type:   digits(221, 222),         // Tipo de inscrição do pagador: 01 CPF, 02 CNPJ
    payer_tax_id:        taxId(223, 236),          // Nº inscrição do pagador
    payer_name:          text(237, 276),           // Nome do pagador
    payer_address:       text(277, 316),           // Endereço completo
    payer_zipcode:       digits(317, 324),         // CEP e sufixo do CEP
    message_1:           text(325, 394),           // 1ª mensagem, só no boleto
    sequence:            integer(395, 400),        // Nº sequencial do registro
  },
  `${MANUAL}, pp. 8–10`,
)

/** Registro de transação tipo 2, opcional, p. 11. */
const messages = record(
  'inter400.remittance.messages',
  400,
  {
    record_type:                key(1, 1, '2'),           // Tipo registro
    message_2:                  text(2, 79),              // Mensagem 2
    message_3:                  text(80, 157),            // Mensagem 3
    message_4:                  text(158, 235),           // Mensagem 4
    message_5:                  text(236, 313),           // Mensagem 5
    second_discount_date:       date(314, 319, 'DDMMYY'), // Data limite para concessão de desconto 2
    second_discount_value:      money(320, 332),          // Valor fixo do desconto 2
    second_discount_percentage: money(333, 336, { unit: percentage(2) }), // Percentual do desconto 2
    reserved_1:                 blanks(337, 346),         // Branco
    third_discount_date:        date(347, 352, 'DDMMYY'), // Data limite para concessão de desconto 3
    third_discount_value:       money(353, 365),          // Valor fixo do desconto 3
    third_discount_percentage:  money(366, 369, { unit: percentage(2) }), // Percentual do desconto 3
    reserved_2:                 blanks(370, 379),         // Branco
    our_number:                 digits(380, 390),         // Nosso número: zeros
    reserved_3:                 blanks(391, 394),         // Branco
    sequence:                   integer(395, 400),        // Nº sequencial de registro
  },
  `${MANUAL}, p. 11`,
)

/** Registro trailer, p. 12: The page prints 8–394 as «002 a 394», with size 387. */
const trailer = record(
  'inter400.remittance.trailer',
  400,
  {
    record_type: key(1, 1, '9'),    // Identificação registro
    title_count: integer(2, 7),     // Quantidade de boletos contidos no arquivo
    reserved_1:  blanks(8, 394),    // Branco
    sequence:    integer(395, 400), // Nº sequencial do último registro
  },
  `${MANUAL}, p. 12`,
)

export const remittanceRecords = { header, title, messages, trailer } as const
