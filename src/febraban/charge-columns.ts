/** What the columns of fine, interest and discounts hold: for who reads a remittance. Interest is charged by day, the others once. */

/** What a number in such columns is: reais with cents, or a percentage of the title, of a day or of a month for interest. */
export type ChargeUnit =
  | { readonly of: 'value' }
  | { readonly of: 'percentage'; readonly decimals: number; readonly per: 'title' | 'month' }

/** Where one charge of a title stands: in `<name>_value` and, where the layout has it, `<name>_date`. */
export interface ChargeColumns {
  /** What `<name>_value` holds: always the same, or what the code in another field says; any other code is none. */
  readonly unit: ChargeUnit | { readonly by: string; readonly codes: Readonly<Record<string, ChargeUnit>> }
  /** What the date is: the first day that counts (the last, of a discount), which it is by default, or the day before. */
  readonly date?: 'day_before'
}

/** The charges of a layout's titles. What is said of the discount goes for the second and the third, `second_discount_value`, too. */
export interface ChargesOfLayout {
  readonly fine: ChargeColumns
  readonly interest: ChargeColumns
  readonly discount: ChargeColumns
  /** The second discount is in the columns of the rebate, where `second_discount_date` is filled in. */
  readonly rebateMayBeDiscount?: true
}

export const VALUE: ChargeUnit = { of: 'value' }

export const percentage = (decimals: number): ChargeUnit => ({ of: 'percentage', decimals, per: 'title' })

export const percentagePerMonth = (decimals: number): ChargeUnit => ({ of: 'percentage', decimals, per: 'month' })

/** A value in every title. */
export const IN_REAIS: ChargeColumns = { unit: VALUE }

/** 1 a value, 2 a percentage of two decimals: C021 and G073 of CNAB 240, and most CNAB 400 that have a code for it. */
export const valueOrPercentageBy = (by: string): ChargeColumns => ({ unit: { by, codes: { '1': VALUE, '2': percentage(2) } } })

/** FEBRABAN 10.6: C018 to C023 (P) and G073 to G075 (R), pp. 149–150 and 180. */
export const charges240: ChargesOfLayout = {
  fine: valueOrPercentageBy('fine_type'),
  interest: { unit: { by: 'interest_type', codes: { '1': VALUE, '2': percentagePerMonth(2) } } },
  discount: valueOrPercentageBy('discount_type'),
}
