/** The kernel's program for the titles of a main record, made from the descriptors and the title plan. */
import type { ReturnDialect } from '../../../banks/index.js'
import { type AnyField, EXACT_DIGITS, type FileLayout } from '../../../fixed-width/index.js'
import { type SlipColumn, slipField } from '../../meaning/slip-columns.js'
import {
  type ComputedAmount,
  type DateEntry,
  type FieldOfHeader,
  type FieldOfTitle,
  fieldsOfMoney,
  isOfKind,
  type MoneyEntry,
  type TextEntry,
  type TitlePlan,
  titlePlan,
} from '../../meaning/title-plan.js'
import { type FileConstant, fileConstantFields, linkFieldsOf } from '../agreement.js'
import { type CodeRange, codeRanges } from '../code-ranges.js'
import type { HeaderField } from '../header-values.js'
import { type RegularShape, rolesOf } from '../regular-shape.js'
import { type Block, isBlock, type JsonPart, type TitleSlot } from './json-parts.js'
import { LineProgram } from './line-program.js'
import {
  CodeWord,
  ComputedSpec,
  DateSpec,
  Head,
  How,
  Marks,
  NumberSpec,
  OutcomeSpec,
  PieceKind,
  PieceSpec,
  Region,
  Size,
} from './program.js'
import { ProgramImage } from './program-image.js'

/** Bytes of a word of codes. */
const WORD = 8
/** Bytes of the longest escape: \u001f. */
const LONGEST = 6
/** Digits of the largest safe integer. */
const NUMBER = 16
const DATE = 12
/** Bytes that a copy may write past the end of a value. */
const COPY_OVERRUN = 32
/** Index of the absent value. */
const ABSENT = 0

/** The summed amounts. */
const SUMMED: readonly MoneyEntry[] = ['paid_amount', 'credit_amount', 'bank_rate']

export class TitleProgram {
  readonly image = new ProgramImage()
  /** The file constants, and the positions of the bounds of their columns. */
  readonly fileConstants: readonly { readonly field: FileConstant; readonly positions: readonly number[] }[]
  readonly codes: readonly CodeRange[]
  /** The parts of a line that depend on the outcome. */
  readonly blocks: readonly Block[]
  /** Fields of the file header whose values are written, and the position of each value ({@link DateSpec}). */
  readonly header: { readonly field: HeaderField; readonly at: number }[] = []
  /** Largest size of a line of JSON in bytes, without the texts of outcomes. */
  readonly maxLineSize: number
  /** Layout of an outcome: positions of the meanings of amounts and of its texts, and its size. */
  readonly outcome: {
    readonly amounts: number
    readonly otherwise: number
    readonly whenMoney: number
    readonly size: number
  }
  private readonly roles: readonly string[]
  private readonly plan: TitlePlan
  /** Paths of the numbers of fields, followed by the computed amounts. */
  private readonly numbers: readonly string[]
  private readonly computed: readonly ComputedAmount[]
  /** Positions of dates by path. */
  private readonly dates: ReadonlyMap<string, number>

