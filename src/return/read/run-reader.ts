/** Reads the runs of regular titles in a part of a return file, without the lines before it. The reader of the whole file then accepts the runs. */
import { type ReturnDialect, returnDialectOf } from '../../banks/index.js'
import {
  ExactWidthLines,
  type FileLayout,
  FileReader,
  LF,
  LineSplitter,
  type Part,
  type ReadLine,
  type RegularState,
  stateBefore,
  type ValueRow,
} from '../../fixed-width/index.js'
import { RegularTitles, type TitleSink } from '../fast/index.js'
import { type Selection, selectionOf } from '../meaning/selection.js'
import { fieldsOfPlan, titlePlan } from '../meaning/title-plan.js'
import { originOf } from '../meaning/title-record.js'
import { sentTotals, TotalsCounter } from '../meaning/totals.js'
import type { ReturnOptions } from './batch-reader.js'
import type { FilePart, TitleRun } from './title-run.js'

/** Finds runs in parts of one file. Irregular lines are not in a run. */
export class RunReader<Made> {
  private readonly dialect: ReturnDialect
  private readonly lines: ExactWidthLines
  /** The file header, if titles take values from it. */
  private readonly header: ValueRow | null
  private readonly regular: RegularTitles<Made>
  private readonly totals = new TotalsCounter()
  private readonly selection: Selection | null

  /**
   * @param head the beginning of the file, to detect its dialect
   * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads
   */
  constructor(head: Uint8Array, sink: TitleSink<Made>, options: ReturnOptions) {
    const found = returnDialectOf(head, options.bank)
    const { dialect } = found
    const origin = originOf(found, options.engine)
    this.dialect = dialect
    this.selection = selectionOf(options)
    this.lines = new ExactWidthLines(dialect.layout)
    this.header = takesFromHeader(dialect) ? headerOf(head, dialect.layout, options) : null
    this.regular = new RegularTitles(found, origin, options.charset, {
      sink,
      totals: this.totals,
      selection: this.selection,
      report: null,
    })
  }

  /** Yields the runs of a part, in order. The sink then has the titles of the run, and may be flushed. */
  *read({ bytes, offset, from, to, known }: FilePart): Generator<TitleRun, void, undefined> {
    if (this.header === null && takesFromHeader(this.dialect)) return
    const end = this.nextClosing(bytes, to - offset)
    // The last title ends at the line after it.
    const part = bytes.subarray(0, end.next)
    this.lines.open(part)
    let line: number | null = null
    for (let at = lineAfter(part, from - offset - 1); at >= 0 && at < end.at; ) {
      const next = this.lines.next(at)
      const role = next < 0 ? null : this.lines.roleOf(at)
      let run: TitleRun | null = null
      if (role !== null && this.regular.reads(role)) {
        line ??= known.line + (offset + at - known.offset) / (next - at)
        if (!Number.isInteger(line)) return
        const state = stateBefore(this.dialect.layout, role, part, at, this.header)
        run = state === null ? null : this.run(part, offset, at, line, state)
      }
      if (run !== null) yield run
      if (line !== null) line += run?.lines ?? 1
      at = run !== null ? run.end - offset : next < 0 ? lineAfter(part, at) : next
    }
  }

  private run(bytes: Uint8Array, offset: number, at: number, line: number, state: RegularState): TitleRun | null {
    let end = at
    const from = {
      unread: { bytes, at, line },
      skipRead(_: number, to: number) {
        end = to
      },
    }
    const before = this.selection?.leftOut ?? 0
    const read = this.regular.readRun(from, state, () => {})
    if (read === null) return null
    return {
      ...read,
      start: offset + at,
      end: offset + end,
      line,
      firstMain: this.lines.text(at),
      state,
      totals: sentTotals(this.totals.take(), this.dialect),
      leftOut: (this.selection?.leftOut ?? 0) - before,
    }
  }

  /** Finds the first line at or after a position that ends the title before it; the end of the bytes if there is no such line. */
  private nextClosing(bytes: Uint8Array, from: number): { readonly at: number; readonly next: number } {
    const { lines } = this
    lines.open(bytes)
    for (let at = lineAfter(bytes, from - 1); at >= 0; ) {
      const next = lines.next(at)
      const role = next < 0 ? null : lines.roleOf(at)
      if (role !== null && this.regular.closing.has(role)) return { at, next }
      at = next < 0 ? lineAfter(bytes, at) : next
    }
    return { at: bytes.length, next: bytes.length }
  }
}

/** Start of the line after the next line feed; -1 if there is no line feed. */
function lineAfter(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(LF, Math.max(0, at))
  return end < 0 ? -1 : end + 1
}

const takesFromHeader = (dialect: ReturnDialect): boolean =>
  Object.keys(dialect.titles).some((main) =>
    fieldsOfPlan(titlePlan(dialect, main)).some(({ from }) => from === 'header'),
  )

/** Values of the header at the beginning of a file; null if there is no header. */
function headerOf(head: Uint8Array, layout: FileLayout, { charset }: ReturnOptions): ValueRow | null {
  let header: ValueRow | null = null
  const take = (part: Part<ReadLine>): void => {
    if (part.type === 'header') header ??= part.line.row
  }
  const file = new FileReader(layout, take, charset === undefined ? {} : { charset })
  const lines = new LineSplitter()
  lines.feed(head)
  for (let line = lines.next(); line !== null && header === null; line = lines.next()) file.push(line)
  return header
}
