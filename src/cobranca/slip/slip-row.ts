/** Rows of the table of a slip's fields. The types of a slip and of a prepared slip, and the features of layouts follow from them. */
import type { Decimal } from 'decimal.js'
import type { FieldForm, FieldInfo } from '../fields/field-info.js'
import type { MoneyInput } from '../values/money.js'
import type { PercentageInput } from '../values/percentage.js'
import type { SplitAccount } from './split-account.js'

interface SlipFieldInfo extends FieldInfo {
  /** The prepared slip has the value under the same name, as its form reads it. The prepared value of digits may be null. */
  readonly isPlain?: true
  /** Layouts that have columns of its name send it. Only plain fields. */
  readonly isBankCode?: true
  /** The feature of a layout that a slip asks for by this field. Layouts without the feature refuse the field. */
  readonly feature?: string
  /** Portuguese names with this one meaning, in the form of `plainName`: a CSV may have them as columns. */
  readonly columns?: readonly string[]
  /**
   * Other names, in the form of `plainName`, that are errors with this field as advice: names that have other values at the service, and an English name that
   * developers expect.
   */
  readonly suggestedFor?: readonly string[]
}

/**
 * A row, with the types that follow from it.
 *
 * @typeParam Mark `required`, `plain` and `bank_code`
 */
export interface SlipRow<Form extends FieldForm, Given, Mark extends string, Feature extends string>
  extends SlipFieldInfo {
  readonly form: Form
  readonly feature?: Feature
  /** Only for types: no row has them. */
  readonly types?: { readonly given: Given; readonly mark: Mark; readonly feature: Feature }
}

/** Type of the prepared value of a plain field, by its form. */
export interface PlainByForm {
  readonly text: string
  readonly digits: string | null
  readonly integer: number | null
  readonly flag: boolean
  /** Empty without a date. */
  readonly date: string
}

/** Type of a given value, by its form. */
interface GivenByForm {
  readonly text: string
  readonly digits: string
  readonly money: MoneyInput
  readonly money_text: string | Decimal
  readonly percentage: PercentageInput
  readonly date: string
  readonly id: number | string
  readonly texts: readonly string[]
  readonly json: object
  readonly integer: number
  readonly flag: boolean
  readonly tax_id: string
  readonly zipcode: string | number
  readonly state: string
  readonly accounts: readonly SplitAccount[]
}

type MarkOf<Row> =
  | (Row extends { readonly required: true } ? 'required' : never)
  | (Row extends { readonly isPlain: true } ? 'plain' : never)
  | (Row extends { readonly isBankCode: true } ? 'bank_code' : never)

type FeatureOf<Row> = Row extends { readonly feature: infer Feature extends string } ? Feature : never

/** Defines a field whose values have the type of their form. */
export const slipField: <const Row extends SlipFieldInfo & { readonly form: keyof GivenByForm }>(
  row: Row,
) => SlipRow<Row['form'], GivenByForm[Row['form']], MarkOf<Row>, FeatureOf<Row>> = (row) => row as never

/** Defines a field with another type of values, such as the codes of a table. */
export const slipFieldOf =
  <Given>(): (<const Row extends SlipFieldInfo>(
    row: Row,
  ) => SlipRow<Row['form'], Given, MarkOf<Row>, FeatureOf<Row>>) =>
  (row) =>
    row as never
