/** Totals of the records of a workbook: by kind, and by day of credit. */
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../../cobranca/index.js'
import { COLUMN_HEADINGS, type ColumnName, cellOf } from '../../../return/index.js'
import type { OutputRecord } from '../output-columns.js'
import { amountCell, dayCell, type SheetCell } from './cells.js'

const AMOUNTS = ['paid_amount', 'credit_amount', 'bank_rate'] as const satisfies ColumnName[]

/** Columns that the totals are made of. */
export const SUMMED_COLUMNS = ['kind', 'money', 'credit_at', ...AMOUNTS] as const satisfies ColumnName[]

/** Number of records, and the sum of each amount in cents: null if no record has it. */
interface SheetSums {
  count: number
  readonly amounts: (number | null)[]
}

const HEADINGS = {
  byKind: 'Por tipo da ocorrência',
  byDay: 'Por dia do crédito, dos registros que movimentam dinheiro',
  count: 'Registros',
  noDay: 'sem data',
}

export class SheetTotals {
  private readonly byKind = new Map<OccurrenceKind, SheetSums>()
  /** By day, then by kind. The day of a record without one is `''`. */
  private readonly byDay = new Map<string, Map<OccurrenceKind, SheetSums>>()

  /** @param record has {@link SUMMED_COLUMNS} */
  add(record: OutputRecord): void {
    const kind = record.kind as OccurrenceKind
    const amounts = AMOUNTS.map((name) => cellOf(name, record[name] ?? null) as number | null)
    addTo(this.byKind, kind, amounts)
    if (record.money !== true) return
    const day = (record.credit_at ?? '') as string
    const ofDay = this.byDay.get(day) ?? new Map<OccurrenceKind, SheetSums>()
    this.byDay.set(day, ofDay)
    addTo(ofDay, kind, amounts)
  }

  /** Rows of the sheet, and the numbers of its headings among them. */
  rows(): { readonly rows: SheetCell[][]; readonly headings: readonly number[] } {
    const rows: SheetCell[][] = []
    const headings: number[] = []
    const heading = (...cells: SheetCell[]): void => {
      headings.push(rows.length)
      rows.push(cells)
    }
    const sums = [HEADINGS.count, ...AMOUNTS.map((name) => COLUMN_HEADINGS[name])]
    heading(HEADINGS.byKind)
    heading(null, COLUMN_HEADINGS.kind, ...sums)
    for (const kind of KINDS) {
      const found = this.byKind.get(kind)
      if (found !== undefined) rows.push([null, ...cellsOf(kind, found)])
    }
    rows.push([])
    heading(HEADINGS.byDay)
    heading(COLUMN_HEADINGS.credit_at, COLUMN_HEADINGS.kind, ...sums)
    for (const [day, kinds] of [...this.byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
      for (const kind of KINDS) {
        const found = kinds.get(kind)
        if (found !== undefined) rows.push([day === '' ? HEADINGS.noDay : dayCell(day), ...cellsOf(kind, found)])
      }
    }
    return { rows, headings }
  }
}

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]

const cellsOf = (kind: OccurrenceKind, { count, amounts }: SheetSums): SheetCell[] => [
  OCCURRENCE_KINDS[kind].label,
  count,
  ...amounts.map((cents) => (cents === null ? null : amountCell(cents))),
]

function addTo(all: Map<OccurrenceKind, SheetSums>, kind: OccurrenceKind, cents: readonly (number | null)[]): void {
  const sums = all.get(kind) ?? { count: 0, amounts: AMOUNTS.map(() => null) }
  all.set(kind, sums)
  sums.count++
  const { amounts } = sums
  for (const [i, value] of cents.entries()) if (value !== null) amounts[i] = (amounts[i] ?? 0) + value
}
