/** Returns of the banks of the family: FEBRABAN's rules (10.6, pp. 13–16 and 66–67), and the bank's differences. */
import type { LineParsedEntry } from '../../../cobranca/index.js'
import { type AnyProjection, type AnySource, type EventOccurrences, type Projection, projection, rejectionCodes240 } from '../../../febraban/index.js'
import { type Companion, type FileLayout, type FixedRecord, fileLayout, hasValue, type LayoutSpec, type Records } from '../../../fixed-width/index.js'
import type { HeaderFields, ReturnDialect } from '../../bank.js'
import { printedEvents } from '../printed-events.js'
import { lineParsed240 } from './line-parsed.js'
import { events240, occurrences240, reasons240 } from './occurrences.js'
import { companionsOf, type Layout240Spec, layoutParts240, recordsIn } from './structure.js'

/**
 * Entries of `line_parsed` that a bank takes from other fields than FEBRABAN; null for entries that the bank does not send. Entries whose columns are unused are
 * not sent either.
 */
export type LineParsedDifferences = { readonly [E in LineParsedEntry]?: AnySource | null }

type Optional = 'occurrences' | 'reasons' | 'rejectionCodes' | 'header'

/** A bank's returns: differences from FEBRABAN's. Codes, reasons, events and header fields default to FEBRABAN's. */
export interface Return240Spec extends Layout240Spec, Omit<ReturnDialect, 'layout' | 'titles' | 'events' | Optional>, Partial<Pick<ReturnDialect, Optional>> {
  /** Events that another occurrence or reason than FEBRABAN's reports; null for a dialect that answers no remittance. Default: FEBRABAN's that the bank prints. */
  readonly events?: Partial<EventOccurrences> | null
  readonly fileKind?: FileLayout['fileKind']
  /** For each record that begins a title. Default: only `segment_t`, as in FEBRABAN. */
  readonly titles?: Readonly<Record<string, LineParsedDifferences>>
}

/** Companion segments of a title in a return. */
const COMPANIONS: Readonly<Record<string, Companion>> = {
  segment_u: { required: true, linkFields: ['occurrence'] },
  segment_y50: { many: true },
}

const HEADER: HeaderFields = {
  beneficiary_name: 'header.beneficiary_name',
  generated_at: 'header.generation_date',
  file_number: 'header.file_sequence',
}

/**
 * Defines how a bank's CNAB 240 returns are read.
 *
 * @throws {LayoutError} when a named record, field or entry does not exist
 */
export function cnab240Return(spec: Return240Spec): ReturnDialect {
  const { name, records, companions, loose, versions, lotVersions, totals, lotTotal, fileTotal, fileKind, words, titles = { segment_t: {} }, events, ...dialect } = spec
  const { occurrences = occurrences240, reasons = reasons240 } = spec
  const mains = Object.keys(titles)
  const ofReturn = { ...spec, records: recordsIn(spec.records, 'return') }
  const layout = fileLayout({
    ...layoutParts240(ofReturn, 'return', mains, companionsOf(ofReturn, mains, (role) => COMPANIONS[role] ?? {})),
    ...(fileKind === undefined ? {} : { fileKind }),
  } as LayoutSpec<Records>)
  return {
    occurrences,
    reasons,
    rejectionCodes: rejectionCodes240,
    ...(events === null ? {} : { events: { ...printedEvents(events240, occurrences, reasons), ...events } }),
    header: HEADER,
    ...dialect,
    layout,
    titles: Object.fromEntries(mains.map((main) => [main, projectionOf(layout, main, titles[main]!)])),
  }
}

/** FEBRABAN's projection of titles that a record begins, with the bank's differences. Entries whose field the bank does not have are left out. */
function projectionOf(layout: FileLayout, main: string, differences: LineParsedDifferences): AnyProjection {
  const { records } = layout
  const usual = Object.entries(lineParsed240)
    .map(([entry, path]) => [entry, path.replace(/^segment_t\./, `${main}.`)] as const)
    .filter(([, path]) => {
      const [role, field] = path.split('.') as [string, string]
      return records[role] !== undefined && hasValue(records[role], field)
    })
  const sources = Object.entries({ ...Object.fromEntries(usual), ...numberOf(records[main]!, main), ...differences }).filter(([, source]) => source !== null)
  return projection(layout, Object.fromEntries(sources) as Projection)
}

/** Nosso número of a record that has its check digit in a separate column. */
function numberOf({ fields }: FixedRecord, main: string): LineParsedDifferences {
  if (fields['our_number_digit'] === undefined) return {}
  const number = [`${main}.our_number`, `${main}.our_number_digit`] as const
  return { our_number: number, processed_our_number_raw: number }
}
