/** One title of a return, from plain values to the values of its records, read back as the reader reads it. */
import type { CheckedField } from '../../banks/index.js'
import { type FieldErrors, LINE_PARSED_ENTRIES, OUR_OCCURRENCES, ValidationError } from '../../cobranca/index.js'
import {
  codecOf,
  type Diagnostic,
  fieldAt,
  isEncodeError,
  ReadLine,
  type Title,
  type ValueRow,
} from '../../fixed-width/index.js'
import { type OccurrenceMeaning, occurrenceMeanings, type ReturnRecord, TitleReader } from '../../return/index.js'
import type { NamedDialect } from './dialect-of-name.js'
import { type FieldLayers, valueIn, withTaxIdKinds } from './field-layers.js'
import { fitValue } from './fit-value.js'
import type { FieldValues, ReturnTitleValues, SaidEntry } from './return-values.js'
import { EntrySayer } from './say-entries.js'
import { sayReasons } from './say-reasons.js'
import { companionTerms, type TitleShape, titleShape, withCompanions } from './title-shape.js'

type WrittenValues = Record<string, unknown>

/** A record of a title, as it is to be written. */
export interface PlannedRecord {
  readonly role: string
  readonly values: Readonly<WrittenValues>
}

/** A title, as it is to be written, and what the reader makes of it. */
export interface PlannedTitle {
  readonly records: readonly PlannedRecord[]
  readonly read: ReturnRecord
}

/** Where a title stands: the values of its lot and file, and the headers above it. */
export interface TitlePlace {
  readonly layers: FieldLayers
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** Plans the titles of one dialect. */
export class TitleWriter {
  private readonly meanings: readonly OccurrenceMeaning[]
  private header: { readonly of: FieldValues; readonly row: ValueRow } | null = null

  constructor(private readonly named: NamedDialect) {
    this.meanings = occurrenceMeanings(named.dialect)
  }

  /**
   * Plans a title.
   *
   * @throws {ValidationError} when the dialect cannot say all that is asked for, naming what
   */
  plan(title: ReturnTitleValues, place: TitlePlace): PlannedTitle {
    const { dialect } = this.named
    const meaning = this.meaningOf(title)
    const bare = titleShape(dialect, meaning.occurrence, title.record)
    const codes = this.reasonsToSay(title, meaning)
    const reasons = sayReasons(dialect, meaning.occurrence, bare, codes)
    const roles = [...reasons.keys()].map((path) => fieldAt(dialect.layout, path).role)
    const shape = withCompanions(dialect, bare, [...roles, ...Object.keys(title.companions ?? {})])
    const values = this.valuesOf(title, meaning, shape, codes, reasons, place)
    const read = this.readBack(values, place)
    this.check(title, codes, read)
    return { records: values, read: read.record }
  }

  /** Which of the things that the bank says the title is to say. */
  private meaningOf({ occurrence, our_occurrence, kind, reasons = [] }: ReturnTitleValues): OccurrenceMeaning {
    const found = this.meanings.filter(
      (meaning) =>
        (occurrence === undefined || meaning.occurrence === occurrence) &&
        (our_occurrence === undefined || meaning.our_occurrence === our_occurrence) &&
        (kind === undefined || meaning.kind === kind),
    )
    // What a code says by itself goes before what it takes another field to say.
    const meaning =
      found.find(({ where }) => where === null) ??
      found.find(({ where }) => reasons.some((code) => where!.codes.includes(code))) ??
      found[0]
    if (meaning !== undefined) return meaning
    if (our_occurrence === undefined)
      throw new ValidationError({ occurrence: ['não consta da tabela do banco, ou não com este sentido'] })
    throw new ValidationError({
      our_occurrence: [`não existe neste layout do banco: ${OUR_OCCURRENCES[our_occurrence]?.text}`],
    })
  }

  /** The reasons that are asked for, and the one that makes the occurrence mean what it is to mean. */
  private reasonsToSay(
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

  /** Whether the reader will take it for a payment: see `TitleOutcome`. */
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
    place: TitlePlace,
  ): PlannedRecord[] {
    const { dialect } = this.named
    const { layout, announced } = dialect
    const projection = dialect.titles[shape.main]!
    const sayer = new EntrySayer(layout, projection, {
      isPayment: title.announced !== true && this.isPayment(meaning, codes),
      given: (path) => {
        const { role, field } = fieldAt(layout, path)
        return valueIn([title.values], role, field)
      },
    })
    const { said } = sayer
    said.set(projection.event_type as string, meaning.occurrence)
    if (meaning.where !== null && !reasons.has(meaning.where.field))
      said.set(meaning.where.field, meaning.where.codes[0]!)
    for (const [path, codes] of reasons) said.set(path, codes)
    if (title.announced === true) {
      if (announced === undefined) throw new ValidationError({ announced: ['este layout não anuncia liquidações'] })
      said.set(announced.field, announced.codes[0]!)
    }
    sayer.say(title.line_parsed ?? {})
    const mainValues = this.recordValues(shape.main, said, [title.values, ...place.layers], place)
    return shape.roles.flatMap((role) => {
      if (role === shape.main) return [{ role, values: mainValues }]
      const own = [title.companions?.[role] ?? {}].flat() as readonly FieldValues[]
      return own.map((values) => {
        const { linkFields = [] } = companionTerms(dialect, shape.main, role)
        const shared = Object.fromEntries(
          linkFields.map((field) => [
            field,
            (mainValues[field] ?? layout.records[shape.main]!.fields[field]!.literal) as string,
          ]),
        )
        return { role, values: this.recordValues(role, said, [shared, values, title.values, ...place.layers], place) }
      })
    })
  }

