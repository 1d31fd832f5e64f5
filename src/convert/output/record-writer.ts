/** Converts the bytes of a return to the bytes of another format. */

import type { FoundReturn } from '../../banks/index.js'
import { type Diagnostic, once } from '../../fixed-width/index.js'
import {
  type BatchReader,
  ColumnReader,
  checkedColumns,
  jsonForm,
  LineReader,
  type ReturnHeader,
  type ReturnOptions,
  ReturnReader,
  type ReturnTotals,
} from '../../return/index.js'
import type { WrittenRun } from '../input/ranges.js'
import { csvOptionsOf } from './csv-options.js'
import { formatOf } from './formats.js'
import { linesInReais } from './lines-in-reais.js'
import { type EncodeStep, type EncodeSteps, NO_BYTES, type RecordEncoder } from './record-encoder.js'
import type { RecordOptions } from './record-options.js'

export interface OutputWriter {
  /** Gives the writer a buffer in which the output may begin, before the first chunk. The caller keeps it unchanged as long as the output. */
  writeInto?(buffer: ArrayBuffer): void
  /**
   * Reads a chunk, which the caller may reuse afterwards. Returns the output of the records that it completes. These bytes stay unchanged during the next call,
   * so that the caller can write them while it reads the next chunk.
   *
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   */
  push(chunk: Uint8Array): EncodeSteps
  /**
   * Continues after titles that another thread wrote. Returns the output before them, or null, without effect, if they do not continue from the
   * current state. Absent if the format is not written in ranges.
   */
  adopt?(run: WrittenRun): Uint8Array | null
  /** Ends the file. Returns the rest of the output. */
  end(): EncodeSteps
  /** Null until detected. */
  readonly dialect: FoundReturn | null
  readonly header: ReturnHeader | null
  /** Sums of all records so far, including those not written. */
  readonly totals: ReturnTotals
  /** Grows as the file is read; the caller may empty it. */
  readonly diagnostics: Diagnostic[]
  /** Number of records written so far. */
  readonly written: number
}

/**
 * Creates a writer for one file.
 *
 * @throws {ValidationError} if an option is invalid
 */
export async function recordWriter(options: RecordOptions): Promise<OutputWriter> {
  const { csv, fields, format, json } = checked(options)
  const encoder = (await format.encoder?.(fields, csv)) ?? null
  if (encoder === null) {
    const reader = new LineReader(json, options as ReturnOptions)
    return new RecordLinesWriter(reader, NO_BYTES, csv.money === 'reais' ? linesInReais : asWritten)
  }
  if (encoder.lines !== undefined)
    return new RecordLinesWriter(new LineReader(encoder.lines, options as ReturnOptions), encoder.start(), asWritten)
  const { batches } = encoder
  if (batches !== undefined) {
    const reader = new ColumnReader({ ...options, fields, batchSize: batches.size })
    return new EncodedBatches(reader, encoder, batches.encode, ({ rows }) => rows)
  }
  const reader = new ReturnReader({ ...options, fields: [...new Set([...fields, ...(format.alsoReads ?? [])])] })
  return new EncodedBatches(
    reader,
    encoder,
    (records) => encoder.encode(records),
    ({ length }) => length,
  )
}

/** The checked options, which are the same for every file: small files are many. */
const checked = once((options: RecordOptions) => {
  const { fields: names } = options
  const csv = csvOptionsOf(options)
  const fields = checkedColumns(names)
  return {
    csv,
    fields,
    format: formatOf(options.to),
    json: jsonForm(names === undefined ? null : fields),
  }
})

/** Delegates the properties of the file to its reader. */
class ReaderDelegate<R extends Pick<OutputWriter, 'dialect' | 'header' | 'totals' | 'diagnostics'>> {
  constructor(protected readonly reader: R) {}

  get dialect(): FoundReturn | null {
    return this.reader.dialect
  }

  get header(): ReturnHeader | null {
    return this.reader.header
  }