  /** @throws {RangeError} if the program exceeds the kernel's memory */
  private constructor(
    private readonly dialect: ReturnDialect,
    shape: RegularShape,
    parts: readonly JsonPart[],
    linkFields: NonNullable<ReturnType<typeof linkFieldsOf>>,
    fileConstants: readonly FileConstant[],
  ) {
    const { image } = this
    const { layout } = dialect
    this.roles = rolesOf(shape)
    this.plan = titlePlan(dialect, shape.main, this.roles)
    image.put(Head.width, layout.width)
    image.putLong(Region.values + WORD * ABSENT, 2n ** 64n - 1n)
    image.fill(Region.masks + 16, 0xff, 16)

    const lines = this.roles.map((role, record) => {
      const constants = new Map<string, string | null>()
      for (const field of fileConstants) if (field.role === role) constants.set(field.name, null)
      for (const { name, constant } of linkFields) if (record === 0 && constant !== null) constants.set(name, constant)
      return new LineProgram(image, layout, role, constants)
    })
    image.put(Head.main, lines[0]!.at, lines[1]?.at ?? 0)
    this.fileConstants = fileConstants.map((field) => ({
      field,
      positions: lines[this.roles.indexOf(field.role)]!.positions(field.name),
    }))
    const same = linkFields.filter(({ constant }) => constant === null).map(({ name }) => name)
    const columns = same.flatMap((name) => {
      const [a, b] = this.roles.map((role) => layout.records[role]!.fields[name]!) as [AnyField, AnyField]
      return [a.from - 1, b.from - 1, a.to - a.from + 1]
    })
    image.put(Head.linkFields, same.length, image.list(columns))

    this.dates = this.writeDates()
    image.put(Head.paidAt, this.dateAt('paid_at'))
    if (this.plan.dates.credit_at.from === 'title or lot header') image.put(Head.creditAt, this.dateAt('credit_at'))
    const amounts = Object.values(this.plan.amounts)
    this.computed = [
      ...new Set(amounts.flatMap((plan) => (plan.from === 'none' || plan.from === 'title' ? [] : [plan]))),
    ]
    const summed = SUMMED.map((entry) => this.plan.amounts[entry])
    const sequences = this.roles.map((role) => `${role}.${layout.sequence!.field}`)
    const fields = [...summed, ...this.computed].flatMap((plan) => fieldsOfMoney(plan).map(({ path }) => path))
    this.numbers = [...new Set([...sequences, ...fields])]
    if (1 + this.numbers.length + this.computed.length > Size.words) throw new RangeError('too many values')
    this.writeNumbers()
    image.put(Head.sequence, ...this.roles.map((_, i) => this.valueAt(sequences[i]!)))
    image.put(Head.paid, ...SUMMED.map((entry) => this.amount(entry)))

    this.codes = codeRanges(dialect, shape)
    const keys = this.writeCodes()
    this.blocks = parts.filter(isBlock)
    const amountsAt = OutcomeSpec.keys + WORD * keys
    const otherwise = amountsAt + 4 * this.plan.where.length
    const whenMoney = otherwise + 8 * this.blocks.length
    this.outcome = { amounts: amountsAt, otherwise, whenMoney, size: whenMoney + 8 * this.blocks.length }
    image.put(Head.amounts, amountsAt, otherwise, whenMoney)
    this.maxLineSize = this.writePieces(parts)
  }

  get layout(): FileLayout {
    return this.dialect.layout
  }

  /** Returns null if the kernel cannot read the dialect. */
  static of(dialect: ReturnDialect, shape: RegularShape, parts: readonly JsonPart[]): TitleProgram | null {
    const { layout } = dialect
    const linkFields = linkFieldsOf(layout, shape)
    const fileConstants = fileConstantFields(layout, rolesOf(shape))
    return linkFields === null || fileConstants === null
      ? null
      : new TitleProgram(dialect, shape, parts, linkFields, fileConstants)
  }

  private writeDates(): ReadonlyMap<string, number> {
    const { image } = this
    const { records } = this.dialect.layout
    const dates = this.roles.flatMap((role, record) =>
      Object.entries(records[role]!.fields).flatMap(([name, field]) =>
        field.kind === 'date' ? [{ path: `${role}.${name}`, record, field }] : [],
      ),
    )
    const first = image.room(dates.length * DateSpec.size)
    image.put(Head.dates, dates.length, first)
    return new Map(
      dates.map(({ path, record, field }, i) => {
        const at = first + i * DateSpec.size
        this.writeDate(at, record, field)
        return [path, at]
      }),
    )
  }

  /** Writes the state of a date whose last value was blank. */
  private writeDate(at: number, record: number, field: AnyField): void {
    const { image } = this
    const format = field.format!
    const [year, month, day] = ['Y', 'M', 'D'].map((letter) => format.indexOf(letter)) as [number, number, number]
    const isLong = format.length === 8
    const years = isLong ? [year, year + 1, year + 2, year + 3] : [Marks.century, Marks.century + 1, year, year + 1]
    const date = [...years, Marks.hyphen, month, month + 1, Marks.hyphen, day, day + 1]
    image.put(at + DateSpec.record, record, field.from - 1, isLong ? 1 : 0)
    image.fill(at + DateSpec.key, 0x20, format.length)
    this.writeJson(at, 'null')
    image.put(at + DateSpec.yearAt, ...[year, month, day].map((column) => 8 * column))
    image.copy(at + DateSpec.shuffle, Uint8Array.of(Marks.quote, ...date, Marks.quote))
  }

  /** Position of a date of the title; 0 if the plan has none. */
  private dateAt(entry: DateEntry): number {
    const plan = this.plan.dates[entry]
    if (plan.from === 'none' || plan.from === 'header') return 0
    return this.dates.get((plan.from === 'title' ? plan : plan.date).path)!
  }

