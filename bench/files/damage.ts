/** Faults in the titles of a regular file. */
import type { DiagnosticCode } from '../../src/tables.js'
import { overwritten, withTrailingBlanks } from '../../src/testing/corruptors/text-damage.js'
import { returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import type { LargeKind } from './index.js'

/** Changes a line of a title, without its line end; null if the title cannot have the fault. */
type Damage = (line: Buffer) => Buffer | null

/** Faults by their description, with the diagnostic that each causes. */
export const FAULTS = {
  'a letter in a filler': { code: 'filler_not_blank', of: letterInFiller },
  'an unknown reason': { code: 'unknown_reason', of: unknownReason },
  'two blanks too many': { code: 'trailing_blanks', of: () => changed((text) => withTrailingBlanks(text, 2)) },
} as const satisfies Readonly<Record<string, { readonly code: DiagnosticCode; of(kind: LargeKind): Damage }>>

export type Fault = keyof typeof FAULTS

const END = 2

/** Copies a file with a fault in one of `every` titles that can have it. Returns the number of faults, too. */
export function damaged(
  bytes: Buffer,
  kind: LargeKind,
  fault: Fault,
  every: number,
): { bytes: Buffer; faults: number } {
  const { layout } = dialectOf(kind)
  const main = mainOf(kind)
  const damage = FAULTS[fault].of(kind)
  const parts: Buffer[] = []
  let titles = 0
  let faults = 0
  let copied = 0
  for (let at = 0; at < bytes.length; at += kind.width + END) {
    const end = at + kind.width
    if (layout.recognise(bytes, at) !== main) continue
    const line = damage(bytes.subarray(at, end))
    if (line === null || titles++ % every !== 0) continue
    parts.push(bytes.subarray(copied, at), line)
    copied = end
    faults++
  }
  return { bytes: Buffer.concat([...parts, bytes.subarray(copied)]), faults }
}

const dialectOf = ({ bank, layout }: LargeKind) => returnDialectNamed({ bank, layout }).dialect

/** Returns the role of the first record of a title. */
const mainOf = (kind: LargeKind): string => dialectOf(kind).layout.structure.titles[0]!.main

/** Changes the text of a line; null if it cannot have the fault. */
const changed =
  (change: (text: string) => string | null): Damage =>
  (line) => {
    const text = change(line.toString('latin1'))
    return text === null ? null : Buffer.from(text, 'latin1')
  }

function letterInFiller(kind: LargeKind): Damage {
  const { records } = dialectOf(kind).layout
  const filler = Object.values(records[mainOf(kind)]!.fields).find((field) => field.kind === 'blanks')!
  return changed((text) => overwritten(text, filler.from, 'X'))
}

/** No bank has this code. */
const UNKNOWN = 'ZZ'

function unknownReason(kind: LargeKind): Damage {
  const { layout, reasons, titles } = dialectOf(kind)
  const main = mainOf(kind)
  const fieldAt = (path: string) => layout.records[main]!.fields[path.slice(main.length + 1)]
  const { from, to } = fieldAt(titles[main]!.event_type as string)!
  return changed((text) => {
    const occurrence = text.slice(from - 1, to)
    const table = reasons.find(({ occurrences, field }) => occurrences.includes(occurrence) && fieldAt(field))
    return table === undefined ? null : overwritten(text, fieldAt(table.field)!.from, UNKNOWN)
  })
}
