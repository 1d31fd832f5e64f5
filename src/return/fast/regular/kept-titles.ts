/** Text of regular titles, whose values are read again when they are used. */

import type { ReturnDialect } from '../../../banks/index.js'
import type { LineParsed } from '../../../cobranca/index.js'
import type { PlainBytes, RegularState } from '../../../fixed-width/index.js'
import { latin1Text, viewOfBytes, writeLatin1 } from '../../../runtime/bytes.js'
import { type RecordOrigin, recordOrigin, type TextOfTitles } from '../../meaning/title-record.js'
import { TotalsCounter } from '../../meaning/totals.js'
import { type RegularShape, rolesOfShape } from '../regular-shape.js'
import type { RegularTitle, TitleKind, TitleSink } from '../regular-title.js'

/** The titles of a main record, and the kind that reads their `line_parsed`. */
interface KeptKind {
  readonly dialect: ReturnDialect
  readonly shape: RegularShape
  readonly origin: RecordOrigin
  readonly kind: TitleKind
}

/**
 * Size of the first page of a run, in bytes; it is larger than two lines. Each page is twice as large as the page before it, so that a short run keeps little
 * more than its lines.
 */
const FIRST_PAGE = 2 ** 12
/** Node keeps strings of this size outside the heap, where the garbage collector does not copy them. A record keeps its page alive. */
const LARGEST_PAGE = 2 ** 20

const bytes = viewOfBytes(new Uint8Array(FIRST_PAGE))
const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
/** The run that readers were last set to. */
let opened: KeptRun | null = null

/** A run of titles. */
export class KeptRun implements TitleSink<LineParsed> {
  readonly kind: TitleKind
  readonly isFull = true
  /** The lines of the title that is read, and the result. */
  readonly out = { text: '', made: null as LineParsed | null }
  /** Columns of the line number, from 0. */
  private readonly sequence: { readonly from: number; readonly to: number }
  private readonly state: RegularState
  private reader: RegularTitle | null = null
  private pageSize = FIRST_PAGE

  constructor(
    private readonly of: KeptKind,
    state: RegularState,
    private readonly charset: PlainBytes,
  ) {
    const { dialect, shape, kind } = of
    const { from, to } = dialect.layout.records[shape.main]!.fields[dialect.layout.sequence!.field]!
    this.kind = kind
    this.sequence = { from: from - 1, to }
    // The reader of the file changes its constants.
    this.state = { ...state, constants: new Map(state.constants) }
  }

  /** Decodes the lines from a position on. Returns the origin of the records that begin there. */
  page(bytes: Uint8Array, from: number): RecordOrigin {
    const end = Math.min(from + this.pageSize, bytes.length)
    this.pageSize = Math.min(2 * this.pageSize, LARGEST_PAGE)
    const lines = rolesOfShape(this.of.shape).length
    return recordOrigin({ ...this.of.origin, text: new KeptPage(this, lines, latin1Text(bytes, from, end), from, end) })
  }

  take(made: LineParsed): void {
    this.out.made = made
  }

  /** Reads the lines of a title. */
  read(text: string): LineParsed {
    const { dialect, shape, origin, kind } = this.of
    this.reader ??= kind.titleOf(dialect, shape.main, origin)!
    if (opened !== this) {
      opened = this
      const destination = { sink: this, totals: new TotalsCounter(), selection: null, report: () => {} }
      this.reader.begin(this.state, destination, this.charset)
    }
    const { out, sequence } = this
    out.text = text
    out.made = null
    writeLatin1(bytes, text, 0)
    this.reader.read(bytes, view, 0, text.length, 0, Number(text.slice(sequence.from, sequence.to)))
    // The title was regular when the file was read. Never return the values of another title.
    if (out.made === null) throw new Error('a title that was kept is not regular')
    return out.made
  }
}

/** Some lines of a run. */
class KeptPage implements TextOfTitles {
  constructor(
    private readonly run: KeptRun,
    /** Number of lines of a title. */
    private readonly lines: number,
    private readonly text: string,
    /** Positions in the bytes of the file. */
    private readonly from: number,
    readonly end: number,
  ) {}

  lineParsed(at: number): LineParsed {
    return this.run.read(this.linesAt(at))
  }

  lineRaw(at: number): string {
    return this.linesAt(at)
      .replace(/\r?\n$/, '')
      .replace('\r\n', '\n')
  }

  /** The lines of a title, with their ends. */
  private linesAt(at: number): string {
    const { text, from, lines } = this
    let end = at - from
    for (let i = 0; i < lines; i++) end = text.indexOf('\n', end) + 1
    return text.slice(at - from, end)
  }
}
