/** Lines of a file, column by column, with the names of their fields. */
import type { LocalizedText } from '../../cobranca/index.js'
import { portugueseField, portugueseRecord } from '../../fixed-width/index.js'
import { type ExplainedField, type ExplainedLine, explainFile } from '../../inspect/index.js'
import type { LineField, PageLine, PageLines } from './page-api.js'

export function explainedLines(bytes: Uint8Array, from: number, to: number): PageLines {
  const { line_count, lines } = explainFile(bytes, { from, to })
  return { line_count, lines: lines.map(pageLine) }
}

const pageLine = ({ line, raw, record, source, fields, findings }: ExplainedLine): PageLine => ({
  line,
  raw,
  record: record === null ? null : { pt: withoutDe(portugueseRecord(record) ?? record), en: words(record) },
  source,
  fields: fields.map(lineField),
  findings: findings.map(({ message }) => message),
})

/** Words of a field, where the library has them. */
interface Worded {
  readonly words?: { readonly label: LocalizedText; readonly meaning: LocalizedText }
}

const lineField = (field: ExplainedField & Worded): LineField => ({
  label: field.words?.label ?? labelOf(field.name),
  about: field.words?.meaning ?? null,
  from: field.from,
  to: field.to,
  raw: field.raw,
  shown: field.shown,
  meaning: field.meaning,
  is_filler: FILLERS.has(field.kind),
})

const FILLERS: ReadonlySet<ExplainedField['kind']> = new Set(['blanks', 'zeros', 'reserved'])

const labelOf = (name: string): LocalizedText => ({ pt: portugueseField(name) ?? words(name), en: words(name) })

/** `payer_name` is «payer name». */
const words = (name: string): string => name.replaceAll('_', ' ')

/** `do header`, `da multa` begin with the article of a sentence. */
const withoutDe = (name: string): string => name.replace(/^d[aeo] /, '')
