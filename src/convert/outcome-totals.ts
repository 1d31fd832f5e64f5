import type { LocalizedText } from '../cobranca/index.js'
import type { UnsupportedFileError, UnsupportedReason } from '../return/index.js'
import type { Conversion, FileOutcome } from './outcome.js'
import { addedTotals, NO_TOTALS } from './sums.js'

/** Ignored files of one kind. */
export interface IgnoredFiles {
  readonly description: LocalizedText
  readonly count: number
}

/** Adds up the outcomes of all files. */
export class OutcomeTotals {
  converted = 0
  /** Files converted by an earlier call. */
  skipped = 0
  duplicates = 0
  /** Records excluded by filters. */
  leftOut = 0
  /** Converted files with diagnostics of severity `error`. */
  withErrors = 0
  /** Converted files in which no title was recognised. */
  private unknown = 0
  unsupported = 0
  /** Unsupported files that are or may be cobrança returns: unsupported bank or layout, missing header, altered content. */
  unread = 0
  failed = 0
  /** Ignored files by their description in Portuguese. */
  readonly ignored = new Map<string, IgnoredFiles>()
  private named = 0
  sums = NO_TOTALS

  add(outcome: FileOutcome): void {
    switch (outcome.status) {
      case 'converted':
        this.converted++
        this.addConversion(outcome.conversion)
        break
      case 'skipped':
        this.skipped++
        this.addConversion(outcome.conversion)
        break
      case 'duplicate':
        this.duplicates++
        break
      case 'unsupported':
        this.unsupported++
        if (isUnreadReturn(outcome.error)) this.unread++
        if (outcome.named) this.named++
        break
      case 'ignored':
        this.addIgnored({ pt: outcome.description, en: outcome.english })
        break
      case 'failed':
        this.failed++
        break
    }
  }

  /**
   * Whether a return may be missing in the results. Unsupported files found in folders do not count, unless they may be returns. Unsupported files that the
   * caller names do count.
   */
  get isIncomplete(): boolean {
    return this.failed + this.named + this.unread + this.unknown > 0
  }

  private addIgnored(description: LocalizedText): void {
    const count = (this.ignored.get(description.pt)?.count ?? 0) + 1
    this.ignored.set(description.pt, { description, count })
  }

  private addConversion(conversion: Conversion): void {
    if (conversion.severities.error > 0) this.withErrors++
    if (conversion.diagnostics.some(({ code }) => code === 'no_known_title')) this.unknown++
    this.leftOut += conversion.titles - conversion.written
    this.sums = addedTotals(this.sums, conversion)
  }
}

const UNREAD: ReadonlySet<UnsupportedReason> = new Set(['unknown_bank', 'unknown_layout', 'no_header', 'altered'])

/** Returns whether an unsupported file is or may be a cobrança return. */
const isUnreadReturn = ({ reason, identity }: Pick<UnsupportedFileError, 'reason' | 'identity'>): boolean =>
  UNREAD.has(reason) && identity.direction !== 'remittance'
