/** Base of all readers of returns: reads a file chunk by chunk, for every kind of result. */
import { checkMaxDiagnostics, type FoundReturn } from '../../banks/index.js'
import { checkBytes, checkMaxBytes, FileTooLargeError, optionCheck } from '../../cobranca/index.js'
import { warnDeprecated } from '../../code/deprecated.js'
import { FileHead, FileStart, HeadBytes } from '../../febraban/index.js'
import {
  type CharsetOption,
  type Diagnostic,
  type DiagnosticLimit,
  DiagnosticLog,
  type Engine,
  type FileLine,
  FileReader,
  LineSplitter,
  type Part,
  type ReadLine,
} from '../../fixed-width/index.js'
import { POSITION_MASK, RegularTitles, type TitleSink } from '../fast/index.js'
import { neededFields } from '../meaning/needed-fields.js'
import type { ReturnHeader, ReturnRecord, ReturnTotals } from '../meaning/return-record.js'
import { type Selection, type SelectOptions, selectionOf } from '../meaning/selection.js'
import { TitleReader } from '../meaning/title-reader.js'
import { originOf } from '../meaning/title-record.js'
import { sentTotals, TotalsCounter } from '../meaning/totals.js'
import type { SourceOptions } from './byte-source.js'
import type { DialectFinder } from './dialect-finder.js'
import { returnBoundary } from './file-boundary.js'
import type { TitleRun } from './title-run.js'

export interface ReturnOptions extends SelectOptions, SourceOptions, DiagnosticLimit {
  /** COMPE number of the bank, for files whose header has no number or a wrong one. */
  readonly bank?: string
  /** Charset of the file. Default: `auto`, which decides line by line. */
  readonly charset?: CharsetOption
  /**
   * `interpreted` never generates code at run time. Default: `compiled`, if the runtime allows code generation.
   *
   * @internal
   */
  readonly engine?: Engine
  /**
   * Called with each diagnostic as it is found. The list of `diagnostics` then stays empty, however many there are. Default: they are collected in the list.
   */
  readonly onDiagnostic?: (diagnostic: Diagnostic) => void
}

/** The options of all readers and streams. */
type AnyReaderOptions = ReturnOptions & Readonly<Partial<Record<'fields' | 'batchSize', unknown>>>

const checkOptions = optionCheck<AnyReaderOptions>('leitura', {
  kinds: true,
  since: true,
  bank: true,
  charset: true,
  engine: true,
  maxDiagnostics: true,
  onDiagnostic: true,
  signal: true,
  maxBytes: true,
  fields: true,
  batchSize: true,
})

/** Collects the records of a file in batches. */
export interface RecordSink<Made, Batch> extends TitleSink<Made> {
  /** Whether an incomplete batch waits for the next chunk. */
  readonly fillsBatches: boolean
  /** Takes a record of the fallback reader. */
  takeRecord(record: ReturnRecord): void
  /** Makes room for more records in the same batch, if it is full. Returns false if the batch is complete. */
  grow?(): boolean
  /** Returns the batch since the last call; null if it is empty. */
  flush(): Batch | null
}

/** Longer chunks are read in pieces of this size: positions in generated code, including the rest of the previous piece, must not exceed {@link POSITION_MASK}. */
const PIECE = 2 ** 29

/** Runs of regular titles, and other lines, that are read at once: each may take some hundred microseconds. */
const STEP = 16

/** A step of reading: a batch, or null where other work may have its turn. */
export type ReadStep<Batch> = Batch | null

function* batchesIn<Batch>(steps: Iterable<ReadStep<Batch>>): Generator<Batch, void, undefined> {
  for (const batch of steps) if (batch !== null) yield batch
}

/** Reads one return file from its chunks, and returns the batches that the sink makes. */
export class BatchReader<Made, Batch> {
  private readonly log: DiagnosticLog
  private readonly head = new HeadBytes()
  /** Lines until the lots of cobrança, of a file whose first lot is of another service; null for other files. */
  private start: FileStart | null = null
  private readonly splitter = new LineSplitter()
  private readonly counter = new TotalsCounter()
  private readonly selection: Selection | null
  private opened: {
    readonly found: FoundReturn
    readonly file: FileReader
    readonly titles: TitleReader
    readonly regular: RegularTitles<Made> | null
  } | null = null
  private headerLine: FileLine | null = null
  /** Whether the next chunk may come. False until all batches of a chunk are taken, and after the end of the file. */
  private isReady = true
  /** Counts what was read, for {@link STEP}. */
  private readSoFar = 0
  /** Bytes so far. */
  private size = 0

