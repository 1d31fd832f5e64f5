/**
 * Regular titles as lines of JSON, written from the columns without making an object or a text of any. The order and the names of everything are
 * taken from a record turned into JSON, so that there is one place where they are said.
 */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../cobranca/index.js'
import type { RegularCode } from '../../fixed-width/index.js'
import type { ColumnName } from '../columns.js'
import type { TitleOutcome } from '../title-outcome.js'
import { type RecordOrigin, TitleRecord } from '../title-record.js'
import type { EmissionKind } from './emission-kind.js'
import { type FieldSource, fieldSource, OUTCOME_SOURCES } from './field-source.js'
import { JsonLine, MOST_SAID } from './json-bytes.js'
import {
  AT_ONCE,
  type Code,
  dateWords,
  storeAgain,
  storeBlock,
  storeConstant,
  storeDate,
  storeLine,
  storeNumber,
  storeSpan,
  wordsOf,
} from './json-code.js'
import type { Emission } from './title-code.js'
import { type Part as FieldPart, type TitleSource, UNTOLD } from './title-source.js'

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
  helpers: { JsonLine },
  prepare(title, origin) {
    const pieces = fields === null ? recordPieces(origin, title.companion !== null) : fieldPieces(origin, fields)
    const slots = new Slots(title)
    const items = [...pieces, '\n'].flatMap((piece): readonly Item[] =>
      typeof piece === 'string' || isOutcome(piece) ? [piece] : slots.filled(piece),
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
  readonly yes: Said
  readonly no: Said
}

/** Blocks by words, each from where the one before ends. */
interface Said {
  /** So many more than there are that the last ones can be read by {@link AT_ONCE}. */
  readonly words: Float64Array
  /** In words. */
  readonly ends: readonly number[]
  /** In bytes. */
  readonly lengths: readonly number[]
}

/** Null when an outcome says too much. */
function dress(outcome: TitleOutcome, blocks: readonly Block[]): Dress | null {
  const [yes, no] = [said({ ...outcome, money: true }, blocks), said({ ...outcome, money: false }, blocks)]
  return Math.max(yes.words.byteLength, no.words.byteLength) > MOST_SAID ? null : { yes, no }
}

function said(outcome: TitleOutcome, blocks: readonly Block[]): Said {
  const texts = blocks.map(({ block }) =>
    block.map((item) => (isOutcome(item) ? JSON.stringify(outcome[item.outcome]) : item)).join(''),
  )
  const words = texts.map((text) => [...wordsOf(text)])
  let end = 0
  return {
    words: Float64Array.from([...words.flat(), ...new Array<number>(AT_ONCE).fill(0)]),
    ends: words.map(({ length }) => (end += length)),
    lengths: texts.map((text) => Buffer.byteLength(text)),
  }
}

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
  let blocks = 0
  const codes = parts.map((part) =>
    typeof part === 'string' ? storeConstant(part) : isBlock(part) ? storeBlock(blocks++) : part,
  )
  const size = codes.reduce((sum, { most }) => sum + most, 0)
  return {
    needsText: false,
    state: [
      `const json = new JsonLine(${size}), t = json.bytes, w = json.view`,
      ...codes.flatMap(({ state }) => state ?? []),
    ],
    statements: [
      'const said = money ? o.dress.yes : o.dress.no, words = said.words',
      'let k = 0',
      ...codes.flatMap(({ statements }) => statements),
      'out.take(json, k)',
      'const made = true',
    ],
  }
}

/** What fills the slots of a title, in constants and code. */
class Slots {
  /** The names of its dates in the code, by what they are. */
  private readonly dates = new Map<string, string>()
  /** The names of its lines that were written already. */
  private readonly lines = new Map<RegularCode, string>()

  constructor(private readonly title: TitleSource) {}

  filled(slot: TitleSlot): (string | Code)[] {
    const { title } = this
    if ('line' in slot) return slot.line === 'number' ? [storeNumber('line')] : ['"', ...this.linesOf(slot.line), '"']
    const entry = slot.parsed
    const kind = LINE_PARSED_ENTRIES[entry]
    if (kind === 'date') return this.date(title.dateField(entry))
    if (kind === 'text') {
      const spans = title.spans(entry)
      return ['"', ...spans.map((span) => (typeof span === 'string' ? inQuotes(span) : storeSpan(span))), '"']
    }
    const span = title.amountSpan(entry)
    if (span !== null) return ['"', storeSpan(span), '"']
    const amount = title.amount(entry)
    return amount === UNTOLD ? ['""'] : ['"', storeNumber(amount), '"']
  }

  private date(field: FieldPart | undefined): (string | Code)[] {
    if (field === undefined) return ['null']
    const date = field.record.date(field.field)
    const known = this.dates.get(date)
    if (known !== undefined) return [storeDate(known)]
    const name = `date${this.dates.size}`
    this.dates.set(date, name)
    return [dateWords(field, name), storeDate(name)]
  }

  /** The lines of a title. */
  private linesOf(line: 'raw' | 'first' | 'second'): (string | Code)[] {
    const { main, companion } = this.title
    if (line === 'first' || companion === null) return [this.line(main)]
    if (line === 'second') return [this.line(companion)]
    return [this.line(main), inQuotes('\n'), this.line(companion)]
  }

  private line(record: RegularCode): Code {
    const { width } = this.title.dialect.layout
    const known = this.lines.get(record)
    if (known !== undefined) return storeAgain(known, width)
    const name = `line_${record.at}`
    this.lines.set(record, name)
    return storeLine(record, width, name)
  }
}

/** As it stands between the quotes. */
const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1)
