/** Reads the titles of a file for a comparison, from its chunks. */
import {
  DiagnosticLog,
  type FileLine,
  FileReader,
  LineSplitter,
  type ReadLine,
  type Title,
} from '../../fixed-width/index.js'
import { movementOf } from '../../remittance/index.js'
import { returnChecks } from '../../return/index.js'
import type { FoundFile } from '../opened-file.js'
import { type ComparedFacts, TitleList } from './title-list.js'

/** A file that is compared. */
export interface ReadTitles {
  readonly found: FoundFile
  /** Null if the file has no header. */
  readonly header: FileLine | null
  readonly titles: TitleList
}

export class ComparedTitleReader {
  private readonly splitter = new LineSplitter()
  private readonly file: FileReader
  private header: FileLine | null = null
  private readonly titles: TitleList

  /** @param bank COMPE number that the caller gave */
  constructor(
    private readonly found: FoundFile,
    bank: string | undefined,
  ) {
    const log = new DiagnosticLog(0, () => {})
    this.titles = new TitleList(found.dialect)
    this.file = found.direction === 'return' ? this.returnReader(found, bank, log) : this.remittanceReader(found, log)
  }

  push(chunk: Uint8Array): void {
    this.splitter.feed(chunk)
    this.read(false)
  }

  end(): ReadTitles {
    this.read(true)
    this.file.end()
    return { found: this.found, header: this.header, titles: this.titles }
  }

  private read(last: boolean): void {
    const { splitter, file } = this
    for (let line = splitter.next(last); line !== null; line = splitter.next(last)) file.push(line)
  }

  private returnReader(found: FoundFile & { direction: 'return' }, bank: string | undefined, log: DiagnosticLog) {
    return returnChecks(found, bank, log, {
      header: this.takeHeader,
      title: (title, { line, occurrence, occurrence_detail, our_occurrence, kind, reasons }) =>
        this.take(title, {
          line,
          code: occurrence,
          code_detail: occurrence_detail,
          outcome: { our_occurrence, kind, reasons },
        }),
    })
  }

  private remittanceReader({ dialect }: FoundFile & { direction: 'remittance' }, log: DiagnosticLog) {
    return new FileReader(
      dialect.layout,
      (part) => {
        if (part.type === 'header') this.takeHeader(part.line)
        if (part.type !== 'title') return
        const { movement, text } = movementOf(part.title, dialect)
        this.take(part.title, { line: part.title.main.number, code: movement, code_detail: text, outcome: null })
      },
      { log, ignoresStrays: true },
    )
  }

  private readonly takeHeader = (line: ReadLine): void => {
    this.header ??= line
  }

  private take(title: Title<ReadLine>, facts: ComparedFacts): void {
    this.titles.add(title, facts)
  }
}
