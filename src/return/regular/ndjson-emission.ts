/**
 * Regular titles as lines of JSON, written from the columns without making an object or a text of any. The order and the names of everything are
 * taken from a record turned into JSON, so that there is one place where they are said.
 */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../cobranca/index.js'
import { wordAt } from '../../fixed-width/index.js'
import type { ColumnName } from '../columns.js'
import type { TitleOutcome } from '../title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../title-record.js'
import type { EmissionKind } from './compiled-title.js'
import { type FieldSource, fieldSource, OUTCOME_SOURCES } from './field-source.js'
import { jsonHelpers } from './json-bytes.js'
import type { Emission } from './title-code.js'
import type { Span, TitleSource } from './title-source.js'

/** Where a value goes in a line of JSON. */
type Slot =
  | Exclude<FieldSource, { readonly constant: unknown }>
  /** One of the lines by itself. */
  | { readonly line: 'first' | 'second' }

/** A constant text, or a slot. */
type Piece = string | Slot

/** A run of constants and of what an outcome says: written at once. */
interface Block {
  readonly block: readonly (string | OutcomeSlot)[]
}

/** A constant, a slot that each title fills, or a block. */
type Part = string | TitleSlot | Block

type OutcomeSlot = Extract<Slot, { readonly outcome: unknown }>
type TitleSlot = Exclude<Slot, OutcomeSlot>

/** What an outcome has written beforehand: its blocks, for a title that is money and for one that is none. */
interface Dress {
  readonly yes: readonly Uint8Array[]
  readonly no: readonly Uint8Array[]
  readonly size: number
}

/** Lines of JSON of whole records, or of objects of the fields asked for; a field that a record lacks is null. */
export const ndjsonKind = (fields: readonly ColumnName[] | null): EmissionKind => ({
  name: `ndjson ${fields === null ? '' : fields.join()}`,
  helpers: { j: jsonHelpers },
  prepare(title, origin) {
    const pieces = fields === null ? recordPieces(origin, title.companion !== null) : fieldPieces(origin, fields)
    const parts = blocksOf([...pieces, '\n'])
    return { emission: ndjsonEmission(title, parts), dress: (outcome) => dress(outcome, parts) }
  },
})

const mark = (slot: Slot): string => `@@${JSON.stringify(slot).replaceAll('"', "'")}@@`

/** A text that holds marks in quotes, in pieces. */
function piecesOf(json: string): Piece[] {
  return json
    .split(/"@@(.*?)@@"/)
    .map((part, i): Piece => (i % 2 === 0 ? part : (JSON.parse(part.replaceAll("'", '"')) as Slot)))
    .filter((piece) => piece !== '')
}

/** The JSON of a record whose values are marks. */
function recordPieces(origin: RecordOrigin, hasCompanion: boolean): Piece[] {
  const outcome = Object.fromEntries(OUTCOME_SOURCES.map((outcome) => [outcome, mark({ outcome })]))
  const entries = (Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]).map((entry) => [
    entry,
    mark(fieldSource(origin, entry) as Slot),
  ])
  const lines =
    origin.file.width === 400
      ? { line_raw: mark({ line: 'first' }) }
      : { line_t: mark({ line: 'first' }), ...(hasCompanion ? { line_u: mark({ line: 'second' }) } : {}) }
  const record = new TitleRecord(
    origin,
    mark({ line: 'number' }) as unknown as number,
    outcome as unknown as TitleOutcome,
    -1,
    { ...Object.fromEntries(entries), ...lines } as unknown as LineParsed,
    mark({ line: 'raw' }),
  )
  return piecesOf(JSON.stringify(record))
}

function fieldPieces(origin: RecordOrigin, fields: readonly ColumnName[]): Piece[] {
  const values = fields.map((name) => {
    const source = fieldSource(origin, name)
    return [name, 'constant' in source ? source.constant : mark(source)]
  })
  return piecesOf(JSON.stringify(Object.fromEntries(values)))
}

const isOutcome = (piece: Piece): piece is OutcomeSlot => typeof piece === 'object' && 'outcome' in piece

/** Joins what an outcome says with the constants around it. */
function blocksOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  let run: (string | OutcomeSlot)[] = []
  const end = (): void => {
    if (run.some(isOutcome)) parts.push({ block: run })
    else parts.push(...run.filter((piece) => typeof piece === 'string'))
    run = []
  }
  for (const piece of pieces) {
    if (typeof piece === 'string' || isOutcome(piece)) run.push(piece)
    else {
      end()
      parts.push(piece)
    }
  }
  end()
  return parts
}

const isBlock = (part: Part): part is Block => typeof part === 'object' && 'block' in part

function dress(outcome: TitleOutcome, parts: readonly Part[]): Dress {
  const blocks = parts.filter(isBlock)
  const written = (money: boolean): Uint8Array[] =>
    blocks.map(({ block }) => {
      const said = { ...outcome, money }
      const text = block.map((piece) => (isOutcome(piece) ? JSON.stringify(said[piece.outcome]) : piece)).join('')
      return new Uint8Array(Buffer.from(text))
    })
  const no = written(false)
  return { yes: written(true), no, size: no.reduce((sum, block) => sum + block.length + 8, 0) }
}

