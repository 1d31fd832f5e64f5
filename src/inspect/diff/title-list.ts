/**
 * Titles of a file that is compared, in about a hundred bytes each: sums of their columns, their numbers, and the positions of their lines, which are read again where
 * two titles differ.
 */
import type { Dialect } from '../../banks/index.js'
import {
  type Fault,
  type FieldValue,
  type FixedRecord,
  parseRecord,
  type ReadLine,
  type Title,
  type Values,
  valueIn,
} from '../../fixed-width/index.js'
import type { Reason } from '../../return/index.js'
import { columnSumsOf } from './column-sums.js'
import { LinePositions } from './line-positions.js'
import { NumberBlocks } from './number-blocks.js'
import type { FileSpan } from './spans.js'
import { TextList } from './text-list.js'
import { type ComparedShape, linesOfTitle, shapeOf } from './title-shape.js'
import {
  type ComparedTitle,
  type ComparedValues,
  contentOfField,
  fieldName,
  fieldValuesOf,
  isPosition,
  TITLE_NUMBERS,
  type TitleNumber,
} from './titles.js'

/** Facts of a title besides the values of its columns. */
export type ComparedFacts = Pick<ComparedTitle, 'line' | 'code' | 'code_detail' | 'outcome'>

/** Facts and shape that many titles have in common. */
interface TitleForm extends Omit<ComparedFacts, 'line'> {
  readonly shape: ComparedShape
}

export type TitleValues = ReadonlyMap<string, FieldValue>

/** Between the numbers of a title. No line has it. */
const SEPARATOR = '\n'

export class TitleList {
  private readonly lines = NumberBlocks.ofIntegers()
  /** The numbers of each title. */
  private readonly numbers = new TextList()
  private readonly forms: TitleForm[] = []
  /** The index in `forms` of each form, and of each title. */
  private readonly formIndexes = new Map<string, number>()
  private readonly formsOfTitles = NumberBlocks.ofIntegers()
  /** NaN for a title without sums. */
  private readonly firstSums = new NumberBlocks()
  private readonly secondSums = new NumberBlocks()
  /** Titles whose values are compared even if their columns are equal. */
  private readonly uncertain = new Set<number>()
  private readonly positions = new LinePositions()
  /** Texts of titles that cannot be read again. */
  private readonly texts = new Map<number, readonly string[]>()
  /** Lines of titles with columns at wrong positions, which only the reader of the whole file can find. */
  private readonly misplaced = new Map<number, readonly ReadLine[]>()

  constructor(private readonly dialect: Dialect) {}

  get length(): number {
    return this.lines.length
  }

  add(title: Title<ReadLine>, { line, ...facts }: ComparedFacts): void {
    const lines = linesOfTitle(title)
    const shape = shapeOf(this.dialect, lines)
    const number = this.length
    this.formsOfTitles.push(this.formOf({ ...facts, shape }))
    this.lines.push(line)
    const texts = lines.map(({ raw }) => raw)
    const isMisplaced = lines.some(({ misplaced }) => misplaced)
    const sums = isMisplaced ? null : columnSumsOf(texts, shape.lines)
    this.firstSums.push(sums?.first ?? Number.NaN)
    this.secondSums.push(sums?.second ?? Number.NaN)
    if (!this.positions.add(lines, sums !== null)) {
      if (isMisplaced) this.misplaced.set(number, lines)
      else this.texts.set(number, texts)
    }
    if (sums === null || lines.some((line) => this.hasFaultOfPosition(line))) this.uncertain.add(number)
    this.addNumbers(lines, shape)
  }

  numberOf(title: number, name: TitleNumber): string {
    return this.numbers.at(title).split(SEPARATOR)[TITLE_NUMBERS.indexOf(name)]!
  }

  codeOf(title: number): string {
    return this.formAt(title).code
  }

  comparedTitle(title: number): ComparedTitle {
    const { code, code_detail, outcome } = this.formAt(title)
    const [our_number, control_number, document_number] = this.numbers.at(title).split(SEPARATOR)
    return {
      line: this.lines.at(title),
      code,
      code_detail,
      our_number: our_number!,
      control_number: control_number!,
      document_number: document_number!,
      outcome,
    }
  }

  /** Whether the columns of two titles of one layout are equal, so that no value differs. False if that is unknown. */
  isAlike(title: number, others: TitleList, other: number): boolean {
    return (
      !this.uncertain.has(title) &&
      !others.uncertain.has(other) &&
      this.firstSums.at(title) === others.firstSums.at(other) &&
      this.secondSums.at(title) === others.secondSums.at(other) &&
      this.formAt(title).shape === others.formAt(other).shape
    )
  }

