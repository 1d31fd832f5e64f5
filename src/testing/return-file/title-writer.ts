/** Converts the plain values of a title to the values of its records, and verifies the result with the reader. */

import { type FieldErrors, LINE_PARSED_ENTRIES, OUR_OCCURRENCES, ValidationError } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import {
  codecOf,
  type Diagnostic,
  type DiagnosticCode,
  fieldAt,
  isEncodeError,
  ReadLine,
  type Title,
} from '../../fixed-width/index.js'
import { type OccurrenceMeaning, occurrenceMeanings, type ReturnRecord, TitleReader } from '../../return/index.js'
import { latin1Text } from '../../runtime/bytes.js'
import type { CopiedValues } from './copied-values.js'
import type { NamedDialect } from './dialect-of-name.js'
import type { FieldLayers } from './field-layers.js'
import { type TitleRecordValues, TitleValuesMaker } from './record-values.js'
import type { EntryToWrite, FieldValues, ReturnTitleValues } from './return-values.js'
import { companionOf, type TitleShape, titleShape, withCompanions } from './title-shape.js'
import { EntryWriter } from './write-entries.js'
import { writeReasons } from './write-reasons.js'

const NOTHING_GIVEN: FieldValues = {}
const NO_COMPANIONS: NonNullable<ReturnTitleValues['companions']> = {}

/** Values of a record to write. */
export interface PlannedRecord {
  readonly role: string
  readonly values: Readonly<TitleRecordValues>
}

/** Records of a title to write, and the result of reading them. */
export interface PlannedTitle {
  readonly records: readonly PlannedRecord[]
  readonly read: ReturnRecord
}

/** Context of a title: the values of its lot and file, and the headers before it. Titles of one lot share both objects, for which much is computed once. */
export interface TitleContext {
  readonly layers: FieldLayers
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** The headers before titles. */
interface HeaderLines {
  readonly file: ReadLine
  readonly lot: ReadLine | undefined
}

/** The reason columns of a title, and its records. */
interface CodedShape {
  readonly reasons: ReadonlyMap<string, string>
  readonly shape: TitleShape
}

/** With more lists of reasons, the known ones are forgotten to bound memory. */
const MAX_KNOWN = 4096

/** Prepares the titles of one dialect. */
export class TitleWriter {
  private readonly meanings: readonly OccurrenceMeaning[]
  private readonly reader: TitleReader
  private readonly headers = new WeakMap<FieldValues, HeaderLines>()
  private readonly records: TitleValuesMaker
  /** Diagnostics of the title that is read. */
  private diagnostics: Diagnostic[] = []
  private readonly meaningsByCode = new Map<string, readonly OccurrenceMeaning[]>()
  private readonly shapes = new Map<string, CodedShape>()

  constructor(private readonly named: NamedDialect) {
    const { bank, layout, dialect } = named
    this.meanings = occurrenceMeanings(dialect)
    this.records = new TitleValuesMaker(dialect)
    const origin = { bank: bank.number, layout, file: dialect.layout, engine: undefined }
    this.reader = new TitleReader(dialect, origin, (diagnostic) => this.diagnostics.push(diagnostic))
  }

  /**
   * Prepares a title.
   *
   * @param copied values that the bank copies, for fields without a value of the title by path
   * @throws {ValidationError} with the names of the values that the dialect does not support
   */
  plan(title: ReturnTitleValues, context: TitleContext, copied?: CopiedValues): PlannedTitle {
    const meaning = this.meaningOf(title, copied)
    const codes = this.reasonsToWrite(title, meaning)
    const { reasons, shape } = this.shapeOf(title, meaning.occurrence, codes)
    const values = this.valuesOf(title, meaning, { shape, codes, reasons }, context, copied)
    const read = this.readBack(values, context)
    this.check(title, codes, read)
    return { records: values, read: read.record }
  }

  private shapeOf(title: ReturnTitleValues, occurrence: string, codes: readonly string[]): CodedShape {
    const companions = Object.keys(title.companions ?? NO_COMPANIONS)
    const key = JSON.stringify([occurrence, title.record, companions, codes])
    const known = this.shapes.get(key)
    if (known !== undefined) return known
    const { dialect } = this.named
    const bare = titleShape(dialect, occurrence, title.record)
    const reasons = writeReasons(dialect, occurrence, bare, codes)
    const roles = [...reasons.keys()].map((path) => fieldAt(dialect.layout, path).role)
    const found = { reasons, shape: withCompanions(dialect, bare, [...roles, ...companions]) }
    if (this.shapes.size >= MAX_KNOWN) this.shapes.clear()
    this.shapes.set(key, found)
    return found
  }

