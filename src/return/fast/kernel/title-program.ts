/** The kernel's program for the titles of a main record, made from the descriptors and the title plan. */

import type { ReturnDialect } from '../../../banks/index.js'
import { isConditional, isTestOfCodes, operandsOf } from '../../../febraban/index.js'
import { type AnyField, EXACT_DIGITS, type FileLayout } from '../../../fixed-width/index.js'
import { latin1Bytes, utf8Bytes } from '../../../runtime/bytes.js'
import type {
  AmountPlan,
  ChoicePlan,
  ComputedAmount,
  DatePlan,
  FieldOfPlan,
  TestPlan,
} from '../../meaning/plan-expressions.js'
import { type SlipColumn, slipColumnField, taxIdKindIn } from '../../meaning/slip-columns.js'
import {
  type DateEntry,
  isOfKind,
  type MoneyEntry,
  type TextEntry,
  type TitlePlan,
  titlePlan,
} from '../../meaning/title-plan.js'
import { type FileConstant, fileConstantFields, linkFieldsOf } from '../agreement.js'
import { type CodeRange, codeRanges } from '../code-ranges.js'
import type { HeaderField } from '../header-values.js'
import { type RegularShape, rolesOfShape } from '../regular-shape.js'
import type { Enclosure, LineForm } from './line-form.js'
import { type Block, isBlock, type LinePart, type TitleSlot } from './line-parts.js'
import { LineProgram } from './line-program.js'
import {
  CellEnd,
  ChoiceSpec,
  ChoiceTest,
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
import { ProgramImage, ProgramLimitError } from './program-image.js'

/** Bytes of a word of codes. */
const WORD = 8
/** Bytes of the longest escape: \u001f. A guarded character is shorter, also with the quotation marks of its cell. */
const LONGEST = 6
/** Digits of the largest safe integer, and a separator of decimals. */
const NUMBER = 17
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
  /** Largest size of a line in bytes, without the texts of outcomes. */
  readonly maxLineSize: number
  /** Layout of an outcome: positions of the results of the tests of codes and of its texts, and its size. */
  readonly outcome: {
    readonly tests: number
    readonly otherwise: number
    readonly whenMoney: number
    readonly size: number
  }
  private readonly roles: readonly string[]
  readonly plan: TitlePlan
  /** Paths of the numbers of fields, followed by the computed amounts and the constants. */
  private readonly numbers: readonly string[]
  private readonly computed: readonly ComputedAmount[]
  private readonly constants: readonly number[]
  /** Positions of the dates of the file header. */
  private readonly headerDates = new Map<FieldOfPlan, number>()
  /** Position of a date that is blank. */
  private readonly noDate: number
  /** Positions of dates by path. */
  private readonly dates: ReadonlyMap<string, number>

  /** @throws {ProgramLimitError} if the program exceeds a limit of the kernel */
  private constructor(
    private readonly dialect: ReturnDialect,
    shape: RegularShape,
    readonly form: LineForm,
    parts: readonly LinePart[],
    linkFields: NonNullable<ReturnType<typeof linkFieldsOf>>,
    fileConstants: readonly FileConstant[],
  ) {
    const { image } = this
    const { layout } = dialect
    this.roles = rolesOfShape(shape)
    this.plan = titlePlan(dialect, shape.main, this.roles)
    image.put(Head.width, layout.width)
    image.putLong(Region.values + WORD * ABSENT, 2n ** 64n - 1n)
    image.fill(Region.masks + 16, 0xff, 16)
    this.writeForm()

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
    this.noDate = image.room(DateSpec.size)
    this.writeReady(this.noDate, form.absent)
    const amounts = amountsIn(this.plan)
    this.computed = amounts.filter(isComputed)
    const sequences = this.roles.map((role) => `${role}.${layout.sequence!.field}`)
    const fields = amounts.flatMap((amount) => ('path' in amount ? [amount.path] : []))
    this.numbers = [...new Set([...sequences, ...fields])]
    this.constants = amounts.flatMap((amount) => ('cents' in amount && amount.cents !== null ? [amount.cents] : []))
    if (1 + this.numbers.length + this.computed.length + this.constants.length > Size.words)
      throw new ProgramLimitError('too many values')
    this.writeNumbers()
    image.put(Head.sequence, ...this.roles.map((_, i) => this.numberAt(sequences[i]!)))
    image.put(Head.paid, ...SUMMED.map((entry) => this.value(this.plan.amounts[entry])))
    image.put(Head.paidAt, this.choiceOfDate(this.plan.dates.paid_at))
    image.put(Head.isMoney, this.choiceOfBoolean(this.plan.isMoney))
    const fallback = this.plan.fallback.map((isFor) => this.choiceOfBoolean(isFor))
    image.put(Head.fallback, fallback.length, image.list(fallback))

    this.codes = codeRanges(dialect, shape)
    const keys = this.writeCodes()
    this.blocks = parts.filter(isBlock)
    const tests = OutcomeSpec.keys + WORD * keys
    const otherwise = tests + 4 * this.plan.tests.length
    const whenMoney = otherwise + 8 * this.blocks.length
    this.outcome = { tests, otherwise, whenMoney, size: whenMoney + 8 * this.blocks.length }
    image.put(Head.tests, tests, otherwise, whenMoney)
    this.maxLineSize = this.writePieces(parts)
  }

  get layout(): FileLayout {
    return this.dialect.layout
  }

  /** Returns null if the kernel cannot read the dialect, or the program exceeds a limit of the kernel. */
  static of(
    dialect: ReturnDialect,
    shape: RegularShape,
    form: LineForm,
    parts: readonly LinePart[],
  ): TitleProgram | null {
    const { layout } = dialect
    const linkFields = linkFieldsOf(layout, shape)
    const fileConstants = fileConstantFields(layout, rolesOfShape(shape))
    if (linkFields === null || fileConstants === null) return null
    try {
      return new TitleProgram(dialect, shape, form, parts, linkFields, fileConstants)
    } catch (error) {
      if (error instanceof ProgramLimitError) return null
      throw error
    }
  }

  private writeForm(): void {
    const { image, form } = this
    image.copy(Head.special, utf8Bytes(form.special.join('')))
    image.put(Head.hasCells, Number(form.texts !== 'escaped'))
    image.put(Head.dateLength, dateText(form, '2026-01-31').length, form.absent.length)
    image.put(Head.decimal, form.decimal?.charCodeAt(0) ?? 0)
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
    const { image, form } = this
    const format = field.format!
    const [year, month, day] = ['Y', 'M', 'D'].map((letter) => format.indexOf(letter)) as [number, number, number]
    const isLong = format.length === 8
    const years = isLong ? [year, year + 1, year + 2, year + 3] : [Marks.century, Marks.century + 1, year, year + 1]
    const date = [...years, Marks.hyphen, month, month + 1, Marks.hyphen, day, day + 1]
    const quotes = form.dates === 'escaped' ? [Marks.quote] : []
    image.put(at + DateSpec.record, record, field.from - 1, isLong ? 1 : 0)
    image.fill(at + DateSpec.key, 0x20, format.length)
    this.writeReady(at, form.absent)
    image.put(at + DateSpec.yearAt, ...[year, month, day].map((column) => 8 * column))
    image.copy(at + DateSpec.shuffle, Uint8Array.of(...quotes, ...date, ...quotes))
  }

  /** Position of the value of a header field, and its maximum length. */
  private headerAt(
    { name, field }: FieldOfPlan,
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
    computed.forEach((amount, i) => {
      image.put(computedAt + i * ComputedSpec.size, ...this.howOf(amount))
    })
    for (const cents of this.constants) image.putLong(Region.values + WORD * this.value({ cents }), BigInt(cents))
  }

  private howOf(amount: ComputedAmount): readonly number[] {
    const values = (parts: readonly AmountPlan[]) => parts.map((part) => this.value(part))
    if ('if' in amount) {
      return [How.choice, this.choice<AmountPlan>(amount, (value) => this.value(value))]
    }
    if ('difference' in amount) return [How.difference, ...values(amount.difference)]
    if ('quotient' in amount) return [How.quotient, ...values([amount.quotient]), amount.by]
    const parts = values('sum' in amount ? amount.sum : amount.sumOfSent)
    return ['sum' in amount ? How.sum : How.sumOfSent, parts.length, this.image.list(parts)]
  }

  /** Index of an amount. */
  private value(amount: AmountPlan): number {
    if ('path' in amount) return this.numberAt(amount.path)
    const computed = 1 + this.numbers.length
    if (!('cents' in amount)) return computed + this.computed.indexOf(amount)
    return amount.cents === null ? ABSENT : computed + this.computed.length + this.constants.indexOf(amount.cents)
  }

  private numberAt(path: string): number {
    return 1 + this.numbers.indexOf(path)
  }

  private choiceOfBoolean(plan: ChoicePlan<boolean>): number {
    return this.choice(plan, Number)
  }

  private choiceOfDate(plan: DatePlan): number {
    return this.choice<FieldOfPlan | null>(plan, (field) => this.dateAt(field))
  }

  /** Writes a choice. Returns its position. */
  private choice<T>(plan: ChoicePlan<T>, operandOf: (value: T) => number): number {
    const { image } = this
    const at = image.room(ChoiceSpec.size)
    if (isConditional<FieldOfPlan, T>(plan)) {
      const [yes, no] = [this.choice(plan.yes, operandOf), this.choice(plan.no, operandOf)]
      image.put(at, ...this.test(plan.if), yes, no)
    } else image.put(at, ChoiceTest.none, operandOf(plan))
    return at
  }

  /** The test and its operands. */
  private test(test: TestPlan): readonly [ChoiceTest, number, number] {
    if (isTestOfCodes(test)) return [ChoiceTest.codes, this.plan.tests.indexOf(test), 0]
    if ('blank' in test) return [ChoiceTest.blank, this.dateAt(test.blank), 0]
    const [a, b] = ('equal' in test ? test.equal : test.less).map((amount) => this.value(amount)) as [number, number]
    return ['equal' in test ? ChoiceTest.equal : ChoiceTest.less, a, b]
  }

  /** Position of a date. The lot header is not known here: a title with its date is irregular. */
  private dateAt(field: FieldOfPlan | null): number {
    if (field === null || field.from === 'lot header') return this.noDate
    if (field.from === 'title') return this.dates.get(field.path)!
    const known = this.headerDates.get(field)
    const at = known ?? this.headerAt(field, 'date').at
    this.headerDates.set(field, at)
    return at
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
    if (words.length > Size.words) throw new ProgramLimitError('too many codes')
    const first = image.room(words.length * CodeWord.size)
    image.put(Head.codes, words.length, first)
    words.forEach(({ record, at, size }, i) => {
      image.put(first + i * CodeWord.size, record, at)
      image.putLong(first + i * CodeWord.size + CodeWord.mask, 2n ** BigInt(8 * size) - 1n)
    })
    return words.length
  }

  /** Returns the largest number of bytes that they write, without the texts of outcomes. */
  private writePieces(parts: readonly LinePart[]): number {
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
    pieces.all.forEach(({ constant, numbers, none }, i) => {
      const rest = constant.subarray(Size.inlineBytes)
      const restAt = rest.length === 0 ? 0 : image.room(rest.length + COPY_OVERRUN)
      image.copy(restAt, rest)
      image.put(first + i * PieceSpec.size, ...numbers, constant.length, restAt, none.length, this.textAt(none))
      image.copy(first + i * PieceSpec.size + PieceSpec.text, constant.subarray(0, Size.inlineBytes))
    })
    return pieces.maxSize
  }

  /** Writes a text that is compared. Returns its position. */
  private textAt(text: string): number {
    if (text === '') return 0
    const at = this.image.room(text.length + COPY_OVERRUN)
    this.image.copy(at, latin1Bytes(text))
    return at
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
    const { form } = this
    const { width } = this.dialect.layout
    const isEscaped = form.texts === 'escaped'
    const how = isEscaped ? 'plain' : roles.length > 1 ? 'within' : form.texts
    const quote = isEscaped || how === 'within' ? '"' : ''
    pieces.constant(quote)
    roles.forEach((role, i) => {
      if (i > 0) pieces.constant(form.within('\n'))
      const record = this.roles.indexOf(role)
      const kind = isEscaped && pieces.has(PieceKind.line, record) ? PieceKind.again : PieceKind.line
      this.enclose(pieces, how, false, () => pieces.add(kind, width * LONGEST, record, 0, width))
    })
    pieces.constant(quote)
  }

  /**
   * Writes the pieces of a value within an enclosure.
   *
   * @param isForeign whether the value has characters that are not in the columns of the title
   */
  private enclose(pieces: Pieces, how: Enclosure | 'within', isForeign: boolean, write: () => void): void {
    if (how === 'plain' || how === 'escaped') {
      const quote = how === 'plain' ? '' : '"'
      pieces.constant(quote)
      write()
      pieces.constant(quote)
      return
    }
    const end = how === 'cell' ? CellEnd.plain : how === 'within' ? CellEnd.within : CellEnd.quoted
    if (end === CellEnd.quoted) pieces.constant('"')
    pieces.add(PieceKind.cell, 0)
    write()
    pieces.add(PieceKind.cellEnd, 2, 0, end, Number(isForeign))
  }

  private fillDate(pieces: Pieces, entry: DateEntry): void {
    const plan = this.plan.dates[entry]
    if (plan === null) pieces.constant(this.form.absent)
    else if (isConditional(plan)) pieces.add(PieceKind.date, DATE, 0, this.choiceOfDate(plan))
    else pieces.add(PieceKind.ready, DATE, 0, this.dateAt(plan))
  }

  private writeReady(at: number, text: string): void {
    this.image.put(at + DateSpec.length, text.length)
    this.image.copy(at + DateSpec.text, utf8Bytes(text))
  }

  private fillText(pieces: Pieces, entry: TextEntry): void {
    const { form } = this
    const { parts, noneIf } = this.plan.texts[entry]
    const hasDigits = noneIf === null && parts.every(({ from, field }) => from === 'title' && field.kind === 'digits')
    const isForeign = parts.some(({ from, field }) => from === 'header' || field.literal !== undefined)
    this.enclose(pieces, hasDigits ? form.digits : form.texts, isForeign, () => {
      for (const part of parts) {
        const { kind, literal, from, to } = part.field
        if (part.from === 'header') {
          const { at, maxLength } = this.headerAt(part, 'text')
          pieces.add(PieceKind.ready, maxLength, 0, at)
        } else if (literal !== undefined) pieces.constant(form.within(literal.trim()))
        else {
          const how = kind === 'digits' && noneIf === null ? PieceKind.digits : PieceKind.text
          pieces.add(how, (to - from + 1) * LONGEST, this.roles.indexOf(part.role), from - 1, to, noneIf)
        }
      }
    })
  }

  /** See `slipField`. */
  private fillSlip(pieces: Pieces, column: SlipColumn): void {
    const { form } = this
    const [role] = this.roles
    const record = this.layout.records[role!]!
    const found = slipColumnField(record, column)
    if (found === null) {
      pieces.constant(form.absent)
      return
    }
    const { name, field } = found
    if (column === 'expire_at') pieces.add(PieceKind.ready, DATE, 0, this.dates.get(`${role}.${name}`)!)
    else if (column === 'amount')
      this.enclose(pieces, form.amounts, false, () =>
        pieces.add(PieceKind.cents, NUMBER, 0, firstDigit(field), field.to),
      )
    else if (column === 'customer_cnpj_cpf') {
      const name = taxIdKindIn(record)
      const ranges = [field, name === null ? { from: 1, to: 0 } : record.fields[name]!]
      const columns = this.image.list(ranges.flatMap(({ from, to }) => [from - 1, to]))
      const isTaxId = field.kind === 'tax_id'
      this.enclose(pieces, isTaxId ? form.digits : form.texts, !isTaxId, () =>
        pieces.add(PieceKind.taxId, (field.to - field.from + 1) * LONGEST, 0, columns),
      )
    } else
      this.enclose(pieces, form.texts, false, () =>
        pieces.add(PieceKind.text, (field.to - field.from + 1) * LONGEST, 0, field.from - 1, field.to),
      )
  }

  private fillMoney(pieces: Pieces, entry: MoneyEntry): void {
    const { form } = this
    const plan = this.plan.amounts[entry]
    this.enclose(pieces, form.amounts, false, () => {
      if ('path' in plan) {
        const { role, field } = plan
        pieces.add(PieceKind.cents, NUMBER, this.roles.indexOf(role), firstDigit(field), field.to)
      } else if (!('cents' in plan && plan.cents === null)) pieces.add(PieceKind.number, NUMBER, 0, this.value(plan))
    })
  }
}

