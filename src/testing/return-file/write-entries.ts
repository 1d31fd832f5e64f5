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
import type { EntriesToWrite, EntryToWrite } from './return-values.js'

type FieldText = string | number | null

/** Facts about a title before its entries are written. */
interface TitleFacts {
  /** Whether the occurrence is a payment, provided that the title has a value. */
  readonly isPayment: boolean
  /** Returns the value given by the caller for a field; undefined if the caller gave no value. */
  given(path: string): FieldText | undefined
}

/** Writes the entries of one title. */
export class EntryWriter {
  /** Values written so far, by `role.field`. */
  readonly values = new Map<string, FieldText>()

  constructor(
    private readonly layout: FileLayout,
    private readonly projection: AnyProjection,
    private readonly known: TitleFacts,
  ) {}

  /**
   * Writes all requested entries. Entries may contradict each other: the caller must read the title back and compare.
   */
  write(entries: EntriesToWrite): void {
    const requested = (Object.entries(entries) as [EntryToWrite, FieldText | undefined][]).flatMap(([entry, value]) => {
      const source = this.projection[entry]
      return value === undefined || source === undefined ? [] : [{ entry, value, source }]
    })
    // Writes entries of one field before sums, and sums of few fields before sums of many.
    for (const { entry, value, source } of requested.sort((a, b) => weightOf(a.source) - weightOf(b.source))) {
      if (LINE_PARSED_ENTRIES[entry as LineParsedEntry] === 'money')
        this.writeMoney(source as MoneySource, centsOf(value))
      else if (typeof source === 'object' && 'header' in source) this.values.set(source.date, value)
      else if (typeof source === 'object' && 'ofPayments' in source) this.values.set(source.ofPayments, value)
      else this.writeText(source as TextSource, value)
    }
  }

  private writeText(source: TextSource, value: FieldText): void {
    if (typeof source === 'string') this.values.set(source, value)
    else {
      const parts = splitText(
        String(value ?? ''),
        source.map((path) => this.fieldAt(path)),
      )
      for (const [i, part] of parts.entries()) this.values.set(source[i]!, part)
    }
  }

  private writeMoney(source: MoneySource, cents: number | null): void {
    if (typeof source === 'string') this.values.set(source, cents)
    else if ('sum' in source) this.writeSum(pathsOf(source), cents)
    else if ('column' in source) this.writePaid(source, cents)
    else if (!('money' in source)) {
      // Another expression: its first field has the amount.
      const [first] = pathsOf(source)
      if (first !== undefined) this.values.set(first, cents)
    } else {
      this.values.set(source.money, cents)
      // Only an amount other than zero needs the code.
      if ('where' in source && 'is' in source && cents !== 0 && cents !== null)
        this.values.set(source.where, source.is[0]!)
    }
  }

  /** Writes a sum. The first part without a value gets the remainder. */
  private writeSum(parts: readonly string[], total: number | null): void {
    const free = parts.filter((path) => this.valueOf(path) === undefined)
    const rest = (total ?? 0) - this.sumOf(parts)
    for (const [i, path] of free.entries())
      this.values.set(path, total === null ? null : i === 0 ? Math.max(rest, 0) : 0)
  }

  /** Writes a paid amount, by default in the usual meaning of the column. The face value is computed so that the amounts owed add up. */
  private writePaid({ column, meanings, owed }: PaidByContract, paid: number | null): void {
    const given = this.valueOf(column)
    if (!this.known.isPayment || paid === null || paid === 0) {
      if (given === undefined) this.values.set(column, paid)
      return
    }
    const [{ plus = [], minus = [] } = {}] = meanings
    if (given === undefined) this.values.set(column, Math.max(paid - this.sumOf(plus) + this.sumOf(minus), 0))
    const face = owed.plus.find((path) => this.valueOf(path) === undefined)
    if (face === undefined) return
    const value = paid - this.sumOf(owed.plus) + this.sumOf(owed.minus)
    if (value >= 0) this.values.set(face, value)
  }

  private valueOf(path: string): FieldText | undefined {
    return this.values.has(path) ? this.values.get(path) : this.known.given(path)
  }

  private sumOf(paths: readonly string[]): number {
    return paths.reduce((sum, path) => sum + Number(this.valueOf(path) ?? 0), 0)
  }

  private fieldAt(path: string): AnyField {
    const { role, field } = fieldAt(this.layout, path)
    return this.layout.records[role]!.fields[field]!
  }
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
