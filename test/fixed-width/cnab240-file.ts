/**
 * A made-up CNAB 240 return file with FEBRABAN's records. Each line has a mark of its title. Damage of files in transit: lines that are lost, repeated,
 * swapped or overwritten.
 */
import fc from 'fast-check'
import { fileTrailer, lotTrailer, segmentT, segmentU, segmentY04 } from '../../src/banks/families/febraban240/index.js'
import { fileHeader, lotHeader } from '../../src/febraban/index.js'
import { type Codec, codecOf, fileLayout } from '../../src/fixed-width/index.js'

export const returnLayout = fileLayout({
  name: 'made240.return',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    segment_y04: segmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  fileConstants: ['bank_code'],
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: { header: 'lot_header', trailer: 'lot_trailer', number: 'lot_number' },
    titles: [
      { main: 'segment_t', companions: { segment_u: { required: true, linkFields: ['occurrence'] }, segment_y04: {} } },
    ],
  },
  sequence: { field: 'sequence', within: 'lot' },
  version: { field: 'header.file_layout_version', known: ['103'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['060'] },
  totals: [
    { field: 'lot_trailer.record_count', equals: 'lot_lines' },
    { field: 'trailer.lot_count', equals: 'file_lots' },
    { field: 'trailer.record_count', equals: 'file_lines' },
    { field: 'lot_trailer.simple_count', equals: 'lot_titles', optional: true },
    { field: 'lot_trailer.simple_amount', equals: { sum: 'segment_t.amount', over: 'lot' }, optional: true },
  ],
})

type Role = keyof typeof returnLayout.records

/** A line of the undamaged file. */
export interface MadeLine {
  readonly role: Role
  readonly text: string
  /** Title of the line; null for headers and trailers. */
  readonly title: number | null
}

/** A title of the file: its records, and its amount in cents. */
export interface MadeTitle {
  readonly amount: number
  readonly pix?: boolean
}

const format = <R extends Parameters<typeof codecOf>[0]>(
  record: R,
  values: Parameters<Codec<R>['format']>[0],
): string => codecOf(record).format(values)

/** The lines of a file with lots of titles, with correct counters and totals. */
export function madeFile(lots: readonly (readonly MadeTitle[])[]): MadeLine[] {
  const bank_code = '756'
  const lines: MadeLine[] = [
    {
      role: 'header',
      title: null,
      text: format(fileHeader, { bank_code, file_direction: '2', file_sequence: 1, file_layout_version: '103' }),
    },
  ]
  let title = 0
  lots.forEach((titles, i) => {
    const lot_number = String(i + 1).padStart(4, '0')
    const lot = { bank_code, lot_number }
    let sequence = 0
    const push = (role: Role, text: string, title: number | null): void => void lines.push({ role, text, title })
    push(
      'lot_header',
      format(lotHeader, { ...lot, operation_type: 'T', service_type: '01', lot_layout_version: '060' }),
      null,
    )
    for (const { amount, pix } of titles) {
      title++
      // All titles have one occurrence: only order and line number distinguish them.
      const detail = { ...lot, occurrence: '06' }
      const t = { ...detail, sequence: ++sequence, amount, document_number: `DOC ${title}` }
      push('segment_t', format(segmentT, t), title)
      push('segment_u', format(segmentU, { ...detail, sequence: ++sequence, paid_amount: amount }), title)
      if (pix === true) push('segment_y04', format(segmentY04, { ...detail, sequence: ++sequence }), title)
    }
    const simple_amount = titles.reduce((sum, { amount }) => sum + amount, 0)
    const counts = { record_count: sequence + 2, simple_count: titles.length, simple_amount }
    push('lot_trailer', format(lotTrailer, { ...lot, ...counts }), null)
  })
  const counts = { lot_count: lots.length, record_count: lines.length + 1 }
  lines.push({ role: 'trailer', title: null, text: format(fileTrailer, { bank_code, ...counts }) })
  return lines
}

/** The bytes of lines with CR LF. */
export const bytesOf = (lines: readonly { readonly text: string }[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${line.text}\r\n`).join(''), 'latin1')

/** A copy of a line with other content at a column (1-based). */
export const overwritten = (line: MadeLine, from: number, columns: string): MadeLine => ({
  ...line,
  text: line.text.slice(0, from - 1) + columns + line.text.slice(from - 1 + columns.length),
})

const madeTitles: fc.Arbitrary<MadeTitle> = fc.record({
  amount: fc.integer({ min: 1, max: 99_999_999 }),
  pix: fc.boolean(),
})

/** Files with one or two lots of a few titles. */
export const anyFile: fc.Arbitrary<MadeLine[]> = fc
  .array(fc.array(madeTitles, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 })
  .map(madeFile)

/** Damage to a line of a file. Indexes are modulo the number of lines. */
export type Damage =
  | { readonly kind: 'lost'; readonly at: number }
  | { readonly kind: 'doubled' | 'moved' | 'swapped'; readonly at: number; readonly to: number }
  | { readonly kind: 'overwritten'; readonly at: number; readonly column: number; readonly char: string }

const place = fc.nat(40)

export const displacement: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('lost' as const), at: place }),
  fc.record({ kind: fc.constantFrom('doubled', 'moved', 'swapped'), at: place, to: place }),
)

/** An overwritten character. */
export const overwriting = (columns: fc.Arbitrary<number>, chars: fc.Arbitrary<string>): fc.Arbitrary<Damage> =>
  fc.record({ kind: fc.constant('overwritten' as const), at: place, column: columns, char: chars })

/** The lines after all damages, in order. */
export function damaged(lines: readonly MadeLine[], damages: readonly Damage[]): MadeLine[] {
  const result = [...lines]
  for (const damage of damages) {
    if (result.length === 0) break
    const at = damage.at % result.length
    const line = result[at]!
    const to = 'to' in damage ? damage.to % result.length : at
    if (damage.kind === 'lost') result.splice(at, 1)
    else if (damage.kind === 'doubled') result.splice(to, 0, line)
    else if (damage.kind === 'overwritten') result[at] = overwritten(line, damage.column, damage.char)
    else if (damage.kind === 'moved') result.splice(to, 0, ...result.splice(at, 1))
    else {
      result[at] = result[to]!
      result[to] = line
    }
  }
  return result
}
