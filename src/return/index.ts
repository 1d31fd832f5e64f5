export { isUnsupportedFileError, UnsupportedFileError, type UnsupportedReason } from '../febraban/index.js'
export { NO_DATE } from '../fixed-width/index.js'
export {
  type BooleanColumn,
  buffersOf,
  type CodeColumn,
  type Column,
  type ColumnBatch,
  cellAt,
  type DateColumn,
  type IntegerColumn,
  type JsonColumn,
  type MoneyColumn,
  type Row,
  rowOf,
  rowsOf,
  type TextColumn,
} from './columns/column-batch.js'
export { BUILDERS, type ColumnBuilder } from './columns/column-builders.js'
export { COLUMN_HEADINGS } from './columns/column-headings.js'
export {
  type Cell,
  COLUMNS,
  type ColumnName,
  type ColumnType,
  cellOf,
  checkedColumns,
  DEFAULT_COLUMNS,
  type DefaultColumn,
} from './columns/columns.js'
export type { FieldOptions, FlatRecord, RecordOf } from './columns/flat-record.js'
export { fieldSource, jsonForm, type LineForm, type WrittenLines } from './fast/index.js'
export { type KeyRules, keyRulesOf } from './meaning/key-rules.js'
export { keyBy, MATCH_STRATEGIES, type MatchStrategy, matchKey, type SlipOfWallet } from './meaning/match-key.js'
export { neededFields } from './meaning/needed-fields.js'
export { REVIEW_CODES, type ReviewCode, type ReviewReason } from './meaning/needs-review.js'
export { type OccurrenceMeaning, occurrenceMeanings } from './meaning/occurrence-meanings.js'
export {
  type BankBilletPayment,
  keyedPayment,
  keyedReversal,
  type PaymentReversal,
  paymentFrom,
  paymentsFrom,
  reversalFrom,
  reversalsFrom,
} from './meaning/payment.js'
export { codesIn, FLAG, flagCode, isWithin } from './meaning/reasons.js'
export { RecordKeys } from './meaning/record-keys.js'
export type {
  Reason,
  ReturnFile,
  ReturnHeader,
  ReturnRecord,
  ReturnTotals,
  ReviewTotals,
  Sums,
} from './meaning/return-record.js'
export { checkSelection } from './meaning/selection.js'
export { meaningOfOccurrence } from './meaning/title-outcome.js'
export { TitleReader } from './meaning/title-reader.js'
export type { BatchReader, ReturnOptions } from './read/batch-reader.js'
export { type ByteSource, chunksOfFile, chunksOfSource, piecesOf, type SourceOptions } from './read/byte-source.js'
export { parseReturnOf, readReturnOf } from './read/chosen-banks.js'
export { type ColumnOptions, ColumnReader } from './read/column-reader.js'
export { LineReader } from './read/line-reader.js'
export { NdjsonReader } from './read/ndjson-reader.js'
export { parseReturn, readReturn } from './read/parse-return.js'
export { type ColumnStream, readReturnColumns } from './read/read-return-columns.js'
export { RecordCollector } from './read/record-collector.js'
export { RecordLines } from './read/record-lines.js'
export type { ReturnStream } from './read/record-stream.js'
export { returnChecks } from './read/return-checks.js'
export { ReturnReader } from './read/return-reader.js'
export { RunReader } from './read/run-reader.js'
export type { FilePart, KnownLine, TitleRun } from './read/title-run.js'
