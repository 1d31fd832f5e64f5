export { isUnsupportedFileError, UnsupportedFileError, type UnsupportedReason } from '../febraban/index.js'
export { NO_DATE } from '../fixed-width/index.js'
export type { ReturnOptions } from './batch-reader.js'
export { type ByteSource, chunksOfFile } from './byte-source.js'
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
} from './column-batch.js'
export { type ColumnOptions, ColumnReader } from './column-reader.js'
export {
  type Cell,
  COLUMNS,
  type ColumnName,
  type ColumnType,
  cellOf,
  columnsOf,
  USUAL_COLUMNS,
  type UsualColumn,
} from './columns.js'
export type { FieldOptions, FlatRecord, RecordOf } from './flat-record.js'
export type { WrittenLines } from './kernel/kernel-kind.js'
export { MATCH_STRATEGIES, type MatchStrategy, matchKey, type SlipOfWallet } from './match-key.js'
export { NdjsonLines } from './ndjson-lines.js'
export { NdjsonReader } from './ndjson-reader.js'
export { neededFields } from './needed-fields.js'
export { type OccurrenceMeaning, occurrenceMeanings } from './occurrence-meanings.js'
export { parseReturn, type ReturnStream, readReturn } from './parse-return.js'
export { type BankBilletPayment, type PaymentReversal, paymentFrom, paymentsFrom, reversalFrom } from './payment.js'
export { type ColumnStream, readReturnColumns } from './read-return-columns.js'
export { codesIn, isWithin } from './reasons.js'
export { Records, ReturnReader } from './return-reader.js'
export type { Reason, ReturnFile, ReturnHeader, ReturnRecord, ReturnTotals, Sums } from './return-record.js'
export { RunReader } from './run-reader.js'
export { checkSelection } from './selection.js'
export { meaningOf } from './title-outcome.js'
export { TitleReader } from './title-reader.js'
export type { FilePart, KnownLine, TitleRun } from './title-run.js'
