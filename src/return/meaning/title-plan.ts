/** The source of every value in `line_parsed`, resolved to fields once for each main record. All readers of titles work from this plan. */
import type { ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES, type LineParsedEntry, type LineParsedKind } from '../../cobranca/index.js'
import type { AnyProjection, DateSource, MoneySource, MoneyWhere, TextSource } from '../../febraban/index.js'
import { type AnyField, fieldAt, LayoutError } from '../../fixed-width/index.js'
import { AmountByCode } from './amount-by-code.js'

/** A field of a record of the title. */
export interface FieldOfTitle extends ResolvedField {
  readonly from: 'title'
}

/** A field of the file header: the same value for all titles of a file. */
export interface FieldOfHeader extends ResolvedField {
  readonly from: 'header'
}

export interface ResolvedField {
  /** `role.name` */
  readonly path: string
  readonly role: string
  readonly name: string
  readonly field: AnyField
}

/** The bank does not send the value, or sends it in a record that is not among the plan's records. */
interface NoSource {
  readonly from: 'none'
}

export type DatePlan =
  | NoSource
  | FieldOfTitle
  | FieldOfHeader
  | DateOrHeaderPlan
  | DateOrLotHeaderPlan
  | DateOfPaymentsPlan

/** See `DateOrHeader`. */
interface DateOrHeaderPlan {
  readonly from: 'title or header'
  readonly date: FieldOfTitle
  readonly header: FieldOfHeader
}

/** See `DateOrHeader`. The fast readers do not know the lot header. */
interface DateOrLotHeaderPlan {
  readonly from: 'title or lot header'
  readonly date: FieldOfTitle
  readonly header: ResolvedField
}

/** See `DateOfPayments`. The date is in the main record or in the file header. */
interface DateOfPaymentsPlan {
  readonly from: 'payments'
  readonly date: FieldOfTitle | FieldOfHeader
}

/** A text made of the trimmed texts of its parts, in order. */
export interface TextPlan {
  readonly parts: readonly (FieldOfTitle | FieldOfHeader)[]
  /** Content of the field that counts as blank; null if no content does. Only for texts of one field of the title. */
  readonly noneIf: typeof NO_BANK | null
}

export type MoneyPlan = NoSource | FieldOfTitle | ComputedAmount

/** An amount that depends on more than one field. A field outside the plan's records is null, or not in the list. */
export type ComputedAmount = MoneyWherePlan | MoneyBesidePlan | SumPlan | GrossPlan

/** See `MoneyWhere` and {@link amountByCode}. */
export type MoneyWherePlan = {
  readonly from: 'where'
  readonly amount: FieldOfTitle | null
  readonly code: FieldOfTitle | null
} & CodeCondition

type CodeCondition = { readonly is: readonly string[] } | { readonly isNot: readonly string[] }

/** See `MoneyBeside`. */
interface MoneyBesidePlan {
  readonly from: 'beside'
  readonly amount: FieldOfTitle
  readonly beside: FieldOfTitle | null
}

/** See `SumOf`. */
interface SumPlan {
  readonly from: 'sum'
  readonly parts: readonly FieldOfTitle[]
}

/** See `GrossOf`. */
export interface GrossPlan {
  readonly from: 'gross'
  readonly net: FieldOfTitle
  readonly fees: readonly FieldOfTitle[]
  readonly plus: readonly FieldOfTitle[]
  readonly minus: readonly FieldOfTitle[]
}

type EntryOf<K extends LineParsedKind> = {
  [E in LineParsedEntry]: (typeof LINE_PARSED_ENTRIES)[E] extends K ? E : never
}[LineParsedEntry]

export type DateEntry = EntryOf<'date'>
export type TextEntry = EntryOf<'text'>
export type MoneyEntry = EntryOf<'money'>

export interface TitlePlan {
  readonly dates: Readonly<Record<DateEntry, DatePlan>>
  readonly texts: Readonly<Record<TextEntry, TextPlan>>
  readonly amounts: Readonly<Record<MoneyEntry, MoneyPlan>>
  /** The amounts that depend on a code. */
  readonly where: readonly MoneyWherePlan[]
  /** The lines of the title that are entries of `line_parsed`. */
  readonly lines: readonly LineOfTitle[]
}

/** An entry of `line_parsed` that is a whole line of the title. */
export interface LineOfTitle {
  readonly entry: 'line_t' | 'line_u'
  readonly role: string
}

