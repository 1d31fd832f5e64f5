/** All values of a title's records, read from its lines when someone asks for them. */
import { bankOf, dialectNamed } from '../../banks/index.js'
import { codecOf, type Engine, type FileLayout, latin1Columns, type Values } from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'

/**
 * The values of the records that lie in a record's `line_raw`: the first begins the title, the others are lists.
 *
 * @param misplaced which of the lines have misplaced columns: their values are blank
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

/** The values of the record that begins a title; also of a record that was copied or came from JSON, and so has no `fields` of its own. */
export function mainFieldsOf(record: ReturnRecord): Values {
  const layout = dialectNamed(bankOf(record.bank)?.returns[record.layout], record.variant)?.layout
  const fields = (record as Partial<ReturnRecord>).fields ?? (layout && fieldsIn(record.line_raw, layout)) ?? {}
  return Object.values(fields).find((values): values is Values => !Array.isArray(values)) ?? {}
}
