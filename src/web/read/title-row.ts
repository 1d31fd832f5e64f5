/** Rows of the table of titles: one for each title of a return or a remittance. */
import type { OccurrenceKind } from '../../cobranca/index.js'
import type { ReviewCode } from '../../return/index.js'

/** Money of a title that came in or went back. */
export interface MovedRow {
  readonly type: 'payment' | 'reversal'
  /** `idempotency_key` of the payment or reversal. */
  readonly key: string
  /** Day of the credit, or of the debit of a reversal; null if the bank does not send it. */
  readonly day: string | null
  /** Integer cents, like the other amounts; null if the bank does not send it. */
  readonly paid: number | null
  readonly credited: number | null
  readonly fee: number | null
}

/** A title of a file. Amounts are integer cents, dates `YYYY-MM-DD`; null if the file does not have the value. */
export interface TitleRow {
  /** Number of the file in the page. */
  readonly file: number
  /** First line of the title, 1-based. */
  readonly line: number
  readonly payer: string | null
  readonly tax_id: string | null
  readonly our_number: string
  readonly document: string
  readonly control: string
  readonly due: string | null
  readonly amount: number | null
  /** Fine and interest. */
  readonly interest: number | null
  readonly discount: number | null
  readonly rebate: number | null
  readonly paid: number | null
  readonly credited: number | null
  readonly fee: number | null
  readonly credit_at: string | null
  readonly date: string | null
  /** The bank's code and words: occurrence of a return, instruction of a remittance. */
  readonly occurrence: string
  /** The bank's words of the reasons. */
  readonly reasons: string
  readonly review: readonly ReviewCode[]
  /** Null in a remittance. */
  readonly kind: OccurrenceKind | null
  readonly pix: boolean
  /** Null if the title moves no money. */
  readonly moved: MovedRow | null
}

/** Form and order of the cells of a column. */
export type TitleColumnType = 'text' | 'money' | 'date'

/** Columns of the table, in their order. */
export const TITLE_COLUMNS = {
  payer: 'text',
  our_number: 'text',
  document: 'text',
  due: 'date',
  amount: 'money',
  interest: 'money',
  discount: 'money',
  paid: 'money',
  credited: 'money',
  credit_at: 'date',
  occurrence: 'text',
  review: 'text',
  reasons: 'text',
  fee: 'money',
  rebate: 'money',
  date: 'date',
  control: 'text',
  tax_id: 'text',
} as const satisfies Readonly<Partial<Record<keyof TitleRow, TitleColumnType>>>

export type TitleColumn = keyof typeof TITLE_COLUMNS

export const TITLE_COLUMN_NAMES = Object.keys(TITLE_COLUMNS) as readonly TitleColumn[]

/** Whether a row has a value in a column. */
export function hasCell(row: TitleRow, column: TitleColumn): boolean {
  const value = row[column]
  return value !== null && value !== 0 && (typeof value === 'number' || value.length > 0)
}