  get totals(): ReturnTotals {
    return this.reader.totals
  }

  get diagnostics(): Diagnostic[] {
    return this.reader.diagnostics
  }
}

/** Writes lines from bytes, without creating record objects. */
class RecordLinesWriter extends ReaderDelegate<LineReader> implements OutputWriter {
  private adopted = 0

  /** @param start beginning of the file */
  constructor(
    reader: LineReader,
    private start: Uint8Array,
    private readonly form: (lines: Uint8Array) => Uint8Array,
  ) {
    super(reader)
  }

  writeInto(buffer: ArrayBuffer): void {
    this.reader.writeInto(buffer)
  }

  *push(chunk: Uint8Array): EncodeSteps {
    return this.output(yield* onlyBatch(this.reader.steps(chunk)), false)
  }

  adopt(run: WrittenRun): Uint8Array | null {
    const before = this.reader.acceptRun(run)
    if (before === false) return null
    this.adopted += run.written
    return this.output(before ?? NO_BYTES, run.written > 0)
  }

  *end(): EncodeSteps {
    return this.output(yield* onlyBatch(this.reader.lastSteps()), true)
  }

  /** Returns the lines in the form of the output, after its beginning if they are the first. `isNeeded`: the beginning is also needed without lines. */
  private output(lines: Uint8Array, isNeeded: boolean): Uint8Array {
    const output = this.form(lines)
    if (lines.length === 0 && !isNeeded) return output
    const { start } = this
    this.start = NO_BYTES
    return joined(start, output)
  }

  get written(): number {
    return this.reader.written + this.adopted
  }
}

const asWritten = (lines: Uint8Array): Uint8Array => lines

/** Returns the only batch. A second batch would overwrite the bytes that `push` promises to keep. */
function* onlyBatch(steps: Iterable<Uint8Array | null>): EncodeSteps {
  let bytes: Uint8Array | null = null
  for (const batch of steps) {
    if (batch === null) yield null
    else if (bytes !== null) throw new Error('a reader without limit gave more than one batch')
    else bytes = batch
  }
  return bytes ?? NO_BYTES
}

/** Encodes the batches of a reader. */
class EncodedBatches<B> extends ReaderDelegate<BatchReader<unknown, B>> implements OutputWriter {
  written = 0
  private started = false

  /** @param rowsOf returns the number of records of a batch */
  constructor(
    reader: BatchReader<unknown, B>,
    private readonly encoder: RecordEncoder,
    private readonly encode: (batch: B) => EncodeSteps,
    private readonly rowsOf: (batch: B) => number,
  ) {
    super(reader)
  }

  *push(chunk: Uint8Array): EncodeSteps {
    return Buffer.concat(yield* this.encoded(this.reader.steps(chunk)))
  }

  *end(): EncodeSteps {
    const records = yield* this.encoded(this.reader.lastSteps())
    const start = this.start()
    const end = this.encoder.end === undefined ? NO_BYTES : yield* this.encoder.end()
    return Buffer.concat([...records, start, end])
  }

  /** Encodes each batch of the reader in a step of its own, because encoding a batch takes longer than reading it. */
  private *encoded(steps: Iterable<B | null>): Generator<EncodeStep, Uint8Array[], undefined> {
    const output: Uint8Array[] = []
    for (const batch of steps) {
      if (batch === null) yield null
      else output.push(yield* this.take(batch))
    }
    return output
  }

  private *take(batch: B): EncodeSteps {
    const rows = this.rowsOf(batch)
    if (rows === 0) return NO_BYTES
    this.written += rows
    return joined(this.start(), yield* this.encode(batch))
  }

  /** Returns the beginning of the file on the first call, then nothing. */
  private start(): Uint8Array {
    if (this.started) return NO_BYTES
    this.started = true
    return this.encoder.start()
  }
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array =>
  a.length === 0 ? b : b.length === 0 ? a : Buffer.concat([a, b])
