import { ValidationError } from '../cobranca/index.js'
import type { RemittanceWarning, TextChange } from './remittance.js'
import { TextChanges, type TextLocation } from './text-changes.js'

/** State of a report, to which it can be restored. */
export interface ReportState {
  readonly changes: number
  readonly warnings: number
}

/** Changes and warnings of a file since they were last taken. */
export class FileReport {
  private changes = new TextChanges()
  private warnings: RemittanceWarning[] = []
  /** Whether the changes and warnings of entries are recorded. */
  private isOfEntries = true

  /** From now on, records no changes and warnings of entries. */
  leaveOutEntries(): void {
    this.isOfEntries = false
  }

  get hasEntries(): boolean {
    return this.isOfEntries
  }

  get hasChanges(): boolean {
    return this.changes.length > 0
  }

  /** @param entry position of the entry; null for a header or trailer */
  change(entry: number | null, location: TextLocation, text: string): void {
    if (this.isOfEntries || entry === null) this.changes.note(entry, location, text)
  }

  warn(warning: RemittanceWarning): void {
    this.warnings.push(warning)
  }

  changesSince({ changes }: ReportState): readonly TextChange[] {
    return this.changes.length === changes ? NONE : this.changes.list(changes)
  }

  state(): ReportState {
    return { changes: this.changes.length, warnings: this.warnings.length }
  }

  /** Restores an earlier state, if nothing was taken since. */
  restore({ changes, warnings }: ReportState): void {
    this.changes.truncate(changes)
    this.warnings.length = warnings
  }

  takeChanges(): TextChanges {
    const { changes } = this
    this.changes = new TextChanges()
    return changes
  }

  takeWarnings(): readonly RemittanceWarning[] {
    const { warnings } = this
    if (warnings.length === 0) return NO_WARNINGS
    this.warnings = []
    return warnings
  }
}

/** @throws {ValidationError} under each changed text: a strict remittance has no changes */
export function checkNoChanges(changes: readonly TextChange[]): void {
  if (changes.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const { field, to, cut } of changes)
    errors[field] = [to === '' ? 'não seria enviado' : cut ? `seria cortado para «${to}»` : `seria trocado por «${to}»`]
  throw new ValidationError(errors)
}

const NONE: readonly TextChange[] = []
// A list of its own: later warnings must not appear in a result that was already returned.
const NO_WARNINGS: readonly RemittanceWarning[] = []
