/** Writes entries of `line_parsed` to the fields they are read from: the inverse of the projection. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import {
  type AnyProjection,
  type AnySource,
  type MoneySource,
  type PaidByContract,
  pathsOf,
  type TextSource,
} from '../../febraban/index.js'
import { type AnyField, type FileLayout, fieldAt } from '../../fixed-width/index.js'
import type { EntryToWrite } from './return-values.js'

export type FieldText = string | number | null

/** Values of the fields of a title by the index that {@link WrittenFields} gives them; undefined for fields without a value. */
export type WrittenValues = (FieldText | undefined)[]

/** Numbers the fields that are written. */
export interface WrittenFields<Title> {
  /** Returns the index of a field in the written values. */
  indexOf(path: string): number
  /** Returns the reader of the value given by the caller for a field; undefined if the caller gave no value. */
  givenAt(path: string): (title: Title) => FieldText | undefined
}

/** Writes one entry. */
type EntryStep<Title> = (value: FieldText, written: WrittenValues, title: Title) => void

/** The plan for the entries of titles with these names; made once for all of them. */
export class EntriesWriter<Title> {
  private readonly steps: readonly { readonly at: number; readonly write: EntryStep<Title> }[]

  /**
   * @param entries names of the requested entries
   * @param isPayment whether the occurrence is a payment, provided that the title has a value
   */
  constructor(
    private readonly layout: FileLayout,
    projection: AnyProjection,
    entries: readonly EntryToWrite[],
    private readonly fields: WrittenFields<Title>,
    private readonly isPayment: boolean,
  ) {
    const requested = entries.flatMap((entry, at) => {
      const source = projection[entry]
      return source === undefined ? [] : [{ entry, at, source }]
    })
    // Writes entries of one field before sums, and sums of few fields before sums of many.
    this.steps = requested
      .sort((a, b) => weightOf(a.source) - weightOf(b.source))
      .map(({ entry, at, source }) => ({ at, write: this.step(entry, source) }))
  }

  /**
   * Writes the entries of a title. Entries may contradict each other: the caller must read the title back and compare.
   *
   * @param values in the order of the names
   */
  write(values: readonly FieldText[], written: WrittenValues, title: Title): void {
    for (const { at, write } of this.steps) write(values[at]!, written, title)
  }

  private step(entry: EntryToWrite, source: AnySource): EntryStep<Title> {
    if (LINE_PARSED_ENTRIES[entry as LineParsedEntry] === 'money') {
      const write = this.money(source as MoneySource)
      return (value, written, title) => write(centsOf(value), written, title)
    }
    if (typeof source === 'object' && 'header' in source) return this.field(source.date)
    if (typeof source === 'object' && 'ofPayments' in source) return this.field(source.ofPayments)
    return this.text(source as TextSource)
  }

  private field(path: string): EntryStep<Title> {
    const index = this.fields.indexOf(path)
    return (value, written) => {
      written[index] = value
    }
  }

  private text(source: TextSource): EntryStep<Title> {
    if (typeof source === 'string') return this.field(source)
    const indexes = source.map((path) => this.fields.indexOf(path))
    const fields = source.map((path) => this.fieldAt(path))
    return (value, written) => {
      const parts = splitText(String(value ?? ''), fields)
      for (let i = 0; i < parts.length; i++) written[indexes[i]!] = parts[i]
    }
  }

  private money(source: MoneySource): MoneyStep<Title> {
    if (typeof source === 'string') return this.field(source)
    if ('sum' in source) return this.sum(pathsOf(source))
    if ('column' in source) return this.paid(source)
    if (!('money' in source)) {
      // Another expression: its first field has the amount.
      const [first] = pathsOf(source)
      return first === undefined ? () => {} : this.field(first)
    }
    const amount = this.field(source.money)
    if (!('where' in source && 'is' in source)) return amount
    const code = this.fields.indexOf(source.where)
    return (cents, written, title) => {
      amount(cents, written, title)
      // Only an amount other than zero needs the code.
      if (cents !== 0 && cents !== null) written[code] = source.is[0]!
    }
  }

