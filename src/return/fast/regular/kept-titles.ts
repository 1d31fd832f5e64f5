/** Text of regular titles, whose values are read again when they are used. */
import type { ReturnDialect } from '../../../banks/index.js'
import type { LineParsed } from '../../../cobranca/index.js'
import type { PlainBytes, RegularState } from '../../../fixed-width/index.js'
import type { RecordOrigin, TextOfTitles } from '../../meaning/title-record.js'
import { TotalsCounter } from '../../meaning/totals.js'
import type { RegularShape } from '../regular-shape.js'
import type { RegularTitle, TitleKind, TitleSink } from '../regular-title.js'

/** The titles of a main record, and the kind that reads their `line_parsed`. */
interface KeptKind {
  readonly dialect: ReturnDialect
  readonly shape: RegularShape
  readonly origin: RecordOrigin
  readonly kind: TitleKind
}

/** Larger than two lines. */
const bytes = Buffer.alloc(2 ** 12) as Buffer & { latin1Write(text: string, at: number): number }
const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
/** The run that readers were last set to. */
let opened: KeptRun | null = null

/** A run of titles. */
export class KeptRun implements TitleSink<LineParsed> {
  readonly kind: TitleKind
  readonly isFull = true
  /** The title that is read: its text, and where it begins there. */
  readonly out = { text: '', at: 0, made: null as LineParsed | null }
  readonly lines: number
  private readonly state: RegularState
  /** Columns of the line number, from 0. */
  private readonly sequence: { readonly from: number; readonly to: number }
  private reader: RegularTitle | null = null

  constructor(
    private readonly of: KeptKind,
    state: RegularState,
    private readonly charset: PlainBytes,
  ) {
    const { shape, kind } = of
    const { layout } = of.dialect
    const { from, to } = layout.records[shape.main]!.fields[layout.sequence!.field]!
    this.kind = kind
    this.lines = shape.companion === null ? 1 : 2
    this.sequence = { from: from - 1, to }
    // The reader of the file changes its constants.
    this.state = { ...state, constants: new Map(state.constants) }
  }

  take(made: LineParsed): void {
    this.out.made = made
  }

  read(text: string, at: number): LineParsed {
    const { dialect, shape, origin, kind } = this.of
    this.reader ??= kind.titleOf(dialect, shape.main, origin)!
    if (opened !== this) {
      opened = this
      this.reader.begin(
        this.state,
        { sink: this, totals: new TotalsCounter(), selection: null, report: () => {} },
        this.charset,
      )
    }
    const { out, sequence } = this
    out.text = text
    out.at = at
    out.made = null
    const end = afterLines(text, at, this.lines)
    bytes.latin1Write(text.slice(at, end), 0)
    this.reader.read(bytes, view, 0, end - at, 0, Number(text.slice(at + sequence.from, at + sequence.to)))
    // It was regular when the file was read: another title's values must never stand in its place.
    if (out.made === null) throw new Error('a title that was kept is not regular')
    return out.made
  }
}

/** Some titles of a run, with their line ends: bytes until a title is used, since the garbage collector does not copy them; then text. */
export class KeptPage implements TextOfTitles {
  constructor(
    private readonly run: KeptRun,
    private content: Buffer | string,
  ) {}

  private get text(): string {
    if (typeof this.content !== 'string') this.content = this.content.toString('latin1')
    return this.content
  }

  lineParsed(at: number): LineParsed {
    return this.run.read(this.text, at)
  }

  lineRaw(at: number): string {
    const { text, run } = this
    return text
      .slice(at, afterLines(text, at, run.lines))
      .replace(/\r?\n$/, '')
      .replace('\r\n', '\n')
  }
}

/** Start of the line after some lines. */
function afterLines(text: string, at: number, lines: number): number {
  let end = at
  for (let i = 0; i < lines; i++) end = text.indexOf('\n', end) + 1
  return end
}
