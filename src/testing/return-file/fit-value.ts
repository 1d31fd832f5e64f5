import type { AnyField } from '../../fixed-width/index.js'
import { fittedText } from '../../remittance/fit-text.js'

/** Converts a plain value for its field: digits to a number, digits to the width of the columns, texts to capitals and to their maximum length. */
export function fitValue(
  field: AnyField,
  value: string | number | null | undefined,
): string | number | null | undefined {
  if (value === undefined) return undefined
  const width = field.to - field.from + 1
  switch (field.kind) {
    case 'money':
    case 'integer':
      return value === null || value === '' ? null : Number(value)
    case 'text':
    case 'reserved':
      return fittedText(field, String(value ?? '')).to
    case 'digits':
    case 'tax_id': {
      const digits = String(value ?? '')
      if (digits === '') return ''
      return digits.replace(/^0+/, '').padStart(width, '0')
    }
    default:
      return value === null || value === '' ? null : String(value)
  }
}