const isComputed = (amount: AmountPlan): amount is ComputedAmount => !('path' in amount || 'cents' in amount)

/** The amounts whose numbers a title needs, each once and after its operands: all except the fields that are only written. */
function amountsIn({ amounts, dates, isMoney, fallback }: TitlePlan): readonly AmountPlan[] {
  const found = new Set<AmountPlan>()
  const add = (amount: AmountPlan): void => {
    if (found.has(amount)) return
    if (isConditional<FieldOfPlan, AmountPlan>(amount)) addChoice<AmountPlan>(amount, add)
    else if (isComputed(amount)) operandsOf<AmountPlan>(amount).forEach(add)
    found.add(amount)
  }
  const addChoice = <T>(choice: ChoicePlan<T>, addValue: (value: T) => void): void => {
    if (!isConditional<FieldOfPlan, T>(choice)) {
      addValue(choice)
      return
    }
    const { if: test, yes, no } = choice
    if ('equal' in test) test.equal.forEach(add)
    if ('less' in test) test.less.forEach(add)
    addChoice(yes, addValue)
    addChoice(no, addValue)
  }
  const nothing = (): void => {}
  for (const entry of SUMMED) add(amounts[entry])
  for (const amount of Object.values(amounts)) if (!('path' in amount)) add(amount)
  for (const date of Object.values(dates)) addChoice<FieldOfPlan | null>(date, nothing)
  for (const choice of [isMoney, ...fallback]) addChoice<boolean>(choice, nothing)
  return [...found]
}

class Pieces {
  readonly all: { readonly constant: Uint8Array; readonly numbers: readonly number[]; readonly none: string }[] = []
  /** Maximum number of bytes written. */
  maxSize = COPY_OVERRUN
  private text = ''

  /** Writes a text before the next piece. */
  constant(text: string): void {
    this.text += text
  }

  add(kind: PieceKind, maxSize: number, record = 0, from = 0, to = 0, none: string | null = null): void {
    const constant = utf8Bytes(this.text)
    this.all.push({ constant, numbers: [kind, record, from, to], none: none ?? '' })
    this.maxSize += constant.length + maxSize
    this.text = ''
  }

  has(kind: PieceKind, record: number): boolean {
    return this.all.some(({ numbers }) => numbers[0] === kind && numbers[1] === record)
  }
}

/** First column of a number, counted from 0; the columns before it are zeros. */
const firstDigit = ({ from, to }: AnyField): number => Math.max(from - 1, to - EXACT_DIGITS)

/** Text of a date in a line. */
export const dateText = ({ dates, absent }: LineForm, date: string | null): string =>
  date === null ? absent : dates === 'escaped' ? `"${date}"` : date
