import { type ColumnName, checkedColumns } from '../../../return/index.js'
import { STORED_DEFAULTS } from '../csv-options.js'
import { formatOf } from '../formats.js'
import type { RecordOptions } from '../record-options.js'

/**
 * Options with which an input is converted. Without `join`, they are those of the output. With it, each input becomes lines of NDJSON with the columns that the
 * joined output needs.
 */
export function partOptions({ join, ...options }: RecordOptions): RecordOptions {
  if (join === undefined) return options
  const { encoder, alsoReads = [] } = formatOf(options.to)
  if (encoder === null) return options
  const { csv: _, money: __, ...others } = options
  const ofCsv = new Set(Object.keys(STORED_DEFAULTS))
  const reading = Object.fromEntries(Object.entries(others).filter(([name]) => !ofCsv.has(name)))
  return {
    ...reading,
    to: 'ndjson',
    fields: [...new Set<ColumnName>([...checkedColumns(options.fields), ...alsoReads])],
  }
}
