/** Lines of a file, column by column, with the names of their fields. */
import { type ExplainedField, type ExplainedLine, explainFile } from '../../inspect/index.js'
import { recordLabel } from '../../inspect/record-label.js'
import type { LineField, PageLine, PageLines } from './page-api.js'

export function explainedLines(bytes: Uint8Array, from: number, to: number): PageLines {
  const { line_count, lines } = explainFile(bytes, { from, to })
  return { line_count, lines: lines.map(pageLine) }
}

const pageLine = ({ line, raw, record, source, fields, findings }: ExplainedLine): PageLine => ({
  line,
  raw,
  record: record === null ? null : { pt: recordLabel(record, 'pt'), en: recordLabel(record, 'en') },
  source,
  fields: fields.map(lineField),
  findings: findings.map(({ message }) => message),
})

const lineField = ({ words, from, to, raw, shown, meaning, kind }: ExplainedField): LineField => ({
  label: words.label,
  about: words.meaning,
  from,
  to,
  raw,
  shown,
  meaning,
  is_filler: FILLERS.has(kind),
})

const FILLERS: ReadonlySet<ExplainedField['kind']> = new Set(['blanks', 'zeros', 'reserved'])
