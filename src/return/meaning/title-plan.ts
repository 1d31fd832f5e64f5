/**
 * The source of every value in `line_parsed`, resolved to fields once for each main record. All readers of titles work from this plan. They evaluate the nodes
 * of its expressions (`febraban/expressions.ts`), and have no code for a value or a bank.
 */
import type { ReturnDialect } from '../../banks/index.js'
import { LINE_PARSED_ENTRIES, type LineParsedEntry, type LineParsedKind } from '../../cobranca/index.js'
import type { AnyProjection, DateSource, MoneySource, TextSource } from '../../febraban/index.js'
import { fieldsOfExpression } from '../../febraban/index.js'
import { fieldAt, LayoutError } from '../../fixed-width/index.js'
import { loweredAmount, loweredDate, moneyIfPaid, type PaidAmountDoubt } from './lowered-sources.js'
import {
  type AmountPlan,
  type ChoicePlan,
  type CodesTest,
  type DatePlan,
  type FieldOfPlan,
  mapChoice,
  PlanExpressions,
} from './plan-expressions.js'
import { needsReview, type ReviewRule, reviewRules } from './review-rules.js'

/** A text made of the trimmed texts of its parts, in order. */
export interface TextPlan {
  readonly parts: readonly FieldOfPlan[]
  /** Content of the field that counts as blank; null if no content does. Only for texts of one field of the title. */
  readonly noneIf: typeof NO_BANK | null
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
  readonly amounts: Readonly<Record<MoneyEntry, AmountPlan>>
  /** The amounts that the payer may have paid, if the paid amount is ambiguous. */
  readonly possible: readonly AmountPlan[]
  /** Diagnostics of the amounts. */
  readonly doubts: readonly ChoicePlan<PaidAmountDoubt | null>[]
  /** Whether the title moves money. */
  readonly isMoney: ChoicePlan<boolean>
  /** Why a title that moves money needs review although its line is sound. */
  readonly review: readonly ReviewRule[]
  /** If one of these is true, the fast readers leave the title to the fallback reader: it has a diagnostic, needs review, or has a value of another line. */
  readonly fallback: readonly ChoicePlan<boolean>[]
  /** The tests of codes in all of these: each once. */
  readonly tests: readonly CodesTest[]
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

/** The part of a dialect that its plans depend on. */
type DialectOfPlan = Pick<ReturnDialect, 'layout' | 'titles'> & Partial<Pick<ReturnDialect, 'evidence'>>

const plans = new WeakMap<Pick<ReturnDialect, 'titles'>, Map<string, TitlePlan>>()

/**
 * Returns the plan for the titles of a main record.
 *
 * @param roles the records of the plan, the main record first; by default all records that a title of this main record can have
 * @throws {LayoutError} if the projection takes a value from a record that cannot have it
 */
export function titlePlan(
  dialect: DialectOfPlan,
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

/** Returns the fields with the values of entries, by default of all entries. Codes that they depend on, and the header of a lot, are not included. */
export const fieldsOfPlan = (
  { dates, texts, amounts }: TitlePlan,
  entries: readonly LineParsedEntry[] = ENTRIES,
): readonly FieldOfPlan[] =>
  entries.flatMap((entry) => {
    if (isOfKind(entry, 'text')) return texts[entry].parts
    return isOfKind(entry, 'date') ? fieldsOfValue(dates[entry], 'date') : fieldsOfValue(amounts[entry], 'money')
  })

/** Returns the fields of an amount or a date: each once, without codes and the header of a lot. */
export function fieldsOfValue(plan: AmountPlan | DatePlan, as: 'money' | 'date'): readonly FieldOfPlan[] {
  const fields = fieldsOfExpression<FieldOfPlan>(plan, as).flatMap((use) => (use.as === 'code' ? [] : [use.field]))
  return [...new Set(fields)].filter(({ from }) => from !== 'lot header')
}

class PlanMaker {
  readonly plan: TitlePlan
  private readonly projection: AnyProjection
  private readonly fields = new Map<string, FieldOfPlan | null>()
  private readonly expressions = new PlanExpressions((path) => this.field(path))

  constructor(
    private readonly dialect: DialectOfPlan,
    private readonly main: string,
    private readonly roles: readonly string[],
  ) {
    const { expressions } = this
    this.projection = dialect.titles[main]!
    const dates = ofKind('date', (entry) => this.date(entry))
    const lowered = ofKind('money', (entry) => loweredAmount(this.projection[entry] as MoneySource | undefined))
    const amounts = ofKind('money', (entry) => expressions.amount(lowered[entry].amount))
    const possible = lowered.paid_amount.possible.map((amount) => expressions.amount(amount))
    const doubts = Object.values(lowered).map(({ doubt }) => expressions.choice(doubt, (code) => code))
    const isMoney = expressions.choice(moneyIfPaid(lowered.paid_amount.amount), (is) => is)
    const review = reviewRules(amounts.paid_amount, dates.paid_at, dialect.evidence)
    for (const test of expressions.tests)
      if ('code' in test && test.code.from !== 'title')
        throw this.error(`no value can depend on ${test.code.path}, of a header`)
    for (const { from, path } of expressions.blanks)
      if (from === 'lot header') throw this.error(`no value can depend on ${path}, of the header of a lot`)
    const fallback = [
      ...doubts.map((doubt) => mapChoice(doubt, (code) => code !== null)),
      ...Object.values(dates).map((date) => mapChoice(date, (field) => field?.from === 'lot header')),
      needsReview(isMoney, review),
    ]
    this.plan = {
      dates,
      texts: ofKind('text', (entry) => this.text(entry)),
      amounts,
      possible,
      doubts: doubts.filter((doubt) => doubt !== null),
      isMoney,
      review,
      fallback: fallback.filter((isFor) => isFor !== false),
      tests: expressions.tests,
      lines: this.lines(),
    }
  }

  private date(entry: DateEntry): DatePlan {
    const source = this.projection[entry] as DateSource | undefined
    if (source === undefined) return null
    if (typeof source === 'object' && 'ofPayments' in source) {
      const date = this.field(source.ofPayments)
      if (date === null || (date.from === 'title' && date.role !== this.main))
        throw this.error(`${entry} needs a date of the main record or of the file header`)
    }
    if (typeof source === 'object' && 'header' in source) {
      const date = this.field(source.date)
      if (date === null) return null
      if (date.from !== 'title' || this.field(source.header)?.from === 'title')
        throw this.error(`${entry} needs a date of the title and one of a header`)
    }
    return this.expressions.date(loweredDate(source))
  }

  private text(entry: TextEntry): TextPlan {
    const source = (this.projection[entry] ?? []) as TextSource
    const parts = (typeof source === 'string' ? [source] : source).flatMap((path) => this.field(path) ?? [])
    const isOneField = parts.length === 1 && parts[0]!.from === 'title'
    return { parts, noneIf: entry === 'banco_recebedor' && isOneField ? NO_BANK : null }
  }

  /** A field; null if its record is not in the plan. */
  private field(path: string): FieldOfPlan | null {
    const known = this.fields.get(path)
    if (known !== undefined) return known
    const { layout } = this.dialect
    const { role, field: name } = fieldAt(layout, path)
    const field = layout.records[role]!.fields[name]!
    const from = this.placeOf(role)
    if (field.kind === 'money' && from !== 'title' && from !== null)
      throw this.error(`no amount can depend on ${path}, of a header`)
    const found = from === null ? null : { from, path, role, name, field }
    this.fields.set(path, found)
    return found
  }

  private placeOf(role: string): FieldOfPlan['from'] | null {
    const { structure } = this.dialect.layout
    if (role === structure.header) return 'header'
    if (role === structure.lot?.header) return 'lot header'
    return this.roles.includes(role) ? 'title' : null
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

const ofKind = <K extends LineParsedKind, P>(kind: K, planOf: (entry: EntryOf<K>) => P): Record<EntryOf<K>, P> =>
  Object.fromEntries(ENTRIES.flatMap((entry) => (isOfKind(entry, kind) ? [[entry, planOf(entry)]] : []))) as Record<
    EntryOf<K>,
    P
  >
