/** Reads a whole return file at once. */
import { variantOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import { type ColumnName, checkedColumns } from '../columns/columns.js'
import type { FieldOptions, RecordOf } from '../columns/flat-record.js'
import { keptRecordKind, recordKind } from '../fast/index.js'
import type { ReturnFile } from '../meaning/return-record.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import type { DialectFinder } from './dialect-finder.js'
import { RecordCollector } from './record-collector.js'

export function wholeReturn<F extends ColumnName>(
  bytes: Uint8Array,
  options: ReturnOptions & Partial<FieldOptions<F>>,
  finder: DialectFinder,
): ReturnFile<RecordOf<F>> {
  checkBytes(bytes)
  const fields = options.fields === undefined ? null : checkedColumns(options.fields)
  const kind = bytes.length < LARGE ? recordKind : keptRecordKind
  const reader = new BatchReader(new RecordCollector<F>(fields, Number.POSITIVE_INFINITY, kind), options, finder)
  const batches = [...reader.batchesOf(bytes, true), ...reader.lastBatches()]
  const records = batches.length === 1 ? batches[0]! : batches.flat()
  const { bank, layout, dialect } = reader.dialect!
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    ...variantOf(dialect),
    direction: 'return',
    header: reader.header,
    bank_billet_discharges: records,
    totals: reader.totals,
    diagnostics: reader.diagnostics,
  }
}

/** Records of larger files read some values when they are used. In smaller files, reading them twice takes longer than collecting garbage. */
const LARGE = 2 ** 23
