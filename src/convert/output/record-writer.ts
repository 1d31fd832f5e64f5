/** A return file on its way to another format: bytes in, bytes out. */
import type { FoundDialect } from '../../banks/index.js'
import type { Diagnostic } from '../../fixed-width/index.js'
import {
  type ColumnName,
  columnsOf,
  type FlatRecord,
  NdjsonReader,
  type ReturnHeader,
  ReturnReader,
  type ReturnTotals,
} from '../../return/index.js'
import type { WrittenRun } from '../input/ranges.js'
import { formatOf } from './formats.js'
import { NO_BYTES, type RecordEncoder } from './record-encoder.js'
import type { RecordOptions } from './record-options.js'

export interface OutputWriter {
  /**
   * Reads a chunk, which may be used again afterwards. Gives what the records that are complete with it are in the output; those bytes stay as
   * they are until the call after the next, so that they can be written while the next chunk is read.
   *
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   */
  push(chunk: Uint8Array): Uint8Array
  /**
   * Goes on behind titles that were written elsewhere. Gives what stands before them in the output; null, and nothing done, when they do not go
   * on from what was read so far.
   */
  adopt(run: WrittenRun): Uint8Array | null
  /** Tells that the file is over. Gives the rest. */
  end(): Uint8Array
  /** Null until enough of the file has come. */
  readonly dialect: FoundDialect | null
  readonly header: ReturnHeader | null
  /** Sums of all records so far, also of those that are not written. */
  readonly totals: ReturnTotals
  /** Grows as the file is read; whoever reads it may empty it. */
  readonly diagnostics: Diagnostic[]
  /** How many records were written so far. */
  readonly written: number
}

/**
 * A writer for one file.
 *
 * @throws {ValidationError} when an option is none
 */
export async function recordWriter(options: RecordOptions): Promise<OutputWriter> {
  const { fields: names, rawText = false, ...reading } = options
  const fields = columnsOf(names)
  const { encoder } = formatOf(options.to)
  if (encoder === null)
    return new JsonLines(
      new NdjsonReader(names === undefined ? reading : { ...reading, fields }, Number.POSITIVE_INFINITY),
    )
  return new EncodedRecords(new ReturnReader({ ...reading, fields }), await encoder(fields, rawText))
}

/** What a reader tells of the file it reads. */
class ReaderFacts<R extends Pick<OutputWriter, 'dialect' | 'header' | 'totals' | 'diagnostics'>> {
  constructor(protected readonly reader: R) {}

  get dialect(): FoundDialect | null {
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

/** Bytes from bytes: no record is made. */
class JsonLines extends ReaderFacts<NdjsonReader> implements OutputWriter {
  private adopted = 0

  push(chunk: Uint8Array): Uint8Array {
    return onlyBatch(this.reader.read(chunk))
  }

  adopt(run: WrittenRun): Uint8Array | null {
    const before = this.reader.adopt(run)
    if (before === false) return null
    this.adopted += run.written
    return before ?? NO_BYTES
  }

  end(): Uint8Array {
    return onlyBatch(this.reader.finish())
  }

  get written(): number {
    return this.reader.written + this.adopted
  }
}

/** What became of a chunk, in one piece, which the reader keeps as long as is promised here: writing a second one, it would write over what is kept. */
function onlyBatch(batches: Iterable<Uint8Array>): Uint8Array {
  const [bytes = NO_BYTES, ...others] = batches
  if (others.length > 0) throw new Error('a reader without limit gave more than one batch')
  return bytes
}

/** Makes every record an object before it is written. */
class EncodedRecords extends ReaderFacts<ReturnReader<ColumnName>> implements OutputWriter {
  written = 0
  private started = false

  constructor(
    reader: ReturnReader<ColumnName>,
    private readonly encoder: RecordEncoder,
  ) {
    super(reader)
  }

  push(chunk: Uint8Array): Uint8Array {
    return this.take(this.reader.push(chunk))
  }

  adopt(run: WrittenRun): Uint8Array | null {
    const before = this.reader.adopt(run)
    if (before === false) return null
    this.written += run.written
    return joined(this.take(before ?? []), run.written > 0 ? this.start() : NO_BYTES)
  }

  end(): Uint8Array {
    const records = this.take(this.reader.end())
    return joined(records, joined(this.start(), this.encoder.end()))
  }

  private take(records: readonly FlatRecord[]): Uint8Array {
    if (records.length === 0) return NO_BYTES
    this.written += records.length
    return joined(this.start(), this.encoder.encode(records))
  }

  /** What the file begins with, the first time. */
  private start(): Uint8Array {
    if (this.started) return NO_BYTES
    this.started = true
    return this.encoder.start()
  }
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array =>
  a.length === 0 ? b : b.length === 0 ? a : Buffer.concat([a, b])
