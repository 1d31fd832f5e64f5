/** Cells of titles as they are shown. */
import { formatTaxId } from '../../cobranca/values/tax-id.js'
import { TITLE_COLUMNS, type TitleColumn, type TitleRow } from '../read/title-row.js'
import type { Overview } from '../worker/page-api.js'
import type { Localized } from './localized.js'

export function cellText(
  row: TitleRow,
  column: TitleColumn,
  reviews: Overview['reviews'],
  { money, day, of }: Localized,
): string {
  const value = row[column]
  if (value === null) return ''
  switch (TITLE_COLUMNS[column]) {
    case 'money':
      return money(value as number)
    case 'date':
      return day(value as string)
    default:
      if (column === 'review') return row.review.map((code) => (code in reviews ? of(reviews[code]!) : code)).join(', ')
      return column === 'tax_id' ? formatTaxId(String(value)) : String(value)
  }
}
