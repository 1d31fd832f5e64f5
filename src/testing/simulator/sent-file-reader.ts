/** Reads the entries of a remittance, as the bank does. */
import { type RemittanceDialect, remittanceDialectOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import { FileHead, FileStart, HeadBytes } from '../../febraban/index.js'
import { FileReader, LineSplitter, type Part, type ReadLine } from '../../fixed-width/index.js'
import type { EchoedRecord } from './echo.js'
import { SentEntry, sentRecord } from './sent-entries.js'

/** Where a remittance and its bank were found. */
export interface SentDialect {
  readonly bank: string
  readonly layout: 'cnab240' | 'cnab400'
  readonly dialect: RemittanceDialect
}

/** Receives what a remittance contains, in the order of the file. */
export interface SentFileSink {
  /** Receives the dialect and the headers before the first lot and title, before everything else. */
  begin(sent: SentDialect & { readonly header: readonly EchoedRecord[] }): void
  /** Receives the header of a lot. Without one, a lot begins at the first title. */
  lot(header: readonly EchoedRecord[]): void
  entry(entry: SentEntry): void
}

/** Reads a remittance of any program, chunk by chunk. */
export class SentFileReader {
  private readonly head = new HeadBytes()
  private readonly splitter = new LineSplitter()
  /** Lines until the lots of cobrança, of a file whose first lot is of another service; null for other files. */
  private start: FileStart | null = null
  private opened: { readonly file: FileReader; readonly parts: RemittanceParts } | null = null

  constructor(
    private readonly sink: SentFileSink,
    private readonly bank?: string,
  ) {}

  /**
   * Reads a chunk. The caller may reuse it afterwards.
   *
   * @throws {ValidationError} if the chunk is not bytes
   * @throws {UnsupportedFileError} if the file is not a supported cobrança remittance
   */
  read(chunk: Uint8Array): void {
    checkBytes(chunk)
    if (this.opened !== null || this.start !== null) this.feed(chunk)
    else if (this.head.add(chunk)) this.feed(this.detect())
  }

  /**
   * Ends the file.
   *
   * @throws {UnsupportedFileError} if the file is not a supported cobrança remittance
   */
  end(): void {
    if (this.opened === null && this.start === null) this.splitter.feed(this.detect())
    this.readLines(true)
    this.opened!.file.end()
    this.opened!.parts.begin()
  }

  private feed(bytes: Uint8Array): void {
    this.splitter.feed(bytes)
    this.readLines(false)
  }

  private detect(): Uint8Array {
    const bytes = this.head.take()
    const head = new FileHead(bytes)
    if (head.startsWithOtherLot) this.start = new FileStart()
    else this.open(bytes)
    return bytes
  }

  private open(head: Uint8Array): FileReader {
    const { bank, layout, dialect } = remittanceDialectOf(head, this.bank)
    const parts = new RemittanceParts({ bank: bank.number, layout, dialect }, this.sink)
    const file = new FileReader(dialect.layout, (part) => parts.take(part))
    this.opened = { file, parts }
    return file
  }

  private readLines(last: boolean): void {
    const { splitter } = this
    if (this.start !== null && !this.readStart(this.start, last)) return
    const { file } = this.opened!
    for (let line = splitter.next(last); line !== null; line = splitter.next(last)) file.push(line)
  }

  /** Returns whether the dialect is known. */
  private readStart(start: FileStart, last: boolean): boolean {
    for (const _ of start.takeFrom(this.splitter, last));
    if (!start.isComplete && !last) return false
    this.start = null
    for (const _ of start.passTo(this.open(start.bytes)));
    return true
  }
}

/** Passes the parts of a remittance to a sink. */
class RemittanceParts {
  private readonly header: EchoedRecord[] = []
  private hasBegun = false
  private lots = 0

  constructor(
    private readonly sent: SentDialect,
    private readonly sink: SentFileSink,
  ) {}

  take(part: Part<ReadLine>): void {
    switch (part.type) {
      case 'header':
        if (!this.hasBegun) this.header.push(sentRecord(this.sent.dialect, part.line))
        break
      case 'lot_header':
        this.beginLot([sentRecord(this.sent.dialect, part.line)])
        break
      case 'title':
        if (this.lots === 0) this.beginLot([])
        this.sink.entry(new SentEntry(this.sent.dialect, part.title, this.lots - 1))
    }
  }

  /** Passes the dialect and the header, if they were not passed. */
  begin(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    this.sink.begin({ ...this.sent, header: this.header })
  }

  private beginLot(header: readonly EchoedRecord[]): void {
    this.begin()
    this.lots++
    this.sink.lot(header)
  }
}

/**
 * Reads the entries of a whole remittance.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @throws {UnsupportedFileError} if the file is not a supported cobrança remittance
 */
export function sentEntries(bytes: Uint8Array, bank?: string): readonly SentEntry[] {
  const entries: SentEntry[] = []
  const reader = new SentFileReader({ begin() {}, lot() {}, entry: (entry) => void entries.push(entry) }, bank)
  reader.read(bytes)
  reader.end()
  return entries
}
