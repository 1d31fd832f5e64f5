import { remittanceReadingOf, returnDialectOf } from '../../src/banks/index.js'
import { identify } from '../../src/febraban/index.js'
import { type FileLine, parseFile } from '../../src/fixed-width/index.js'

/** Enlarges a return or remittance: repeats the titles of its first lot with new numbers. Trailer totals are unchanged. */
export function grown(bytes: Uint8Array, size: number): Buffer {
  const { layout } = (identify(bytes).direction === 'remittance' ? remittanceReadingOf : returnDialectOf)(bytes).dialect
  const { lines } = parseFile(layout, bytes)
  const { titles, trailer, lot } = layout.structure
  const mains = new Set<string | null>(titles.map(({ main }) => main))
  const first = lines.findIndex(({ role }) => mains.has(role))
  const rest = lines.slice(first)
  const end = rest.findIndex(({ role }) => role === trailer || role === lot?.trailer)
  const body = rest.slice(0, end)
  const made: FileLine[] = []
  for (let length = 0; length < size; length += body.length * (layout.width + 2)) made.push(...body)
  let number = numberOf(body[0]!) - 1
  const numbered = made.map((line) => {
    if (numberOf(line) >= 0) number++
    return withNumber(line, number)
  })
  const raw = [...lines.slice(0, first), ...rest.slice(end)].map((line) => line.raw)
  return Buffer.from([...raw.slice(0, first), ...numbered, ...raw.slice(first), ''].join('\r\n'), 'latin1')

  function fieldOf({ role }: FileLine) {
    const { sequence } = layout
    return sequence === undefined || role === null ? undefined : layout.records[role]?.fields[sequence.field]
  }
  function numberOf(line: FileLine): number {
    const field = fieldOf(line)
    return field === undefined ? -1 : Number(line.raw.slice(field.from - 1, field.to))
  }
  function withNumber(line: FileLine, number: number): string {
    const field = fieldOf(line)
    if (field === undefined) return line.raw
    const digits = String(number).padStart(field.to - field.from + 1, '0')
    return line.raw.slice(0, field.from - 1) + digits + line.raw.slice(field.to)
  }
}
