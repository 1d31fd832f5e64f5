/** The program by which the kernel reads the titles of a main record: made from the descriptors and the projection. */
import type { ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import {
  type AnyProjection,
  type DateSource,
  type GrossOf,
  type MoneySource,
  type MoneyWhere,
  pathsOf,
  type SumOf,
  type TextSource,
} from '../../febraban/index.js'
import { type AnyField, EXACT_DIGITS, type FileLayout, fieldAt } from '../../fixed-width/index.js'
import { joinsOf, type Standing, standingFields } from '../regular/agreement.js'
import { CodeColumns, codePaths } from '../regular/code-columns.js'
import type { HeaderField } from '../regular/header-values.js'
import type { RegularShape } from '../regular/regular-shape.js'
import { isBlock, type JsonPart, type TitleSlot } from './json-parts.js'
import { LineProgram } from './line-program.js'
import {
  CodeWord,
  DateColumns,
  Head,
  HeaderText,
  How,
  Kind,
  Marks,
  NumberColumns,
  Outcome,
  Piece,
  Place,
  Size,
  Worked,
} from './program.js'
import { ProgramImage } from './program-image.js'

/** Bytes of a word of codes. */
const WORD = 8
/** The longest that a character becomes: \u001f. */
const LONGEST = 6
/** Digits of the largest whole number. */
const NUMBER = 16
const DATE = 12
/** What is written beyond the end of something. */
const BEYOND = 32
/** The value that is not told. */
const UNTOLD = 0

/** A field of one of the title's records. */
interface Part {
  readonly record: number
  readonly field: AnyField
}

type MoneyEntry = {
  [E in LineParsedEntry]: (typeof LINE_PARSED_ENTRIES)[E] extends 'money' ? E : never
}[LineParsedEntry]

/** The amounts that are added up. */
const SUMMED: readonly MoneyEntry[] = ['paid_amount', 'credit_amount', 'bank_rate']

export class TitleProgram {
  readonly image = new ProgramImage()
  /** The fields that hold what stands before the title: where the bounds of their columns are. */
  readonly standing: readonly { readonly field: Standing; readonly places: readonly number[] }[]
  readonly codes: CodeColumns
  /** Fields of the file's header whose values are written, and where each is to be put: see {@link HeaderText}. */
  readonly header: { readonly field: HeaderField; readonly at: number }[] = []
  /** Amounts that a code tells of. */
  readonly where: readonly MoneyWhere[]
  /** How long a line of JSON can be, besides what outcomes say. */
  readonly most: number
  /** Of an outcome: where it has what amounts are told to be, and what it says; and its size. */
  readonly outcome: { readonly told: number; readonly no: number; readonly yes: number; readonly size: number }
  private readonly roles: readonly string[]
  private readonly projection: AnyProjection
  /** The values that are numbers in fields, by path, and those that are worked out, by entry. */
  private readonly numbers: readonly string[]
  private readonly worked: readonly MoneyEntry[]
  /** Where dates are, by path. */
  private readonly dates: ReadonlyMap<string, number>

  /** @throws {RangeError} when it has more of something than the kernel has room for */
  private constructor(
    private readonly dialect: ReturnDialect,
    shape: RegularShape,
    parts: readonly JsonPart[],
    joins: NonNullable<ReturnType<typeof joinsOf>>,
    standing: readonly Standing[],
  ) {
    const { image } = this
    const { layout } = dialect
    this.projection = dialect.titles[shape.main]!
    this.roles = shape.companion === null ? [shape.main] : [shape.main, shape.companion.role]
    image.put(Head.width, layout.width)
    image.putLong(Place.values + WORD * UNTOLD, 2n ** 64n - 1n)
    image.fill(Place.masks + 16, 0xff, 16)

    const lines = this.roles.map((role, record) => {
      const constants = new Map<string, string | null>()
      for (const field of standing) if (field.role === role) constants.set(field.name, null)
      for (const { name, constant } of joins) if (record === 0 && constant !== null) constants.set(name, constant)
      return new LineProgram(image, layout, role, constants)
    })
    image.put(Head.main, lines[0]!.at, lines[1]?.at ?? 0)
    this.standing = standing.map((field) => ({
      field,
      places: lines[this.roles.indexOf(field.role)]!.places(field.name),
    }))
    const same = joins.filter(({ constant }) => constant === null).map(({ name }) => name)
    const columns = same.flatMap((name) => {
      const [a, b] = this.roles.map((role) => layout.records[role]!.fields[name]!) as [AnyField, AnyField]
      return [a.from - 1, b.from - 1, a.to - a.from + 1]
    })
    image.put(Head.joins, same.length, image.list(columns))

    this.dates = this.writeDates()
    image.put(Head.paidAt, this.dateAt('paid_at'))
    const money = Object.entries(this.projection).filter(
      ([entry]) => LINE_PARSED_ENTRIES[entry as LineParsedEntry] === 'money',
    ) as [MoneyEntry, MoneySource][]
    this.worked = money.flatMap(([entry, source]) => (typeof source === 'string' ? [] : [entry]))
    this.where = [...new Set(money.flatMap(([, source]) => (isWhere(source) ? [source] : [])))]
    const read = money.filter(([entry, source]) => typeof source !== 'string' || SUMMED.includes(entry))
    const sequences = this.roles.map((role) => `${role}.${layout.sequence!.field}`)
    this.numbers = [...new Set([...sequences, ...read.flatMap(([, source]) => pathsOf(source))])].filter(
      (path) => this.part(path) !== undefined,
    )
    if (1 + this.numbers.length + this.worked.length > Size.words) throw new RangeError('too many values')
    this.writeNumbers()
    image.put(Head.sequence, ...this.roles.map((_, i) => this.value(sequences[i]!)))
    image.put(Head.paid, ...SUMMED.map((entry) => this.amount(entry)))

    const paths = codePaths(dialect, shape.main, this.where).filter((path) => this.part(path) !== undefined)
    this.codes = new CodeColumns(layout, paths, this.roles)
    const keys = this.writeCodes()
    const blocks = parts.filter(isBlock).length
    const told = Outcome.keys + WORD * keys
    const no = told + 4 * this.where.length
    const yes = no + 8 * blocks
    this.outcome = { told, no, yes, size: yes + 8 * blocks }
    image.put(Head.told, told, no, yes)
    this.most = this.writePieces(parts)
  }

  get layout(): FileLayout {
    return this.dialect.layout
  }

  /** Null where the dialect has something that the kernel cannot do. */
  static of(dialect: ReturnDialect, shape: RegularShape, parts: readonly JsonPart[]): TitleProgram | null {
    const { layout } = dialect
    const joins = joinsOf(layout, shape)
    const roles = shape.companion === null ? [shape.main] : [shape.main, shape.companion.role]
    const standing = standingFields(layout, roles)
    return joins === null || standing === null ? null : new TitleProgram(dialect, shape, parts, joins, standing)
  }

  /** A field of the records at hand; undefined for one of a record that regular titles do not have. */
  private part(path: string): Part | undefined {
    const { role, field } = fieldAt(this.dialect.layout, path)
    const record = this.roles.indexOf(role)
    return record < 0 ? undefined : { record, field: this.dialect.layout.records[role]!.fields[field]! }
  }

  private writeDates(): ReadonlyMap<string, number> {
    const { image } = this
    const { records } = this.dialect.layout
    const paths = this.roles.flatMap((role) =>
      Object.entries(records[role]!.fields).flatMap(([name, { kind }]) => (kind === 'date' ? [`${role}.${name}`] : [])),
    )
    const first = image.room(paths.length * DateColumns.size)
    image.put(Head.dates, paths.length, first)
    return new Map(
      paths.map((path, i) => {
        const at = first + i * DateColumns.size
        this.writeDate(at, this.part(path)!)
        return [path, at]
      }),
    )
  }

  /** A date that was read as nothing, from blanks. */
  private writeDate(at: number, { record, field }: Part): void {
    const { image } = this
    const format = field.format!
    const [year, month, day] = ['Y', 'M', 'D'].map((letter) => format.indexOf(letter)) as [number, number, number]
    const isLong = format.length === 8
    const years = isLong ? [year, year + 1, year + 2, year + 3] : [Marks.century, Marks.century + 1, year, year + 1]
    const date = [...years, Marks.hyphen, month, month + 1, Marks.hyphen, day, day + 1]
    image.put(at + DateColumns.record, record, field.from - 1, isLong ? 1 : 0)
    image.fill(at + DateColumns.key, 0x20, format.length)
    image.copy(at + DateColumns.text, Buffer.from('null'))
    image.put(at + DateColumns.length, 'null'.length)
    image.put(at + DateColumns.yearAt, ...[year, month, day].map((column) => 8 * column))
    image.copy(at + DateColumns.shuffle, Uint8Array.of(Marks.quote, ...date, Marks.quote))
  }

  /** Where a date is; 0 when regular titles have none. */
  private dateAt(entry: LineParsedEntry): number {
    const source = this.projection[entry] as DateSource | undefined
    if (source === undefined) return 0
    return this.dates.get(typeof source === 'string' ? source : source.date) ?? 0
  }

  /** Where the value of a field of the header is; null for a path to another record. */
  private headerAt(path: string, as: 'text' | 'date'): { readonly at: number; readonly most: number } | null {
    const { layout } = this.dialect
    const { role, field: name } = fieldAt(layout, path)
    if (role !== layout.structure.header) return null
    const { from, to } = layout.records[role]!.fields[name]!
    const most = (to - from + 1) * LONGEST
    const at = this.image.room(HeaderText.text + Math.max(most, DATE) + BEYOND)
    this.header.push({ field: { name, as }, at })
    return { at, most }
  }

  private writeNumbers(): void {
    const { image, numbers, worked } = this
    const numbersAt = image.room(numbers.length * NumberColumns.size)
    image.put(Head.numbers, numbers.length, numbersAt)
    numbers.forEach((path, i) => {
      const { record, field } = this.part(path)!
      const from = firstDigit(field)
      image.put(numbersAt + i * NumberColumns.size, record, from, field.to - from)
    })
    const workedAt = image.room(worked.length * Worked.size)
    image.put(Head.worked, worked.length, workedAt)
    worked.forEach((entry, i) => {
      image.put(workedAt + i * Worked.size, ...this.howOf(this.projection[entry] as Exclude<MoneySource, string>))
    })
  }

  private howOf(source: Exclude<MoneySource, string>): readonly number[] {
    const values = (paths: readonly string[]): readonly [number, number] => [
      paths.length,
      this.image.list(paths.map((path) => this.value(path))),
    ]
    if (isWhere(source)) return [How.where, this.value(source.money), this.where.indexOf(source)]
    if ('beside' in source) return [How.beside, this.value(source.money), this.value(source.beside)]
    if ('sum' in source) return [How.sum, UNTOLD, UNTOLD, ...values((source as SumOf).sum)]
    const { net, fee, owed } = source as GrossOf
    return [How.gross, this.value(net), this.value(fee), ...values(owed.plus), ...values(owed.minus)]
  }

  /** Which of the values a number in a field is. */
  private value(path: string): number {
    return 1 + this.numbers.indexOf(path)
  }

  /** Which of the values an amount is. */
  private amount(entry: MoneyEntry): number {
    const source = this.projection[entry] as MoneySource | undefined
    if (source === undefined) return UNTOLD
    return typeof source === 'string' ? this.value(source) : 1 + this.numbers.length + this.worked.indexOf(entry)
  }

  /** Gives how many words there are. */
  private writeCodes(): number {
    const { image } = this
    const words = this.codes.ranges.flatMap(({ record, from, to }) =>
      Array.from({ length: Math.ceil((to - from) / WORD) }, (_, i) => {
        const at = from + i * WORD
        return { record, at, size: Math.min(WORD, to - at) }
      }),
    )
    if (words.length > Size.words) throw new RangeError('too many codes')
    const first = image.room(words.length * CodeWord.size)
    image.put(Head.codes, words.length, first)
    words.forEach(({ record, at, size }, i) => {
      image.put(first + i * CodeWord.size, record, at)
      image.putLong(first + i * CodeWord.size + CodeWord.mask, 2n ** BigInt(8 * size) - 1n)
    })
    return words.length
  }

  /** Gives how many bytes they write, at most, besides what outcomes say. */
  private writePieces(parts: readonly JsonPart[]): number {
    const pieces = new Pieces()
    for (const part of parts) {
      if (typeof part === 'string') pieces.constant(part)
      else if (isBlock(part)) pieces.add(Kind.said, 0)
      else this.fill(pieces, part)
    }
    pieces.add(Kind.end, 0)
    const { image } = this
    const first = image.room(pieces.all.length * Piece.size)
    image.put(Head.piecesAt, first)
    pieces.all.forEach(({ constant, numbers }, i) => {
      const rest = constant.subarray(Size.atHand)
      const restAt = rest.length === 0 ? 0 : image.room(rest.length + BEYOND)
      image.copy(restAt, rest)
      image.put(first + i * Piece.size, ...numbers, constant.length, restAt)
      image.copy(first + i * Piece.size + Piece.text, constant.subarray(0, Size.atHand))
    })
    return pieces.most
  }

  private fill(pieces: Pieces, slot: TitleSlot): void {
    if ('line' in slot) {
      if (slot.line === 'number') pieces.add(Kind.lineNumber, NUMBER)
      else this.fillLines(pieces, slot.line)
      return
    }
    const entry = slot.parsed
    switch (LINE_PARSED_ENTRIES[entry]) {
      case 'date':
        this.fillDate(pieces, entry)
        break
      case 'text':
        this.fillText(pieces, entry)
        break
      case 'money':
        this.fillMoney(pieces, entry as MoneyEntry)
    }
  }

  private fillLines(pieces: Pieces, line: 'raw' | 'first' | 'second'): void {
    const { width } = this.dialect.layout
    const records = line === 'first' || this.roles.length === 1 ? [0] : line === 'second' ? [1] : [0, 1]
    records.forEach((record, i) => {
      pieces.constant(i === 0 ? '"' : inQuotes('\n'))
      pieces.add(pieces.has(Kind.line, record) ? Kind.again : Kind.line, width * LONGEST, record, 0, width)
    })
    pieces.constant('"')
  }

  private fillDate(pieces: Pieces, entry: LineParsedEntry): void {
    const source = this.projection[entry] as DateSource | undefined
    const date = this.dateAt(entry)
    const path = typeof source === 'string' ? source : source?.header
    const header = path === undefined ? null : this.headerAt(path, 'date')
    if (date !== 0) pieces.add(header === null ? Kind.date : Kind.dateOrHeader, DATE, 0, date, header?.at)
    else if (header !== null && typeof source === 'string') pieces.add(Kind.header, DATE, 0, header.at)
    else pieces.constant('null')
  }

  private fillText(pieces: Pieces, entry: LineParsedEntry): void {
    const source = this.projection[entry] as TextSource | undefined
    const header = typeof source === 'string' ? this.headerAt(source, 'text') : null
    if (header !== null) {
      pieces.constant('"')
      pieces.add(Kind.header, header.most, 0, header.at)
      pieces.constant('"')
      return
    }
    const paths = source === undefined ? [] : typeof source === 'string' ? [source] : source
    const parts = paths.map((path) => this.part(path)).filter((part) => part !== undefined)
    pieces.constant('"')
    for (const { record, field } of parts) {
      const { kind, literal, from, to } = field
      if (literal !== undefined) pieces.constant(inQuotes(literal.trim()))
      else {
        const isBank = entry === 'banco_recebedor' && parts.length === 1
        const how = isBank ? Kind.bank : kind === 'digits' ? Kind.digits : Kind.text
        pieces.add(how, (to - from + 1) * LONGEST, record, from - 1, to)
      }
    }
    pieces.constant('"')
  }

  private fillMoney(pieces: Pieces, entry: MoneyEntry): void {
    const source = this.projection[entry] as MoneySource | undefined
    const part = typeof source === 'string' ? this.part(source) : undefined
    pieces.constant('"')
    if (part !== undefined) pieces.add(Kind.cents, NUMBER, part.record, firstDigit(part.field), part.field.to)
    else if (this.amount(entry) !== UNTOLD) pieces.add(Kind.number, NUMBER, 0, this.amount(entry))
    pieces.constant('"')
  }
}

class Pieces {
  readonly all: { readonly constant: Buffer; readonly numbers: readonly number[] }[] = []
  /** How many bytes they write, at most. */
  most = BEYOND
  private text = ''

  /** Writes a text before the next piece. */
  constant(text: string): void {
    this.text += text
  }

  add(kind: Kind, most: number, record = 0, from = 0, to = 0): void {
    const constant = Buffer.from(this.text)
    this.all.push({ constant, numbers: [kind, record, from, to] })
    this.most += constant.length + most
    this.text = ''
  }

  has(kind: Kind, record: number): boolean {
    return this.all.some(({ numbers }) => numbers[0] === kind && numbers[1] === record)
  }
}

/** The column, from 0, from which a number is read: what stands before it is zeros. */
const firstDigit = ({ from, to }: AnyField): number => Math.max(from - 1, to - EXACT_DIGITS)

const isWhere = (source: MoneySource): source is MoneyWhere => typeof source === 'object' && 'where' in source

/** As it stands between the quotes. */
export const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1)
