/** Pine's split of the credit: CNAB 400, February 2019, pp. 11–12. */
import { Decimal } from 'decimal.js'
import { BLANK, type FieldErrors, type PreparedSlip, percentOf, scaledPercentage, ValidationError } from '../../cobranca/index.js'
import { blanks, digits, integer, key, literal, money, percentage, record, text, zeros } from '../../fixed-width/index.js'
import { inGroups, percentageDecimals } from '../into-fields.js'
import type { RecordValues } from '../remittance-dialect.js'
import { bank } from './bank.js'

const SHARE = { unit: percentage(4) } as const

/** Registro de rateio de crédito, tipo 3: three accounts. */
export const split = record(
  'pine400.remittance.split',
  400,
  {
    record_type:            key(1, 1, '3'),        // Código do registro
    reserved_1:             blanks(2, 29),         // Brancos
    calculation_code:       literal(30, 30, '1'),  // Código para cálculo do rateio
    share_type:             literal(31, 31, '1'),  // Tipo do rateio: percentual
    reserved_2:             blanks(32, 43),        // Brancos
    split_1_bank:           zeros(44, 46),         // Código do banco: 000
    split_1_agency_number:  digits(47, 51),        // Código da agência
    split_1_agency_digit:   digits(52, 52),        // DV da agência
    split_1_account_number: text(53, 64),          // Número da conta corrente
    split_1_account_digit:  digits(65, 65),        // DV da conta
    split_1_percentage:     money(66, 80, SHARE),  // Percentual para rateio: 9(11)V(04)
    split_1_name:           text(81, 120),         // Nome do beneficiário
    reserved_3:             blanks(121, 151),      // Brancos
    split_1_part:           integer(152, 157),     // Parcela do rateio
    split_1_floating_days:  zeros(158, 160),       // Floating: 000
    split_2_bank:           zeros(161, 163),
    split_2_agency_number:  digits(164, 168),
    split_2_agency_digit:   digits(169, 169),
    split_2_account_number: text(170, 181),
    split_2_account_digit:  digits(182, 182),
    split_2_percentage:     money(183, 197, SHARE),
    split_2_name:           text(198, 237),
    reserved_4:             blanks(238, 268),
    split_2_part:           integer(269, 274),
    split_2_floating_days:  zeros(275, 277),
    split_3_bank:           zeros(278, 280),
    split_3_agency_number:  digits(281, 285),
    split_3_agency_digit:   digits(286, 286),
    split_3_account_number: text(287, 298),
    split_3_account_digit:  digits(299, 299),
    split_3_percentage:     money(300, 314, SHARE),
    split_3_name:           text(315, 354),
    reserved_5:             blanks(355, 385),
    split_3_part:           integer(386, 391),
    split_3_floating_days:  zeros(392, 394),
    sequence:               integer(395, 400),     // Número sequencial
  },
  'Pine, CNAB 400 (02/2019), pp. 11–12',
)

const DECIMALS = percentageDecimals(split.fields.split_1_percentage)

/** The share of an account as a percentage of the title, with the decimals of the record. */
const shareOf = (amount: number, total: number): Decimal => new Decimal(amount).times(100).div(total).toDecimalPlaces(DECIMALS, Decimal.ROUND_HALF_UP)

/**
 * Records of a split, three accounts each. A share is a percentage of the title, which must result in the same cents.
 *
 * @throws {ValidationError} when the bank would reject the split or credit other amounts
 */
export function splitValues({ split: accounts, amount: total }: PreparedSlip): readonly RecordValues[] {
  const errors: FieldErrors = {}
  const shares = accounts.map(({ amount }) => shareOf(amount, total))
  if (accounts.some(({ bank_number }) => bank_number !== bank.number)) {
    errors['split_accounts.bank_number'] = [`deve ser ${bank.number}: o ${bank.name} só divide o crédito entre contas suas`]
  }
  if (accounts.some(({ agency_digit }) => agency_digit === '')) errors['split_accounts.agency_digit'] = [BLANK]
  if (accounts.some(({ account_digit }) => account_digit === '')) errors['split_accounts.account_digit'] = [BLANK]
  if (accounts.some(({ floating }) => floating > 0)) errors['split_accounts.floating'] = [`deve ser 0: o ${bank.name} não tem floating no rateio`]
  if (accounts.some(({ amount }, i) => percentOf(total, shares[i]!) !== amount)) {
    errors['split_accounts.amount'] = [`não é exato em percentual de ${DECIMALS} casas decimais do valor do boleto, como o ${bank.name} recebe o rateio`]
  }
  if (shares.reduce((sum, share) => sum.plus(share), new Decimal(0)).gt(100)) errors['split_accounts.amount'] = ['soma mais que o valor do boleto']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return inGroups(split, 'split', accounts, (account, position) => ({
    agency_number: account.agency_number,
    agency_digit: account.agency_digit,
    account_number: account.account_number,
    account_digit: account.account_digit,
    percentage: scaledPercentage(shares[position - 1]!, DECIMALS, 'split_accounts.amount'),
    name: account.name,
    part: position,
  }))
}
