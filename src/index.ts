/**
 * cnab-cobranca: CNAB 240 and 400 files of Brazilian cobrança (boletos), both ways.
 *
 * @module
 */

// The banks
export * from './banks/index.js'
// The vocabulary: slips, wallets, codes, money, dates, tax ids, check digits
export * from './cobranca/index.js'

// Files to files
export {
  type Conversion,
  type ConvertAllOptions,
  type ConvertFileOptions,
  type ConvertOptions,
  convertAll,
  convertFile,
  DIAGNOSTICS_KEPT,
  type DiagnosticGroup,
  OUTPUT_FORMATS,
  type Outcome,
  type OutputFormat,
  type Progress,
  type ResumeOptions,
  resumeConversion,
} from './convert/index.js'
/** The kinds of field a record is made of: `fields.money(78, 92)`. */
export * as fields from './fixed-width/field.js'
// The engine: layouts of one's own
export {
  type Charset,
  type CharsetOption,
  type Companion,
  DIAGNOSTICS,
  type Diagnostic,
  type DiagnosticCode,
  diagnostic,
  type Encodable,
  EncodeError,
  type Engine,
  emitFile,
  type Fault,
  type FileLayout,
  type FileLine,
  type FileStructure,
  type FixedRecord,
  fileLayout,
  formatRecord,
  LayoutError,
  type LayoutRow,
  type LayoutSpec,
  layoutRows,
  layoutTable,
  type Measure,
  type Parsed,
  type ParsedFile,
  type Part,
  parseFile,
  parseRecord,
  type ReaderOptions,
  type Records,
  type RoleValues,
  record,
  type Severity,
  type Title,
  type TitleStructure,
  type Total,
  type Values,
} from './fixed-width/index.js'
// What people do with a file in hand
export { detect, type Format, type Identity, type MaskedFile, type MaskOptions, maskFile } from './inspect/index.js'
// Remittances out, and read back
export * from './remittance/index.js'
// Return files in
export {
  type BankBilletPayment,
  type BeingRead,
  type BooleanColumn,
  type ByteSource,
  buffersOf,
  type Cell,
  COLUMNS,
  type CodeColumn,
  type Column,
  type ColumnBatch,
  type ColumnName,
  type ColumnOptions,
  ColumnReader,
  type ColumnStream,
  type ColumnType,
  cellAt,
  type DateColumn,
  type FieldOptions,
  type FlatRecord,
  type IntegerColumn,
  isUnsupportedFileError,
  type JsonColumn,
  MATCH_STRATEGIES,
  type MatchStrategy,
  type MoneyColumn,
  matchKey,
  NdjsonReader,
  NO_DATE,
  type PaymentReversal,
  parseReturn,
  paymentFrom,
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
  type Row,
  readReturn,
  readReturnColumns,
  reversalFrom,
  rowOf,
  rowsOf,
  type SelectOptions,
  type SlipOfWallet,
  type SlipToMatch,
  type Sums,
  type TextColumn,
  UnsupportedFileError,
  type UnsupportedReason,
  USUAL_COLUMNS,
  type UsualColumn,
} from './return/index.js'
