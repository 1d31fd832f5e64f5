/**
 * `cnab-cobranca`: reads and writes CNAB 240 and CNAB 400 files of Brazilian cobrança (boletos).
 *
 * Further package entries:
 *
 * - `cnab-cobranca/boleto`: validation of slips and wallets, bar code, check digits, tax ids, business days, booklets
 * - `cnab-cobranca/import`: slips, customers, booklets and subscriptions from CSV, XLSX and NDJSON
 * - `cnab-cobranca/settlement`: the slips of a return: wallet, payment, status, events
 * - `cnab-cobranca/chosen-banks`: returns of some banks, without the others
 * - `cnab-cobranca/columns`: returns as typed columns
 * - `cnab-cobranca/assignment`: files that sell titles to a fund (FIDC)
 * - `cnab-cobranca/shards`: conversion on more than one machine
 * - `cnab-cobranca/queue`: the same, in a queue of BullMQ
 * - `cnab-cobranca/tables`: code tables, occurrences and layouts as data
 * - `cnab-cobranca/layouts`: layouts of your own
 * - `cnab-cobranca/testing`: random data; `/testing/simulator`, `/testing/corruptors` and `/testing/fixtures` need no fast-check
 * - `cnab-cobranca/banks/<number>-<slug>`: a single bank; its entry `returns` has only what reading its returns needs
 *
 * @module
 */

// Banks
export {
  type Bank,
  KNOWN_BANKS as BANKS,
  knownBank as bankOf,
  knownBankNamed as bankNamed,
  type LayoutKind,
} from './banks/index.js'
// Vocabulary, money and errors
export {
  type Entry,
  type FieldErrors,
  formatMoney,
  isValidationError,
  type Language,
  type LineParsed,
  type MoneyInput,
  type MoneyOptions,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  OUR_CODES,
  OUR_OCCURRENCES,
  type OurCode,
  type OurOccurrence,
  type PercentageInput,
  parseMoney,
  percentOf,
  type Slip,
  toDecimal,
  ValidationError,
  type Wallet,
} from './cobranca/index.js'
// Conversion
export {
  type Conversion,
  type ConvertAllOptions,
  type ConvertFileOptions,
  convertAll,
  convertFile,
  type FileOutcome,
  resumeConversion,
} from './convert/index.js'
// Diagnostics
export type { Diagnostic } from './fixed-width/index.js'
// Inspection
export {
  describeFile,
  detect,
  detectFile,
  diffFiles,
  type ExplainedLine,
  type ExplainOptions,
  explainFile,
  explainLine,
  type FileDescription,
  type FileDifference,
  type FileExplanation,
  type HtmlOptions,
  type Identity,
  inspectHtml,
  type LintedFile,
  type LintOptions,
  type LintReport,
  lintFile,
  lintSarif,
  type MaskedFile,
  type MaskOptions,
  maskFile,
  messageOf,
  messageOfDiagnostic as diagnosticMessage,
  type OpenOptions,
} from './inspect/index.js'
// Remittances
export {
  buildRemittance,
  buildRemittances,
  type PendingEntry,
  parseRemittance,
  type Remittance,
  type RemittanceFile,
  type RemittanceInput,
  type RemittanceOptions,
  type RemittanceRecord,
  type RemittanceStream,
  type RemittanceStreamInput,
  type Remittances,
  type RemittanceTitle,
  streamRemittance,
  supports,
  supportsInstruction,
} from './remittance/index.js'
// Returns
export {
  type BankBilletPayment,
  type ByteSource,
  type ColumnName,
  type FieldOptions,
  type FlatRecord,
  isUnsupportedFileError,
  type MatchStrategy,
  matchKey,
  NdjsonReader,
  type PaymentReversal,
  parseReturn,
  paymentsFrom,
  type Reason,
  type RecordOf,
  type ReturnFile,
  type ReturnHeader,
  type ReturnOptions,
  ReturnReader,
  type ReturnRecord,
  type ReturnStream,
  type ReturnTotals,
  type ReviewCode,
  type ReviewReason,
  readReturn,
  reversalsFrom,
  type SlipOfWallet,
  UnsupportedFileError,
  type UnsupportedReason,
} from './return/index.js'