  /** The bytes that {@link valuesOf} needs; null for a title whose lines are kept. */
  spanOf(title: number): FileSpan | null {
    return this.positions.spanOf(title)
  }

  /** @param bytes those of the span of the title; null without one */
  valuesOf(title: number, bytes: Uint8Array | null): TitleValues {
    const { dialect } = this
    const { shape } = this.formAt(title)
    const misplaced = this.misplaced.get(title)
    const texts = bytes === null ? this.texts.get(title) : this.positions.textsIn(title, bytes)
    const { width } = dialect.layout
    const lines = misplaced ?? shape.lines.map(({ role, record }, i) => lineOf(role, record, texts![i]!, width))
    return valuesOfLines(lines, shape, dialect)
  }

  /** Whether bytes that were read again have the columns of a title. */
  isIn(title: number, bytes: Uint8Array): boolean {
    const sums = columnSumsOf(this.positions.textsIn(title, bytes), this.formAt(title).shape.lines)
    return sums?.first === this.firstSums.at(title) && sums.second === this.secondSums.at(title)
  }

  private formAt(title: number): TitleForm {
    return this.forms[this.formsOfTitles.at(title)]!
  }

  /** Returns the index of a form, which is often that of the title before. */
  private formOf(form: TitleForm): number {
    const last = this.length === 0 ? undefined : this.formsOfTitles.at(this.length - 1)
    if (last !== undefined && areEqualForms(this.forms[last]!, form)) return last
    const { shape, code, code_detail, outcome } = form
    const key = JSON.stringify([shape.key, code, code_detail, outcome])
    let index = this.formIndexes.get(key)
    if (index === undefined) {
      index = this.forms.push(form) - 1
      this.formIndexes.set(key, index)
    }
    return index
  }

  /** Whether a column that is not compared has a fault: it may decide between the alternatives of the record. */
  private hasFaultOfPosition({ role, faults }: ReadLine): boolean {
    return faults.some(({ field }) => isPosition(this.dialect, `${role}.${field}`))
  }

  private addNumbers(lines: readonly ReadLine[], shape: ComparedShape): void {
    const { alternatives = {} } = this.dialect
    const hasOthers = lines.some(({ role, faults }) => faults.length > 0 && Object.hasOwn(alternatives, role!))
    const values = hasOthers ? valuesOfLines(lines, shape, this.dialect) : null
    this.numbers.add(
      TITLE_NUMBERS.map((name) => (values === null ? numberIn(lines, name, shape) : numberAmong(values, name))).join(
        SEPARATOR,
      ),
    )
  }
}

function areEqualForms(a: TitleForm, b: TitleForm): boolean {
  if (a.shape !== b.shape || a.code !== b.code || a.code_detail !== b.code_detail) return false
  if (a.outcome === null || b.outcome === null) return a.outcome === b.outcome
  return (
    a.outcome.our_occurrence === b.outcome.our_occurrence &&
    a.outcome.kind === b.outcome.kind &&
    a.outcome.reasons.length === b.outcome.reasons.length &&
    a.outcome.reasons.every((reason, i) => areEqualReasons(reason, b.outcome!.reasons[i]!))
  )
}

const areEqualReasons = (a: Reason, b: Reason): boolean =>
  a.code === b.code && a.text === b.text && a.severity === b.severity

function valuesOfLines(lines: readonly ComparedValues[], shape: ComparedShape, dialect: Dialect): TitleValues {
  const values = new Map<string, FieldValue>()
  for (const [i, { path }] of shape.lines.entries())
    for (const [name, value] of Object.entries(fieldValuesOf(lines[i]!, dialect))) values.set(`${path}.${name}`, value)
  return values
}

/** Returns the text of the first field of a name in lines of their own records. */
function numberIn(lines: readonly ReadLine[], name: TitleNumber, shape: ComparedShape): string {
  for (const [i, { record, numbers }] of shape.lines.entries()) {
    const index = numbers[name]
    if (index < 0) continue
    const { row, raw } = lines[i]!
    return String(valueIn(row, index) ?? contentOfField(record.fields[name]!, raw) ?? '').trim()
  }
  return ''
}

function numberAmong(values: TitleValues, name: TitleNumber): string {
  for (const [path, value] of values) if (fieldName(path) === name) return String(value ?? '').trim()
  return ''
}

/** Reads a line whose columns are at their positions, from its text. */
function lineOf(role: string, record: FixedRecord, raw: string, width: number): ComparedValues {
  const faults: Fault[] = []
  const values = parseRecord(record, raw.padEnd(width).slice(0, width), faults) as Values
  return { role, raw, values, faults }
}
