/** Faults in the titles of a regular file. */
import type { DiagnosticCode } from '../../src/tables.js'
import { returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import type { LargeKind } from './index.js'

/** Changes a line of a title, without its line end; null if the title cannot have the fault. */
type Damage = (line: Buffer) => Buffer | null

/** Faults by their description, with the diagnostic that each causes. */
export const FAULTS = {
  'a letter in a filler': { code: 'filler_not_blank', of: letterInFiller },
  'an unknown reason': { code: 'unknown_reason', of: unknownReason },
  'two blanks too many': { code: 'trailing_blanks', of: () => (line) => Buffer.concat([line, Buffer.from('  ')]) },
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

function overwritten(line: Buffer, from: number, text: string): Buffer {
  const copy = Buffer.from(line)
  copy.write(text, from - 1, 'latin1')
  return copy
}

function letterInFiller(kind: LargeKind): Damage {
  const { records } = dialectOf(kind).layout
  const filler = Object.values(records[mainOf(kind)]!.fields).find((field) => field.kind === 'blanks')!
  return (line) => overwritten(line, filler.from, 'X')
}

/** No bank has this code. */
const UNKNOWN = 'ZZ'

function unknownReason(kind: LargeKind): Damage {
  const { layout, reasons, titles } = dialectOf(kind)
  const main = mainOf(kind)
  const fieldAt = (path: string) => layout.records[main]!.fields[path.slice(main.length + 1)]
  const { from, to } = fieldAt(titles[main]!.event_type as string)!
  return (line) => {
    const occurrence = line.toString('latin1', from - 1, to)
    const table = reasons.find(({ occurrences, field }) => occurrences.includes(occurrence) && fieldAt(field))
    return table === undefined ? null : overwritten(line, fieldAt(table.field)!.from, UNKNOWN)
  }
}