  /** @internal */
  constructor(
    private readonly sink: RecordSink<Made, Batch>,
    private readonly options: ReturnOptions,
    private readonly finder: DialectFinder,
  ) {
    checkOptions(options)
    this.selection = selectionOf(options)
    if (options.bank !== undefined) finder.checkNumber(options.bank)
    checkMaxDiagnostics(options.maxDiagnostics)
    checkMaxBytes(options.maxBytes)
    this.log = new DiagnosticLog(options.maxDiagnostics, options.onDiagnostic)
  }

  get diagnostics(): Diagnostic[] {
    return this.log.diagnostics
  }

  /**
   * Reads a chunk. Yields the batches that it completes. Take all of them before the next chunk.
   *
   * @param isKept whether the chunk stays as it is until the end; otherwise the caller may reuse it before the next one comes
   * @throws {ValidationError} if the chunk is not bytes, as in a stream with an encoding
   * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads
   * @throws {Error} if a batch of the previous chunk was not taken, or the file has ended
   * @internal
   */
  batchesOf(chunk: Uint8Array, isKept = false): Generator<Batch, void, undefined> {
    return batchesIn(this.steps(chunk, isKept))
  }

  /**
   * Reads a chunk in batches.
   *
   * @throws {ValidationError} if the chunk is not bytes
   * @deprecated Use `push`.
   */
  read(chunk: Uint8Array): Generator<Batch, void, undefined> {
    warnDeprecated('CNAB_READ')
    return this.batchesOf(chunk)
  }

  /**
   * Reads a chunk as {@link batchesOf} does, in short steps.
   *
   * @internal
   */
  steps(chunk: Uint8Array, isKept = false): Generator<ReadStep<Batch>, void, undefined> {
    checkBytes(chunk)
    // Not in the generator: a chunk whose batches nobody takes is an error at the next chunk.
    this.begin()
    return this.stepsOf(chunk, isKept)
  }

  private *stepsOf(chunk: Uint8Array, isKept: boolean): Generator<ReadStep<Batch>, void, undefined> {
    const { maxBytes = Number.POSITIVE_INFINITY } = this.options
    this.size += chunk.length
    if (this.size > maxBytes) throw new FileTooLargeError(maxBytes)
    if (this.opened !== null || this.start !== null) yield* this.pieces(chunk)
    else if (this.head.add(chunk, isKept)) yield* this.pieces(this.detect())
    this.isReady = true
  }

  private *pieces(bytes: Uint8Array): Generator<ReadStep<Batch>, void, undefined> {
    for (let at = 0; at < bytes.length; at += PIECE) {
      this.splitter.feed(bytes.length <= PIECE ? bytes : bytes.subarray(at, at + PIECE))
      yield* this.readLines(false)
    }
  }

  private *readLines(last: boolean): Generator<ReadStep<Batch>, void, undefined> {
    if (this.opened === null) yield* this.startLines(this.start!, last)
    if (this.opened !== null) yield* this.batches(last)
  }

  /** Reads the lines before the lots of cobrança, until there are enough to detect the dialect. Then reads the lines that were kept. */
  private *startLines(start: FileStart, last: boolean): Generator<ReadStep<Batch>, void, undefined> {
    const { splitter } = this
    for (const _ of start.takeFrom(splitter, last)) if (this.isStep) yield null
    if (!start.isComplete && !last) return
    this.start = null
    const { file } = this.open(new FileHead(start.bytes))
    for (const _ of start.passTo(file)) {
      if (this.isStep) yield null
      const batch = this.fullBatch()
      if (batch !== null) yield batch
    }
  }

  /**
   * Skips a run of titles that another reader has read. Returns the batch of the titles before the run, null if there are none. Returns false, and changes
   * nothing, if the run does not continue the titles read so far.
   *
   * @internal
   */
  acceptRun(run: TitleRun): Batch | null | false {
    const { splitter, opened } = this
    if (opened === null) return false
    // The reader may be waiting for the first line of the run, which is never fed to it.
    for (let line = splitter.next(); line !== null; line = splitter.next()) opened.file.push(line)
    if (splitter.offset !== run.start || splitter.unread.line !== run.line) return false
    if (!opened.file.acceptRun(run)) return false
    splitter.skipUnfed(run.lines, run.end - run.start)
    this.counter.merge(run.totals)
    if (this.selection !== null) this.selection.leftOut += run.leftOut
    return this.sink.flush()
  }

  /**
   * Ends the file. Yields the last batches.
   *
   * @internal
   */
  lastBatches(): Generator<Batch, void, undefined> {
    return batchesIn(this.lastSteps())
  }

  /**
   * Ends the file, in batches.
   *
   * @deprecated Use `end`.
   */
  finish(): Generator<Batch, void, undefined> {
    warnDeprecated('CNAB_FINISH')
    return this.lastBatches()
  }

