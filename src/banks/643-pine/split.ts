/** Pine's split of the credit: CNAB 400, February 2019, pp. 11–12. */
import { Decimal } from 'decimal.js'
import { type PreparedSlip, percentOf, scaledPercentage, ValidationError } from '../../cobranca/index.js'
import { blanks, digits, integer, key, literal, money, percentage, record, repeatedFields, text, zeros } from '../../fixed-width/index.js'
import { inRepeatedColumns, percentageDecimals } from '../into-fields.js'
import type { RecordValues } from '../remittance-dialect.js'
import { splitErrors } from '../split-rules.js'
import { bank } from './bank.js'

/** Registro de rateio de crédito, tipo 3: three accounts. */
export const split = record(
  'pine400.remittance.split',
  400,
  {
    record_type:      key(1, 1, '3'),              // Código do registro
    reserved_1:       blanks(2, 29),               // Brancos
    calculation_code: literal(30, 30, '1'),        // Código para cálculo do rateio
    share_type:       literal(31, 31, '1'),        // Tipo do rateio: percentual
    reserved_2:       blanks(32, 43),              // Brancos
    ...repeatedFields('split', 3, {
      bank:           zeros(44, 46),               // Código do banco: 000
      agency_number:  digits(47, 51),              // Código da agência
      agency_digit:   digits(52, 52),              // DV da agência
      account_number: text(53, 64),                // Número da conta corrente
      account_digit:  digits(65, 65),              // DV da conta
      percentage:     money(66, 80, { unit: percentage(4) }), // Percentual para rateio: 9(11)V(04)
      name:           text(81, 120),               // Nome do beneficiário
      reserved:       blanks(121, 151),            // Brancos
      part:           integer(152, 157),           // Parcela do rateio
      floating_days:  zeros(158, 160),             // Floating: 000
    }),
    sequence:         integer(395, 400),           // Número sequencial
  },
  'Pine, CNAB 400 (02/2019), pp. 11–12',
)

const DECIMALS = percentageDecimals(split.fields.split_1_percentage)

/** The share of an account as a percentage of the title, with the decimals of the record. */
const shareOf = (amount: number, total: number): Decimal => new Decimal(amount).times(100).div(total).toDecimalPlaces(DECIMALS, Decimal.ROUND_HALF_UP)

/**
 * Records of a split, three accounts each. A share is a percentage of the title: the cents of the account must follow from it exactly.
 *
 * @throws {ValidationError} when the bank would reject the split or credit other amounts
 */
export function splitValues(slip: PreparedSlip): readonly RecordValues[] {
  const { split: accounts, amount: total } = slip
  const shares = accounts.map(({ amount }) => shareOf(amount, total))
  const errors = splitErrors(slip, { bank, digits: ['agency_digit', 'account_digit'], maxFloating: 0 })
  if (accounts.some(({ amount }, i) => percentOf(total, shares[i]!) !== amount)) {
    errors['split_accounts.amount'] ??= [`não é exato em percentual de ${DECIMALS} casas decimais do valor do boleto, como o ${bank.name} recebe o rateio`]
  }
  if (shares.reduce((sum, share) => sum.plus(share), new Decimal(0)).gt(100)) errors['split_accounts.amount'] = ['soma mais que o valor do boleto']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return inRepeatedColumns(split, 'split', accounts, (account, position) => ({
    agency_number: account.agency_number,
    agency_digit: account.agency_digit,
    account_number: account.account_number,
    account_digit: account.account_digit,
    percentage: scaledPercentage(shares[position - 1]!, DECIMALS, 'split_accounts.amount'),
    name: account.name,
    part: position,
  }))
}
