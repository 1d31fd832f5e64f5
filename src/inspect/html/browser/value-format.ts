/** Formats values for display. */
import type { ColumnKind, ReportCell, ReportData } from '../report-data.js'

export interface ValueFormat {
  cell(kind: ColumnKind, value: ReportCell): string
  /** An amount in units of its last decimal. */
  reais(value: number, decimals: number): string
  integer(value: number): string
  /** Inserts implied decimals: `1234` with 2 decimals is `12,34`. */
  decimals(value: number, decimals: number): string
}

export function valueFormatOf({ locale }: Pick<ReportData, 'locale'>): ValueFormat {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const number = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  return {
    cell(kind, value) {
      if (value === null || value === '') return ''
      if (kind === 'money') return money.format(Number(value) / 100)
      if (kind === 'date') return day.format(new Date(`${value}T00:00:00Z`))
      return kind === 'number' ? number.format(Number(value)) : String(value)
    },
    reais(value, decimals) {
      const options = { style: 'currency', currency: 'BRL', minimumFractionDigits: decimals } as const
      return new Intl.NumberFormat(locale, options).format(value / 10 ** decimals)
    },
    integer: (value) => number.format(value),
    decimals(value, decimals) {
      const point = number.formatToParts(1.5).find(({ type }) => type === 'decimal')!.value
      const digits = String(value).padStart(decimals + 1, '0')
      return decimals === 0 ? digits : digits.slice(0, -decimals) + point + digits.slice(-decimals)
    },
  }
}
