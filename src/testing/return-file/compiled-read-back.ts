/** Verifies titles with the compiled reader, which reads nearly all of them. */
import {
  type EncodeFitted,
  fittedEncoderOf,
  isEncodeError,
  type RegularState,
  stateBefore,
  type TextFitter,
} from '../../fixed-width/index.js'
import { textFitter } from '../../remittance/fit-text.js'
import { flatKind, type RegularTitle, type TitleKind, type TitleSink } from '../../return/fast/index.js'
import type { ReturnRecord } from '../../return/index.js'
import { TotalsCounter } from '../../return/meaning/totals.js'
import { writeLatin1 } from '../../runtime/bytes.js'
import type { NamedDialect } from './dialect-of-name.js'
import type { EntryToWrite, FieldValues } from './return-values.js'
import type { PlannedRecord, TitleContext } from './title-form.js'
import { headerPaths, type TitleReadBack } from './title-read-back.js'

/** Entries of a regular title as it was read, with its codes. */
export type RegularEntries = Pick<ReturnRecord, 'our_occurrence' | 'reasons'> &
  Partial<Record<EntryToWrite, string | null>>

/** Writes the lines of a record. */
interface LineWriter {
  readonly encode: EncodeFitted
  readonly fitter: TextFitter
}

/** The last state that each reader was set to. Simulations that run at the same time share the readers. */
const states = new WeakMap<RegularTitle, RegularState>()

const LINE_END = 2

/** Number of the first line of a title. */
const FIRST = 1

/** Reads written titles of one dialect back. */
export class CompiledReadBack implements TitleSink<RegularEntries> {
  readonly kind: TitleKind
  readonly out = null
  /** One title at a time. */
  readonly isFull = true
  private readonly bytes: Uint8Array<ArrayBuffer>
  private readonly views: readonly DataView[]
  private readonly titles = new Map<string, RegularTitle | null>()
  private readonly lines = new Map<string, LineWriter>()
  private readonly states = new WeakMap<FieldValues, Map<string, RegularState | null>>()
  /** States that differ. */
  private readonly known = new Map<string, RegularState>()
  private readonly destination
  private readonly hasHeaderValues: boolean
  /** Values of the lines that depend on their place in the file. */
  private readonly own: Record<string, unknown> = {}
  private isChanged = false
  private made: RegularEntries | null = null

  /** @param entries the entries that are compared */
  constructor(
    private readonly named: NamedDialect,
    entries: readonly EntryToWrite[],
    private readonly readBack: TitleReadBack,
  ) {
    const { layout } = named.dialect
    const width = layout.width + LINE_END
    // A reader stays at the last state, so nothing else may use it.
    this.kind = flatKind(['our_occurrence', 'reasons', ...entries], 'written')
    this.destination = { sink: this, totals: new TotalsCounter(), selection: null, report: null }
    this.bytes = new Uint8Array(2 * width)
    for (const end of [layout.width, width + layout.width]) writeLatin1(this.bytes, '\r\n', end)
    this.views = [1, 2].map((lines) => new DataView(this.bytes.buffer, this.bytes.byteOffset, lines * width))
    this.hasHeaderValues = headerPaths(named.dialect, layout.structure.header).length > 0
  }

  take(made: RegularEntries): void {
    this.made = made
  }

  /** Returns a title as it is read; null if the compiled reader leaves it to the other reader, which then may find an error. */
  read(records: readonly PlannedRecord[], { headers }: TitleContext): RegularEntries | null {
    const { role } = records[0]!
    const title = this.titleOf(role)
    if (title === null || !isShapeOf(title, records) || !this.write(records)) return null
    const state = this.stateOf(role, headers)
    if (state === null || !this.begin(title, state)) return null
    this.made = null
    const view = this.views[records.length - 1]!
    title.read(this.bytes, view, 0, view.byteLength, FIRST, FIRST)
    return this.made
  }

  private titleOf(role: string): RegularTitle | null {
    let title = this.titles.get(role)
    if (title === undefined) {
      const { bank, layout, dialect } = this.named
      const origin = { bank: bank.number, layout, variant: dialect.variant, file: dialect.layout, engine: undefined }
      title = this.kind.titleOf(dialect, role, origin)
      this.titles.set(role, title)
    }
    return title
  }

  /** Writes the lines. Returns false if a value does not fit, or if a line would be read as another record. */
  private write(records: readonly PlannedRecord[]): boolean {
    const { own, bytes } = this
    const { sequence, structure, width, recognise } = this.named.dialect.layout
    this.isChanged = false
    if (structure.lot !== undefined) own[structure.lot.number] = String(FIRST)
    if (sequence?.ofTitle !== undefined) own[sequence.ofTitle] = FIRST
    for (let i = 0; i < records.length; i++) {
      const { role, values } = records[i]!
      const { encode, fitter } = this.lineOf(role)
      if (sequence !== undefined) own[sequence.field] = FIRST + i
      const at = i * (width + LINE_END)
      try {
        encode(values, bytes, at, own, fitter)
      } catch (error) {
        if (isEncodeError(error)) return false
        throw error
      }
      if (recognise(bytes, at) !== role) return false
    }
    return !this.isChanged
  }

  private lineOf(role: string): LineWriter {
    let line = this.lines.get(role)
    if (line === undefined) {
      const { records, sequence, structure } = this.named.dialect.layout
      const record = records[role]!
      const own = [sequence?.field, sequence?.ofTitle, structure.lot?.number].filter((name) => name !== undefined)
      const note = (): void => {
        this.isChanged = true
      }
      line = { encode: fittedEncoderOf(record, own)(), fitter: textFitter(record, note, note) }
      this.lines.set(role, line)
    }
    return line
  }

  /** Returns the state before the titles of a lot, which the first title has. */
  private stateOf(role: string, headers: FieldValues): RegularState | null {
    let ofRoles = this.states.get(headers)
    if (ofRoles === undefined) {
      ofRoles = new Map()
      this.states.set(headers, ofRoles)
    }
    let state = ofRoles.get(role)
    if (state === undefined) {
      state = this.newState(role, headers)
      ofRoles.set(role, state)
    }
    return state
  }

  private newState(role: string, headers: FieldValues): RegularState | null {
    const header = this.hasHeaderValues ? this.readBack.headerLines(headers).file.row : null
    const state = stateBefore(this.named.dialect.layout, role, this.bytes, 0, header)
    if (state === null) return null
    const key = JSON.stringify([state.lot, [...state.constants], header])
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, state)
    return state
  }

  private begin(title: RegularTitle, state: RegularState): boolean {
    if (states.get(title) === state) return true
    if (!title.begin(state, this.destination, 'latin1')) return false
    states.set(title, state)
    return true
  }
}

function isShapeOf({ companion }: RegularTitle, records: readonly PlannedRecord[]): boolean {
  return companion === null ? records.length === 1 : records.length === 2 && records[1]!.role === companion
}
