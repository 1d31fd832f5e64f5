/** Values of fields as a person writes them. */
import { formatMoney, formatTaxId, withoutPadding } from '../../cobranca/index.js'
import type { AnyField, FieldValue, Unit } from '../../fixed-width/index.js'

/**
 * A value of a field, the Brazilian way: `R$ 1.345,56`, `2,00%`, `31/03/2026`, `12.ABC.345/01DE-35`; `''` where nothing was said.
 *
 * @param kind code of the kind of a tax id, as the file has it
 * @param unit of the number in a `money` field; null where nobody knows
 */
export function shownValue(field: AnyField, value: FieldValue, kind: string, unit: Unit | null): string {
  if (value === null || value === '') return ''
  switch (field.kind) {
    case 'money':
      return shownAmount(value as number, unit, field.unit === undefined ? field.decimals : 0)
    case 'rate':
      return String(value).replace('.', ',')
    case 'date':
      return String(value).split('-').reverse().join('/')
    case 'tax_id':
      return /^0*$/.test(String(value)) ? '' : formatTaxId(withoutPadding(kind, String(value)))
    default:
      return String(value).trim()
  }
}

/**
 * A number by its unit: `R$ 1.345,56`, `2,00%`.
 *
 * @param decimals where it has no unit; none where it has one that nobody knows, for then nobody knows them either
 */
export function shownAmount(value: number, unit: Unit | null, decimals = 0): string {
  if (unit === null) return withDecimals(value, decimals)
  return unit.of === 'reais' ? `R$ ${formatMoney(value)}` : `${withDecimals(value, unit.decimals)}%`
}

/** A number of so many implied decimals: `1234500` of five is `12,34500`. */
function withDecimals(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`
}
