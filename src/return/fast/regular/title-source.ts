/** The values of a regular title, as expressions of the generated code. */
import type { ReturnDialect } from '../../../banks/index.js'
import { isConditional, isTestOfCodes } from '../../../febraban/index.js'
import { type FixedRecord, NO_DATE, RegularCode } from '../../../fixed-width/index.js'
import type { AmountPlan, ChoicePlan, ComputedAmount, FieldOfPlan, TestPlan } from '../../meaning/plan-expressions.js'
import { type SlipColumn, slipColumnField, taxIdKindIn } from '../../meaning/slip-columns.js'
import {
  type DateEntry,
  type MoneyEntry,
  type TextEntry,
  type TextPlan,
  type TitlePlan,
  titlePlan,
} from '../../meaning/title-plan.js'
import type { HeaderField } from '../header-values.js'
import { type RegularShape, rolesOfShape } from '../regular-shape.js'

/** Entries whose text differs in nearly every title. */
const UNIQUE: ReadonlySet<TextEntry> = new Set([
  'our_number',
  'processed_our_number_raw',
  'control_number',
  'document_number',
])

/** Prefix of the variables with header values. */
export const HEADER_VALUE = 'header'
/** Largest size of a Latin-1 character in UTF-8, in bytes. */
const UTF8_LATIN1 = 2

/** An amount that the bank never sends. */
const NOT_SENT = '-1'

/** Columns to copy, of a field or of the whole line, counted from 0 in their record. */
export interface Span {
  readonly record: RegularCode
  readonly from: string
  readonly to: string
  /** Whether the columns contain only digits and capital letters. */
  readonly digits: boolean
}

/** A variable with the bytes of a header text, and their maximum count. */
export interface HeaderSpan {
  readonly bytes: string
  readonly maxSize: number
}

export class TitleSource {
  readonly plan: TitlePlan
  /** Records by role, the main record first. `b`: the bytes; `p`, `q`: starts of the records; `s`: text with their lines, from `d` and `e`. */
  readonly records = new Map<string, RegularCode>()
  /** Header fields that entries use: variables {@link HEADER_VALUE} plus their index. */
  readonly header: HeaderField[] = []
  /** Statements after the checks, for values of several fields. */
  readonly computations: string[] = []
  private readonly computed = {
    amount: new Map<object, string>(),
    date: new Map<object, string>(),
    day: new Map<object, string>(),
  }
  private readonly texts = new Map<string, string>()

  constructor(
    readonly dialect: ReturnDialect,
    readonly shape: RegularShape,
  ) {
    this.plan = titlePlan(dialect, shape.main, rolesOfShape(shape))
    const { records } = dialect.layout
    this.records.set(shape.main, new RegularCode(records[shape.main]!, 'm_', 'p', 's', 'd'))
    if (shape.companion !== null) {
      const { role } = shape.companion
      this.records.set(role, new RegularCode(records[role]!, 'c_', 'q', 's', 'e'))
    }
  }

  get main(): RegularCode {
    return this.records.get(this.shape.main)!
  }

  get companion(): RegularCode | null {
    const { companion } = this.shape
    return companion === null ? null : this.records.get(companion.role)!
  }

  /** A date as `YYYY-MM-DD`, or null. */
  date(entry: DateEntry): string {
    return this.dateAs(entry, 'date', 'null')
  }

  /** A date as days since 1970-01-01, or `NO_DATE`. */
  day(entry: DateEntry): string {
    return this.dateAs(entry, 'day', String(NO_DATE))
  }

  private dateAs(entry: DateEntry, as: 'date' | 'day', blank: string): string {
    const plan = this.plan.dates[entry]
    if (!isConditional(plan)) return this.dateIn(plan, as, blank)
    return this.named(plan, as, () => this.choice(plan, (field) => this.dateIn(field, as, blank)))
  }

  /** The lot header is not known here: a title with its date is irregular. */
  private dateIn(field: FieldOfPlan | null, as: 'date' | 'day', blank: string): string {
    if (field === null || field.from === 'lot header') return blank
    return field.from === 'header' ? this.headerValue(field, as) : this.record(field)[as](field.name)
  }

  /** An expression that is true or false by the values of the title. */
  isTrue(plan: ChoicePlan<boolean>): string {
    return this.choice(plan, String)
  }

  private choice<T>(plan: ChoicePlan<T>, codeOf: (value: T) => string): string {
    if (!isConditional<FieldOfPlan, T>(plan)) return codeOf(plan)
    return `(${this.test(plan.if)} ? ${this.choice(plan.yes, codeOf)} : ${this.choice(plan.no, codeOf)})`
  }

  private test(test: TestPlan): string {
    if (isTestOfCodes(test)) return `o.tests[${this.plan.tests.indexOf(test)}]`
    if ('blank' in test) return `${this.dateIn(test.blank, 'date', 'null')} === null`
    const [a, b] = ('equal' in test ? test.equal : test.less).map((amount) => this.number(amount)) as [string, string]
    return 'equal' in test ? `${a} === ${b}` : `${a} >= 0 && ${a} < ${b}`
  }

  /** Computes a value once, before the result of the title is made. Returns its variable. */
  private named(plan: object, as: keyof TitleSource['computed'], codeOf: () => string): string {
    const names = this.computed[as]
    const known = names.get(plan)
    if (known !== undefined) return known
    const code = codeOf()
    const name = `${as}Of${names.size}`
    names.set(plan, name)
    this.computations.push(`const ${name} = ${code}`)
    return name
  }

  private record({ role }: FieldOfPlan): RegularCode {
    return this.records.get(role)!
  }