  /** Position of the value of a header field, and its maximum length. */
  private headerAt(
    { name, field }: FieldOfHeader,
    as: 'text' | 'date',
  ): { readonly at: number; readonly maxLength: number } {
    const maxLength = (field.to - field.from + 1) * LONGEST
    const at = this.image.room(DateSpec.text + Math.max(maxLength, DATE) + COPY_OVERRUN)
    this.header.push({ field: { name, as }, at })
    return { at, maxLength }
  }

  private writeNumbers(): void {
    const { image, numbers, computed } = this
    const numbersAt = image.room(numbers.length * NumberSpec.size)
    image.put(Head.numbers, numbers.length, numbersAt)
    numbers.forEach((path, i) => {
      const [role, name] = path.split('.') as [string, string]
      const field = this.layout.records[role]!.fields[name]!
      const from = firstDigit(field)
      image.put(numbersAt + i * NumberSpec.size, this.roles.indexOf(role), from, field.to - from)
    })
    const computedAt = image.room(computed.length * ComputedSpec.size)
    image.put(Head.computed, computed.length, computedAt)
    computed.forEach((plan, i) => {
      image.put(computedAt + i * ComputedSpec.size, ...this.howOf(plan))
    })
  }

  private howOf(plan: ComputedAmount): readonly number[] {
    const values = (fields: readonly FieldOfTitle[]): readonly [number, number] => [
      fields.length,
      this.image.list(fields.map((field) => this.value(field))),
    ]
    switch (plan.from) {
      case 'where':
        return [How.where, this.value(plan.amount), this.plan.where.indexOf(plan)]
      case 'beside':
        return [How.beside, this.value(plan.amount), this.value(plan.beside)]
      case 'sum':
        return [How.sum, ABSENT, ABSENT, ...values(plan.parts)]
      case 'gross':
        return [
          How.gross,
          this.value(plan.net),
          this.image.list([plan.fees.length, ...plan.fees.map((field) => this.value(field))]),
          ...values(plan.plus),
          ...values(plan.minus),
        ]
    }
  }

  /** Index of the number of a field. */
  private value(field: FieldOfTitle | null): number {
    return field === null ? ABSENT : this.valueAt(field.path)
  }

  private valueAt(path: string): number {
    return 1 + this.numbers.indexOf(path)
  }

  /** Index of an amount. */
  private amount(entry: MoneyEntry): number {
    const plan = this.plan.amounts[entry]
    if (plan.from === 'none') return ABSENT
    return plan.from === 'title' ? this.value(plan) : 1 + this.numbers.length + this.computed.indexOf(plan)
  }

