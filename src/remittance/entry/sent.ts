/** What the records of an entry send. */
import type { RecordValues } from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import { CutIdentifiers } from '../cut-identifiers.js'
import type { TextSink } from '../file-writer.js'
import type { CutText } from '../fit-text.js'
import type { TextChange } from '../remittance.js'
import type { Report } from '../report.js'
import type { NoteSink, TextLocation } from '../text-changes.js'

/** The account of an entry, or of a header or trailer: collects what its records send, and how texts change in their columns. */
export class Sent implements TextSink, NoteSink {
  /** Fields of the slip that the records hold, as bits. */
  carried = 0
  /** Values of the first record; null before it. */
  main: RecordValues | null = null
  cutIdentifiers: CutIdentifiers | null = null

  /** @param entry position of the entry; null for a header or trailer */
  constructor(
    private readonly entry: number | null,
    private readonly report: Report,
  ) {}

  get isReported(): boolean {
    return this.report.hasEntries
  }

  changed(location: TextLocation, text: string, cut: CutText | null): void {
    if (cut !== null && location.identifier !== undefined) {
      this.cutIdentifiers ??= new CutIdentifiers()
      this.cutIdentifiers.add(location.identifier, cut)
    }
    this.note(location, text)
  }

  note(location: TextLocation, text: string): void {
    this.report.change(this.entry, location, text)
  }
}

/** The error for changes of a strict remittance. */
export function changedTexts(changes: readonly TextChange[]): ValidationError {
  const errors: Record<string, string[]> = {}
  for (const { field, to, cut } of changes)
    errors[field] = [to === '' ? 'não seria enviado' : cut ? `seria cortado para «${to}»` : `seria trocado por «${to}»`]
  return new ValidationError(errors)
}
