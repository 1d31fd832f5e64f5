import type { Bank, LayoutKind, Manual } from '../../banks/index.js'
import type { Direction } from '../../febraban/index.js'
import {
  type Codes,
  type FileLayout,
  type FixedRecord,
  type LayoutRow,
  layoutRows,
  type Records,
  type Unit,
  type UnitByCode,
} from '../../fixed-width/index.js'
import { type FieldWords, fieldWords } from '../../fixed-width/words/field-words.js'
import {
  type BankLayoutChoice,
  checkLayout,
  type DialectRow,
  remittanceDialectsOf,
  returnDialectsOf,
} from './supported-layouts.js'

/** File layout of a bank: one table per record. Plain data. */
export interface LayoutTables {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly variant: string | null
  readonly direction: Direction
  readonly manual: Manual
  readonly records: readonly RecordTable[]
}

export interface RecordTable {
  /** Name of the record in the layout: `header`, `segment_t`. */
  readonly record: string
  readonly width: number
  /** Title and pages of the manual. */
  readonly source: string
  readonly fields: readonly FieldRow[]
}

/** Field of a record. `codes`: valid codes, if the manual lists them. `unit`: unit of an amount that is not always in reais. */
export interface FieldRow extends LayoutRow {
  /** Label and meaning of the field. */
  readonly words: FieldWords
  readonly codes?: Codes
  readonly unit?: Unit | UnitByCode
}

export interface LayoutChoice extends BankLayoutChoice {
  readonly direction?: Direction | undefined
}

/**
 * Returns the layouts of a bank as its manuals print them: one table of columns, kinds and names per record.
 *
 * @throws {ValidationError} if the layout has an unknown name, or the library does not know the bank
 * @example
 * const [tables] = layoutTables(bankOf('341')!, { layout: 'cnab400', direction: 'return' })
 * tables.records.find(({ record }) => record === 'title').fields[0] // { from: 1, to: 1, length: 1, kind: "key '1'", name: 'record_type' }
 */
export function layoutTables(bank: Bank, choice: LayoutChoice = {}): readonly LayoutTables[] {
  checkLayout(choice)
  const { direction } = choice
  return [
    ...(direction === 'return' ? [] : remittanceDialectsOf(bank, choice).map((row) => tablesOf(row, 'remittance'))),
    ...(direction === 'remittance' ? [] : returnDialectsOf(bank, choice).map((row) => tablesOf(row, 'return'))),
  ]
}

const tablesOf = ({ bank, layout, dialect }: DialectRow, direction: Direction): LayoutTables => ({
  bank: bank.number,
  bank_name: bank.name,
  layout,
  variant: dialect.variant ?? null,
  direction,
  manual: dialect.manual,
  records: Object.entries(dialect.layout.records as Records).map(([record, descriptor]) =>
    tableOf(dialect.layout, record, descriptor),
  ),
})

const tableOf = (layout: FileLayout, record: string, descriptor: FixedRecord): RecordTable => ({
  record,
  width: descriptor.width,
  source: descriptor.source,
  fields: layoutRows(descriptor).map((row) => {
    const { codes, unit } = descriptor.fields[row.name]!
    const words = fieldWords(layout, record, row.name)!
    return { ...row, words, ...(codes === undefined ? {} : { codes }), ...(unit === undefined ? {} : { unit }) }
  }),
})