  /** Returns the count of words. */
  private writeCodes(): number {
    const { image } = this
    const words = this.codes.flatMap(({ record, from, to }) =>
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

  /** Returns the largest number of bytes that they write, without the texts of outcomes. */
  private writePieces(parts: readonly JsonPart[]): number {
    const pieces = new Pieces()
    for (const part of parts) {
      if (typeof part === 'string') pieces.constant(part)
      else if (isBlock(part)) pieces.add(PieceKind.outcome, 0)
      else this.fill(pieces, part)
    }
    pieces.add(PieceKind.end, 0)
    const { image } = this
    const first = image.room(pieces.all.length * PieceSpec.size)
    image.put(Head.piecesAt, first)
    pieces.all.forEach(({ constant, numbers }, i) => {
      const rest = constant.subarray(Size.inlineBytes)
      const restAt = rest.length === 0 ? 0 : image.room(rest.length + COPY_OVERRUN)
      image.copy(restAt, rest)
      image.put(first + i * PieceSpec.size, ...numbers, constant.length, restAt)
      image.copy(first + i * PieceSpec.size + PieceSpec.text, constant.subarray(0, Size.inlineBytes))
    })
    return pieces.maxSize
  }

  private fill(pieces: Pieces, slot: TitleSlot): void {
    if ('lineOf' in slot) this.fillLines(pieces, [slot.lineOf])
    else if ('line' in slot) {
      if (slot.line === 'number') pieces.add(PieceKind.lineNumber, NUMBER)
      else this.fillLines(pieces, this.roles)
    } else if ('slip' in slot) this.fillSlip(pieces, slot.slip)
    else {
      const entry = slot.parsed
      if (isOfKind(entry, 'date')) this.fillDate(pieces, entry)
      else if (isOfKind(entry, 'text')) this.fillText(pieces, entry)
      else this.fillMoney(pieces, entry)
    }
  }

  private fillLines(pieces: Pieces, roles: readonly string[]): void {
    const { width } = this.dialect.layout
    roles.forEach((role, i) => {
      const record = this.roles.indexOf(role)
      pieces.constant(i === 0 ? '"' : inQuotes('\n'))
      const kind = pieces.has(PieceKind.line, record) ? PieceKind.again : PieceKind.line
      pieces.add(kind, width * LONGEST, record, 0, width)
    })
    pieces.constant('"')
  }

  private fillDate(pieces: Pieces, entry: DateEntry): void {
    const plan = this.plan.dates[entry]
    const at = (date: FieldOfTitle | FieldOfHeader): number =>
      date.from === 'header' ? this.headerAt(date, 'date').at : this.dates.get(date.path)!
    if (plan.from === 'none') pieces.constant('null')
    else if (plan.from === 'payments') pieces.add(PieceKind.json, DATE, 0, this.noDate(), at(plan.date))
    else if (plan.from === 'title or header') pieces.add(PieceKind.json, DATE, 0, at(plan.date), at(plan.header))
    else pieces.add(PieceKind.json, DATE, 0, at('date' in plan ? plan.date : plan))
  }

  private noDate(): number {
    const at = this.image.room(DateSpec.size)
    this.writeJson(at, 'null')
    return at
  }

  private writeJson(at: number, json: string): void {
    this.image.put(at + DateSpec.length, json.length)
    this.image.copy(at + DateSpec.text, Buffer.from(json))
  }

  private fillText(pieces: Pieces, entry: TextEntry): void {
    const { parts, noneIf } = this.plan.texts[entry]
    pieces.constant('"')
    for (const part of parts) {
      const { kind, literal, from, to } = part.field
      if (part.from === 'header') {
        const { at, maxLength } = this.headerAt(part, 'text')
        pieces.add(PieceKind.json, maxLength, 0, at)
      } else if (literal !== undefined) pieces.constant(inQuotes(literal.trim()))
      else {
        const how = noneIf !== null ? PieceKind.bank : kind === 'digits' ? PieceKind.digits : PieceKind.text
        pieces.add(how, (to - from + 1) * LONGEST, this.roles.indexOf(part.role), from - 1, to)
      }
    }
    pieces.constant('"')
  }

  /** See `slipField`. The kernel does not write tax ids. */
  private fillSlip(pieces: Pieces, column: SlipColumn): void {
    const [role] = this.roles
    const found = slipField(this.layout.records[role!]!, column)
    if (found === null) {
      pieces.constant('null')
      return
    }
    const { name, field } = found
    if (column === 'expire_at') {
      pieces.add(PieceKind.json, DATE, 0, this.dates.get(`${role}.${name}`)!)
      return
    }
    pieces.constant('"')
    if (column === 'amount') pieces.add(PieceKind.cents, NUMBER, 0, firstDigit(field), field.to)
    else pieces.add(PieceKind.text, (field.to - field.from + 1) * LONGEST, 0, field.from - 1, field.to)
    pieces.constant('"')
  }

  private fillMoney(pieces: Pieces, entry: MoneyEntry): void {
    const plan = this.plan.amounts[entry]
    pieces.constant('"')
    if (plan.from === 'title') {
      const { role, field } = plan
      pieces.add(PieceKind.cents, NUMBER, this.roles.indexOf(role), firstDigit(field), field.to)
    } else if (plan.from !== 'none') pieces.add(PieceKind.number, NUMBER, 0, this.amount(entry))
    pieces.constant('"')
  }
}

class Pieces {
  readonly all: { readonly constant: Buffer; readonly numbers: readonly number[] }[] = []
  /** Most bytes written. */
  maxSize = COPY_OVERRUN
  private text = ''

  /** Writes a text before the next piece. */
  constant(text: string): void {
    this.text += text
  }

  add(kind: PieceKind, maxSize: number, record = 0, from = 0, to = 0): void {
    const constant = Buffer.from(this.text)
    this.all.push({ constant, numbers: [kind, record, from, to] })
    this.maxSize += constant.length + maxSize
    this.text = ''
  }

  has(kind: PieceKind, record: number): boolean {
    return this.all.some(({ numbers }) => numbers[0] === kind && numbers[1] === record)
  }
}

/** First column of a number, counted from 0; the columns before it are zeros. */
const firstDigit = ({ from, to }: AnyField): number => Math.max(from - 1, to - EXACT_DIGITS)

/** The JSON of a text without its quotes. */
export const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1)
