/** Regular titles as records. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, 'money' | 'date' | 'text'][]

/** A `TitleRecord` of each title: see `Projector` for the entries of `line_parsed`, `TitleReader` for the rest. */
export function recordEmission(title: TitleSource): Emission {
  const entries = ENTRIES.map(([entry, kind]) => `${entry}: ${entryOf(title, entry, kind)}`)
  const { width } = title.dialect.layout
  // One string for both lines: each is a slice that keeps no more than its own title.
  const pair = [`const t = s.slice(0, ${width}), u = s.slice(d, d + ${width})`]
  const [lines, lineRaw] =
    title.companion !== null ? [['line_t: t', 'line_u: u'], "t + '\\n' + u"] : [width === 400 ? [] : ['line_t: s'], 's']
  return {
    needsText: true,
    statements: [
      ...(title.companion === null ? [] : pair),
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
