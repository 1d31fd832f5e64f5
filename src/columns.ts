/**
 * `cnab-cobranca/columns`: return files as batches of typed columns.
 *
 * @module
 */

export type { Diagnostic } from './fixed-width/index.js'
export type { ByteSource, ReturnHeader, ReturnOptions, ReturnTotals } from './return/index.js'
export {
  type BooleanColumn,
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
  DEFAULT_COLUMNS,
  type DefaultColumn,
  type IntegerColumn,
  type JsonColumn,
  type MoneyColumn,
  NO_DATE,
  type Row,
  readReturnColumns,
  rowOf,
  rowsOf,
  type TextColumn,
} from './return/index.js'
