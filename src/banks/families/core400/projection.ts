/** Fields with the same content in the titles of most banks, and the entries of `line_parsed` that come from them. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry, type LineParsedKind } from '../../../cobranca/index.js'
import { type AnyProjection, type AnySource, type Projection, projection } from '../../../febraban/index.js'
import type { FileLayout, Kind, Records } from '../../../fixed-width/index.js'

/** Differences of a bank's projection. Null for an entry if the field of the usual name has another content at this bank. */
export type ProjectionDifferences<R extends Records> = { readonly [E in keyof Projection<R>]: Projection<R>[E] | null }

/** Entries whose field has another name than the entry: fields in order of preference. The fields of a list are concatenated. */
const FIELDS: Readonly<Partial<Record<LineParsedEntry, readonly (readonly string[])[]>>> = {
  paid_at: [['occurrence_date']],
  credit_at: [['credit_date']],
  our_number: [['our_number', 'our_number_digit'], ['our_number']],
  processed_our_number_raw: [['our_number', 'our_number_digit'], ['our_number']],
  event_type: [['occurrence']],
  error_code: [['reason_codes'], ['reason_code']],
  banco_recebedor: [['receiving_bank']],
  agencia_recebedora: [['receiving_agency_number']],
}

const KINDS: Readonly<Record<LineParsedKind, readonly Kind[]>> = {
  money: ['money'],
  date: ['date'],
  text: ['text', 'digits', 'tax_id', 'key'],
}

/** The projection of a main record: each entry from its usual field, if the record has it, and the bank's differences. */
export function projection400<R extends Records>(layout: FileLayout<R>, main: string, differences: ProjectionDifferences<R>): AnyProjection {
  const sources: Partial<Record<LineParsedEntry, AnySource>> = {}
  for (const [entry, kind] of Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, LineParsedKind][]) {
    const source = differences[entry] === undefined ? usualSource(layout, main, entry, KINDS[kind]) : (differences[entry] as AnySource | null)
    if (source !== null) sources[entry] = source
  }
  return projection(layout, sources as Projection<R>)
}

function usualSource(layout: FileLayout, main: string, entry: LineParsedEntry, kinds: readonly Kind[]): AnySource | null {
  const { fields } = layout.records[main]!
  const found = (FIELDS[entry] ?? [[entry]]).find((names) => names.every((name) => fields[name] !== undefined && kinds.includes(fields[name].kind)))
  if (found === undefined) return null
  const [first, ...others] = found.map((name) => `${main}.${name}`)
  return others.length === 0 ? first! : [first!, ...others]
}