  /** Returns the requested meaning of an occurrence. */
  private meaningOf(
    { occurrence, our_occurrence, kind, reasons = [], values }: ReturnTitleValues,
    copied: CopiedValues | undefined,
  ): OccurrenceMeaning {
    const found = this.meaningsOf(occurrence, our_occurrence, kind)
    // Prefers a code with this meaning to a code that needs a reason for it.
    const meaning =
      found.find(({ where }) => where === null) ??
      found.find(({ where }) => reasons.some((code) => where!.codes.includes(code))) ??
      found.find(({ where }) => where!.codes.includes(this.givenIn(values, copied, where!.field))) ??
      found[0]
    if (meaning !== undefined) return meaning
    if (our_occurrence === undefined)
      throw new ValidationError({ occurrence: ['não consta da tabela do banco, ou não com este sentido'] })
    throw new ValidationError({
      our_occurrence: [`não existe neste layout do banco: ${OUR_OCCURRENCES[our_occurrence]?.text}`],
    })
  }

  private meaningsOf(...asked: readonly [occurrence?: string, our_occurrence?: string, kind?: string]) {
    // An empty code is not a code that is not asked for, which is null here.
    const key = JSON.stringify(asked)
    let found = this.meaningsByCode.get(key)
    if (found === undefined) {
      const [occurrence, our_occurrence, kind] = asked
      found = this.meanings.filter(
        (meaning) =>
          (occurrence === undefined || meaning.occurrence === occurrence) &&
          (our_occurrence === undefined || meaning.our_occurrence === our_occurrence) &&
          (kind === undefined || meaning.kind === kind),
      )
      if (found.length > 0) this.meaningsByCode.set(key, found)
    }
    return found
  }

  /** Returns the code that a title gives for a field; empty without a code. */
  private givenIn(values: FieldValues | undefined, copied: CopiedValues | undefined, path: string): string {
    return String(this.records.given(values, copied, path) ?? '')
  }

  /** Returns the requested reasons and, if necessary, the reason that gives the occurrence its meaning. */
  private reasonsToWrite(
    { reasons = [] }: ReturnTitleValues,
    { where, occurrence }: OccurrenceMeaning,
  ): readonly string[] {
    if (where === null || where.codes.some((code) => reasons.includes(code))) return reasons
    const explained = this.named.dialect.reasons.some(
      (table) =>
        table.field === where.field &&
        table.occurrences.includes(occurrence) &&
        Object.hasOwn(table.codes, where.codes[0]!),
    )
    return explained ? [where.codes[0]!, ...reasons] : reasons
  }

  /** Returns whether the reader takes the title for a payment; see `TitleOutcome`. */
  private isPayment({ occurrence, kind, money, pix }: OccurrenceMeaning, codes: readonly string[]): boolean {
    const byPix = (): boolean =>
      this.named.dialect.reasons.some(
        (table) =>
          table.occurrences.includes(occurrence) && table.pixCodes?.some((code) => codes.includes(code)) === true,
      )
    return kind === 'settled' && (money || pix || byPix())
  }

  private valuesOf(
    title: ReturnTitleValues,
    meaning: OccurrenceMeaning,
    { shape, codes, reasons }: CodedShape & { readonly codes: readonly string[] },
    context: TitleContext,
    copied: CopiedValues | undefined,
  ): PlannedRecord[] {
    const { dialect } = this.named
    const { layout, announced } = dialect
    const projection = dialect.titles[shape.main]!
    const writer = new EntryWriter(layout, projection, {
      isPayment: title.announced !== true && this.isPayment(meaning, codes),
      given: (path) => this.records.given(title.values, copied, path),
    })
    const { values: written } = writer
    written.set(projection.event_type as string, meaning.occurrence)
    if (meaning.where !== null && !reasons.has(meaning.where.field)) {
      const { field, codes: deciding } = meaning.where
      const given = this.givenIn(title.values, copied, field)
      written.set(field, deciding.includes(given) ? given : deciding[0]!)
    }
    for (const [path, codes] of reasons) written.set(path, codes)
    if (title.announced === true) {
      const code = announced?.codes[0]
      if (announced === undefined || code === undefined)
        throw new ValidationError({ announced: ['este layout não anuncia liquidações'] })
      written.set(announced.field, code)
    }
    writer.write(title.line_parsed ?? {})
    const { layers, headers } = context
    const valuesIn = (role: string, ...own: readonly FieldValues[]): TitleRecordValues =>
      this.records.of(role, { layers, headers, copied, given: title.values, own, written })
    const mainValues = valuesIn(shape.main)
    return shape.roles.flatMap((role) => {
      if (role === shape.main) return [{ role, values: mainValues }]
      const own = [title.companions?.[role] ?? NOTHING_GIVEN].flat() as readonly FieldValues[]
      return own.map((values) => {
        const { linkFields = [] } = companionOf(dialect, shape.main, role)
        const shared = Object.fromEntries(
          linkFields.map((field) => [
            field,
            (mainValues[field] ?? layout.records[shape.main]!.fields[field]!.literal) as string,
          ]),
        )
        return { role, values: valuesIn(role, values, shared) }
      })
    })
  }

