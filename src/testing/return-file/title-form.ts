/** The form of titles: the part of their records that follows from their occurrence, their reasons and the names of their values. It is planned once. */
import type { ReturnDialect } from '../../banks/index.js'
import { isValidationError, OUR_OCCURRENCES, ValidationError } from '../../cobranca/index.js'
import { fieldAt } from '../../fixed-width/index.js'
import type { OccurrenceMeaning } from '../../return/index.js'
import type { CopiedValues } from './copied-values.js'
import type { FieldLayers } from './field-layers.js'
import { fieldPlaces } from './field-places.js'
import { RecordMaker, type TitleRecordValues } from './record-values.js'
import type { EntryToWrite, FieldValues, ReturnTitleValues } from './return-values.js'
import { companionOf, type TitleShape, titleShape, withCompanions } from './title-shape.js'
import { EntriesWriter, type FieldText, type WrittenFields, type WrittenValues } from './write-entries.js'
import { writeReasons } from './write-reasons.js'

/** Values of a record to write. */
export interface PlannedRecord {
  readonly role: string
  readonly values: Readonly<TitleRecordValues>
}

/** Context of a title: the values of its lot and file, and the headers before it. Titles of one lot share both objects, for which much is computed once. */
export interface TitleContext {
  readonly layers: FieldLayers
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** Codes of titles, and the names of their values. */
export interface TitleNames
  extends Pick<ReturnTitleValues, 'occurrence' | 'record' | 'our_occurrence' | 'kind' | 'reasons' | 'announced'> {
  readonly entries: readonly EntryToWrite[]
  /** Names of values of fields. */
  readonly values: readonly string[]
  /** Names of the values of each optional record, by role. */
  readonly companions: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** Values of a title, in the order of the names. */
export interface FormValues {
  readonly entries: readonly FieldText[]
  readonly values: readonly FieldValues[string][]
  readonly companions: Readonly<Record<string, readonly (readonly FieldValues[string][])[]>>
  /** Values that the bank copies, for fields without a value of the title by path. */
  readonly copied: CopiedValues | undefined
}

/** Records of a title to write. */
export interface FormedTitle {
  readonly records: readonly PlannedRecord[]
  /** Codes of the reasons, including a reason that gives the occurrence its meaning. */
  readonly codes: readonly string[]
}

export class ReturnTitleForm {
  private readonly found: readonly OccurrenceMeaning[]
  private readonly byMeaning = new Map<OccurrenceMeaning, MeantForm | ValidationError>()
  /** The meaning, unless it depends on values. */
  private readonly fixed: OccurrenceMeaning | undefined

  /**
   * @param meanings all meanings of the dialect
   * @throws {ValidationError} if the occurrence does not exist
   */
  constructor(
    private readonly dialect: ReturnDialect,
    meanings: readonly OccurrenceMeaning[],
    private readonly names: TitleNames,
  ) {
    const { occurrence, our_occurrence, kind, reasons = [] } = names
    this.found = meanings.filter(
      (meaning) =>
        (occurrence === undefined || meaning.occurrence === occurrence) &&
        (our_occurrence === undefined || meaning.our_occurrence === our_occurrence) &&
        (kind === undefined || meaning.kind === kind),
    )
    if (this.found.length === 0) throw unknownOccurrence(names)
    // Prefers a code with this meaning to a code that needs a reason for it.
    this.fixed =
      this.found.find(({ where }) => where === null) ??
      this.found.find(({ where }) => reasons.some((code) => where!.codes.includes(code)))
  }

  /**
   * Returns the records of a title.
   *
   * @throws {ValidationError} with the names of the values that the dialect does not support
   */
  title(values: FormValues, context: TitleContext): FormedTitle {
    return this.meantBy(this.fixed ?? this.meaningOf(values)).title(values, context)
  }

  /** Returns the meaning that a given code decides. */
  private meaningOf(values: FormValues): OccurrenceMeaning {
    const { found, dialect, names } = this
    return (
      found.find(({ where }) => where!.codes.includes(codeOf(givenAt(dialect, names, where!.field)(values)))) ??
      found[0]!
    )
  }

  private meantBy(meaning: OccurrenceMeaning): MeantForm {
    let form = this.byMeaning.get(meaning)
    if (form === undefined) {
      form = formOrError(() => new MeantForm(this.dialect, this.names, meaning))
      this.byMeaning.set(meaning, form)
    }
    if (form instanceof MeantForm) return form
    throw form
  }
}

/** A form whose meaning is known. */
class MeantForm implements WrittenFields<FormValues> {
  private readonly codes: readonly string[]
  private readonly entries: EntriesWriter<FormValues>
  private readonly main: RecordMaker
  private readonly mainRole: string
  private readonly records: readonly {
    readonly role: string
    /** Position among the records of the role. */
    readonly index: number
    readonly maker: RecordMaker
  }[]
  /** Values that are the same in all titles. */
  private readonly constants: WrittenValues = []
  private readonly indexes = new Map<string, number>()
  /** The code that decides the meaning, if no reason has it. */
  private readonly deciding: {
    readonly index: number
    readonly codes: readonly string[]
    readonly given: (values: FormValues) => FieldValues[string]
  } | null

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly names: TitleNames,
    meaning: OccurrenceMeaning,
  ) {
    const { layout } = dialect
    const { occurrence, where } = meaning
    this.codes = reasonsToWrite(dialect, names, meaning)
    const { shape, reasons } = codedShape(dialect, names, occurrence, this.codes)
    const projection = dialect.titles[shape.main]!
    this.write(projection.event_type as string, occurrence)
    for (const [path, text] of reasons) this.write(path, text)
    if (names.announced === true) this.announce()
    this.deciding =
      where === null || this.indexes.has(where.field)
        ? null
        : { index: this.indexOf(where.field), codes: where.codes, given: this.givenAt(where.field) }
    const isPayment = names.announced !== true && isPaymentBy(dialect, meaning, this.codes)
    this.entries = new EntriesWriter(layout, projection, names.entries, this, isPayment)
    const maker = (role: string, own: readonly string[], links: ReadonlyMap<string, string | undefined>): RecordMaker =>
      new RecordMaker(dialect, { role, given: names.values, own, links, written: this.indexes })
    this.mainRole = shape.main
    this.main = maker(shape.main, [], new Map())
    this.records = shape.roles.flatMap((role) => {
      if (role === shape.main) return []
      const { linkFields = [] } = companionOf(dialect, shape.main, role)
      const { fields } = layout.records[shape.main]!
      const links = new Map(linkFields.map((name) => [name, fields[name]!.literal]))
      const own = names.companions[role] ?? [[]]
      return own.map((names, index) => ({ role, index, maker: maker(role, names, links) }))
    })
  }

  indexOf(path: string): number {
    let index = this.indexes.get(path)
    if (index === undefined) {
      index = this.constants.push(undefined) - 1
      this.indexes.set(path, index)
    }
    return index
  }

  givenAt(path: string): (values: FormValues) => FieldValues[string] {
    return givenAt(this.dialect, this.names, path)
  }

  title(values: FormValues, { layers, headers }: TitleContext): FormedTitle {
    const { deciding, mainRole } = this
    const { copied, values: given, companions } = values
    const written = this.constants.slice()
    if (deciding !== null) {
      const code = codeOf(deciding.given(values))
      written[deciding.index] = deciding.codes.includes(code) ? code : deciding.codes[0]!
    }
    this.entries.write(values.entries, written, values)
    const main = this.main.make({ layers, headers, copied, given, own: NO_VALUES, main: null, written })
    const records: PlannedRecord[] = [{ role: mainRole, values: main }]
    for (const { role, index, maker } of this.records) {
      const own = companions[role]?.[index] ?? NO_VALUES
      records.push({ role, values: maker.make({ layers, headers, copied, given, own, main, written }) })
    }
    return { records, codes: this.codes }
  }

  private write(path: string, value: FieldText): void {
    this.constants[this.indexOf(path)] = value
  }

  private announce(): void {
    const { announced } = this.dialect
    const code = announced?.codes[0]
    if (announced === undefined || code === undefined)
      throw new ValidationError({ announced: ['este layout não anuncia liquidações'] })
    this.write(announced.field, code)
  }
}

const NO_VALUES: readonly never[] = []

const codeOf = (value: FieldValues[string]): string => String(value ?? '')

function formOrError(form: () => MeantForm): MeantForm | ValidationError {
  try {
    return form()
  } catch (error) {
    if (isValidationError(error)) return error
    throw error
  }
}

/** Returns the reader of the value that is given for a field: by `role.field`, copied, or by name. */
function givenAt({ layout }: ReturnDialect, { values: names }: TitleNames, path: string) {
  const byPath = names.indexOf(path)
  const byName = names.indexOf(path.slice(path.indexOf('.') + 1))
  const place = fieldPlaces(layout).get(path)?.index
  return ({ values, copied }: FormValues): FieldValues[string] =>
    (byPath < 0 ? undefined : values[byPath]) ??
    (copied === undefined || place === undefined ? undefined : copied.values[place]) ??
    (byName < 0 ? undefined : values[byName])
}

function unknownOccurrence({ our_occurrence }: TitleNames): ValidationError {
  if (our_occurrence === undefined)
    return new ValidationError({ occurrence: ['não consta da tabela do banco, ou não com este sentido'] })
  return new ValidationError({
    our_occurrence: [`não existe neste layout do banco: ${OUR_OCCURRENCES[our_occurrence]?.text}`],
  })
}

/** Returns the requested reasons and, if necessary, the reason that gives the occurrence its meaning. */
function reasonsToWrite(
  { reasons: tables }: ReturnDialect,
  { reasons = [] }: TitleNames,
  { where, occurrence }: OccurrenceMeaning,
): readonly string[] {
  if (where === null || where.codes.some((code) => reasons.includes(code))) return reasons
  const explained = tables.some(
    (table) =>
      table.field === where.field &&
      table.occurrences.includes(occurrence) &&
      Object.hasOwn(table.codes, where.codes[0]!),
  )
  return explained ? [where.codes[0]!, ...reasons] : reasons
}

/** Returns the reason columns of a title, and its records. */
function codedShape(
  dialect: ReturnDialect,
  { record, companions }: TitleNames,
  occurrence: string,
  codes: readonly string[],
): { readonly reasons: ReadonlyMap<string, string>; readonly shape: TitleShape } {
  const bare = titleShape(dialect, occurrence, record)
  const reasons = writeReasons(dialect, occurrence, bare, codes)
  const roles = [...reasons.keys()].map((path) => fieldAt(dialect.layout, path).role)
  return { reasons, shape: withCompanions(dialect, bare, [...roles, ...Object.keys(companions)]) }
}

/** Returns whether the reader takes the title for a payment; see `TitleOutcome`. */
function isPaymentBy(
  { reasons: tables }: ReturnDialect,
  { occurrence, kind, money, pix }: OccurrenceMeaning,
  codes: readonly string[],
): boolean {
  const byPix = (): boolean =>
    tables.some(
      (table) =>
        table.occurrences.includes(occurrence) && table.pixCodes?.some((code) => codes.includes(code)) === true,
    )
  return kind === 'settled' && (money || pix || byPix())
}
