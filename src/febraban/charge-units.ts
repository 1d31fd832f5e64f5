/** Units of fine, interest, discounts, shares, limits and the title's value, by the codes in other fields. */
import { CENTS, percentage, percentagePerDay, percentagePerMonth, preciseReais, preciseReaisPerDay, REAIS, REAIS_PER_DAY, type UnitByCode } from '../fixed-width/index.js'

/** Decimals of FEBRABAN's percentages. */
const DECIMALS = 2

/**
 * 1 reais, 2 a percentage: G073 of CNAB 240 (p. 180), and most layouts with a code for the unit.
 *
 * @param decimals of the percentage
 */
export const reaisOrPercentageBy = (by: string, decimals = DECIMALS, decimalsOfReais = CENTS) => ({
  by,
  codes: { '1': decimalsOfReais === CENTS ? REAIS : preciseReais(decimalsOfReais), '2': percentage(decimals) },
}) satisfies UnitByCode

/**
 * C018, p. 149: reais per day, or a percentage per month.
 *
 * @param decimals of the percentage
 */
export const interestBy = (by: string, decimals = DECIMALS, decimalsOfReais = CENTS) => ({
  by,
  codes: { '1': decimalsOfReais === CENTS ? REAIS_PER_DAY : preciseReaisPerDay(decimalsOfReais), '2': percentagePerMonth(decimals) },
}) satisfies UnitByCode

/** Codes 1 to 3 of C021; some banks have no others. Code 3 is reais per day of anticipation. */
export const discountUpTo3By = (by: string, decimals = DECIMALS) => ({ by, codes: { ...reaisOrPercentageBy(by, decimals).codes, '3': REAIS_PER_DAY } }) satisfies UnitByCode

/** C021, pp. 149–150. Codes 3 to 6 are per day of anticipation. */
export const discountBy = (by: string, decimals = DECIMALS) => ({
  by,
  codes: {
    ...discountUpTo3By(by, decimals).codes,
    '4': REAIS_PER_DAY,
    '5': percentagePerDay(decimals),
    '6': percentagePerDay(decimals),
  },
}) satisfies UnitByCode

/** C062, p. 157, with the decimals of C074, p. 159. */
export const shareBy = (by: string) => ({ by, codes: { '1': percentage(3), '2': REAIS } }) satisfies UnitByCode

/** C080, p. 160, with the decimals of p. 65. */
export const limitBy = (by: string) => ({ by, codes: { '1': percentage(5), '2': REAIS } }) satisfies UnitByCode

/** G070, p. 179: reais for currency code 09 (G065, p. 179). In other currencies the field is a quantity with five decimals. */
export const amountUnit = { by: 'currency_code', codes: { '09': REAIS } } as const satisfies UnitByCode
