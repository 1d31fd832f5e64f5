import type { AnyField } from './field.js'
import type { FixedRecord } from './record.js'

/** One row of a layout table: a field as the manuals print it. */
export interface LayoutRow {
  readonly from: number
  readonly to: number
  readonly length: number
  /** Kind with its parameters: `money 2`, `date DDMMYY`, `literal 'RETORNO'`. */
  readonly kind: string
  readonly name: string
}

/** Returns the fields of a record as rows, to print or compare. */
export function layoutRows(record: FixedRecord): LayoutRow[] {
  return Object.entries(record.fields).map(([name, field]) => ({
    from: field.from,
    to: field.to,
    length: field.to - field.from + 1,
    kind: describeKind(field),
    name,
  }))
}

/** Returns a record as a text table, to compare with the manual. */
export function layoutTable(record: FixedRecord): string {
  const rows = layoutRows(record)
  const kindWidth = Math.max(...rows.map((row) => row.kind.length), 4)
  const line = (from: string, to: string, length: string, kind: string, name: string): string =>
    `${from.padStart(4)} ${to.padStart(4)} ${length.padStart(4)}  ${kind.padEnd(kindWidth)}  ${name}`
  return [
    `${record.name} (${record.width})`,
    record.source,
    line('from', 'to', 'len', 'kind', 'name'),
    ...rows.map((row) => line(String(row.from), String(row.to), String(row.length), row.kind, row.name)),
    '',
  ].join('\n')
}

function describeKind(field: AnyField): string {
  const details = [
    field.literal === undefined ? undefined : `'${field.literal}'`,
    field.decimals,
    field.format,
    field.empty === undefined ? undefined : `empty ${field.empty}`,
    field.case === 'keep' ? 'keep case' : undefined,
    field.align === 'right' ? 'align right' : undefined,
    field.maxLength === undefined ? undefined : `max ${field.maxLength}`,
    field.maxValue === undefined ? undefined : `max ${field.maxValue}`,
  ].filter((detail) => detail !== undefined)
  return [field.kind, ...details].join(' ')
}
