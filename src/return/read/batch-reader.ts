/** A return file, chunk by chunk: the one way of reading, whole or as a stream, whatever is made of the records. */
import { checkBankNumber, type FoundDialect, returnDialectOf, variantOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import { DETECTION_BYTES, services } from '../../febraban/index.js'
import {
  type CharsetOption,
  type Diagnostic,
  diagnostic,
  type Engine,
  type FileLine,
  FileReader,
  LineSplitter,
  type Part,
  type ReadLine,
} from '../../fixed-width/index.js'
import { PLACES, RegularTitles, type TitleSink } from '../fast/index.js'
import { neededFields } from '../meaning/needed-fields.js'
import type { ReturnHeader, ReturnRecord, ReturnTotals } from '../meaning/return-record.js'
import { type Selection, type SelectOptions, selectionOf } from '../meaning/selection.js'
import { TitleReader } from '../meaning/title-reader.js'
import { TotalsCounter } from '../meaning/totals.js'
import { returnBoundary } from './file-boundary.js'
import type { TitleRun } from './title-run.js'

export interface ReturnOptions extends SelectOptions {
  /** COMPE number of the bank to read the file by, for a file whose header does not tell or tells wrong. */
  readonly bank?: string
  /** Charset of the file. Default `auto`: decided line by line. */
  readonly charset?: CharsetOption
  /** `interpreted` never makes code at run time. Default `compiled`, where the program may. */
  readonly engine?: Engine
}

/** What is made of the records of a file, and where it goes. */
export interface RecordSink<Made, Batch> extends TitleSink<Made> {
  /** Whether what does not fill a batch waits for the next chunk. */
  readonly gathers: boolean
  /** Takes a record that was read the long way. */
  takeRecord(record: ReturnRecord): void
  /** What came since the last time; null when nothing did. */
  flush(): Batch | null
}

/** So much of a chunk is looked at in one piece, with what is left of the one before: made code does not tell places beyond {@link PLACES}. */
const PIECE = 2 ** 29

/** Reads one return file from its chunks, and gives what the sink makes of it, batch by batch. */
export class BatchReader<Made, Batch> {
  readonly diagnostics: Diagnostic[] = []
  private head: Uint8Array[] = []
  private headLength = 0
  private readonly splitter = new LineSplitter()
  private readonly counter = new TotalsCounter()
  private readonly selection: Selection | null
  private opened: {
    readonly found: FoundDialect
    readonly file: FileReader
    readonly titles: TitleReader
    readonly regular: RegularTitles<Made> | null
  } | null = null
  private headerLine: FileLine | null = null
  /** Whether the next chunk may come: not before the one at hand is read to its end, and none behind the file's. */
  private isReady = true

  constructor(
    private readonly sink: RecordSink<Made, Batch>,
    private readonly options: ReturnOptions = {},
  ) {
    this.selection = selectionOf(options)
    if (options.bank !== undefined) checkBankNumber(options.bank)
  }

  /**
   * Reads a chunk. Gives what is complete with it; take all of it before the next chunk.
   *
   * @throws {ValidationError} if the chunk is not bytes, as those of a stream with an encoding
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   * @throws {Error} when something of the chunk before was not taken, or the file was over
   */
  *read(chunk: Uint8Array): Generator<Batch, void, undefined> {
    checkBytes(chunk)
    this.begin()
    if (this.opened !== null) yield* this.pieces(chunk)
    else {
      this.head.push(Uint8Array.prototype.slice.call(chunk))
      this.headLength += chunk.length
      if (this.headLength >= DETECTION_BYTES) yield* this.pieces(this.open())
    }
    this.isReady = true
  }

  private *pieces(bytes: Uint8Array): Generator<Batch, void, undefined> {
    for (let at = 0; at < bytes.length; at += PIECE) {
      this.splitter.feed(bytes.subarray(at, at + PIECE))
      yield* this.batches(false)
    }
  }

  /**
   * Goes on behind a run of titles that was read elsewhere, and is not to be read here. Gives what stands before it; false, and nothing done,
   * when it does not go on from what was read so far.
   *
   * @internal
   */
  adopt(run: TitleRun): Batch | null | false {
    const { splitter, opened } = this
    // The line that titles wait for is not to be fed.
    for (let line = splitter.next(); line !== null; line = splitter.next()) opened?.file.push(line)
    if (opened === null || splitter.offset !== run.start || splitter.unread.line !== run.line) return false
    if (!opened.file.acceptRun(run)) return false
    splitter.skipUnfed(run.lines, run.end - run.start)
    this.counter.merge(run.totals)
    if (this.selection !== null) this.selection.leftOut += run.leftOut
    return this.sink.flush()
  }

  /** Tells that the file is over. Gives what is left. */
  *finish(): Generator<Batch, void, undefined> {
    this.begin()
    if (this.opened === null) this.splitter.feed(this.open())
    yield* this.batches(true)
    this.opened!.file.end()
    for (let batch = this.sink.flush(); batch !== null; batch = this.sink.flush()) yield batch
  }

  private begin(): void {
    if (!this.isReady) throw new Error('a file is read once, each chunk to its end: read it again with a new reader')
    this.isReady = false
  }

  /**
   * The dialect the file is read by; null until enough of it has come.
   *
   * @internal
   */
  get dialect(): FoundDialect | null {
    return this.opened?.found ?? null
  }

  /** What the header says; null until it has come, or when the file has none. */
  get header(): ReturnHeader | null {
    const fields = this.headerLine?.values
    if (this.opened === null || fields == null) return null
    const { bank, dialect } = this.opened.found
    const at = (path: string | undefined): string | number | null =>
      path === undefined ? null : (fields[path.slice(path.indexOf('.') + 1)] ?? null)
    return {
      bank_number: bank.number,
      beneficiary_name: String(at(dialect.header.beneficiary_name) ?? '').trim(),
      generated_at: at(dialect.header.generated_at) as string | null,
      file_number: at(dialect.header.file_number) as number | null,
      fields,
    }
  }

  /** Sums of the records so far. */
  get totals(): ReturnTotals {
    return this.counter.get()
  }

  /** How many records were read and not wanted. */
  get leftOut(): number {
    return this.selection?.leftOut ?? 0
  }

  /** Finds the dialect, and gives what came so far. */
  private open(): Uint8Array {
    const head = this.head.length === 1 ? this.head[0]! : Buffer.concat(this.head)
    this.head = []
    const found = returnDialectOf(head, this.options.bank)
    const tell = (diagnostic: Diagnostic): void => {
      this.diagnostics.push(diagnostic)
    }
    found.diagnostics.forEach(tell)
    const { charset, engine } = this.options
    const { bank, layout, dialect } = found
    const file = new FileReader(dialect.layout, (part) => this.take(part), {
      onDiagnostic: tell,
      needed: neededFields(dialect),
      boundary: returnBoundary(found, this.options.bank),
      ...(charset === undefined ? {} : { charset }),
      ...(engine === undefined ? {} : { engine }),
    })
    const origin = { bank: bank.number, layout, ...variantOf(dialect), file: dialect.layout, engine }
    const { sink, counter: totals, selection } = this
    const regular =
      engine === 'interpreted' ? null : new RegularTitles(found, origin, charset, { sink, totals, selection })
    this.opened = { found, file, titles: new TitleReader(dialect, origin, tell), regular }
    return head
  }

  private *batches(last: boolean): Generator<Batch, void, undefined> {
    const { splitter, sink } = this
    const { file, regular } = this.opened!
    for (;;) {
      const isWaiting = regular?.read(splitter, file) === true
      if (!sink.isFull) {
        if (regular !== null && splitter.loadMore()) continue
        if (isWaiting && !last) {
          splitter.keep()
          break
        }
        const line = splitter.next(last)
        if (line === null) break
        file.push(line)
      }
      if (sink.isFull) {
        const batch = sink.flush()
        if (batch !== null) yield batch
      }
    }
    // At the end of the file the last title is still to come.
    if (sink.gathers || last) return
    const batch = sink.flush()
    if (batch !== null) yield batch
  }

  private take(part: Part<ReadLine>): void {
    if (part.type === 'title') this.takeRecord(this.opened!.titles.read(part.title))
    else if (part.type === 'header') {
      this.headerLine ??= part.line
      this.opened!.titles.header = part.line.row
    } else if (part.type === 'lot_header') this.checkService(part.line)
  }

  private takeRecord(record: ReturnRecord): void {
    const { paid_amount, credit_amount, bank_rate } = record.line_parsed
    this.counter.add(record.kind, record.money, Number(paid_amount), Number(credit_amount), Number(bank_rate))
    if (this.selection === null || this.selection.takes(record.kind, record.date_of_occurrence))
      this.sink.takeRecord(record)
  }

  /** A lot of another service may stand in the same file: its records are none of this layout's. */
  private checkService({ number, values }: FileLine): void {
    const service = values?.[SERVICE_FIELD]
    if (typeof service !== 'string' || service === COBRANCA || /^0*$/.test(service)) return
    const name = (services as Readonly<Record<string, string>>)[service]
    this.diagnostics.push(
      diagnostic('other_service', { line: number, got: name === undefined ? service : `${service} ${name}` }),
    )
  }
}

/** FEBRABAN's field of the lot header that tells the service (G025), and the code of cobrança in it. */
const SERVICE_FIELD = 'service_type'
const COBRANCA = '01'
