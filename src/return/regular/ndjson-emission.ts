/**
 * Regular titles as lines of JSON, written from the columns without making an object or a text of any. The order and the names of everything are
 * taken from a record turned into JSON, so that there is one place where they are said.
 */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../cobranca/index.js'
import type { ColumnName } from '../columns.js'
import type { TitleOutcome } from '../title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../title-record.js'
import type { EmissionKind } from './compiled-title.js'
import { type FieldSource, fieldSource, OUTCOME_SOURCES } from './field-source.js'
import { jsonHelpers } from './json-bytes.js'
import {
  type Code,
  type Constant,
  constantOf,
  storeBlock,
  storeConstant,
  storeDate,
  storeLine,
  storeNumber,
  storeSpan,
} from './json-code.js'
import type { Emission } from './title-code.js'
import { type TitleSource, UNTOLD } from './title-source.js'

/** Where a value goes in a line of JSON. */
type Slot =
  | Exclude<FieldSource, { readonly constant: unknown }>
  /** One of the lines by itself. */
  | { readonly line: 'first' | 'second' }

/** A constant text, or a slot. */
type Piece = string | Slot

type OutcomeSlot = Extract<Slot, { readonly outcome: unknown }>
type TitleSlot = Exclude<Slot, OutcomeSlot>

/** A constant, what an outcome says, or the code for what each title has of its own. */
type Item = string | OutcomeSlot | Code

/** A run of constants and of what an outcome says: written at once. */
interface Block {
  readonly block: readonly (string | OutcomeSlot)[]
}

type Part = string | Block | Code

/** Lines of JSON of whole records, or of objects of the fields asked for; a field that a record lacks is null. */
export const ndjsonKind = (fields: readonly ColumnName[] | null): EmissionKind => ({
  name: `ndjson ${fields === null ? '' : fields.join()}`,
  helpers: { j: jsonHelpers },
  prepare(title, origin) {
    const pieces = fields === null ? recordPieces(origin, title.companion !== null) : fieldPieces(origin, fields)
    const items = [...pieces, '\n'].flatMap((piece, i): readonly Item[] =>
      typeof piece === 'string' || isOutcome(piece) ? [piece] : filled(title, piece, i),
    )
    const parts = partsOf(items)
    const blocks = parts.filter(isBlock)
    return { emission: ndjsonEmission(parts), dress: (outcome) => dress(outcome, blocks) }
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
      ? {}
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

const isOutcome = (item: Piece | Item): item is OutcomeSlot => typeof item === 'object' && 'outcome' in item

/** What an outcome has written beforehand: its blocks, for a title that is money and for one that is none. */
interface Dress {
  readonly yes: readonly Constant[]
  readonly no: readonly Constant[]
  readonly size: number
}

function dress(outcome: TitleOutcome, blocks: readonly Block[]): Dress {
  const written = (money: boolean): Constant[] =>
    blocks.map(({ block }) => {
      const said = { ...outcome, money }
      return constantOf(block.map((item) => (isOutcome(item) ? JSON.stringify(said[item.outcome]) : item)).join(''))
    })
  const no = written(false)
  return { yes: written(true), no, size: no.reduce((sum, { length }) => sum + length + LONGER, 0) }
}

/** `false` is longer than `true`, but a block that is copied ends in a whole word. */
const LONGER = 8

/** Joins what stands side by side: what outcomes say with the constants around it, and constants with each other. */
function partsOf(items: readonly Item[]): Part[] {
  const parts: Part[] = []
  let run: (string | OutcomeSlot)[] = []
  const end = (): void => {
    if (run.some(isOutcome)) parts.push({ block: run })
    else if (run.length > 0) parts.push(run.join(''))
    run = []
  }
  for (const item of items) {
    if (typeof item === 'string' || isOutcome(item)) run.push(item)
    else {
      end()
      parts.push(item)
    }
  }
  end()
  return parts
}

const isBlock = (part: Part): part is Block => typeof part === 'object' && 'block' in part

function ndjsonEmission(parts: readonly Part[]): Emission {
  let size = 0
  let block = 0
  const state: string[] = []
  const statements = parts.flatMap((part): readonly string[] => {
    if (isBlock(part)) return storeBlock(block++)
    const code = typeof part === 'string' ? storeConstant(part) : part
    size += code.most
    state.push(...(code.state ?? []))
    return code.statements
  })
  return {
    needsText: false,
    state,
    statements: [
      'const dress = o.dress, said = money ? dress.yes : dress.no',
      `const t = out.room(${size} + dress.size), w = out.view`,
      'let k = out.at',
      ...statements,
      'out.at = k',
      'const made = true',
    ],
  }
}

/** A slot that each title fills, in constants and code. */
function filled(title: TitleSource, slot: TitleSlot, i: number): (string | Code)[] {
  if ('line' in slot) return slot.line === 'number' ? [storeNumber('line')] : ['"', ...lines(title, slot.line), '"']
  const entry = slot.parsed
  const kind = LINE_PARSED_ENTRIES[entry]
  if (kind === 'date') {
    const date = title.date(entry)
    return [date === 'null' ? 'null' : storeDate(date, `date${i}`)]
  }
  if (kind === 'text') {
    const spans = title.spans(entry)
    return ['"', ...spans.map((span) => (typeof span === 'string' ? inQuotes(span) : storeSpan(span))), '"']
  }
  const span = title.amountSpan(entry)
  if (span !== null) return ['"', storeSpan(span), '"']
  const amount = title.amount(entry)
  return amount === UNTOLD ? ['""'] : ['"', storeNumber(amount), '"']
}

/** The lines of a title. */
function lines(title: TitleSource, line: 'raw' | 'first' | 'second'): (string | Code)[] {
  const { width } = title.dialect.layout
  const first = storeLine(title.main, width)
  if (line === 'first' || title.companion === null) return [first]
  const second = storeLine(title.companion, width)
  return line === 'second' ? [second] : [first, inQuotes('\n'), second]
}

/** As it stands between the quotes. */
const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1)
