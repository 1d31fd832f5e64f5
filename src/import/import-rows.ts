/** Imports of slips, customers, installments and subscriptions. */
import {
  checkMoneyUnit,
  checkNoContent,
  type Entry,
  type FieldErrors,
  fromReais,
  type Installment,
  isDate,
  isOurCode,
  isValidationError,
  type MoneyUnit,
  mergedErrors,
  notADate,
  notAnOurCode,
  notInList,
  type OurCode,
  optionCheck,
  type Slip,
  type Subscription,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { isTurnDue, turn } from '../code/turns.js'
import { saoPauloNow } from '../remittance/index.js'
import { type ByteSource, chunksOfSource, type SourceOptions } from '../return/index.js'
import type { ImportColumns } from './columns.js'
import { CUSTOMER_COLUMNS, type Customer, customerOfRow } from './customer.js'
import { IMPORT_FORMATS, type ImportFormat } from './formats.js'
import { checkedLimits, type ImportLimits } from './import-limits.js'
import type { ImportWarning } from './import-warning.js'
import {
  type FurtherErrors,
  type FurtherWarnings,
  type ImportError,
  MAX_ERRORS,
  RowErrors,
  RowWarnings,
} from './row-problems.js'
import type { ImportRow, RowFields, RowPlace } from './row-source.js'
import { importedRows } from './rows.js'
import { INSTALLMENT_COLUMNS, installmentOfRow, SUBSCRIPTION_COLUMNS, subscriptionOfRow } from './schedules.js'
import { ENTRY_COLUMNS, IMPORTED_SLIP_COLUMNS } from './slip-columns.js'
import { entryOfRow, slipCheck, slipOfRow } from './slips.js'

/** Objects that are imported, by kind. */
export interface ImportKinds {
  slips: Slip
  /** Instructions of a remittance. */
  entries: Entry
  customers: Customer
  installments: Installment
  subscriptions: Subscription
}

export type ImportKind = keyof ImportKinds

export interface ImportOptions extends SourceOptions {
  /**
   * Format of the file. Default: an XLSX is recognised by its content; otherwise `.json`, `.ndjson` and `.jsonl` are the formats of a path with this
   * extension, and everything else is CSV.
   */
  readonly format?: ImportFormat
  /** Sheet of an XLSX. Default: the first with cells. */
  readonly sheet?: string
  /** Wallet of the slips, for its bank's rules and its weekends. Default: the rules that all banks share. */
  readonly wallet?: Wallet
  /** `YYYY-MM-DD`: the day of creation. Default: today in São Paulo. */
  readonly today?: string
  /** Instruction of entries without `our_code`. Default `1001`. */
  readonly our_code?: OurCode
  /** Unit of numbers for money in the file. With `reais`, a text without a comma is not ambiguous. The created objects have cents. Default `cents`. */
  readonly money?: MoneyUnit
  /**
   * Adds the leading zeros that a spreadsheet removed from a CPF, CNPJ or CEP: `1234567890` is `01234567890`. A tax id must have right check digits then; otherwise
   * it is an error. Each is a warning. Default `false`: the error shows the number that may be meant.
   */
  readonly restore_zeros?: boolean
  /**
   * Rows with an error of one field, and warnings of one code and field, that are kept whole. If one field of a row has reached this number, the row is only
   * counted, with its line, for each of its fields with an error: no file can fill the memory with errors. The rows of `importStream` have all their errors.
   * Default 100. `Infinity` keeps all.
   */
  readonly max_errors?: number
  /**
   * Limits that differ from the defaults. A file that exceeds one is an `ImportLimitError`; a line of NDJSON over `row_depth` or
   * `row_length` is a row with an error. Default: those of {@link ImportLimits}.
   */
  readonly limits?: Partial<ImportLimits>
}

/** Counts of an import: the service's. Every row is counted once: `total_rows` is `created_rows` plus `failed_to_create_rows`. */
export interface ImportCounts {
  /** Rows with content, without the header. */
  readonly total_rows: number
  readonly processed_rows: number
  readonly created_rows: number
  readonly failed_to_create_rows: number
  /** Rows with errors, in the order of the file. At most `max_errors` of each field. */
  readonly import_errors: readonly ImportError[]
  /** The other rows with errors: their number and lines, by field. */
  readonly further_errors: readonly FurtherErrors[]
  /**
   * Dates in columns of text, hidden rows and columns, restored zeros. The rows are created all the same, unless they also have errors. At most `max_errors` of
   * each code and field.
   */
  readonly import_warnings: readonly ImportWarning[]
  /** The other warnings: their number and lines, by code and field. */
  readonly further_warnings: readonly FurtherWarnings[]
}

/** The result of an import. */
export interface Import<T> extends ImportCounts {
  /** The created objects, in the order of the file. */
  readonly created: readonly T[]
}

/** A row of an import: the created object, or its errors. */
export type ImportedRow<T> = {
  readonly line: number
  /** For messages: `linha 3`; `boleto 3` in a JSON list. */
  readonly place: string
  readonly warnings: readonly ImportWarning[]
} & ({ readonly created: T; readonly errors: null } | { readonly created: null; readonly errors: FieldErrors })

/** A stream of imported rows. The counts are complete when the iteration has ended. */
export interface ImportStream<T> extends ImportCounts, AsyncIterable<ImportedRow<T>> {}

/** How the rows of a kind are read. */
interface RowReader<T> {
  readonly columns: ImportColumns
  /** @throws {ValidationError} with the errors of the row */
  readonly create: (values: RowFields) => T
}

const READERS: { readonly [K in ImportKind]: (options: CheckedOptions) => RowReader<ImportKinds[K]> } = {
  slips: ({ wallet, today }) => {
    const check = slipCheck(wallet, today)
    return { columns: IMPORTED_SLIP_COLUMNS, create: (values) => slipOfRow(values, check) }
  },
  entries: ({ our_code }) => ({ columns: ENTRY_COLUMNS, create: (values) => entryOfRow(values, our_code) }),
  customers: () => ({ columns: CUSTOMER_COLUMNS, create: customerOfRow }),
  installments: (options) => {
    const schedule = scheduleCheck(options)
    return { columns: INSTALLMENT_COLUMNS, create: (values) => installmentOfRow(values, schedule) }
  },
  subscriptions: (options) => {
    const schedule = scheduleCheck(options)
    return { columns: SUBSCRIPTION_COLUMNS, create: (values) => subscriptionOfRow(values, schedule) }
  },
}

const scheduleCheck = ({ wallet, today }: CheckedOptions) => ({
  check: slipCheck(wallet, today),
  today,
  allow_expiration_on_weekends: wallet?.allow_expiration_on_weekends === true,
})

interface CheckedOptions {
  readonly wallet: Wallet | undefined
  readonly today: string
  readonly our_code: OurCode
  readonly money: MoneyUnit
  readonly restore_zeros: boolean
  readonly max_errors: number
  readonly limits: ImportLimits
  /** For a file that is not a spreadsheet. */
  readonly max_rows: number
  readonly signal: AbortSignal | undefined
}

const checkNames = optionCheck<ImportOptions>('importação', {
  format: true,
  sheet: true,
  wallet: true,
  today: true,
  our_code: true,
  money: true,
  restore_zeros: true,
  max_errors: true,
  limits: true,
  signal: true,
  maxBytes: true,
})

function checkedOptions(options: ImportOptions): CheckedOptions {
  checkNames(options)
  const {
    wallet,
    today,
    our_code,
    format,
    money = 'cents',
    restore_zeros = false,
    max_errors = MAX_ERRORS,
    limits,
    signal,
  } = options
  checkMoneyUnit(money)
  const errors: FieldErrors = {}
  if (today !== undefined && !isDate(today)) errors['today'] = [notADate(today)]
  if (our_code !== undefined && !isOurCode(our_code)) errors['our_code'] = [notAnOurCode(our_code)]
  if (format !== undefined && !IMPORT_FORMATS.includes(format)) errors['format'] = [notInList(IMPORT_FORMATS)]
  if (max_errors !== Number.POSITIVE_INFINITY && !(Number.isSafeInteger(max_errors) && max_errors >= 0))
    errors['max_errors'] = ['deve ser um número inteiro, de 0 em diante, ou Infinity']
  if (signal !== undefined && typeof (signal as AbortSignal | null)?.throwIfAborted !== 'function')
    errors['signal'] = ['deve ser um AbortSignal']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const day = today ?? saoPauloNow().slice(0, 'AAAA-MM-DD'.length)
  return {
    wallet,
    today: day,
    our_code: our_code ?? '1001',
    money,
    restore_zeros: restore_zeros === true,
    max_errors,
    limits: checkedLimits(limits),
    max_rows: limits?.rows ?? Number.POSITIVE_INFINITY,
    signal,
  }
}

/**
 * Imports a file row by row, for files of any size: memory holds a chunk of a CSV or NDJSON, and the errors. The bytes of an XLSX and its shared texts are in memory too; a JSON list is read whole.
 *
 * @param kind the objects that the rows are
 * @param source the file: a path, bytes, or chunks of them
 * @throws {ValidationError} for an unknown kind, format or instruction, a misspelt option, and under `wallet.…` for an invalid wallet. The iteration throws an
 * {@link ImportFileError} if the file is malformed as a whole, an {@link ImportLimitError} if it exceeds a limit, except that a line of NDJSON
 * over `row_depth` or `row_length` is a row with an error, and a `FileTooLargeError`
 * @example
 * const rows = importStream('slips', 'boletos.csv', { wallet })
 * for await (const { line, created, errors } of rows) if (created) await insert(created)
 * rows.failed_to_create_rows
 */
export const importStream = <K extends ImportKind>(
  kind: K,
  source: ByteSource,
  options: ImportOptions = {},
): ImportStream<ImportKinds[K]> => importedIn(kind, source, options)

/** Imports a file as {@link importStream}, also in batches of rows. */
export function importedIn<K extends ImportKind>(
  kind: K,
  source: ByteSource,
  options: ImportOptions = {},
): ImportedRows<ImportKinds[K]> {
  if (!Object.hasOwn(READERS, kind)) throw new ValidationError({ kind: [notInList(Object.keys(READERS))] })
  checkNoContent(source)
  const checked = checkedOptions(options)
  const reader = READERS[kind](checked)
  return new ImportedRows(
    importedRows(
      chunksOfSource(source, options),
      reader.columns,
      options.format ?? formatOf(source),
      options.sheet,
      checked,
    ),
    reader,
    checked,
  )
}

const EXTENSIONS: Readonly<Record<string, ImportFormat>> = { '.json': 'json', '.ndjson': 'ndjson', '.jsonl': 'ndjson' }

/** The extension of a name, which is not its start. */
const EXTENSION = /[^/](\.[^./]*)$/

/** The format of a path or a `File`, by its extension; null for the content to decide. */
function formatOf(source: ByteSource): ImportFormat | null {
  const [, extension = ''] = EXTENSION.exec(nameOf(source)) ?? []
  return EXTENSIONS[extension.toLowerCase()] ?? null
}

function nameOf(source: ByteSource): string {
  if (typeof source === 'string') return source
  if (source instanceof URL) return source.pathname
  return typeof source === 'object' && source !== null && 'name' in source ? String(source.name) : ''
}

class ImportedRows<T> implements ImportStream<T> {
  created_rows = 0
  private readonly errors: RowErrors
  private readonly warnings: RowWarnings

  constructor(
    private readonly rows: AsyncIterable<readonly ImportRow[]>,
    private readonly reader: RowReader<T>,
    private readonly options: Pick<CheckedOptions, 'money' | 'restore_zeros' | 'max_errors' | 'signal'>,
  ) {
    this.errors = new RowErrors(options.max_errors)
    this.warnings = new RowWarnings(options.max_errors)
  }

  get import_errors(): readonly ImportError[] {
    return this.errors.kept
  }

  get further_errors(): readonly FurtherErrors[] {
    return this.errors.further
  }

  get import_warnings(): readonly ImportWarning[] {
    return this.warnings.kept
  }

  get further_warnings(): readonly FurtherWarnings[] {
    return this.warnings.further
  }

  get failed_to_create_rows(): number {
    return this.errors.count
  }

  get processed_rows(): number {
    return this.created_rows + this.failed_to_create_rows
  }

  get total_rows(): number {
    return this.processed_rows
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ImportedRow<T>, void, undefined> {
    for await (const rows of this.batches()) for (const row of rows) yield row
  }

  /** Yields the rows, a few at once. */
  async *batches(): AsyncGenerator<Iterable<ImportedRow<T>>, void, undefined> {
    for await (const rows of this.rows) {
      for (let from = 0; from < rows.length; from += BATCH) {
        this.options.signal?.throwIfAborted()
        yield this.imported(rows.slice(from, from + BATCH))
        if (isTurnDue()) await turn()
      }
    }
  }

  /** Imports each row when it is taken, so that the counts are those of the rows so far. */
  private *imported(rows: readonly ImportRow[]): Generator<ImportedRow<T>, void, undefined> {
    for (const row of rows) {
      this.options.signal?.throwIfAborted()
      const { line, fields } = row
      const imported =
        fields === null ? failed(row, row.errors, row.warnings ?? []) : this.import(row, fields, row.errors)
      if (imported.errors === null) this.created_rows++
      else this.errors.add({ line, errors: imported.errors })
      for (const warning of imported.warnings) this.warnings.add(warning)
      yield imported
    }
  }

  private import(row: ImportRow, fields: RowFields, ofCells: FieldErrors): ImportedRow<T> {
    const { columns, create } = this.reader
    const { line, place } = row
    const { values, errors: ofValues, warnings: ofRead } = columns.read(fields, this.options)
    const errors = { ...ofCells, ...ofValues }
    const warnings =
      row.warnings === undefined && ofRead.length === 0
        ? NO_WARNINGS
        : [...(row.warnings ?? []), ...ofRead.map((warning) => ({ ...warning, line }))]
    try {
      const created = create(this.options.money === 'reais' ? fromReais(values) : values)
      return hasKeys(errors) ? failed(row, errors, warnings) : { line, place, warnings, created, errors: null }
    } catch (error) {
      if (!isValidationError(error)) throw error
      const others = Object.entries(error.errors).filter(([field]) => !Object.hasOwn(errors, field))
      return failed(row, mergedErrors([errors, Object.fromEntries(others)]), warnings)
    }
  }
}

/** Rows that are imported between two turns of the event loop. */
const BATCH = 64

const NO_WARNINGS: readonly ImportWarning[] = []

function hasKeys(errors: FieldErrors): boolean {
  for (const _ in errors) return true
  return false
}

const failed = ({ line, place }: RowPlace, errors: FieldErrors, warnings: readonly ImportWarning[]) =>
  ({ line, place, warnings, created: null, errors }) as const

async function importAll<K extends ImportKind>(
  kind: K,
  source: ByteSource,
  options: ImportOptions,
): Promise<Import<ImportKinds[K]>> {
  const rows = importedIn(kind, source, options)
  const created: ImportKinds[K][] = []
  for await (const batch of rows.batches()) for (const row of batch) if (row.errors === null) created.push(row.created)
  const { total_rows, processed_rows, created_rows, failed_to_create_rows } = rows
  const { import_errors, further_errors, import_warnings, further_warnings } = rows
  const counts = { total_rows, processed_rows, created_rows, failed_to_create_rows }
  return { ...counts, import_errors, further_errors, import_warnings, further_warnings, created }
}

/**
 * Imports slips from a CSV, XLSX, NDJSON or JSON. Each row has the fields of `Slip`; columns of a CSV or XLSX may have Portuguese names (`vencimento`, `valor`,
 * `cpf/cnpj` …), and dates may be DD/MM/AAAA. Other fields of the service's slip are kept.
 *
 * Money is text in reais with a comma (`250,00`), a number of an XLSX, or an integer of JSON in cents (`25000`). A text without a comma (`250`) could be reais
 * or cents and is an error.
 *
 * @param source the file: a path, bytes, or chunks of them
 * @param options `wallet`: a slip is valid if its bank accepts it
 * @throws {ValidationError} for invalid options or an invalid wallet
 * @throws {ImportFileError} if the file is malformed as a whole, or has an unknown column, and an `ImportLimitError` if it exceeds a limit
 * @example
 * const { created, failed_to_create_rows, import_errors } = await importSlips('boletos.csv', { wallet })
 */
export const importSlips = (source: ByteSource, options: ImportOptions = {}): Promise<Import<Slip>> =>
  importAll('slips', source, options)

/**
 * Imports the instructions of a remittance, as {@link importSlips} imports slips. Each row has the fields of the slip, and `our_code`, `value_rebate`,
 * `instruction_code` and `payment_limit_at`. The slips are not validated: `buildRemittance` does.
 *
 * @param source the file: a path, bytes, or chunks of them
 * @param options `our_code`: instruction of rows without `our_code`
 * @throws {ValidationError} for invalid options
 * @throws {ImportFileError} as {@link importSlips}
 */
export const importEntries = (source: ByteSource, options: ImportOptions = {}): Promise<Import<Entry>> =>
  importAll('entries', source, options)

/**
 * Imports customers, as {@link importSlips} imports slips.
 *
 * @param source the file: a path, bytes, or chunks of them
 * @throws {ValidationError} for invalid options
 * @throws {ImportFileError} as {@link importSlips}
 */
export const importCustomers = (source: ByteSource, options: ImportOptions = {}): Promise<Import<Customer>> =>
  importAll('customers', source, options)

/**
 * Imports installment booklets, as {@link importSlips} imports slips. `slipsOfInstallment` returns the slips of each.
 *
 * @param source the file: a path, bytes, or chunks of them
 * @throws {ValidationError} for invalid options or an invalid wallet
 * @throws {ImportFileError} as {@link importSlips}
 */
export const importInstallments = (source: ByteSource, options: ImportOptions = {}): Promise<Import<Installment>> =>
  importAll('installments', source, options)

/**
 * Imports subscriptions, as {@link importSlips} imports slips. A subscription without `next_billing` and `created_at` begins today.
 *
 * @param source the file: a path, bytes, or chunks of them
 * @throws {ValidationError} for invalid options or an invalid wallet
 * @throws {ImportFileError} as {@link importSlips}
 */
export const importSubscriptions = (source: ByteSource, options: ImportOptions = {}): Promise<Import<Subscription>> =>
  importAll('subscriptions', source, options)
