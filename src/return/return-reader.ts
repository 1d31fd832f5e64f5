/** A return file, chunk by chunk: the one way of reading, whole or as a stream. */
import { type FoundDialect, returnDialectOf } from '../banks/index.js'
import { ENOUGH_BYTES, services } from '../febraban/index.js'
import {
  type ByteLine,
  type CharsetOption,
  type Diagnostic,
  diagnostic,
  type Engine,
  type FileLine,
  FileReader,
  LineSplitter,
  type Part,
} from '../fixed-width/index.js'
import type { ReturnHeader, ReturnRecord, ReturnTotals } from './return-record.js'
import { TitleReader } from './title-reader.js'
import { TotalsCounter } from './totals.js'

export interface ReturnOptions {
  /** COMPE number of the bank to read the file by, for a file whose header does not tell or tells wrong. */
  readonly bank?: string
  /** Charset of the file. Default `auto`: decided line by line. */
  readonly charset?: CharsetOption
  /** `interpreted` never makes code at run time. Default `compiled`, where the program may. */
  readonly engine?: Engine
}

/** Reads one return file from its chunks. */
export class ReturnReader {
  readonly diagnostics: Diagnostic[] = []
  private head: Uint8Array[] = []
  private headLength = 0
  private readonly splitter = new LineSplitter()
  private readonly totals = new TotalsCounter()
  private opened: { found: FoundDialect; file: FileReader; titles: TitleReader } | null = null
  private headerLine: FileLine | null = null

  constructor(private readonly options: ReturnOptions = {}) {}

  /**
   * Reads a chunk. Gives the records that are complete with it.
   *
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   */
  push(chunk: Uint8Array): ReturnRecord[] {
    if (this.opened !== null) return this.read(this.splitter.push(chunk))
    this.head.push(Uint8Array.prototype.slice.call(chunk))
    this.headLength += chunk.length
    return this.headLength < ENOUGH_BYTES ? [] : this.open()
  }

  /** Tells that the file is over. Gives the last records. */
  end(): ReturnRecord[] {
    const records = this.opened === null ? this.open() : []
    records.push(...this.read(this.splitter.end()))
    records.push(...this.take(this.opened!.file.end()))
    return records
  }

  /** The dialect the file is read by; null until enough of it has come. */
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
  get sums(): ReturnTotals {
    return this.totals.get()
  }

  private open(): ReturnRecord[] {
    const head = this.head.length === 1 ? this.head[0]! : Buffer.concat(this.head)
    this.head = []
    const found = returnDialectOf(head, this.options.bank)
    const tell = (diagnostic: Diagnostic): void => {
      this.diagnostics.push(diagnostic)
    }
    if (found.disagreement !== null) tell(found.disagreement)
    const { charset, engine } = this.options
    const file = new FileReader(found.dialect.layout, {
      onDiagnostic: tell,
      ...(charset === undefined ? {} : { charset }),
      ...(engine === undefined ? {} : { engine }),
    })
    this.opened = { found, file, titles: new TitleReader(found, tell, engine) }
    return this.read(this.splitter.push(head))
  }

  private read(lines: readonly ByteLine[]): ReturnRecord[] {
    const records: ReturnRecord[] = []
    for (const line of lines) for (const record of this.take(this.opened!.file.push(line))) records.push(record)
    return records
  }

  private take(parts: readonly Part[]): ReturnRecord[] {
    const records: ReturnRecord[] = []
    for (const part of parts) {
      if (part.type === 'title') {
        const record = this.opened!.titles.read(part.title)
        this.totals.add(record)
        records.push(record)
      } else if (part.type === 'header') this.headerLine ??= part.line
      else if (part.type === 'lot_header') this.checkService(part.line)
    }
    return records
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
