/** Formats of figures. */
import type { Row } from './result.js'
import type { Suite } from './suite.js'

/** Formats a number with three significant digits and thousands separators. */
export function figures(value: number): string {
  if (value >= 1000) return Number(value.toPrecision(3)).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

export const megabytes = (bytes: number): string => figures(bytes / 1e6)

/** Formats 10000 as `10 k`, a million as `1 M`. */
export function count(titles: number): string {
  if (titles >= 1_000_000) return `${figures(titles / 1e6)} M`
  return titles >= 1000 ? `${figures(titles / 1000)} k` : String(titles)
}

/** Cost of a work relative to a baseline of the same process. */
export const ratio = ({ clock }: Suite, row: Row, base: number): number => row.time[clock] / row.bases[base]![clock]

export const titlesASecond = ({ clock }: Pick<Suite, 'clock'>, row: Row): number =>
  (row.titles * 1000) / row.time[clock]

export const megabytesASecond = ({ clock }: Suite, row: Row): number => row.bytes / 1000 / row.time[clock]