  private recordValues(
    role: string,
    said: ReadonlyMap<string, string | number | null>,
    layers: FieldLayers,
    place: TitlePlace,
  ): WrittenValues {
    const record = this.named.dialect.layout.records[role]!
    const values: WrittenValues = {}
    for (const [name, field] of Object.entries(record.fields)) {
      const path = `${role}.${name}`
      values[name] = fitValue(field, said.has(path) ? said.get(path) : valueIn(layers, role, name))
    }
    for (const rule of this.named.dialect.checked ?? []) {
      const text =
        rule.of.includes(rule.field) || values[rule.field] !== undefined ? null : this.checkedText(rule, values, place)
      if (text !== null && record.fields[rule.field] !== undefined) values[rule.field] = text
    }
    return withTaxIdKinds(record, values)
  }

  /** The check digit of what is written; null where there is nothing to take it of. */
  private checkedText({ of, text }: CheckedField, values: WrittenValues, { headers }: TitlePlace): string | null {
    const texts = of.map((path) => (path.includes('.') ? headers[path] : values[path]))
    return texts.some((each) => each === undefined || each === null || each === '') ? null : text(...texts.map(String))
  }

  private readBack(
    records: readonly PlannedRecord[],
    { headers }: TitlePlace,
  ): {
    readonly record: ReturnRecord
    readonly told: readonly Diagnostic[]
  } {
    const { bank, layout: kind, dialect } = this.named
    const told: Diagnostic[] = []
    const origin = { bank: bank.number, layout: kind, file: dialect.layout, engine: undefined }
    const [main, ...others] = records.map((record) => this.lineOf(record))
    const companions: Record<string, ReadLine[]> = {}
    for (const line of others) companions[line.role!] = [...(companions[line.role!] ?? []), line]
    const title: Title<ReadLine> = { main: main!, companions }
    const reader = new TitleReader(dialect, origin, (diagnostic) => told.push(diagnostic))
    reader.header = this.headerRow(headers)
    return { record: reader.read(title), told }
  }

  /** The header that the titles are under, as it is read. */
  private headerRow(headers: FieldValues): ValueRow {
    if (this.header?.of !== headers) {
      const { records, structure } = this.named.dialect.layout
      const names = Object.keys(records[structure.header]!.fields)
      const values = Object.fromEntries(names.map((name) => [name, headers[`${structure.header}.${name}`]]))
      this.header = { of: headers, row: this.lineOf({ role: structure.header, values }).row }
    }
    return this.header.row
  }

  /** @throws {ValidationError} when a value does not fit, or the line would be taken for another record */
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

  /** Holds what is read to what was asked for. */
  private check(
    title: ReturnTitleValues,
    codes: readonly string[],
    { record, told }: ReturnType<TitleWriter['readBack']>,
  ): void {
    const errors: FieldErrors = {}
    const parsed = record.line_parsed
    for (const [entry, asked] of Object.entries(title.line_parsed ?? {}) as [
      SaidEntry,
      string | number | null | undefined,
    ][]) {
      if (asked !== undefined && !isRead(entry, asked, parsed[entry])) {
        errors[entry] = [`não se lê como pedido («${asked ?? ''}») neste layout, e sim como «${parsed[entry] ?? ''}»`]
      }
    }
    const read = record.reasons.map(({ code, text }) => (code === '' ? (text ?? '') : code))
    if (codes.some((code) => !read.includes(code))) errors['reasons'] = [`seriam lidos como ${read.join(', ')}`]
    if (title.our_occurrence !== undefined && record.our_occurrence !== title.our_occurrence) {
      errors['our_occurrence'] = [`seria lido como ${record.our_occurrence}, por causa dos motivos`]
    }
    for (const { code, message } of told) if (code !== 'occurrence_of_other_layout') errors[code] = [message]
    if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  }
}

/** Whether an entry is what was asked for. A number may have been asked for without its zeros on the left, or without its check digit. */
function isRead(entry: SaidEntry, asked: string | number | null, read: string | null): boolean {
  const text = String(asked ?? '')
  const found = read ?? ''
  if (text === found) return true
  if (text === '' || found === '' || LINE_PARSED_ENTRIES[entry] === 'date') return false
  if (LINE_PARSED_ENTRIES[entry] === 'money') return Number(text) === Number(found)
  const plain = (number: string): string => number.replace(/^0+/, '')
  return /^\d+$/.test(text) && [found, found.slice(0, -1)].some((number) => plain(number) === plain(text))
}
