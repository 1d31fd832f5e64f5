/** Regular titles as records, or as flat objects with the selected fields. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../../cobranca/index.js'
import type { ColumnName } from '../../columns/columns.js'
import { isOfKind } from '../../meaning/title-plan.js'
import { type FieldSource, fieldSource } from '../field-source.js'
import type { TitleKind } from '../regular-title.js'
import { compiledKind } from './compiled-title.js'
import { KeptRun } from './kept-titles.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]

/** A `TitleRecord` for each title. `Projector` specifies the entries of `line_parsed`, `TitleReader` the rest. */
export const recordKind: TitleKind = compiledKind('records', (title) => {
  const lines = Array.from(title.records.keys(), (_, i) => `line${i}`).join(" + '\\n' + ")
  const made = `const made = new TitleRecord(origin, line, o.outcome, paid, line_parsed.paid_at, line_parsed, ${lines})`
  return { statements: [...lineParsed(title), made] }
})

/** Records whose `line_parsed` and `line_raw` are read when they are used. */
export const keptRecordKind: TitleKind = compiledKind('kept records', (title, origin) => ({
  helpers: { KeptRun, keptKind: { dialect: title.dialect, shape: title.shape, origin, kind: lineParsedKind } },
  state: ['let run = null, page = null, pageEnd = 0'],
  begin: ['run = new KeptRun(keptKind, state, charset)', 'pageEnd = 0'],
  statements: [
    'if (next > pageEnd) { page = run.page(b, p); pageEnd = page.text.end }',
    `const made = new TitleRecord(page, line, o.outcome, paid, ${title.date('paid_at')}, null, p)`,
  ],
}))

/** Only `line_parsed`. */
const lineParsedKind: TitleKind = compiledKind('line_parsed', (title) => ({
  isTextGiven: true,
  statements: [...lineParsed(title), 'const made = line_parsed'],
}))

/** Flat objects with the selected fields. */
export const flatKind = (fields: readonly ColumnName[]): TitleKind =>
  compiledKind(`flat ${fields.join()}`, (title, origin) => {
    const properties = fields.map((name) => `${name}: ${expressionOf(title, fieldSource(origin, name))}`)
    return { statements: [`const made = { ${properties.join(', ')} }`] }
  })

function expressionOf(title: TitleSource, source: FieldSource): string {
  if ('constant' in source) return JSON.stringify(source.constant)
  if ('outcome' in source) return source.outcome === 'money' ? 'money' : `o.outcome.${source.outcome}`
  if ('slip' in source) return title.slip(source.slip)
  if ('parsed' in source) return entryOf(title, source.parsed)
  if (source.line === 'number') return 'line'
  return Array.from(title.records.values(), ({ line }) => line).join(" + '\\n' + ")
}

/** Statements that set `line_parsed`, and the lines `line0` and `line1`. */
function lineParsed(title: TitleSource): string[] {
  const entries = ENTRIES.map((entry) => `${entry}: ${entryOf(title, entry)}`)
  const records = [...title.records]
  const lines = title.plan.lines.map(
    ({ entry, role }) => `${entry}: line${records.findIndex(([each]) => each === role)}`,
  )
  return [
    ...records.map(([, record], i) => `const line${i} = ${record.line}`),
    `const line_parsed = { ${[...entries, ...lines].join(', ')} }`,
  ]
}

/** An entry of `line_parsed`, as an expression. */
function entryOf(title: TitleSource, entry: LineParsedEntry): string {
  if (entry === 'event_type') return 'o.outcome.occurrence'
  if (entry === 'error_code') return 'o.outcome.errorCode'
  if (isOfKind(entry, 'date')) return title.date(entry)
  return isOfKind(entry, 'text') ? title.text(entry) : title.cents(entry)
}