  /**
   * Ends the file as {@link lastBatches} does, in short steps.
   *
   * @internal
   */
  lastSteps(): Generator<ReadStep<Batch>, void, undefined> {
    this.begin()
    return this.stepsOfEnd()
  }

  private *stepsOfEnd(): Generator<ReadStep<Batch>, void, undefined> {
    if (this.opened === null && this.start === null) this.splitter.feed(this.detect())
    yield* this.readLines(true)
    this.opened!.file.end()
    this.log.end()
    for (let batch = this.sink.flush(); batch !== null; batch = this.sink.flush()) yield batch
  }

  private get isStep(): boolean {
    return ++this.readSoFar % STEP === 0
  }

  private begin(): void {
    if (!this.isReady)
      throw new Error('a file is read once, and all batches of a chunk before the next chunk: use a new reader')
    this.isReady = false
    this.options.signal?.throwIfAborted()
  }

  /**
   * The dialect of the file; null until enough bytes have come to detect it.
   *
   * @internal
   */
  get dialect(): FoundReturn | null {
    return this.opened?.found ?? null
  }

  /**
   * Whether no later line can add a diagnostic to the lines up to `line`, except about totals of headers.
   *
   * @internal
   */
  hasPassed(line: number): boolean {
    return this.hasRead(line) && this.opened!.file.hasPassed(line)
  }

  /**
   * Whether no later line can add a diagnostic to the lines of no record up to `line`.
   *
   * @internal
   */
  hasRead(line: number): boolean {
    return this.opened !== null && this.splitter.unread.line > line && !this.opened.file.isHolding
  }

  /**
   * The first lines of the diagnostics that are only counted so far, of each code.
   *
   * @internal
   */
  firstCountedLines(): Iterable<number> {
    return this.log.firstCountedLines()
  }

  /** The header of the file; null before it is read, or if the file has none. */
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

  /** Totals of the records so far. */
  get totals(): ReturnTotals {
    const { dialect } = this
    return dialect === null ? this.counter.get() : sentTotals(this.counter.get(), dialect.dialect)
  }

  /** Number of records that `kinds` and `since` have left out so far. */
  get leftOut(): number {
    return this.selection?.leftOut ?? 0
  }

  /** Detects the dialect, if the bytes so far are enough. Returns them. */
  private detect(): Uint8Array {
    const bytes = this.head.take()
    const head = new FileHead(bytes)
    if (head.startsWithOtherLot) this.start = new FileStart()
    else this.open(head)
    return bytes
  }

  private open(head: FileHead): NonNullable<typeof this.opened> {
    const found = this.finder.find(head, this.options.bank)
    const { log } = this
    const report = (diagnostic: Diagnostic): void => log.add(diagnostic)
    for (const diagnostic of found.diagnostics) report(diagnostic)
    const { charset, engine } = this.options
    const { dialect } = found
    const file = new FileReader(dialect.layout, (part) => this.take(part), {
      log,
      ignoresStrays: true,
      needed: neededFields(dialect),
      boundary: returnBoundary(found, this.finder, this.options.bank),
      ...(charset === undefined ? {} : { charset }),
      ...(engine === undefined ? {} : { engine }),
    })
    const origin = originOf(found, engine)
    const { sink, counter: totals, selection } = this
    const regular =
      engine === 'interpreted' ? null : new RegularTitles(found, origin, charset, { sink, totals, selection, report })
    this.opened = { found, file, titles: new TitleReader(dialect, origin, report), regular }
    return this.opened
  }

  private *batches(last: boolean): Generator<ReadStep<Batch>, void, undefined> {
    const { splitter, sink } = this
    const { file, regular } = this.opened!
    for (;;) {
      if (this.isStep) yield null
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
      const batch = this.fullBatch()
      if (batch !== null) yield batch
    }
    // At the end of the file, the last title comes later.
    const batch = sink.fillsBatches || last ? null : sink.flush()
    if (batch !== null) yield batch
  }

  /** Returns the batch if it is complete. */
  private fullBatch(): Batch | null {
    const { sink } = this
    return !sink.isFull || sink.grow?.() === true ? null : sink.flush()
  }

  private take(part: Part<ReadLine>): void {
    if (part.type === 'title') this.takeRecord(this.opened!.titles.read(part.title))
    else if (part.type === 'header') {
      this.headerLine ??= part.line
      this.opened!.titles.startFile(part.line.row)
    }
  }

  private takeRecord(record: ReturnRecord): void {
    const { paid_amount, credit_amount, bank_rate } = record.line_parsed
    const paid = Number(paid_amount)
    this.counter.add(record.kind, record.money, paid, Number(credit_amount), Number(bank_rate))
    if (record.needs_review.length > 0) this.counter.addReview(record.kind, paid)
    if (this.selection === null || this.selection.takes(record.kind, record.date_of_occurrence))
      this.sink.takeRecord(record)
  }
}