/** Not a bank number: the field is not filled in (Itaú CNAB 240 has zeros for the receiving bank, p. 14). */
const NO_BANK = '000'
/** Columns of a CNAB 240 line. */
const CNAB240 = 240
const SEGMENT_U = 'segment_u'

const plans = new WeakMap<Pick<ReturnDialect, 'titles'>, Map<string, TitlePlan>>()

/**
 * Returns the plan for the titles of a main record.
 *
 * @param roles the records of the plan, the main record first; by default all records that a title of this main record can have
 * @throws {LayoutError} if the projection takes a value from a record that cannot have it
 */
export function titlePlan(
  dialect: Pick<ReturnDialect, 'layout' | 'titles'>,
  main: string,
  roles: readonly string[] = rolesOf(dialect, main),
): TitlePlan {
  const known = plans.get(dialect) ?? new Map<string, TitlePlan>()
  plans.set(dialect, known)
  const key = [main, ...roles].join()
  const plan = known.get(key) ?? new PlanMaker(dialect, main, roles).plan
  known.set(key, plan)
  return plan
}

function rolesOf({ layout }: Pick<ReturnDialect, 'layout'>, main: string): readonly string[] {
  const companions = layout.structure.titles.find((title) => title.main === main)?.companions
  return [main, ...Object.keys(companions ?? {})]
}

/** Whether the value of an entry is of a kind. */
export const isOfKind = <K extends LineParsedKind>(entry: LineParsedEntry, kind: K): entry is EntryOf<K> =>
  LINE_PARSED_ENTRIES[entry] === kind

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]

/** Returns the fields with the values of entries, by default of all entries. Codes that amounts depend on are not included. */
export const fieldsOf = (
  { dates, texts, amounts }: TitlePlan,
  entries: readonly LineParsedEntry[] = ENTRIES,
): readonly (FieldOfTitle | FieldOfHeader)[] =>
  entries.flatMap((entry) => {
    if (isOfKind(entry, 'text')) return texts[entry].parts
    return isOfKind(entry, 'date') ? fieldsOfDate(dates[entry]) : fieldsOfMoney(amounts[entry])
  })

function fieldsOfDate(plan: DatePlan): readonly (FieldOfTitle | FieldOfHeader)[] {
  if (plan.from === 'none') return []
  if (plan.from === 'payments' || plan.from === 'title or lot header') return [plan.date]
  return plan.from === 'title or header' ? [plan.date, plan.header] : [plan]
}

export function fieldsOfMoney(plan: MoneyPlan): readonly FieldOfTitle[] {
  switch (plan.from) {
    case 'none':
      return []
    case 'title':
      return [plan]
    case 'where':
      return present([plan.amount])
    case 'beside':
      return present([plan.amount, plan.beside])
    case 'sum':
      return plan.parts
    case 'gross':
      return [plan.net, ...plan.fees, ...plan.plus, ...plan.minus]
  }
}

/** Meaning of an amount, given the code that decides it: null or `''` if the title has no code. */
export function amountByCode(plan: MoneyWherePlan, code: string | null): AmountByCode {
  if (code === null || code === '') return AmountByCode.zeroIfZero
  // Some programs convert files to lower case.
  const upper = code.toUpperCase()
  if ('isNot' in plan) return plan.isNot.includes(upper) ? AmountByCode.notSent : AmountByCode.amount
  return plan.is.includes(upper) ? AmountByCode.amount : AmountByCode.zero
}

const NONE: NoSource = { from: 'none' }

class PlanMaker {
  readonly plan: TitlePlan
  private readonly projection: AnyProjection
  private readonly where = new Map<MoneyWhere, MoneyWherePlan>()

  constructor(
    private readonly dialect: Pick<ReturnDialect, 'layout' | 'titles'>,
    private readonly main: string,
    private readonly roles: readonly string[],
  ) {
    this.projection = dialect.titles[main]!
    const ofKind = <K extends LineParsedKind, P>(kind: K, planOf: (entry: EntryOf<K>) => P) =>
      Object.fromEntries(ENTRIES.flatMap((entry) => (isOfKind(entry, kind) ? [[entry, planOf(entry)]] : []))) as Record<
        EntryOf<K>,
        P
      >
    this.plan = {
      dates: ofKind('date', (entry) => this.date(entry)),
      texts: ofKind('text', (entry) => this.text(entry)),
      amounts: ofKind('money', (entry) => this.money(entry)),
      where: [...this.where.values()],
      lines: this.lines(),
    }
  }

