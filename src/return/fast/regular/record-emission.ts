/** Regular titles as records. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../../cobranca/index.js'
import { isOfKind } from '../../meaning/title-plan.js'
import type { TitleKind } from '../regular-title.js'
import { compiledKind } from './compiled-title.js'
import type { Emission } from './title-code.js'
import type { TitleSource } from './title-source.js'

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]

/** A `TitleRecord` for each title. `Projector` specifies the entries of `line_parsed`, `TitleReader` the rest. */
export const recordKind: TitleKind = compiledKind({
  name: 'records',
  prepare: (title) => ({ emission: recordEmission(title) }),
})

function recordEmission(title: TitleSource): Emission {
  const entries = ENTRIES.map((entry) => `${entry}: ${entryOf(title, entry)}`)
  const records = [...title.records]
  const lineOf = (role: string): string => `line${records.findIndex(([each]) => each === role)}`
  const lines = title.plan.lines.map(({ entry, role }) => `${entry}: ${lineOf(role)}`)
  return {
    needsText: true,
    statements: [
      ...records.map(([role, record]) => `const ${lineOf(role)} = ${record.line}`),
      `const line_parsed = { ${[...entries, ...lines].join(', ')} }`,
      `const made = new TitleRecord(origin, line, o.outcome, paid, line_parsed, ${records.map(([role]) => lineOf(role)).join(" + '\\n' + ")})`,
    ],
  }
}

/** An entry of `line_parsed`, as an expression. */
export function entryOf(title: TitleSource, entry: LineParsedEntry): string {
  if (entry === 'event_type') return 'o.outcome.occurrence'
  if (entry === 'error_code') return 'o.outcome.errorCode'
  if (isOfKind(entry, 'date')) return title.date(entry)
  return isOfKind(entry, 'text') ? title.text(entry) : title.cents(entry)
}
