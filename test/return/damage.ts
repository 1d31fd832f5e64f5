import fc from 'fast-check'

/** Bytes that can make a line irregular. */
const byte = fc.constantFrom(
  ...[
    0x20, 0x30, 0x31, 0x39, 0x41, 0x22, 0x5c, 0x0a, 0x0d, 0x1a, 0x00, 0x09, 0x7f, 0x80, 0x9f, 0xa0, 0xc3, 0xe7, 0x74,
    0x75,
  ],
)

/** Damage to a file, after the lines that identify it. */
export interface Damage {
  /** Lines that are swapped, repeated or lost. */
  readonly moves: readonly { readonly how: 'swap' | 'copy' | 'drop'; readonly line: number; readonly other: number }[]
  /** Bytes that change, anywhere. */
  readonly bytes: readonly (readonly [at: number, byte: number])[]
  /** Blanks after the width of lines, or after all of them: in all, not so many that the lines have the width of another layout. */
  readonly blanks: readonly { readonly line: number | null; readonly count: number }[]
  /** Bytes that change at the start and end of lines: in key columns and line ends. */
  readonly edges: readonly (readonly [line: number, column: number, byte: number])[]
  /** Columns at the start of lines that become a letter of two bytes, as in UTF-8. */
  readonly letters: readonly (readonly [line: number, column: number])[]
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  moves: fc.array(fc.record({ how: fc.constantFrom('swap', 'copy', 'drop'), line: fc.nat(), other: fc.nat() }), {
    maxLength: 2,
  }),
  bytes: fc.array(fc.tuple(fc.nat(), byte), { maxLength: 12 }),
  blanks: fc.array(
    fc.record({ line: fc.option(fc.nat(), { freq: 4 }), count: fc.constantFrom(1, 2, 3, 5, 63, 64, 65, 100) }),
    { maxLength: 3 },
  ),
  edges: fc.array(fc.tuple(fc.nat(), fc.integer({ min: -8, max: 20 }), byte), { maxLength: 2 }),
  letters: fc.array(fc.tuple(fc.nat(), fc.nat(15)), { maxLength: 2 }),
})

const UTF8_LETTER = Buffer.from('É').toString('latin1')

/** Number of lines at the beginning that are not moved. */
const HEAD = 2

/** Bytes at the beginning that do not change: the header of the usual layouts, and the start of the next line. */
const HEAD_BYTES = 500
/** Bytes after a longer header that do not change: a lot header has the service in 10–11. */
const SERVICE_BYTES = 11

export function damaged(file: Buffer, { moves, bytes, blanks, edges, letters }: Damage): Buffer {
  const lines = file.toString('latin1').split(/(?<=\n)/)
  for (const { how, line, other } of moves) {
    const count = lines.length - HEAD
    if (count < 2) break
    const [a, b] = [HEAD + (line % count), HEAD + (other % count)]
    if (how === 'drop') lines.splice(a, 1)
    else if (how === 'copy') lines.splice(b, 0, lines[a]!)
    else [lines[a], lines[b]] = [lines[b]!, lines[a]!]
  }
  for (const { line, count } of blanks) {
    const only = line === null ? null : HEAD + (line % Math.max(1, lines.length - HEAD))
    for (let i = 0; i < lines.length; i++)
      if (i === (only ?? i)) lines[i] = lines[i]!.replace(/(?=\r?\n$)/, ' '.repeat(count))
  }
  for (const [line, column] of letters) {
    const at = HEAD + (line % Math.max(1, lines.length - HEAD))
    const text = lines[at] ?? ''
    if (column < text.length - 2) lines[at] = text.slice(0, column) + UTF8_LETTER + text.slice(column + 1)
  }
  const starts: number[] = []
  let length = 0
  for (const line of lines) {
    starts.push(length)
    length += line.length
  }
  const copy = Buffer.from(lines.join(''), 'latin1')
  const head = Math.max(HEAD_BYTES, lines[0]!.length + SERVICE_BYTES)
  for (const [at, byte] of bytes) copy[head + (at % (copy.length - head))] = byte
  for (const [line, column, byte] of edges) copy[starts[HEAD + (line % (lines.length - HEAD))]! + column] = byte
  return copy
}
