/**
 * `cnab-cobranca/import`: slips, customers, installments and subscriptions from CSV, XLSX and NDJSON.
 *
 * @module
 */

export {
  type Entry,
  FileTooLargeError,
  type Installment,
  type LocalizedText,
  type OurCode,
  type Slip,
  type Subscription,
  type Wallet,
} from '../cobranca/index.js'
export type { LineRange } from '../fixed-width/index.js'
export type { ByteSource, SourceOptions } from '../return/index.js'
export type { Customer } from './customer.js'
export { IMPORT_FORMATS, type ImportFormat } from './formats.js'
export { ImportFileError } from './import-file-error.js'
export { type ImportLimit, ImportLimitError, type ImportLimits, type LimitPlace } from './import-limits.js'
export {
  type Import,
  type ImportCounts,
  type ImportedRow,
  type ImportKind,
  type ImportKinds,
  type ImportOptions,
  type ImportStream,
  importCustomers,
  importEntries,
  importInstallments,
  importSlips,
  importStream,
  importSubscriptions,
} from './import-rows.js'
export type { ImportWarning, ImportWarningCode } from './import-warning.js'
export type { FurtherErrors, FurtherWarnings, ImportError } from './row-problems.js'
