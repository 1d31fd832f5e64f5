/** The remittance of a file of entries, for `cnab remit`: written while the rows are read. */
import {
  type Entry,
  errorOfEntries,
  isValidationError,
  type OurCode,
  parseMoney,
  type Wallet,
} from '../cobranca/index.js'
import { acceptDistinct } from '../remittance/build-remittance.js'
import { checkFilledList } from '../remittance/check-input.js'
import { RemittanceBuilder, type RemittanceOptions, type TextChange, type WarningCode } from '../remittance/index.js'
import type { RemittanceSummary } from '../remittance/remittance.js'
import type { Accept } from '../remittance/remittance-builder.js'
import type { FailedRow } from './entries-file.js'
import { type ImportedRow, type ImportOptions, importedIn } from './import-rows.js'
import type { ImportWarning } from './import-warning.js'

/** Entries of one instruction. */
interface EntryGroup {
  count: number
  cents: number
}

/** Bytes of a chunk, about. */
const CHUNK = 256 * 1024

export class RemittedRows {
  /** Rows without an entry: malformed, or with a value that cannot be read. */
  readonly failed: FailedRow[] = []
  /** Rows whose entry the remittance does not take. */
  readonly rejected: FailedRow[] = []
  /** Entries of the remittance, by instruction. */
  readonly groups = new Map<OurCode, EntryGroup>()
  /** Number of entries that were read. */
  entries = 0
  /** Number of entries whose slip was registered by other means. */
  skipped = 0
  /** Number of texts that were cut. */
  cut = 0
  /** Fields of slips that the layout does not have. */
  readonly missing = new Set<string>()
  readonly warnings = new Map<WarningCode, number>()
  importWarnings: readonly ImportWarning[] = []
  private builder: RemittanceBuilder | null = null
  private accept: Accept | null = null

  /**
   * @param path the file of the entries
   * @param wallet returns the wallet; its errors come after those of the file
   */
  constructor(
    private readonly path: string,
    private readonly wallet: () => Wallet,
    private readonly options: RemittanceOptions,
    private readonly importOptions: Pick<ImportOptions, 'our_code' | 'money' | 'restore_zeros'>,
  ) {}

  /** File name and numbers; final after the last chunk. */
  get summary(): RemittanceSummary {
    return this.builder!.summary
  }

  /** Whether nothing may be written, because a row has errors. */
  get isRefused(): boolean {
    return this.options.partial !== true && this.failed.length + this.rejected.length > 0
  }

  /** All rows with errors, in the order of the file. */
  get rowsWithErrors(): readonly FailedRow[] {
    return [...this.failed, ...this.rejected].sort((a, b) => a.line - b.line)
  }

  /**
   * Yields the bytes of the remittance. They are complete only if the iteration ends and the remittance is not refused.
   *
   * @throws {ImportFileError} if the file is malformed as a whole
   * @throws {ValidationError} as `buildRemittance`, after all rows were read
   */
  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    const invalid = this.begin()
    const rows = importedIn('entries', this.path, { ...this.importOptions, max_errors: Number.POSITIVE_INFINITY })
    for await (const batch of rows.batches()) {
      for (const row of batch) this.take(row)
      const bytes = this.bytes()
      if (bytes !== null) yield bytes
    }
    this.importWarnings = rows.import_warnings
    // As `buildRemittance`, which knows the entries before the wallet.
    if (this.entries === 0) checkFilledList('entries', [])
    if (invalid !== null) throw invalid.error
    if (this.rejected.length > 0 && (this.options.partial !== true || this.groups.size === 0)) {
      throw errorOfEntries(new Map(this.rejected.map(({ errors }, i) => [i, errors])))
    }
    const { builder } = this
    const last = builder!.finish()
    this.countChanges(builder!.headerChanges)
    this.countChanges(builder!.takeChanges().list())
    this.countWarnings()
    yield last
  }

  /** Begins the remittance. Returns the error of the wallet; null without one. */
  private begin(): { readonly error: unknown } | null {
    try {
      const { partial: _, ...options } = this.options
      this.builder = new RemittanceBuilder(this.wallet(), options)
      this.accept = acceptDistinct(this.builder)
      return null
    } catch (error) {
      return { error }
    }
  }

  private take({ line, place, created, errors }: ImportedRow<Entry>): void {
    if (errors !== null) {
      this.failed.push({ line, place, errors })
      return
    }
    this.entries++
    const { builder, accept } = this
    if (builder === null) return
    try {
      if (builder.write(created, accept!) === null) this.skipped++
      else this.count(created)
    } catch (error) {
      if (!isValidationError(error)) throw error
      this.rejected.push({ line, place, errors: error.errors })
    }
  }

  private count({ our_code, slip }: Entry): void {
    let group = this.groups.get(our_code)
    if (group === undefined) {
      group = { count: 0, cents: 0 }
      this.groups.set(our_code, group)
    }
    group.count++
    group.cents += parseMoney(slip.amount)
  }

  /** Takes the changes, and enough bytes for a chunk. */
  private bytes(): Uint8Array | null {
    const { builder } = this
    if (builder === null) return null
    const changes = builder.takeChanges()
    if (!this.isRefused && changes.length > 0) this.countChanges(changes.list())
    this.countWarnings()
    if (builder.pending < CHUNK) return null
    const bytes = builder.take()
    return this.isRefused ? null : bytes
  }

  private countChanges(changes: readonly TextChange[]): void {
    for (const { field, cut, to } of changes) {
      if (cut && to !== '') this.cut++
      if (to === '' && field.startsWith(SLIP)) this.missing.add(field.slice(SLIP.length))
    }
  }

  private countWarnings(): void {
    for (const { code } of this.builder!.takeWarnings()) this.warnings.set(code, (this.warnings.get(code) ?? 0) + 1)
  }
}

/** Prefix of changes of slip fields that the layout does not support. */
const SLIP = 'slip.'
