/**
 * `cnab-cobranca/chosen-banks`: returns of some banks, for pages and workers that do not load the definitions of the others.
 *
 * @module
 */

export type { ChosenBank } from './banks/index.js'
export {
  type ByteSource,
  type ColumnName,
  type FieldOptions,
  type FlatRecord,
  parseReturnOf,
  type RecordOf,
  type ReturnFile,
  type ReturnOptions,
  type ReturnRecord,
  type ReturnStream,
  readReturnOf,
} from './return/index.js'