function ndjsonEmission(title: TitleSource, parts: readonly Part[]): Emission {
  const { width } = title.dialect.layout
  let size = 0
  let block = 0
  const statements: string[] = []
  for (const part of parts) {
    if (isBlock(part)) statements.push(`t.set(said[${block}], k)`, `k += said[${block++}].length`)
    else if (typeof part === 'string') {
      const bytes = Buffer.from(part).toString('latin1')
      statements.push(...constant(bytes))
      size += bytes.length
    } else {
      const [code, most] = slot(title, part, width)
      statements.push(...code)
      size += most
    }
  }
  return {
    needsText: false,
    statements: [
      'const dress = o.dress, said = money ? dress.yes : dress.no',
      `const t = out.room(${size} + dress.size), w = out.view`,
      'let k = out.at',
      'let firstStart = 0, firstLength = 0, secondStart = 0, secondLength = 0',
      ...statements,
      'out.at = k',
      'const made = true',
    ],
  }
}

/** Stores of a constant, by words. */
function constant(latin1: string): string[] {
  const stores: string[] = []
  for (let i = 0; i < latin1.length; ) {
    const size = latin1.length - i >= 4 ? 4 : latin1.length - i >= 2 ? 2 : 1
    const word = wordAt(latin1, i, size)
    if (size === 4) stores.push(`w.setInt32(k + ${i}, ${word}, true)`)
    else if (size === 2) stores.push(`w.setUint16(k + ${i}, ${word}, true)`)
    else stores.push(`t[k + ${i}] = ${word}`)
    i += size
  }
  return [...stores, `k += ${latin1.length}`]
}

/** The longest that a character becomes: \u001f. */
const LONGEST = 6
const NUMBER = 17

/** Statements that write a slot, and the most bytes they write. */
function slot(title: TitleSource, piece: TitleSlot, width: number): readonly [string[], number] {
  if ('line' in piece) return lineSlot(title, piece.line, width)
  const entry = piece.parsed
  const kind = LINE_PARSED_ENTRIES[entry]
  if (kind === 'date') return [[`k = j.date(t, k, ${title.date(entry)})`], 12]
  if (kind === 'money') {
    const span = title.amountSpan(entry)
    const write = span === null ? `k = j.number(t, k, ${title.amount(entry)})` : copied(span)
    return [quoted([write]), 4 + NUMBER]
  }
  const spans = title.spans(entry)
  const writes = spans.map((span) =>
    typeof span === 'string' ? constant(escapedConstant(span)).join('; ') : copied(span),
  )
  return [quoted(writes), 4 + spans.length * width * LONGEST]
}

const quoted = (writes: readonly string[]): string[] => ['t[k++] = 34', ...writes, 't[k++] = 34']

/** By words; up to three bytes of what lies behind are written too, and then covered by what comes next. */
function copied({ record, from, to, digits }: Span): string {
  const { at } = record
  const word = `w.setInt32(k + i - ${from}, v.getInt32(${at} + i, true), true)`
  const plain = `for (let i = ${from}; i < ${to}; i += 4) ${word}; k += ${to} - ${from}`
  const escaped = `k = j.escaped(t, w, k, b, v, ${at} + ${from}, ${at} + ${to})`
  return digits ? plain : `if (${record.special()}) ${escaped}; else { ${plain} }`
}

const escapedConstant = (text: string): string => Buffer.from(JSON.stringify(text).slice(1, -1)).toString('latin1')

/** A line is written once; where it comes again, what was written is copied. */
function lineSlot(
  title: TitleSource,
  line: 'number' | 'raw' | 'first' | 'second',
  width: number,
): readonly [string[], number] {
  const most = 2 + width * LONGEST
  if (line === 'number') return [['k = j.number(t, k, line)'], NUMBER]
  const lines = line === 'raw' ? (title.companion === null ? ['first'] : ['first', 'second']) : [line]
  const writes = lines.flatMap((each) => {
    const start = `${each}Start`
    const length = `${each}Length`
    const copy = [`t.copyWithin(k, ${start}, ${start} + ${length})`, `k += ${length}`]
    const at = each === 'first' ? 'p' : 'q'
    const record = each === 'first' ? title.main : title.companion!
    const write = [
      `${start} = k`,
      `if (${record.special()}) k = j.escaped(t, w, k, b, v, ${at}, ${at} + ${width}); else { b.copy(t, k, ${at}, ${at} + ${width}); k += ${width} }`,
      `${length} = k - ${start}`,
    ]
    return [
      `if (${length} > 0) { ${copy.join('; ')} }`,
      `else { ${write.join('; ')} }`,
      ...(each === lines.at(-1) ? [] : constant('\\n')),
    ]
  })
  return [quoted(writes), lines.length * most]
}
