// Safra, Cobrança – Layout Padrão Safra 400 (December 2017), pp. 6–10 and 12–13.
import { blanks, date, digits, integer, key, literal, money, percentage, record, taxId, text, zeros } from '../../fixed-width/index.js'
import { document, instructedTitle, interestAndDiscount, payer, remittanceLabel } from '../families/core400/index.js'
import { bank } from './bank.js'
import { cashierInstructions, documentKinds } from './tables.js'

const MANUAL = 'Safra, Layout Padrão Safra 400 (12/2017)'

/** Header, p. 6. */
const header = record(
  'safra400.remittance.header',
  400,
  {
    ...remittanceLabel,
    agency_number:    digits(27, 31),               // Ident. empresa no banco: agência
    account_number:   digits(32, 39),               // Conta cobrança
    account_digit:    digits(40, 40),               // Conta cobrança, dígito
    reserved_1:       blanks(41, 46),               // Brancos
    beneficiary_name: text(47, 76),                 // Nome da empresa beneficiária
    bank_code:        literal(77, 79, bank.number), // Código de identificação do banco
    bank_name:        text(80, 90),                 // Nome do banco por extenso: SAFRA ou BANCO SAFRA
    reserved_2:       blanks(91, 94),               // Brancos
    generation_date:  date(95, 100, 'DDMMYY'),      // Data da geração do arquivo remessa
    reserved_3:       blanks(101, 391),             // Brancos
    file_sequence:    integer(392, 394),            // Número seqüencial de geração do arquivo
    sequence:         integer(395, 400),            // Número seqüencial do registro: 000001
  },
  `${MANUAL}, p. 6`,
)

/** Detalhe, pp. 7–8. */
const title = record(
  'safra400.remittance.title',
  400,
  {
    record_type:              key(1, 1, '1'),   // Identificação do registro transação
    beneficiary_tax_id_type:  digits(2, 3),     // Tipo de inscrição da empresa
    beneficiary_tax_id:       taxId(4, 17),     // Número de inscrição; do sacador/avalista, se houver (nota 6.1.1)
    agency_number:            digits(18, 22),   // Ident. empresa no banco: agência
    account_number:           digits(23, 30),   // Conta cobrança
    account_digit:            digits(31, 31),   // Conta cobrança, dígito
    reserved_1:               blanks(32, 37),   // Brancos
    control_number:           text(38, 62),     // Uso exclusivo da empresa
    our_number:               digits(63, 71),   // Identificação do título no banco
    reserved_2:               blanks(72, 101),  // Brancos
    iof_code:                 digits(102, 102), // Código IOF de seguros: 0 isento; 2% é 1, e 2 no guia de 2019
    currency_code:            digits(103, 104), // Tipo de moeda: 00 real
    reserved_3:               blanks(105, 105), // Brancos
    days_for_sue:             integer(106, 107), // Terceira instrução: dias para protesto, se a segunda é 10
    wallet_number:            digits(108, 108), // Tipo de carteira (nota 6.1.2)
    ...instructedTitle,
    bank_code:                digits(140, 142), // Banco encarregado da cobrança: 422, 341 ou 237
    collecting_agency_number: digits(143, 147), // Agência encarregada da cobrança
    ...document,
    document_type:            digits(148, 149, { codes: documentKinds }), // Espécie do título (nota 6.1.4)
    first_instruction:        digits(157, 158, { codes: cashierInstructions }), // Primeira instrução (nota 6.1.5)
    second_instruction:       digits(159, 160, { codes: cashierInstructions }), // Segunda instrução (nota 6.1.6)
    ...interestAndDiscount,
    discount_date:            date(174, 179, 'DDMMYY', { codes: { '999999': 'Desconto incondicional' } }), // Data limite do desconto (nota 6.1.7)
    iof:                      money(193, 205),  // Valor do IOF de operações de seguro
    value_rebate:             money(206, 218),  // Valor do abatimento concedido ou cancelado
    ...payer,
    payer_neighborhood:       text(315, 324),   // Bairro do pagador
    reserved_4:               blanks(325, 326), // Brancos
    guarantor_name:           text(352, 381),   // Nome do sacador avalista
    reserved_5:               blanks(382, 388), // Brancos
    issuing_bank:             digits(389, 391), // Banco emitente do boleto
    file_sequence:            integer(392, 394), // Número seqüencial de geração do arquivo
    sequence:                 integer(395, 400), // Número seqüencial do registro
  },
  `${MANUAL}, pp. 7–8`,
)