  /** Writes a sum. The first part without a value gets the remainder. */
  private sum(paths: readonly string[]): MoneyStep<Title> {
    const parts = paths.map((path) => this.part(path))
    return (total, written, title) => {
      const rest = (total ?? 0) - sumOf(parts, written, title)
      let isFirst = true
      for (const { index, valueIn } of parts) {
        if (valueIn(written, title) !== undefined) continue
        written[index] = total === null ? null : isFirst ? Math.max(rest, 0) : 0
        isFirst = false
      }
    }
  }

  /** Writes a paid amount, by default in the usual meaning of the column. The face value is computed so that the amounts owed add up. */
  private paid({ column: path, meanings, owed }: PaidByContract): MoneyStep<Title> {
    const [{ plus = [], minus = [] } = {}] = meanings
    const column = this.part(path)
    const partsOf = (paths: readonly string[]): readonly AmountPart<Title>[] => paths.map((each) => this.part(each))
    const [added, deducted, owedParts, reductions] = [plus, minus, owed.plus, owed.minus].map(partsOf) as [
      readonly AmountPart<Title>[],
      readonly AmountPart<Title>[],
      readonly AmountPart<Title>[],
      readonly AmountPart<Title>[],
    ]
    return (paid, written, title) => {
      const given = column.valueIn(written, title)
      if (!this.isPayment || paid === null || paid === 0) {
        if (given === undefined) written[column.index] = paid
        return
      }
      if (given === undefined) {
        const amount = paid - sumOf(added, written, title) + sumOf(deducted, written, title)
        written[column.index] = Math.max(amount, 0)
      }
      const face = owedParts.find(({ valueIn }) => valueIn(written, title) === undefined)
      if (face === undefined) return
      const value = paid - sumOf(owedParts, written, title) + sumOf(reductions, written, title)
      if (value >= 0) written[face.index] = value
    }
  }

  private part(path: string): AmountPart<Title> {
    const index = this.fields.indexOf(path)
    const given = this.fields.givenAt(path)
    return {
      index,
      valueIn(written, title) {
        const value = written[index]
        return value === undefined ? given(title) : value
      },
    }
  }

  private fieldAt(path: string): AnyField {
    const { role, field } = fieldAt(this.layout, path)
    return this.layout.records[role]!.fields[field]!
  }
}

type MoneyStep<Title> = (cents: number | null, written: WrittenValues, title: Title) => void

/** A field of an amount, and its value: written so far, or given by the caller. */
interface AmountPart<Title> {
  readonly index: number
  valueIn(written: WrittenValues, title: Title): FieldText | undefined
}

function sumOf<Title>(parts: readonly AmountPart<Title>[], written: WrittenValues, title: Title): number {
  let sum = 0
  for (const { valueIn } of parts) sum += Number(valueIn(written, title) ?? 0)
  return sum
}

/** Returns the position of an entry in the order of writing; higher is later. */
function weightOf(source: AnySource): number {
  if (typeof source === 'string' || Array.isArray(source)) return 0
  if ('sum' in source) return source.sum.length
  return 'column' in source ? Number.MAX_SAFE_INTEGER : 0
}

const centsOf = (value: FieldText): number | null => (value === null || value === '' ? null : Number(value))

/**
 * Splits a text into parts of the width of each field; the last part takes the rest. A number without its check digit has no last part: the digit is
 * computed.
 */
function splitText(text: string, fields: readonly AnyField[]): readonly string[] {
  const parts: string[] = []
  let at = 0
  for (const [i, { from, to }] of fields.entries()) {
    if (at === text.length && text !== '') break
    const part = text.slice(at, i === fields.length - 1 ? undefined : at + to - from + 1)
    at += part.length
    parts.push(part)
  }
  return parts
}
