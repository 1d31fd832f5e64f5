/** All values of a title's records, read from `line_raw` on demand. */
import { bankOf, dialectNamed } from '../../banks/index.js'
import { codecOf, type Engine, type FileLayout, latin1Columns, type Values } from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'

/**
 * Reads the values of the records in a `line_raw`. The first record has its values, the others have lists.
 *
 * @param misplaced indexes of the lines with misplaced columns, whose values are blank
 */
export function fieldsIn(
  lineRaw: string,
  layout: FileLayout,
  engine?: Engine,
  misplaced: readonly number[] = [],
): ReturnRecord['fields'] {
  const fields: Record<string, Values | Values[]> = {}
  for (const [i, line] of lineRaw.split('\n').entries()) {
    const text = line.padEnd(layout.width).slice(0, layout.width)
    const bytes = latin1Columns(text)
    const role = layout.recogniseAnyCase(bytes, 0)
    if (role === null) continue
    const content = misplaced.includes(i) ? ' '.repeat(layout.width) : text
    const columns = content === text ? bytes : latin1Columns(content)
    const values = codecOf(layout.records[role]!, engine).parse(content, columns, 0, []) as Values
    const list = fields[role]
    if (i === 0) fields[role] = values
    else if (Array.isArray(list)) list.push(values)
    else fields[role] = [values]
  }
  return fields
}

/** Returns the values of the main record. Also works for a record that was copied or parsed from JSON, which has no `fields`. */
export function mainFieldsOf(record: ReturnRecord): Values {
  const layout = dialectNamed(bankOf(record.bank)?.returns[record.layout], record.variant)?.layout
  const fields = (record as Partial<ReturnRecord>).fields ?? (layout && fieldsIn(record.line_raw, layout)) ?? {}
  return Object.values(fields).find((values): values is Values => !Array.isArray(values)) ?? {}
}
