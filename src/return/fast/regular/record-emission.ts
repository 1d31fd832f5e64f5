/** Regular titles as records, or as flat objects with the selected fields. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../../cobranca/index.js'
import { plainObjects } from '../../../code/plain-objects.js'
import type { ColumnName } from '../../columns/columns.js'
import { NO_REVIEW } from '../../meaning/needs-review.js'
import { isOfKind } from '../../meaning/title-plan.js'
import { type FieldSource, fieldSource } from '../field-source.js'
import type { TitleKind } from '../regular-title.js'
import { compiledKind } from './compiled-title.js'
import { KeptRun } from './kept-titles.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]

/** A `TitleRecord` for each title. `Projector` specifies the entries of `line_parsed`, `TitleReader` the rest. */
export const recordKind: TitleKind = compiledKind('records', (title) => {
  const lines = Array.from(title.records.keys(), (_, i) => `line${i}`).join(" + '\\n' + ")
  return lineParsed(
    title,
    `new TitleRecord(origin, line, o.outcome, money, line_parsed.paid_at, line_parsed, ${lines}, NO_REVIEW)`,
  )
})

/** Records whose `line_parsed` and `line_raw` are read when they are used. */
export const keptRecordKind: TitleKind = compiledKind('kept records', (title, origin) => ({
  helpers: { KeptRun, keptKind: { dialect: title.dialect, shape: title.shape, origin, kind: lineParsedKind } },
  variables: ['run', 'page', 'pageEnd'],
  begin: ['run = new KeptRun(keptKind, state, charset)', 'pageEnd = 0'],
  statements: [
    'if (next > pageEnd) { page = run.page(b, p); pageEnd = page.text.end }',
    `const made = new TitleRecord(page, line, o.outcome, money, ${title.date('paid_at')}, null, p, NO_REVIEW)`,
  ],
}))

/** Only `line_parsed`. */
const lineParsedKind: TitleKind = compiledKind('line_parsed', (title) => ({
  isTextGiven: true,
  ...lineParsed(title, 'line_parsed'),
}))

/**
 * Flat objects with the selected fields.
 *
 * @param use has readers of its own
 */
export const flatKind = (fields: readonly ColumnName[], use = 'flat'): TitleKind =>
  compiledKind(`${use} ${fields.join()}`, (title, origin) => {
    const values = fields.map((name) => expressionOf(title, fieldSource(origin, name)))
    return { functions: [plainObjects('Flat', fields)], statements: [`const made = new Flat(${values.join(', ')})`] }
  })

function expressionOf(title: TitleSource, source: FieldSource): string {
  if ('constant' in source) return source.constant === NO_REVIEW ? 'NO_REVIEW' : JSON.stringify(source.constant)
  if ('outcome' in source) return source.outcome === 'money' ? 'money' : `o.outcome.${source.outcome}`
  if ('slip' in source) return title.slip(source.slip)
  if ('parsed' in source) return entryOf(title, source.parsed)
  if (source.line === 'number') return 'line'
  return Array.from(title.records.values(), ({ line }) => line).join(" + '\\n' + ")
}

/** Emission of a result made from `line_parsed`, and from the lines `line0` and `line1`. */
function lineParsed(title: TitleSource, made: string): Emission {
  const { lines } = title.plan
  const roles = [...title.records.keys()]
  const values = ENTRIES.map((entry) => entryOf(title, entry))
  for (const { role } of lines) values.push(`line${roles.indexOf(role)}`)
  return {
    functions: [plainObjects('LineParsed', [...ENTRIES, ...lines.map(({ entry }) => entry)])],
    statements: [
      ...Array.from(title.records.values(), ({ line }, i) => `const line${i} = ${line}`),
      `const line_parsed = new LineParsed(${values.join(', ')})`,
      `const made = ${made}`,
    ],
  }
}

/** An entry of `line_parsed`, as an expression. */
function entryOf(title: TitleSource, entry: LineParsedEntry): string {
  if (entry === 'event_type') return 'o.outcome.occurrence'
  if (entry === 'error_code') return 'o.outcome.errorCode'
  if (isOfKind(entry, 'date')) return title.date(entry)
  return isOfKind(entry, 'text') ? title.text(entry) : title.cents(entry)
}
