import type { OccurrenceKind } from '../cobranca/index.js'
import type { Conversion, FileOutcome } from '../convert/index.js'
import type { ReturnTotals, Sums, UnsupportedFileError, UnsupportedReason } from '../return/index.js'
import { EXIT, type ExitCode } from './exit-codes.js'

/** Adds up the outcomes of all files. */
export class RunTotals {
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
  /** Number of ignored files by description. */
  readonly ignored = new Map<string, number>()
  private named = 0
  private titles = 0
  private paid = 0
  private readonly byKind = new Map<OccurrenceKind, Sums>()

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
        this.ignored.set(outcome.description, (this.ignored.get(outcome.description) ?? 0) + 1)
        break
      case 'failed':
        this.failed++
        break
    }
  }

  get sums(): ReturnTotals {
    return { titles: this.titles, paid_amount: this.paid, by_kind: Object.fromEntries(this.byKind) }
  }

  /** Unsupported files found in folders do not affect the exit code, unless they may be returns. Files named by the caller do. */
  get exitCode(): ExitCode {
    return this.failed + this.named + this.unread + this.unknown > 0 ? EXIT.incomplete : EXIT.ok
  }

  private addConversion(conversion: Conversion): void {
    if (conversion.severities.error > 0) this.withErrors++
    if (conversion.diagnostics.some(({ code }) => code === 'no_known_title')) this.unknown++
    this.leftOut += conversion.titles - conversion.written
    this.addSums(conversion)
  }

  private addSums({ titles, paid_amount, by_kind }: ReturnTotals): void {
    this.titles += titles
    this.paid += paid_amount
    for (const [kind, sums] of Object.entries(by_kind) as [OccurrenceKind, Sums][]) {
      const before = this.byKind.get(kind)
      this.byKind.set(kind, before === undefined ? sums : added(before, sums))
    }
  }
}

const UNREAD: ReadonlySet<UnsupportedReason> = new Set(['unknown_bank', 'unknown_layout', 'no_header', 'altered'])

/** Returns whether an unsupported file is or may be a cobrança return. */
const isUnreadReturn = ({ reason, identity }: Pick<UnsupportedFileError, 'reason' | 'identity'>): boolean =>
  UNREAD.has(reason) && identity.direction !== 'remittance'

const added = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  paid_amount: a.paid_amount + b.paid_amount,
  credit_amount: addedIfSent(a.credit_amount, b.credit_amount),
  bank_rate: addedIfSent(a.bank_rate, b.bank_rate),
})

const addedIfSent = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0))