  private headerValue({ name }: FieldOfPlan, as: HeaderField['as']): string {
    let index = this.header.findIndex((each) => each.name === name && each.as === as)
    if (index === -1) index = this.header.push({ name, as }) - 1
    return `${HEADER_VALUE}${index}`
  }

  /** A text. */
  text(entry: TextEntry): string {
    const plan = this.plan.texts[entry]
    const key = [plan.noneIf, ...plan.parts.map(({ path }) => path)].join()
    const made = this.texts.get(key)
    if (made !== undefined) return made
    const name = `text${this.texts.size}`
    this.texts.set(key, name)
    this.computations.push(`let ${name} = ${this.joined(plan, UNIQUE.has(entry))}`)
    if (plan.noneIf !== null) this.computations.push(`if (${name} === '${plan.noneIf}') ${name} = ''`)
    return name
  }

  private joined({ parts }: TextPlan, isUnique: boolean): string {
    const texts = parts.map((part) =>
      part.from === 'header' ? this.headerValue(part, 'text') : this.record(part).trimmed(part.name, isUnique),
    )
    return texts.length === 0 ? "''" : texts.join(' + ')
  }

  /** Returns a column of the slip: money as text of cents, dates as text; `null` if the main record has no field for it. */
  slip(column: SlipColumn): string {
    const found = slipColumnField(this.mainRecord, column)
    if (found === null) return 'null'
    const { main } = this
    if (column === 'amount') return main.cents(found.name)
    if (column === 'expire_at') return main.date(found.name)
    const text = main.trimmed(found.name, true)
    if (column !== 'customer_cnpj_cpf') return text
    const kind = taxIdKindIn(this.mainRecord)
    return `withoutFill(${text}, ${kind === null ? "''" : main.trimmed(kind, false)})`
  }

  get mainRecord(): FixedRecord {
    return this.dialect.layout.records[this.shape.main]!
  }

  /** The consecutive columns of a text. */
  spans(entry: TextEntry): readonly (Span | HeaderSpan | string)[] {
    const { parts, noneIf } = this.plan.texts[entry]
    return parts.map((part): Span | HeaderSpan | string => {
      const { from, to, kind, literal } = part.field
      if (part.from === 'header')
        return { bytes: this.headerValue(part, 'bytes'), maxSize: UTF8_LATIN1 * (to - from + 1) }
      if (literal !== undefined) return literal.trim()
      const record = this.record(part)
      const [start, end] = record.span(part.name)
      const digits = kind === 'digits' || kind === 'tax_id'
      const span = { record, from: start, to: end, digits }
      return noneIf === null ? span : this.unlessNone(span, noneIf)
    })
  }

  private unlessNone(span: Span, noneIf: string): Span {
    const { from, to } = span
    const { at } = span.record
    const same = [...noneIf].map((char, i) => `b[${at} + ${from} + ${i}] === ${char.charCodeAt(0)}`).join(' && ')
    const name = `span${this.computations.length}`
    this.computations.push(`const ${name} = ${to} - ${from} === ${noneIf.length} && ${same} ? ${from} : ${to}`)
    return { ...span, to: name }
  }

  /** An amount as text without leading zeros; `''` if the bank does not send it. */
  cents(entry: MoneyEntry): string {
    const plan = this.plan.amounts[entry]
    if ('path' in plan) return this.record(plan).cents(plan.name)
    if ('cents' in plan) return JSON.stringify(String(plan.cents ?? ''))
    const number = this.number(plan)
    const digits = fieldsWithDigits(plan).map((field) => {
      const record = this.record(field)
      return `${number} === ${record.number(field.name)} ? ${record.cents(field.name)} : `
    })
    return `(${digits.join('')}${number} < 0 ? '' : String(${number}))`
  }

  /** An amount as a number; negative if the bank does not send it. */
  amount(entry: MoneyEntry): string {
    return this.number(this.plan.amounts[entry])
  }

  private number(plan: AmountPlan): string {
    if ('path' in plan) return this.record(plan).number(plan.name)
    if ('cents' in plan) return String(plan.cents ?? NOT_SENT)
    return this.named(plan, 'amount', () => this.computation(plan))
  }

  private computation(plan: ComputedAmount): string {
    if ('if' in plan) return this.choice<AmountPlan>(plan, (value) => this.number(value))
    if ('difference' in plan) {
      const [from, less] = plan.difference.map((part) => this.number(part)) as [string, string]
      return `${from} < 0 || ${less} < 0 || ${from} < ${less} ? ${NOT_SENT} : ${from} - ${less}`
    }
    if ('quotient' in plan) {
      const amount = this.number(plan.quotient)
      return `${amount} < 0 || ${amount} % ${plan.by} !== 0 ? ${NOT_SENT} : ${amount} / ${plan.by}`
    }
    if ('sumOfSent' in plan) return plan.sumOfSent.map((part) => `Math.max(${this.number(part)}, 0)`).join(' + ')
    const parts = plan.sum.map((part) => this.number(part))
    return `${parts.map((part) => `${part} < 0`).join(' || ')} ? ${NOT_SENT} : ${parts.join(' + ')}`
  }
}

/** Fields that a computed amount often equals: their digits are the text. */
function fieldsWithDigits(plan: AmountPlan): readonly FieldOfPlan[] {
  if ('path' in plan) return [plan]
  if ('sumOfSent' in plan) return plan.sumOfSent.slice(0, 1).flatMap(fieldsWithDigits)
  if ('difference' in plan) return fieldsWithDigits(plan.difference[0])
  if (!('if' in plan)) return []
  const compared = 'equal' in plan.if ? plan.if.equal.filter((amount) => !('path' in amount)) : []
  return [...new Set([...compared, plan.yes, plan.no].flatMap(fieldsWithDigits))]
}
