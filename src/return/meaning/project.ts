/** Makes `line_parsed` from the records of a title, by the plan of its main record. */
import type { LineParsed } from '../../cobranca/index.js'
import { isConditional, isTestOfCodes } from '../../febraban/index.js'
import { type FileLayout, isSilent, type ReadLine, type Title, type ValueRow } from '../../fixed-width/index.js'
import type { PaidAmountDoubt } from './lowered-sources.js'
import type { AmountPlan, ChoicePlan, DatePlan, FieldOfPlan, TestPlan } from './plan-expressions.js'
import type { ReviewRule } from './review-rules.js'
import { isTrueOfCodes, type OutcomeFlags } from './title-outcome.js'
import type { TextPlan, TitlePlan } from './title-plan.js'
import { type ReadText, RowReaders, type TitleRows } from './title-rows.js'

export interface Projected {
  readonly lineParsed: LineParsed
  readonly doubt: PaidAmountDoubt | null
  /** The amounts that the payer may have paid: of an ambiguous paid amount, each once. */
  readonly possible: readonly number[]
  /** Whether the title moves money, if it counts. */
  readonly isMoney: boolean
}

/** Reads a value of a title. */
type Read<T> = (rows: TitleRows, outcome: OutcomeFlags, title: Title<ReadLine>) => T

/**
 * Projects the titles of one main record: evaluates the expressions of its plan. Looks up the fields of each entry once. An entry that the bank does not send is
 * `''`, or null for a date.
 */
export class Projector {
  private readonly readers: RowReaders
  private readonly entries
  private readonly doubts: readonly Read<PaidAmountDoubt | null>[]
  private readonly possible: readonly Read<number | null>[]
  private readonly readMoney: Read<boolean>
  private readonly review: readonly { readonly code: ReviewRule['code']; readonly applies: Read<boolean> }[]

  constructor(layout: Pick<FileLayout, 'records' | 'structure'>, plan: TitlePlan, main: string) {
    const { dates, texts, amounts, possible, doubts, isMoney, review } = plan
    this.readers = new RowReaders(layout, main)
    this.doubts = doubts.map((doubt) => this.choice(doubt, (code) => () => code))
    this.possible = possible.map((amount) => this.amount(amount))
    this.readMoney = this.choice(isMoney, (is) => () => is)
    this.review = review.map(({ code, applies }) => ({ code, applies: this.choice(applies, (is) => () => is) }))
    this.entries = {
      paid_at: this.date(dates.paid_at),
      credit_at: this.date(dates.credit_at),
      paid_amount: this.amount(amounts.paid_amount),
      credit_amount: this.amount(amounts.credit_amount),
      bank_rate: this.amount(amounts.bank_rate),
      discount: this.amount(amounts.discount),
      billet_fine: this.amount(amounts.billet_fine),
      other_fines: this.amount(amounts.other_fines),
      other_credit: this.amount(amounts.other_credit),
      value_rebate: this.amount(amounts.value_rebate),
      iof: this.amount(amounts.iof),
      our_number: this.text(texts.our_number),
      processed_our_number_raw: this.text(texts.processed_our_number_raw),
      event_type: this.text(texts.event_type),
      error_code: this.text(texts.error_code),
      agency_number: this.text(texts.agency_number),
      account_number: this.text(texts.account_number),
      banco_recebedor: this.text(texts.banco_recebedor),
      agencia_recebedora: this.text(texts.agencia_recebedora),
      control_number: this.text(texts.control_number),
      document_number: this.text(texts.document_number),
    }
  }

  /** Projects a title. `header` is the file header. All entries are written out: storing by computed names would take most of the time. */
  project(title: Title<ReadLine>, outcome: OutcomeFlags, header: ValueRow | null): Projected {
    const { entries } = this
    const rows = this.readers.rowsOf(title, header)
    const doubt = this.doubts.map((read) => read(rows, outcome, title)).find((found) => found !== null) ?? null
    return {
      lineParsed: {
        paid_at: entries.paid_at(rows, outcome, title),
        credit_at: entries.credit_at(rows, outcome, title),
        paid_amount: cents(entries.paid_amount(rows, outcome, title)),
        credit_amount: cents(entries.credit_amount(rows, outcome, title)),
        bank_rate: cents(entries.bank_rate(rows, outcome, title)),
        discount: cents(entries.discount(rows, outcome, title)),
        billet_fine: cents(entries.billet_fine(rows, outcome, title)),
        other_fines: cents(entries.other_fines(rows, outcome, title)),
        other_credit: cents(entries.other_credit(rows, outcome, title)),
        value_rebate: cents(entries.value_rebate(rows, outcome, title)),
        iof: cents(entries.iof(rows, outcome, title)),
        our_number: entries.our_number(rows),
        processed_our_number_raw: entries.processed_our_number_raw(rows),
        event_type: entries.event_type(rows),
        error_code: entries.error_code(rows),
        agency_number: entries.agency_number(rows),
        account_number: entries.account_number(rows),
        banco_recebedor: entries.banco_recebedor(rows),
        agencia_recebedora: entries.agencia_recebedora(rows),
        control_number: entries.control_number(rows),
        document_number: entries.document_number(rows),
      },
      doubt,
      possible: doubt === 'paid_amount_ambiguous' ? this.possibleOf(rows, outcome, title) : NONE,
      isMoney: this.readMoney(rows, outcome, title),
    }
  }

