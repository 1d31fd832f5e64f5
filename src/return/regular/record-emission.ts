/** Regular titles as records. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import { compiledKind } from './compiled-title.js'
import type { TitleKind } from './regular-title.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, 'money' | 'date' | 'text'][]

/** A `TitleRecord` of each title: see `Projector` for the entries of `line_parsed`, `TitleReader` for the rest. */
export const recordKind: TitleKind = compiledKind({
  name: 'records',
  prepare: (title) => ({ emission: recordEmission(title) }),
})

function recordEmission(title: TitleSource): Emission {
  const entries = ENTRIES.map(([entry, kind]) => `${entry}: ${entryOf(title, entry, kind)}`)
  const { main, companion } = title
  const pair = companion === null ? [] : [`const u = ${companion.line}`]
  const isShort = title.dialect.layout.width !== 400
  const lines = companion !== null ? ['line_t: t', 'line_u: u'] : isShort ? ['line_t: t'] : []
  return {
    needsText: true,
    statements: [
      `const t = ${main.line}`,
      ...pair,
      `const line_parsed = { ${[...entries, ...lines].join(', ')} }`,
      `const made = new TitleRecord(origin, line, o.outcome, paid, line_parsed, ${companion === null ? 't' : "t + '\\n' + u"})`,
    ],
  }
}

/** An entry of `line_parsed`, as an expression. */
export function entryOf(title: TitleSource, entry: LineParsedEntry, kind: 'money' | 'date' | 'text'): string {
  if (entry === 'event_type') return 'o.outcome.occurrence'
  if (entry === 'error_code') return 'o.outcome.errorCode'
  if (kind === 'date') return title.date(entry)
  return kind === 'text' ? title.text(entry) : title.cents(entry)
}
