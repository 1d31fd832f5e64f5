import { OUTPUT_COLUMNS, OUTPUT_HEADINGS, type OutputColumn, type OutputRecord } from '../output-columns.js'
import { type EncodeSteps, NO_BYTES, type RecordEncoder } from '../record-encoder.js'
import { CELL_FORMATS, type SheetCell, sheetCell } from './cells.js'
import { RowQueue } from './row-queue.js'
import { SheetTotals } from './totals.js'
import { type SheetColumn, writeWorkbook } from './workbook.js'

/** Maximum number of rows of a sheet, with the headings. */
const MAX_SHEET_ROWS = 1_048_576

/** Rows that are made at once. */
const ROWS = 64

/** Width of a column, in characters. */
const [MIN_WIDTH, MARGIN] = [12, 2]

/**
 * Writes sheets with a row for each record under Portuguese headings, and a sheet of totals. Texts, codes and lists are cells of text, dates and amounts in reais
 * have a number format.
 */
export class XlsxEncoder implements RecordEncoder {
  private readonly rows = new RowQueue()
  private readonly totals = new SheetTotals()
  private output: Uint8Array[] = []
  private writing: Promise<void> | null = null

  constructor(
    private readonly columns: readonly OutputColumn[],
    private readonly maxRows = MAX_SHEET_ROWS,
  ) {}

  static of(columns: readonly OutputColumn[]): XlsxEncoder {
    return new XlsxEncoder(columns)
  }

  start(): Uint8Array {
    return NO_BYTES
  }

  *encode(records: readonly OutputRecord[]): EncodeSteps {
    const rows: SheetCell[][] = []
    for (const record of records) {
      this.totals.add(record)
      rows.push(this.columns.map((name) => sheetCell(name, record[name])))
      if (rows.length % ROWS === 0) yield null
    }
    const written = this.written()
    yield* until(Promise.race([this.rows.add(rows), written]))
    return this.take()
  }

  *end(): EncodeSteps {
    const written = this.written()
    this.rows.close()
    yield* until(written)
    return this.take()
  }

  /** Resolves when the workbook is complete. Begins it on the first call. */
  private written(): Promise<void> {
    if (this.writing !== null) return this.writing
    const { maxRows, rows, totals } = this
    this.writing = writeWorkbook({ columns: this.columns.map(sheetColumn), maxRows, rows, totals }, (bytes) => {
      this.output.push(bytes)
    })
    // Thrown by the next call.
    this.writing.catch(() => {})
    return this.writing
  }

  private take(): Uint8Array {
    const bytes = Buffer.concat(this.output)
    this.output = []
    return bytes
  }
}

function sheetColumn(name: OutputColumn): SheetColumn {
  const header = OUTPUT_HEADINGS[name]
  const type = OUTPUT_COLUMNS[name]
  return {
    header,
    width: Math.max(MIN_WIDTH, header.length + MARGIN),
    ...(type === 'money' || type === 'date' ? { numFmt: CELL_FORMATS[type] } : {}),
  }
}

/** Steps that end when a promise settles. */
function* until(work: Promise<void>): Generator<Promise<void>, void, undefined> {
  let outcome: { readonly error?: unknown } | null = null as { readonly error?: unknown } | null
  const settled = work.then(
    () => {
      outcome = {}
    },
    (error: unknown) => {
      outcome = { error }
    },
  )
  while (outcome === null) yield settled
  if ('error' in outcome) throw outcome.error
}
