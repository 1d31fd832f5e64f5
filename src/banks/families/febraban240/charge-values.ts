/**
 * Columns of «valor ou percentual»: fine, interest, discounts and limits of a slip (10.6, pp. 55, 57 and 65). The unit of the column
 * defines the meaning of its codes and the decimals of a percentage.
 */
import type { Decimal } from 'decimal.js'
import { chargeInReais, type PreparedCharge, type PreparedRate, percentPerMonth, ValidationError } from '../../../cobranca/index.js'
import { type AnyField, CENTS, type FixedRecord, type Unit } from '../../../fixed-width/index.js'
import { type InterestForm, interestForm } from '../../interest-form.js'
import { percentageDecimals, percentageInto, reaisDecimals } from '../../into-fields.js'
import type { interestTypes } from './codes.js'

/** Conversion of an amount for a column of «valor ou percentual». */
interface AmountColumn {
  readonly code: (kind: 'value' | 'percentage') => string
  /**
   * Reais or a percentage as an integer in units of the last decimal.
   *
   * @param amount cents, or a percentage
   * @param perMonth the percentage per month that was given, if `amount` is a thirtieth of it
   * @throws {ValidationError} when a percentage rounds to zero or exceeds the column
   */
  readonly number: (amount: number | Decimal, perMonth?: Decimal) => number
}

/**
 * @param blamed the slip's field that errors about a percentage name
 * @returns undefined if the record has no such column, or no code for its unit
 */
export function amountColumn({ fields }: FixedRecord, name: string, blamed: string): AmountColumn | undefined {
  const field = fields[name]
  if (field?.unit === undefined || 'of' in field.unit) return undefined
  const units = Object.entries(field.unit.codes).filter((entry): entry is [string, Unit] => 'of' in entry[1])
  const reais = units.find(([, { of }]) => of === 'reais')
  const percentage = units.find(([, { of }]) => of === 'percentage')
  return {
    code: (kind) => (kind === 'value' ? reais : percentage)![0],
    number: (amount, perMonth) => (typeof amount === 'number' ? amount * unitsOfCent(field) : scaled(field, { percentage: amount, perMonth }, percentage![1], blamed)),
  }
}

const unitsOfCent = (field: AnyField): number => 10 ** (reaisDecimals(field) - CENTS)

/** A daily percentage is multiplied by thirty for a monthly column. */
const scaled = (field: AnyField, rate: PreparedRate, { per }: Unit, blamed: string): number =>
  percentageInto(field, per === 'month' ? percentPerMonth(rate, percentageDecimals(field), blamed) : rate.percentage, blamed)

/** Conversion of a charge for its columns `<name>_type` and `<name>_value`. */
export interface ChargeColumns {
  /**
   * `0` without a charge; for interest, the code for exempt.
   *
   * @param amount of the slip in cents: it decides the form of the interest that loses least
   */
  readonly code: (charge: PreparedCharge | null, amount: number) => string
  /**
   * 0 without a charge.
   *
   * @param amount of the slip in cents, to convert a percentage to reais
   * @throws {ValidationError} when a percentage rounds to zero or exceeds the columns, or when a value is given for columns that hold only percentages
   */
  readonly number: (charge: PreparedCharge | null, amount: number) => number
}

/**
 * @param layout name for messages: `CNAB 240 do Sicoob`
 * @returns undefined if the record has no such columns
 */
export function chargeColumns(record: FixedRecord, name: string, layout: string): ChargeColumns | undefined {
  const blamed = `${name}_percentage`
  const field = record.fields[`${name}_value`]
  const unit = field?.unit
  const codes = Object.keys(record.fields[`${name}_type`]?.codes ?? {})
  if (field !== undefined && unit !== undefined && 'of' in unit) {
    const [some = '1'] = codes.filter((code) => code !== NO_CHARGE)
    const none = codes.includes(NO_CHARGE) ? NO_CHARGE : some
    return { code: (charge) => (charge === null ? none : some), number: unit.of === 'reais' ? reaisAlone(field, blamed) : percentagesAlone(field, name, unit, layout) }
  }
  const column = amountColumn(record, `${name}_value`, blamed)
  if (column === undefined) return undefined
  const none = name === 'interest' ? exemptCode(record) : NO_CHARGE
  const inReais = reaisCode(field!)
  if (inReais !== undefined) return { code: (charge) => (charge === null ? none : inReais), number: reaisAlone(field!, blamed) }
  if (name === 'interest') return interestColumns(field!, none)
  return {
    code: (charge) => (charge === null ? none : column.code(charge.kind)),
    number: (charge) => {
      if (charge === null) return 0
      return charge.kind === 'value' ? column.number(charge.cents) : column.number(charge.percentage, charge.perMonth)
    },
  }
}

function interestColumns(field: AnyField, none: string): ChargeColumns {
  let latest: { readonly charge: PreparedCharge; readonly amount: number; readonly form: InterestForm } | undefined
  const formOf = (charge: PreparedCharge, amount: number): InterestForm => {
    // A record asks for the code and the number one after the other.
    if (latest?.charge !== charge || latest.amount !== amount) latest = { charge, amount, form: interestForm(field, charge, amount) }
    return latest.form
  }
  return {
    code: (charge, amount) => (charge === null ? none : formOf(charge, amount).code),
    number: (charge, amount) => (charge === null ? 0 : formOf(charge, amount).number),
  }
}

/** The code of a column that has reais and no percentages; undefined for the others. */
function reaisCode({ unit }: AnyField): string | undefined {
  const units = unit !== undefined && 'codes' in unit ? Object.entries(unit.codes) : []
  return units.length > 0 && units.every(([, each]) => 'of' in each && each.of === 'reais') ? units[0]![0] : undefined
}

const reaisAlone = (field: AnyField, blamed: string) => (charge: PreparedCharge | null, amount: number) =>
  chargeInReais(charge, amount, reaisDecimals(field), blamed)

const percentagesAlone = (field: AnyField, name: string, unit: Unit, layout: string) => (charge: PreparedCharge | null) => {
  if (charge === null) return 0
  if (charge.kind === 'percentage') return scaled(field, charge, unit, `${name}_percentage`)
  throw new ValidationError({ [`${name}_value`]: [`não pode ser enviado no ${layout}, que só recebe percentual`] })
}

/** C021 and G073 do not print 0, but banks accept it. */
const NO_CHARGE = '0'

/** C018: the first code that is neither a value nor a rate. A rate may have no unit, if the manual does not print its period. */
function exemptCode({ fields }: FixedRecord): string {
  const { unit } = fields['interest_value']!
  const units = unit !== undefined && 'codes' in unit ? unit.codes : {}
  const others = Object.keys(fields['interest_type']?.codes ?? {}).filter((code) => !Object.hasOwn(units, code))
  return others.find((code) => code !== RATE) ?? others[0] ?? NO_CHARGE
}

const RATE = '2' satisfies keyof typeof interestTypes