  private date(entry: DateEntry): DatePlan {
    const source = this.projection[entry] as DateSource | undefined
    if (source === undefined) return NONE
    if (typeof source === 'string') return this.field(source) ?? NONE
    if ('ofPayments' in source) {
      const date = this.field(source.ofPayments)
      if (date === null || (date.from === 'title' && date.role !== this.main))
        throw this.error(`${entry} needs a date of the main record or of the file header`)
      return { from: 'payments', date }
    }
    const date = this.field(source.date)
    const header = this.resolved(source.header)
    const { structure } = this.dialect.layout
    if (date === null) return NONE
    if (date.from === 'title' && header.role === structure.header)
      return { from: 'title or header', date, header: { from: 'header', ...header } }
    if (date.from === 'title' && header.role === structure.lot?.header && entry === 'credit_at')
      return { from: 'title or lot header', date, header }
    throw this.error(`${entry} needs a date of the title and one of a header`)
  }

  private text(entry: TextEntry): TextPlan {
    const source = (this.projection[entry] ?? []) as TextSource
    const parts = present((typeof source === 'string' ? [source] : source).map((path) => this.field(path)))
    const isOneField = parts.length === 1 && parts[0]!.from === 'title'
    return { parts, noneIf: entry === 'banco_recebedor' && isOneField ? NO_BANK : null }
  }

  private money(entry: MoneyEntry): MoneyPlan {
    const source = this.projection[entry] as MoneySource | undefined
    if (source === undefined) return NONE
    if (typeof source === 'string') return this.titleField(source) ?? NONE
    if ('where' in source) return this.moneyWhere(source)
    if ('beside' in source) {
      const amount = this.titleField(source.money)
      return amount === null ? NONE : { from: 'beside', amount, beside: this.titleField(source.beside) }
    }
    if ('sum' in source) {
      const parts = this.titleFields(source.sum)
      // If a part is missing, the sum is blank.
      return parts.length < source.sum.length ? NONE : { from: 'sum', parts }
    }
    const net = this.titleField(source.net)
    if (net === null) return NONE
    const { plus, minus } = source.owed
    return {
      from: 'gross',
      net,
      fees: this.titleFields([source.fee].flat()),
      plus: this.titleFields(plus),
      minus: this.titleFields(minus),
    }
  }

  /** Entries with the same source share a plan. */
  private moneyWhere(source: MoneyWhere): MoneyWherePlan {
    const known = this.where.get(source)
    if (known !== undefined) return known
    const codes: CodeCondition = 'is' in source ? { is: source.is } : { isNot: source.isNot }
    const plan: MoneyWherePlan = {
      from: 'where',
      amount: this.titleField(source.money),
      code: this.titleField(source.where),
      ...codes,
    }
    this.where.set(source, plan)
    return plan
  }

  private titleFields(paths: readonly string[]): readonly FieldOfTitle[] {
    return present(paths.map((path) => this.titleField(path)))
  }

  /** A field of the title, or null if its record is not in the plan. */
  private titleField(path: string): FieldOfTitle | null {
    const field = this.field(path)
    if (field?.from === 'header') throw this.error(`no amount can depend on ${path}, of the file header`)
    return field
  }

  private field(path: string): FieldOfTitle | FieldOfHeader | null {
    const resolved = this.resolved(path)
    if (resolved.role === this.dialect.layout.structure.header) return { from: 'header', ...resolved }
    return this.roles.includes(resolved.role) ? { from: 'title', ...resolved } : null
  }

  private resolved(path: string): ResolvedField {
    const { layout } = this.dialect
    const { role, field: name } = fieldAt(layout, path)
    return { path, role, name, field: layout.records[role]!.fields[name]! }
  }

  /** CNAB 240 only: the single line of a CNAB 400 title is already `line_raw`. */
  private lines(): readonly LineOfTitle[] {
    const { width, structure } = this.dialect.layout
    if (width !== CNAB240 && structure.lot === undefined) return []
    const main: LineOfTitle = { entry: 'line_t', role: this.main }
    return this.roles.includes(SEGMENT_U) ? [main, { entry: 'line_u', role: SEGMENT_U }] : [main]
  }

  private error(problem: string): LayoutError {
    return new LayoutError(this.dialect.layout.name, problem)
  }
}

const present = <T>(values: readonly (T | null)[]): readonly T[] => values.filter((value) => value !== null)
