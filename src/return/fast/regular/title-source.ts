/** The values of a regular title, as expressions of the generated code. */
import type { ReturnDialect } from '../../../banks/index.js'
import { type FixedRecord, IRREGULAR, NO_DATE, RegularCode } from '../../../fixed-width/index.js'
import { AmountByCode } from '../../meaning/amount-by-code.js'
import { type SlipColumn, slipField, taxIdKindIn } from '../../meaning/slip-columns.js'
import {
  type ComputedAmount,
  type DateEntry,
  type FieldOfHeader,
  type FieldOfTitle,
  type GrossPlan,
  type MoneyEntry,
  type TextEntry,
  type TextPlan,
  type TitlePlan,
  titlePlan,
} from '../../meaning/title-plan.js'
import type { HeaderField } from '../header-values.js'
import { type RegularShape, rolesOf } from '../regular-shape.js'

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
  private readonly computedNames = new Map<ComputedAmount, string>()
  private readonly texts = new Map<string, string>()

  constructor(
    readonly dialect: ReturnDialect,
    readonly shape: RegularShape,
  ) {
    this.plan = titlePlan(dialect, shape.main, rolesOf(shape))
    const { records } = dialect.layout
    this.records.set(shape.main, new RegularCode(records[shape.main]!, 'm_', 'p', 's', 'd'))
    if (shape.companion !== null) {
      const { role } = shape.companion
      this.records.set(role, new RegularCode(records[role]!, 'c_', 'q', 's', 'e'))
    }
    // The lot header is not known here: a payment without its own date is irregular.
    const { credit_at } = this.plan.dates
    if (credit_at.from === 'title or lot header')
      this.computations.push(`if (${this.date('credit_at')} === null && o.outcome.isPayment) ${IRREGULAR}`)
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
    switch (plan.from) {
      case 'none':
        return blank
      case 'header':
        return this.headerValue(plan, as)
      case 'title':
        return this.record(plan)[as](plan.name)
      case 'title or lot header':
        return this.record(plan.date)[as](plan.date.name)
      case 'payments':
        return `(o.outcome.isPayment ? ${plan.date.from === 'header' ? this.headerValue(plan.date, as) : this.record(plan.date)[as](plan.date.name)} : ${blank})`
      case 'title or header': {
        const own = this.record(plan.date)[as](plan.date.name)
        return `(${own} === ${blank} && o.outcome.isPayment ? ${this.headerValue(plan.header, as)} : ${own})`
      }
    }
  }

  private record({ role }: FieldOfTitle): RegularCode {
    return this.records.get(role)!
  }

  private headerValue({ name }: FieldOfHeader, as: HeaderField['as']): string {
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
    const found = slipField(this.mainRecord, column)
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
    if (plan.from === 'none') return "''"
    if (plan.from === 'title') return this.record(plan).cents(plan.name)
    const number = this.amount(entry)
    const digits = fieldsWithDigits(plan).map((field) => {
      const record = this.record(field)
      return `${number} === ${record.number(field.name)} ? ${record.cents(field.name)} : `
    })
    return `(${digits.join('')}${number} < 0 ? '' : String(${number}))`
  }

  /** An amount as a number; negative if the bank does not send it. */
  amount(entry: MoneyEntry): string {
    const plan = this.plan.amounts[entry]
    if (plan.from === 'none') return NOT_SENT
    return plan.from === 'title' ? this.number(plan) : this.computedAmount(plan)
  }

  private number(field: FieldOfTitle | null): string {
    return field === null ? NOT_SENT : this.record(field).number(field.name)
  }

  private computedAmount(plan: ComputedAmount): string {
    const known = this.computedNames.get(plan)
    if (known !== undefined) return known
    const name = `computed${this.computedNames.size}`
    this.computedNames.set(plan, name)
    this.computations.push(...this.statementsOf(plan, name))
    return name
  }

  /** Statements that set a variable to an amount. */
  private statementsOf(plan: ComputedAmount, name: string): readonly string[] {
    switch (plan.from) {
      case 'where': {
        const amount = this.number(plan.amount)
        const how = `o.amounts[${this.plan.where.indexOf(plan)}]`
        const isZero = `${how} === ${AmountByCode.zero} || (${how} === ${AmountByCode.zeroIfZero} && ${amount} === 0)`
        return [`const ${name} = ${how} === ${AmountByCode.amount} ? ${amount} : ${isZero} ? 0 : ${NOT_SENT}`]
      }
      case 'beside': {
        const [amount, beside] = [this.number(plan.amount), this.number(plan.beside)]
        return [`const ${name} = (${amount} === 0) === (${beside} === 0) ? ${amount} : ${NOT_SENT}`]
      }
      case 'sum': {
        const parts = plan.parts.map((part) => this.number(part))
        const blank = parts.map((part) => `${part} < 0`).join(' || ')
        return [`const ${name} = ${blank} ? ${NOT_SENT} : ${parts.join(' + ')}`]
      }
      case 'gross':
        return this.gross(plan, name)
    }
  }

  /** As `Projector`. An inferred or unknown amount needs a diagnostic, so such a title is irregular; so is a reversal. */
  private gross({ net, fees, plus, minus }: GrossPlan, name: string): readonly string[] {
    const known = (field: FieldOfTitle | null): string => `Math.max(${this.number(field)}, 0)`
    const added = plus.map((field) => ` + ${known(field)}`).join('')
    const deducted = minus.map((field) => ` - ${known(field)}`).join('')
    return [
      `let ${name} = ${this.number(net)}`,
      `if (${name} >= 0 && !o.outcome.isPayment) { if (o.outcome.money) ${IRREGULAR}; ${name} = 0 }`,
      `const ${name}_owed = 0${added}${deducted}`,
      `if (${name} === 0 && o.outcome.isPayment && ${name}_owed > 0) ${IRREGULAR}`,
      ...fees.map((fee) => `if (${name} > 0 && ${name} !== ${name}_owed) ${name} += ${known(fee)}`),
      `if (${name} > 0 && ${name} !== ${name}_owed && ${name} !== ${this.number(net)}) ${IRREGULAR}`,
    ]
  }
}

/** Fields that a computed amount usually equals: their digits are the text. */
function fieldsWithDigits(plan: ComputedAmount): readonly FieldOfTitle[] {
  switch (plan.from) {
    case 'where':
      return plan.amount === null ? [] : [plan.amount]
    case 'beside':
      return [plan.amount]
    case 'sum':
      return []
    case 'gross':
      return [plan.net, ...plan.plus.slice(0, 1)]
  }
}