  private possibleOf(...title: Parameters<Read<unknown>>): readonly number[] {
    return [...new Set(this.possible.flatMap((read) => read(...title) ?? []))]
  }

  /** Returns the rules by which a title that moves money needs review. */
  toReview(title: Title<ReadLine>, outcome: OutcomeFlags, header: ValueRow | null): readonly ReviewRule['code'][] {
    const rows = this.readers.rowsOf(title, header)
    return this.review.flatMap(({ code, applies }) => (applies(rows, outcome, title) ? [code] : []))
  }

  private date(plan: DatePlan): Read<string | null> {
    return this.choice(plan, (field) => {
      const read = field === null ? () => null : this.readers.value(field)
      return (rows) => (read(rows) ?? null) as string | null
    })
  }

  private text({ parts, noneIf }: TextPlan): ReadText {
    const [first, ...others] = parts.map((part) => this.readers.text(part))
    if (first === undefined) return () => ''
    if (noneIf !== null) {
      return (rows) => {
        const text = first(rows).trim()
        return text === noneIf ? '' : text
      }
    }
    if (others.length === 0) return (rows) => first(rows).trim()
    return (rows) => {
      let text = first(rows).trim()
      for (const read of others) text += read(rows).trim()
      return text
    }
  }

  private amount(plan: AmountPlan): Read<number | null> {
    if ('path' in plan) {
      const read = this.readers.value(plan)
      return (rows) => {
        const amount = read(rows)
        return typeof amount === 'number' ? amount : null
      }
    }
    if ('cents' in plan) return () => plan.cents
    if ('if' in plan) return this.choice<AmountPlan, number | null>(plan, (value) => this.amount(value))
    if ('difference' in plan) {
      const [from, less] = plan.difference.map((part) => this.amount(part)) as [
        Read<number | null>,
        Read<number | null>,
      ]
      return (...title) => {
        const [amount, deducted] = [from(...title), less(...title)]
        return amount === null || deducted === null || amount < deducted ? null : amount - deducted
      }
    }
    if ('quotient' in plan) {
      const [read, { by }] = [this.amount(plan.quotient), plan]
      return (...title) => {
        const amount = read(...title)
        return amount === null || amount % by !== 0 ? null : amount / by
      }
    }
    const isOfSent = 'sumOfSent' in plan
    const parts = (isOfSent ? plan.sumOfSent : plan.sum).map((part) => this.amount(part))
    return (...title) => {
      let sum = 0
      for (const read of parts) {
        const amount = read(...title)
        if (amount === null && !isOfSent) return null
        sum += amount ?? 0
      }
      return sum
    }
  }

  private choice<T, V>(plan: ChoicePlan<T>, readerOf: (value: T) => Read<V>): Read<V> {
    if (!isConditional<FieldOfPlan, T>(plan)) return readerOf(plan)
    const test = this.test(plan.if)
    const [yes, no] = [this.choice(plan.yes, readerOf), this.choice(plan.no, readerOf)]
    return (...title) => (test(...title) ? yes(...title) : no(...title))
  }

  private test(test: TestPlan): Read<boolean> {
    if (isTestOfCodes<FieldOfPlan>(test)) {
      const code = 'code' in test ? this.readers.value(test.code) : null
      return (rows, outcome) => isTrueOfCodes(test, outcome, () => code!(rows))
    }
    if ('blank' in test) return this.isBlank(test.blank)
    const [a, b] = ('equal' in test ? test.equal : test.less).map((amount) => this.amount(amount)) as [
      Read<number | null>,
      Read<number | null>,
    ]
    if ('equal' in test) return (...title) => a(...title) === b(...title)
    return (...title) => {
      const [amount, other] = [a(...title), b(...title)]
      return amount !== null && other !== null && amount < other
    }
  }

  private isBlank(field: FieldOfPlan): Read<boolean> {
    const read = this.readers.value(field)
    const { role, name, from } = field
    return (rows, _, { main, companions }) => {
      if ((read(rows) ?? null) !== null) return false
      if (from !== 'title') return true
      // A date that cannot be read has no value either.
      const line = role === main.role ? main : companions[role]?.[0]
      return line?.misplaced === false && !line.faults.some((fault) => fault.field === name && !isSilent(fault.code))
    }
  }
}

const cents = (amount: number | null): string => (amount === null ? '' : String(amount))
const NONE: readonly number[] = []
