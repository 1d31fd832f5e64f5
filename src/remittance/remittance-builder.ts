import type { BankWarning, RemittanceDialect } from '../banks/index.js'
import {
  type AnyEntry,
  ENTRY_NAMES,
  errorOfEntries,
  fromReais,
  isValidationError,
  MUST_NOT_BE_BLANK,
  type OurCode,
  type PreparedSlip,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { restoreFastTexts } from '../code/fast-texts.js'
import { checkObject, checkOptions } from './check-input.js'
import { DueDates } from './due-dates.js'
import { isLeftOut } from './entry/checks.js'
import { accountOf } from './entry-account.js'
import { OpenRemittance } from './open-remittance.js'
import type {
  RemittanceOptions,
  RemittanceRecord,
  RemittanceSummary,
  RemittanceWarning,
  TextChange,
} from './remittance.js'
import { warnOfSlip } from './slip-warnings.js'
import type { TextChanges } from './text-changes.js'
import { recordOf, Written, type WrittenEntry } from './written-entries.js'

/** An entry as written in the file. */
export interface AddedEntry {
  readonly record: RemittanceRecord
  readonly changes: readonly TextChange[]
  readonly warnings: readonly RemittanceWarning[]
}

/**
 * Called before an entry is added; if it throws, the entry is not added.
 *
 * @returns a warning about the document number of the slip
 */
export type Accept = (written: WrittenEntry, slip: PreparedSlip) => BankWarning | null

/**
 * Builds a remittance file entry by entry, for more slips than fit in memory.
 *
 * @example
 * const builder = new RemittanceBuilder(wallet)
 * for await (const entry of entries) { builder.add(entry); if (builder.pending > 1e6) await file.write(builder.take()) }
 * await file.write(builder.finish())
 */
export class RemittanceBuilder {
  private readonly file: OpenRemittance
  private readonly dueDates: DueDates
  private readonly strict: boolean
  /** Whether numbers of money are reais. */
  private readonly inReais: boolean
  /** Number of entries given. */
  private count = 0
  /** Number of entries in the file. */
  private added = 0
  private finished = false

  /**
   * @param expected expected number of entries, if known
   * @throws {ValidationError} if a field that the bank needs is missing or invalid, or the bank or contract is unknown
   */
  constructor(wallet: Wallet, options: Omit<RemittanceOptions, 'partial'> = {}, expected = 0) {
    checkOptions(options)
    restoreFastTexts()
    this.inReais = options.money === 'reais'
    this.strict = options.strict ?? false
    this.file = new OpenRemittance(this.inCents(wallet), options.generated_at, this.strict, expected)
    this.dueDates = new DueDates(this.file.wallet.file.date)
  }

  /** Texts of the headers that changed. */
  get headerChanges(): readonly TextChange[] {
    return this.file.headerChanges
  }

  /**
   * Begins another lot of the same file (CNAB 240), for another agreement or account of the same beneficiary. A wallet that had a lot before continues
   * its numbers.
   *
   * @returns the next nosso número of the wallet of the closed lot, to be stored, and texts of the new header that changed
   * @throws {ValidationError} when the wallet is of another bank or layout, or the layout has no lots; the file stays as it was
   */
  nextLot(wallet: Wallet): { readonly next_our_number: string | null; readonly changes: readonly TextChange[] } {
    this.checkUnfinished()
    return this.file.nextLot(this.inCents(wallet))
  }

  /**
   * Adds all records of an entry.
   *
   * @param accept called before the entry is added; if it throws, the entry is not added
   * @returns null for an entry that is left out because its slip was registered by other means
   * @throws {ValidationError} with all errors of the entry; the file stays as it was
   */
  add(entry: AnyEntry, accept?: (record: RemittanceRecord) => void): AddedEntry | null {
    const written = this.write(
      entry,
      accept &&
        ((written) => {
          accept(this.recordOf(written))
          return null
        }),
    )
    if (written === null) return null
    const { report } = this.file
    const changes = report.hasChanges ? report.takeChanges().list() : NONE
    return { record: this.recordOf(written), changes, warnings: report.takeWarnings() }
  }

  /**
   * As `add`, but the changes stay until `takeChanges` is called.
   *
   * @internal
   */
  write(entry: AnyEntry, accept: Accept = acceptAny): WrittenEntry | null {
    this.checkUnfinished()
    const position = this.count++
    try {
      return this.writeAt(position, entry, accept)
    } catch (error) {
      if (isValidationError(error)) throw errorOfEntries(new Map([[position, error.errors]]))
      throw error
    }
  }

  /**
   * Returns the texts that changed since the last call.
   *
   * @internal
   */
  takeChanges(): TextChanges {
    return this.file.report.takeChanges()
  }

  /**
   * Returns the warnings since the last call.
   *
   * @internal
   */
  takeWarnings(): readonly RemittanceWarning[] {
    return this.file.report.takeWarnings()
  }

  /**
   * From now on, records no changes and warnings of entries, because the caller does not read them.
   *
   * @internal
   */
  reportNothing(): void {
    // A strict remittance refuses changes.
    if (!this.strict) this.file.report.leaveOutEntries()
  }

  /**
   * The dialect of the file. The first entry may change it.
   *
   * @internal
   */
  get dialect(): RemittanceDialect {
    return this.file.wallet.dialect
  }

  /** Returns the record of the last entry. Copies its lines, whose place is used again after `take`. */
  private recordOf(written: WrittenEntry): RemittanceRecord {
    return recordOf(written, this.dialect, this.file.writer.copyOf(written.start, written.end))
  }

  private inCents<T extends object>(given: T): T {
    return this.inReais ? fromReais(given) : given
  }

  private writeAt(position: number, given: AnyEntry, accept: Accept): WrittenEntry | null {
    checkObject('entry', given, 'our_code e slip')
    const entry = this.inCents(given)
    const misspelt = ENTRY_NAMES.misspeltIn(entry)
    if (misspelt !== null) throw new ValidationError(misspelt)
    if (isLeftOut(entry)) return null
    const { file } = this
    const savepoint = file.savepoint()
    try {
      const account = accountOf(file, position, entry, this.added === 0, this.strict ? savepoint.report : null)
      const { draft, context, before, start } = account
      const { slip, asked, movement, isRegistration, plan } = draft
      const { dialect, id, anyDueDay } = draft.wallet
      const { report, writer } = file
      const written = new Written(
        position,
        entry,
        id ?? entry.slip.bank_billet_account_id ?? null,
        movement,
        dialect.movements[movement]?.text ?? null,
        context.our_number,
        before,
        writer.lines,
        start,
        writer.size,
      )
      const repeated = accept(written, slip)
      if (report.hasEntries && (isRegistration || entry.our_code === CHANGE_OF_DUE_DATE))
        this.dueDates.warn(report, position, slip.expire_at, anyDueDay)
      if (report.hasEntries) warnOfSlip(report, position, asked, plan, context)
      if (repeated !== null) report.warn({ entry: position, ...repeated, value: slip.document_number })
      this.added++
      return written
    } catch (error) {
      file.restore(savepoint)
      throw error
    }
  }

  /** Number of bytes that can be taken; 0 before `finish` if the header counts the lines of the file (BRB). */
  get pending(): number {
    return this.file.writer.pending
  }

  /** Takes the bytes built so far; none before `finish` if the header counts the lines of the file (BRB). */
  take(): Uint8Array {
    return this.file.writer.take()
  }

  /**
   * Writes the trailers, and takes the rest of the bytes.
   *
   * @throws {ValidationError} if the file has no entry: banks reject files without titles
   */
  finish(): Uint8Array {
    this.checkUnfinished()
    if (this.added === 0)
      throw new ValidationError({ entries: [this.count === 0 ? MUST_NOT_BE_BLANK : NOTHING_TO_SEND] })
    this.finished = true
    return this.file.finish()
  }

  /** File name and numbers. The next numbers are final after the last entry. */
  get summary(): RemittanceSummary {
    return this.file.summary
  }

  private checkUnfinished(): void {
    if (this.finished) throw new Error('the remittance is finished: nothing can come behind its trailer')
  }
}

const NONE: readonly TextChange[] = []

const CHANGE_OF_DUE_DATE: OurCode = '1003'

const acceptAny: Accept = () => null

const NOTHING_TO_SEND = 'não há nada a enviar: todos os boletos já foram registrados por outro meio'
