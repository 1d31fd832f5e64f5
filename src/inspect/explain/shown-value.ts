/** Values of fields as a person writes them. */
import { formatMoney, formatTaxId, withoutPadding } from '../../cobranca/index.js'
import type { AnyField, FieldValue } from '../../fixed-width/index.js'

const REAIS = 2

/**
 * A value of a field, the Brazilian way: `R$ 1.345,56`, `31/03/2026`, `12.ABC.345/01DE-35`; `''` where nothing was said.
 *
 * @param kind code of the kind of a tax id, as the file has it
 */
export function shownValue(field: AnyField, value: FieldValue, kind: string): string {
  if (value === null || value === '') return ''
  switch (field.kind) {
    case 'money': {
      const { decimals = REAIS } = field
      return decimals === REAIS ? `R$ ${formatMoney(value as number)}` : withDecimals(value as number, decimals)
    }
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

/** A number of so many implied decimals: `1234500` of five is `12,34500`. */
function withDecimals(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`
}