  private readBack(
    records: readonly PlannedRecord[],
    { headers }: TitleContext,
  ): {
    readonly record: ReturnRecord
    readonly diagnostics: readonly Diagnostic[]
  } {
    const [main, ...others] = records.map((record) => this.lineOf(record))
    const companions: Record<string, ReadLine[]> = {}
    for (const line of others) companions[line.role!] = [...(companions[line.role!] ?? []), line]
    const { file, lot } = this.headerLines(headers)
    const title: Title<ReadLine> = { main: main!, companions, lotHeader: lot }
    const diagnostics: Diagnostic[] = []
    this.diagnostics = diagnostics
    this.reader.startFile(file.row)
    return { record: this.reader.read(title), diagnostics }
  }

  /** Returns the headers before the titles, as they are read. */
  private headerLines(headers: FieldValues): HeaderLines {
    let lines = this.headers.get(headers)
    if (lines === undefined) {
      const { header, lot } = this.named.dialect.layout.structure
      lines = {
        file: this.headerLine(header, headers),
        lot: lot === undefined ? undefined : this.headerLine(lot.header, headers),
      }
      this.headers.set(headers, lines)
    }
    return lines
  }

  /** A header with the values that titles take from it. */
  private headerLine(role: string, headers: FieldValues): ReadLine {
    const { layout, titles } = this.named.dialect
    const paths = Object.values(titles).flatMap((sources) => Object.values(sources).flatMap(pathsOf))
    const own = paths.map((path) => ({ path, ...fieldAt(layout, path) })).filter((at) => at.role === role)
    return this.lineOf({ role, values: Object.fromEntries(own.map(({ path, field }) => [field, headers[path]])) })
  }

  /** @throws {ValidationError} if a value does not fit, or the line would be read as another record */
  private lineOf({ role, values }: PlannedRecord): ReadLine {
    const { layout } = this.named.dialect
    const record = layout.records[role]!
    const codec = codecOf(record)
    const bytes = new Uint8Array(layout.width)
    try {
      codec.encode(values, bytes, 0)
    } catch (error) {
      if (!isEncodeError(error)) throw error
      throw new ValidationError({ [`${role}.${error.field}`]: [`não cabe nas posições ${error.from} a ${error.to}`] })
    }
    const found = layout.recognise(bytes, 0)
    if (found !== role) throw new ValidationError({ [role]: [`seria lido como ${found}`] })
    const text = latin1Text(bytes)
    const source = { before: '', after: '', terminator: '\r\n', charset: 'latin1' } as const
    return new ReadLine(0, 0, text, role, codec, codec.row(text, bytes, 0, []), [], source)
  }

  /** Compares the result of reading with the requested values. */
  private check(
    title: ReturnTitleValues,
    codes: readonly string[],
    { record, diagnostics }: ReturnType<TitleWriter['readBack']>,
  ): void {
    const errors: FieldErrors = {}
    const parsed = record.line_parsed
    for (const [entry, requested] of Object.entries(title.line_parsed ?? {}) as [
      EntryToWrite,
      string | number | null | undefined,
    ][]) {
      if (requested !== undefined && !isRead(entry, requested, parsed[entry])) {
        errors[entry] = [`«${requested ?? ''}» seria lido como «${parsed[entry] ?? ''}» neste layout`]
      }
    }
    const read = record.reasons.map(({ code, text }) => (code === '' ? (text ?? '') : code))
    if (codes.some((code) => !read.includes(code))) errors['reasons'] = [`seriam lidos como ${read.join(', ')}`]
    if (title.our_occurrence !== undefined && record.our_occurrence !== title.our_occurrence) {
      errors['our_occurrence'] = [`seria lido como ${record.our_occurrence}, por causa dos motivos`]
    }
    for (const { code, message } of diagnostics)
      if (!ASKED_FOR.has(code) && !isOfReversal(code, record)) errors[code] = [message]
    if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  }
}

/** Diagnostics that the values of the caller may cause: a payment or reversal of another layout, without an amount or a day, or with an amount of zero. */
const ASKED_FOR: ReadonlySet<DiagnosticCode> = new Set([
  'occurrence_of_other_layout',
  'paid_amount_unknown',
  'zero_payment',
  'payment_date_unknown',
])

/** A reversal has no columns that show which of the amounts by contract was paid. */
const isOfReversal = (code: DiagnosticCode, { kind }: Pick<ReturnRecord, 'kind'>): boolean =>
  code === 'paid_amount_ambiguous' && kind === 'reversed'

/** Returns whether an entry was read as requested. A requested number may lack leading zeros or its check digit. */
function isRead(entry: EntryToWrite, requested: string | number | null, read: string | null): boolean {
  const text = String(requested ?? '')
  const found = read ?? ''
  if (text === found) return true
  if (text === '' || found === '' || LINE_PARSED_ENTRIES[entry] === 'date') return false
  if (LINE_PARSED_ENTRIES[entry] === 'money') return Number(text) === Number(found)
  const plain = (number: string): string => number.replace(/^0+/, '')
  return /^\d+$/.test(text) && [found, found.slice(0, -1)].some((number) => plain(number) === plain(text))
}
