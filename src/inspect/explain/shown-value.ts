/** Field values in Brazilian format. */
import { formatReais, formatTaxId, withoutPadding } from '../../cobranca/index.js'
import { type AnyField, decimalsOf, type FieldValue, type Unit } from '../../fixed-width/index.js'

/**
 * Formats a field value: `R$ 1.345,56`, `2,00%`, `31/03/2026`, `12.ABC.345/01DE-35`; `''` if the field is empty.
 *
 * @param kind tax id type code, as in the file
 * @param unit unit of the number in a `money` field; null if unknown
 */
export function explainedValue(field: AnyField, value: FieldValue, kind: string, unit: Unit | null): string {
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
 * Formats a number with its unit: `R$ 1.345,56`, `2,00%`.
 *
 * @param decimals decimals of a number without unit; 0 if the unit is unknown, because then the decimals are unknown too
 */
export function shownAmount(value: number, unit: Unit | null, decimals = 0): string {
  if (unit === null) return withDecimals(value, decimals)
  return unit.of === 'reais' ? `R$ ${formatReais(value, decimalsOf(unit))}` : `${withDecimals(value, unit.decimals)}%`
}

/** Inserts the implied decimals: `1234500` with 5 decimals is `12,34500`. */
function withDecimals(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`
}
