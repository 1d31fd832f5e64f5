/** Converts the plain values of a title to the values of its records, and verifies the result with the reader. */
import type { CheckedField } from '../../banks/index.js'
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
import type { NamedDialect } from './dialect-of-name.js'
import { type FieldLayers, valueInLayers, withTaxIdTypes } from './field-layers.js'
import { fitValue } from './fit-value.js'
import type { EntryToWrite, FieldValues, ReturnTitleValues } from './return-values.js'
import { companionOf, type TitleShape, titleShape, withCompanions } from './title-shape.js'
import { EntryWriter } from './write-entries.js'
import { writeReasons } from './write-reasons.js'

type TitleRecordValues = Record<string, unknown>

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

/** Context of a title: the values of its lot and file, and the headers before it. */
export interface TitleContext {
  readonly layers: FieldLayers
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** The headers before titles. */
interface HeaderLines {
  readonly of: FieldValues
  readonly file: ReadLine
  readonly lot: ReadLine | undefined
}

/** Prepares the titles of one dialect. */
export class TitleWriter {
  private readonly meanings: readonly OccurrenceMeaning[]
  private headers: HeaderLines | null = null

  constructor(private readonly named: NamedDialect) {
    this.meanings = occurrenceMeanings(named.dialect)
  }

  /**
   * Prepares a title.
   *
   * @throws {ValidationError} with the names of the values that the dialect does not support
   */
  plan(title: ReturnTitleValues, context: TitleContext): PlannedTitle {
    const { dialect } = this.named
    const meaning = this.meaningOf(title)
    const bare = titleShape(dialect, meaning.occurrence, title.record)
    const codes = this.reasonsToWrite(title, meaning)
    const reasons = writeReasons(dialect, meaning.occurrence, bare, codes)
    const roles = [...reasons.keys()].map((path) => fieldAt(dialect.layout, path).role)
    const shape = withCompanions(dialect, bare, [...roles, ...Object.keys(title.companions ?? {})])
    const values = this.valuesOf(title, meaning, shape, codes, reasons, context)
    const read = this.readBack(values, context)
    this.check(title, codes, read)
    return { records: values, read: read.record }
  }

  /** Returns the requested meaning of an occurrence. */
  private meaningOf({ occurrence, our_occurrence, kind, reasons = [], values }: ReturnTitleValues): OccurrenceMeaning {
    const found = this.meanings.filter(
      (meaning) =>
        (occurrence === undefined || meaning.occurrence === occurrence) &&
        (our_occurrence === undefined || meaning.our_occurrence === our_occurrence) &&
        (kind === undefined || meaning.kind === kind),
    )
    // Prefers a code with this meaning to a code that needs a reason for it.
    const meaning =
      found.find(({ where }) => where === null) ??
      found.find(({ where }) => reasons.some((code) => where!.codes.includes(code))) ??
      found.find(({ where }) => where!.codes.includes(this.givenIn(values, where!.field))) ??
      found[0]
    if (meaning !== undefined) return meaning
    if (our_occurrence === undefined)
      throw new ValidationError({ occurrence: ['não consta da tabela do banco, ou não com este sentido'] })
    throw new ValidationError({
      our_occurrence: [`não existe neste layout do banco: ${OUR_OCCURRENCES[our_occurrence]?.text}`],
    })
  }

  /** Returns the code that a title gives for a field; empty without a code. */
  private givenIn(values: FieldValues | undefined, path: string): string {
    const { role, field } = fieldAt(this.named.dialect.layout, path)
    return String(valueInLayers([values], role, field) ?? '')
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
    shape: TitleShape,
    codes: readonly string[],
    reasons: ReadonlyMap<string, string>,
    context: TitleContext,
  ): PlannedRecord[] {
    const { dialect } = this.named
    const { layout, announced } = dialect
    const projection = dialect.titles[shape.main]!
    const writer = new EntryWriter(layout, projection, {
      isPayment: title.announced !== true && this.isPayment(meaning, codes),
      given: (path) => {
        const { role, field } = fieldAt(layout, path)
        return valueInLayers([title.values], role, field)
      },
    })
    const { values: written } = writer
    written.set(projection.event_type as string, meaning.occurrence)
    if (meaning.where !== null && !reasons.has(meaning.where.field)) {
      const { field, codes: deciding } = meaning.where
      const given = this.givenIn(title.values, field)
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
    const mainValues = this.recordValues(shape.main, written, [title.values, ...context.layers], context)
    return shape.roles.flatMap((role) => {
      if (role === shape.main) return [{ role, values: mainValues }]
      const own = [title.companions?.[role] ?? {}].flat() as readonly FieldValues[]
      return own.map((values) => {
        const { linkFields = [] } = companionOf(dialect, shape.main, role)
        const shared = Object.fromEntries(
          linkFields.map((field) => [
            field,
            (mainValues[field] ?? layout.records[shape.main]!.fields[field]!.literal) as string,
          ]),
        )
        return {
          role,
          values: this.recordValues(role, written, [shared, values, title.values, ...context.layers], context),
        }
      })
    })
  }

  private recordValues(
    role: string,
    written: ReadonlyMap<string, string | number | null>,
    layers: FieldLayers,
    context: TitleContext,
  ): TitleRecordValues {
    const record = this.named.dialect.layout.records[role]!
    const values: TitleRecordValues = {}
    for (const [name, field] of Object.entries(record.fields)) {
      const path = `${role}.${name}`
      values[name] = fitValue(field, written.has(path) ? written.get(path) : valueInLayers(layers, role, name))
    }
    for (const rule of this.named.dialect.checked ?? []) {
      const text =
        rule.of.includes(rule.field) || values[rule.field] !== undefined
          ? null
          : this.checkedText(rule, values, context)
      if (text !== null && record.fields[rule.field] !== undefined) values[rule.field] = text
    }
    return withTaxIdTypes(record, values)
  }

  /** Returns the check digit of the written values; null if one of them is missing. */
  private checkedText({ of, text }: CheckedField, values: TitleRecordValues, { headers }: TitleContext): string | null {
    const texts = of.map((path) => (path.includes('.') ? headers[path] : values[path]))
    return texts.some((each) => each === undefined || each === null || each === '') ? null : text(...texts.map(String))
  }

  private readBack(
    records: readonly PlannedRecord[],
    { headers }: TitleContext,
  ): {
    readonly record: ReturnRecord
    readonly diagnostics: readonly Diagnostic[]
  } {
    const { bank, layout: kind, dialect } = this.named
    const diagnostics: Diagnostic[] = []
    const origin = { bank: bank.number, layout: kind, file: dialect.layout, engine: undefined }
    const [main, ...others] = records.map((record) => this.lineOf(record))
    const companions: Record<string, ReadLine[]> = {}
    for (const line of others) companions[line.role!] = [...(companions[line.role!] ?? []), line]
    const { file, lot } = this.headerLines(headers)
    const title: Title<ReadLine> = { main: main!, companions, lotHeader: lot }
    const reader = new TitleReader(dialect, origin, (diagnostic) => diagnostics.push(diagnostic))
    reader.startFile(file.row)
    return { record: reader.read(title), diagnostics }
  }

  /** Returns the headers before the titles, as they are read. */
  private headerLines(headers: FieldValues): HeaderLines {
    if (this.headers?.of !== headers) {
      const { header, lot } = this.named.dialect.layout.structure
      this.headers = {
        of: headers,
        file: this.headerLine(header, headers),
        lot: lot === undefined ? undefined : this.headerLine(lot.header, headers),
      }
    }
    return this.headers
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
    const text = Buffer.from(bytes).toString('latin1')
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
