/** Entries of `line_parsed` into the fields they are read from: the projection run backwards. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../cobranca/index.js'
import type { AnyProjection, AnySource, GrossOf, MoneySource, TextSource } from '../../febraban/index.js'
import { type AnyField, type FileLayout, fieldAt } from '../../fixed-width/index.js'
import type { EntriesToWrite, EntryToWrite } from './return-values.js'

type FieldText = string | number | null

/** What is known of a title before its entries are said. */
interface Known {
  /** The occurrence is a payment, if there is a value. */
  readonly isPayment: boolean
  /** Value that the caller gives a field, if any. */
  given(path: string): FieldText | undefined
}

/** Says the entries of one title, one after the other. */
export class EntryWriter {
  /** What was said so far, by `role.field`. */
  readonly said = new Map<string, FieldText>()

  constructor(
    private readonly layout: FileLayout,
    private readonly projection: AnyProjection,
    private readonly known: Known,
  ) {}

  /**
   * Says all entries that are asked for. What cannot be said together is said as far as it goes: it is for the caller to read it back.
   */
  say(entries: EntriesToWrite): void {
    const asked = (Object.entries(entries) as [EntryToWrite, FieldText | undefined][]).flatMap(([entry, value]) => {
      const source = this.projection[entry]
      return value === undefined || source === undefined ? [] : [{ entry, value, source }]
    })
    // What one field holds is settled before what several make together, and those with fewer parts before those with more.
    for (const { entry, value, source } of asked.sort((a, b) => weightOf(a.source) - weightOf(b.source))) {
      if (LINE_PARSED_ENTRIES[entry as LineParsedEntry] === 'money')
        this.writeMoney(source as MoneySource, centsOf(value))
      else if (typeof source === 'object' && 'header' in source) this.said.set(source.date, value)
      else if (typeof source === 'object' && 'ofPayments' in source) this.said.set(source.ofPayments, value)
      else this.writeText(source as TextSource, value)
    }
  }

  private writeText(source: TextSource, value: FieldText): void {
    if (typeof source === 'string') this.said.set(source, value)
    else {
      const parts = splitText(
        String(value ?? ''),
        source.map((path) => this.fieldAt(path)),
      )
      for (const [i, part] of parts.entries()) this.said.set(source[i]!, part)
    }
  }

  private writeMoney(source: MoneySource, cents: number | null): void {
    if (typeof source === 'string') this.said.set(source, cents)
    else if ('sum' in source) this.writeSum(source.sum, cents)
    else if ('net' in source) this.writeGross(source, cents)
    else {
      this.said.set(source.money, cents)
      // A code is needed only to tell which side an amount is on.
      if ('where' in source && 'is' in source && cents !== 0 && cents !== null)
        this.said.set(source.where, source.is[0]!)
    }
  }

  /** The first part that nothing else decides takes all that is left. */
  private writeSum(parts: readonly string[], total: number | null): void {
    const free = parts.filter((path) => this.valueOf(path) === undefined)
    const rest = (total ?? 0) - this.sumOf(parts)
    for (const [i, path] of free.entries()) this.said.set(path, total === null ? null : i === 0 ? Math.max(rest, 0) : 0)
  }

  /** The credit is what was paid less the fee, unless it is said; the face value is what makes all of it what was owed. */
  private writeGross({ net, fee, owed }: GrossOf, paid: number | null): void {
    const credit = this.valueOf(net)
    if (!this.known.isPayment || paid === null || paid === 0) {
      if (credit === undefined) this.said.set(net, paid)
      return
    }
    if (credit === undefined) this.said.set(net, Math.max(paid - this.sumOf([fee]), 0))
    const face = owed.plus.find((path) => this.valueOf(path) === undefined)
    if (face === undefined) return
    const value = paid - this.sumOf(owed.plus) + this.sumOf(owed.minus)
    if (value >= 0) this.said.set(face, value)
  }

  private valueOf(path: string): FieldText | undefined {
    return this.said.has(path) ? this.said.get(path) : this.known.given(path)
  }

  private sumOf(paths: readonly string[]): number {
    return paths.reduce((sum, path) => sum + Number(this.valueOf(path) ?? 0), 0)
  }

  private fieldAt(path: string): AnyField {
    const { role, field } = fieldAt(this.layout, path)
    return this.layout.records[role]!.fields[field]!
  }
}

/** How many other entries should be said before. */
function weightOf(source: AnySource): number {
  if (typeof source === 'string' || Array.isArray(source)) return 0
  if ('sum' in source) return source.sum.length
  return 'net' in source ? Number.MAX_SAFE_INTEGER : 0
}

const centsOf = (value: FieldText): number | null => (value === null || value === '' ? null : Number(value))

/**
 * A text in its parts, each as long as its columns; the last takes what is left. A number without its check digit has no last part: it is computed.
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