/** A registration with a fine, in the columns of the rebate; its first instruction is 16 (notas 6.1.5 and 6.1.8, pp. 12–13). */
const titleFine = title
  .replace([109, 110], { movement: key(109, 110, '01') })
  .replace([157, 158], { first_instruction: key(157, 158, '16') })
  .replace([206, 218], {
    fine_date:       date(206, 211, 'DDMMYY'),                        // Data a partir da qual a multa deve ser cobrada
    fine_percentage: money(212, 215, { unit: percentage(2) }),        // Percentual referente à multa, 99v99
    fine_zeros:      zeros(216, 218),                                 // Zeros
  })
  .as('safra400.remittance.title_fine', `${MANUAL}, pp. 7–8 e 12–13`)

/** Registro tipo 2, optional, p. 9: the payer's e-mail, and the guarantor, whom the page calls the beneficiary of the title. */
const guarantor = record(
  'safra400.remittance.guarantor',
  400,
  {
    record_type:            key(1, 1, '2'),           // Identificação do registro transação
    payer_email:            text(2, 51, { case: 'keep' }), // Endereço de e-mail do pagador
    reserved_1:             blanks(52, 151),          // Brancos
    guarantor_name:         text(152, 191),           // Nome do beneficiário do título
    guarantor_tax_id_type:  digits(192, 192),         // Tipo de pessoa: PF 1, PJ 2
    guarantor_tax_id:       taxId(193, 206),          // CPF/CNPJ
    guarantor_address:      text(207, 246),           // Endereço
    guarantor_neighborhood: text(247, 261),           // Bairro
    guarantor_city:         text(262, 281),           // Cidade
    guarantor_zipcode:      digits(282, 289),         // CEP
    guarantor_state:        text(290, 291),           // UF
    reserved_2:             blanks(292, 391),         // Brancos
    file_sequence:          integer(392, 394),        // Número seqüencial de geração do arquivo
    sequence:               integer(395, 400),        // Número seqüencial do registro
  },
  `${MANUAL}, p. 9`,
)

/** Registro tipo 4, optional, p. 10. */
const invoice = record(
  'safra400.remittance.invoice',
  400,
  {
    record_type:   key(1, 1, '4'),    // Identificação do registro transação
    nfe_key:       text(2, 45),       // Código da nota fiscal eletrônica (DANFe)
    reserved_1:    blanks(46, 391),   // Brancos
    file_sequence: integer(392, 394), // Número seqüencial de geração do arquivo
    sequence:      integer(395, 400), // Número seqüencial do registro
  },
  `${MANUAL}, p. 10`,
)

/** Trailler, p. 10. */
const trailer = record(
  'safra400.remittance.trailer',
  400,
  {
    record_type:   key(1, 1, '9'),    // Identificação registro trailler
    reserved_1:    blanks(2, 368),    // Brancos
    title_count:   integer(369, 376), // Quantidade de títulos existentes no arquivo
    total_amount:  money(377, 391),   // Valor total dos títulos
    file_sequence: integer(392, 394), // Número seqüencial de geração do arquivo
    sequence:      integer(395, 400), // Número seqüencial do registro
  },
  `${MANUAL}, p. 10`,
)

export const remittanceRecords = { header, title, title_fine: titleFine, guarantor, invoice, trailer } as const
