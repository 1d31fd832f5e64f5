// Banco do Brasil, CNAB 400 of agreements of 4 and 6 digits, whose details are of type 1. No manual is available. The columns of the remittance up to 101 come
// from a public program (ACBr, ACBrBancoBrasil.pas); the columns of the return up to 95 come from public programs (ACBr, and a reader of Sicoob's correspondent
// files), and real files confirm them. The other columns are the same as in type 7.
import { blanks, digits, type Fields, type FixedRecord, integer, REAIS, reserved, text } from '../../../fixed-width/index.js'
import { beneficiaryAccount } from '../../families/core400/index.js'
import { remittanceRecords400, remittanceTitleCompany, remittanceTitleDailyDiscount, remittanceTitlePerson, remittanceTitles400, returnRecords400 } from '../cnab400.js'

const REMITTANCE = 'Banco do Brasil, remessa CBR641 (convênios de 4 e 6 posições), sem manual à mão: ACBrBancoBrasil.pas'
const RETURN = 'Banco do Brasil, retorno CBR641 (convênios de 4 e 6 posições), sem manual à mão: ACBrBancoBrasil.pas e arquivos reais'

/** Columns of both directions. */
const identification = {
  ...beneficiaryAccount, // Tipo e número de inscrição do beneficiário: zeros nos retornos
  agreement_number: digits(32, 37), // Número do convênio
  control_number:   text(38, 62),   // Código de controle da empresa
  our_number:       digits(63, 73), // Nosso número, com o convênio; zeros se o banco numera
  our_number_digit: text(74, 74),   // DV do nosso número
} as const

/** A title of the remittance. No known column holds the currency. */
const remittanceTitleOf = <F extends Fields>(title: FixedRecord<F>): FixedRecord<F> =>
  (title as FixedRecord)
    .replace([1, 101], {
      ...identification,
      installment:          digits(75, 76),  // Número da prestação: 00
      value_group:          digits(77, 78),  // Grupo de valor: 00
      reserved_1:           blanks(79, 81),  // Brancos
      guarantor_indicator:  text(82, 82),    // A: sacador em 352–391; branco: mensagem
      title_prefix:         text(83, 85),    // Prefixo do título: brancos
      wallet_variation:     digits(86, 88),  // Variação da carteira
      collateral_account:   digits(89, 89),  // Conta caução: 0
      responsibility_code:  digits(90, 94),  // Código de responsabilidade: 00000
      responsibility_digit: digits(95, 95),  // DV do código de responsabilidade: 0
      bordereau_number:     digits(96, 101), // Número do borderô: 000000
    })
    .withUnits({ amount: REAIS })
    .as(`${title.name}_6`, REMITTANCE) as FixedRecord as FixedRecord<F>

/** Variants of the title; see the variants of type 7. */
export const titleCompanyOfType1 = remittanceTitleOf(remittanceTitleCompany)
export const titlePersonOfType1 = remittanceTitleOf(remittanceTitlePerson)
export const titleDailyDiscountOfType1 = remittanceTitleOf(remittanceTitleDailyDiscount)

/** A header with the leading agreement in 41–46. The columns of the agreement of 7 digits are empty. */
const headerOf = <F extends Fields>(header: FixedRecord<F>, [from, to]: readonly [number, number], unused: typeof blanks | typeof reserved, source: string): FixedRecord<F> =>
  (header as FixedRecord)
    .replace([from, to], { reserved_5: unused(from, to) })
    .replace([41, 46], { agreement_number: digits(41, 46) }) // Número do convênio líder
    .as(`${header.name}_6`, source) as FixedRecord as FixedRecord<F>

const titles = Object.fromEntries(
  Object.entries(remittanceTitles400).map(([role, title]) => [role, remittanceTitleOf(title as FixedRecord)]),
) as unknown as typeof remittanceTitles400

/** Records of a remittance. */
export const remittanceRecordsOfType1 = {
  ...remittanceRecords400,
  header: headerOf(remittanceRecords400.header, [130, 136], blanks, REMITTANCE),
  ...titles,
} as const

/** A title of the return, with its source. */
const returnTitleOf = <F extends Fields>(ofType7: FixedRecord<F>, source: string): FixedRecord<F> =>
  (ofType7 as FixedRecord)
    .replace([1, 95], {
      ...identification,
      charge_type:          digits(75, 75),  // Tipo de cobrança
      changed_charge_type:  digits(76, 76),  // Tipo de cobrança, comando 72
      calculation_days:     integer(77, 80), // Dias para cálculo
      receipt_nature:       digits(81, 82),  // Natureza do recebimento: o motivo
      title_prefix:         text(83, 85),    // Prefixo do boleto
      wallet_variation:     digits(86, 88),  // Variação da carteira
      collateral_account:   digits(89, 89),  // Conta caução
      responsibility_code:  digits(90, 94),  // Código de responsabilidade
      responsibility_digit: text(95, 95),    // DV do código de responsabilidade
    })
    .replace([127, 146], { reserved_4: reserved(127, 146) }) // Brancos no CBR643; aqui os arquivos repetem o nosso número
    .as(`${ofType7.name}_6`, source) as FixedRecord as FixedRecord<F>

/** Records of a return. */
export const returnRecordsOfType1 = {
  ...returnRecords400,
  header: headerOf(returnRecords400.header, [150, 156], reserved, RETURN),
  title: returnTitleOf(returnRecords400.title, RETURN),
  title_limit: returnTitleOf(returnRecords400.title_limit, `${RETURN}; ${returnRecords400.title_limit.source}`),
} as const
