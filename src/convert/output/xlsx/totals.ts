/** Totals of the records of a workbook: by kind, and by day of credit. */
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../../cobranca/index.js'
import { COLUMN_HEADINGS, type ColumnName, cellOf } from '../../../return/index.js'
import type { OutputRecord } from '../output-columns.js'
import { amountCell, dayCell, type SheetCell } from './cells.js'

/** Amounts of a payment or reversal. A record that moves no money may have them, too: a title that was paid directly to the beneficiary. */
const MOVED = ['paid_amount', 'credit_amount'] as const satisfies ColumnName[]

/** Charged for records of any kind. */
const CHARGED = 'bank_rate' satisfies ColumnName

const AMOUNTS = [...MOVED, CHARGED] as const

/** Columns that the totals are made of. */
export const SUMMED_COLUMNS = ['kind', 'money', 'needs_review', 'credit_at', ...AMOUNTS] as const satisfies ColumnName[]

/** Number of records, of those that need review, and the sum of each amount in cents: null if no record has it. */
interface SheetSums {
  count: number
  toReview: number
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
    const isMoney = record.money === true
    const toReview = cellOf('needs_review', record.needs_review ?? []) !== null
    const amounts = AMOUNTS.map((name) =>
      isMoney || name === CHARGED ? (cellOf(name, record[name] ?? null) as number | null) : null,
    )
    addTo(this.byKind, kind, toReview, amounts)
    if (!isMoney) return
    const day = (record.credit_at ?? '') as string
    const ofDay = this.byDay.get(day) ?? new Map<OccurrenceKind, SheetSums>()
    this.byDay.set(day, ofDay)
    addTo(ofDay, kind, toReview, amounts)
  }

  /** Rows of the sheet, and the numbers of its headings among them. */
  rows(): { readonly rows: SheetCell[][]; readonly headings: readonly number[] } {
    const rows: SheetCell[][] = []
    const headings: number[] = []
    const heading = (...cells: SheetCell[]): void => {
      headings.push(rows.length)
      rows.push(cells)
    }
    const sums = [HEADINGS.count, COLUMN_HEADINGS.needs_review, ...AMOUNTS.map((name) => COLUMN_HEADINGS[name])]
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

const cellsOf = (kind: OccurrenceKind, { count, toReview, amounts }: SheetSums): SheetCell[] => [
  OCCURRENCE_KINDS[kind].label,
  count,
  toReview,
  ...amounts.map((cents) => (cents === null ? null : amountCell(cents))),
]

function addTo(
  all: Map<OccurrenceKind, SheetSums>,
  kind: OccurrenceKind,
  toReview: boolean,
  cents: readonly (number | null)[],
): void {
  const sums = all.get(kind) ?? { count: 0, toReview: 0, amounts: AMOUNTS.map(() => null) }
  all.set(kind, sums)
  sums.count++
  if (toReview) sums.toReview++
  const { amounts } = sums
  for (const [i, value] of cents.entries()) if (value !== null) amounts[i] = (amounts[i] ?? 0) + value
}
