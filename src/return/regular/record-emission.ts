/** Regular titles as records. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, 'money' | 'date' | 'text'][]

/** A `TitleRecord` of each title: see `project` for the entries of `line_parsed`, `TitleReader` for the rest. */
export function recordEmission(title: TitleSource): Emission {
  const entries = ENTRIES.map(([entry, kind]) => `${entry}: ${entryOf(title, entry, kind)}`)
  const hasCompanion = title.companion !== null
  const lines =
    title.dialect.layout.width === 400 ? ['line_raw: s'] : ['line_t: s', ...(hasCompanion ? ['line_u: u'] : [])]
  const lineRaw = hasCompanion ? "s + '\\n' + u" : 's'
  return {
    needsText: true,
    statements: [
      `const line_parsed = { ${[...entries, ...lines].join(', ')} }`,
      `const made = new TitleRecord(origin, line, o.outcome, paid, line_parsed, ${lineRaw})`,
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
