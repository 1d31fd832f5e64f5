/** Makes `line_parsed` from the records of a title, by the plan of its main record. */
import type { LineParsed } from '../../cobranca/index.js'
import {
  type FieldValue,
  type FileLayout,
  isSilent,
  type ReadLine,
  type Title,
  type ValueRow,
} from '../../fixed-width/index.js'
import { AmountByCode } from './amount-by-code.js'
import type { TitleOutcome } from './title-outcome.js'
import {
  amountByCode,
  type DatePlan,
  type FieldOfTitle,
  type GrossPlan,
  type MoneyPlan,
  type TextPlan,
  type TitlePlan,
} from './title-plan.js'
import { type ReadText, type ReadValue, RowReaders, type TitleRows } from './title-rows.js'

/** The part of a title's outcome that its values depend on. */
export type PaymentOutcome = Pick<TitleOutcome, 'isPayment' | 'money'>

/** A paid amount that was computed and does not match the amount owed, or that cannot be computed. */
type PaidAmountDoubt = 'paid_amount_inferred' | 'paid_amount_unknown'

export interface Projected {
  readonly lineParsed: LineParsed
  readonly doubt: PaidAmountDoubt | null
}

/** Reads an amount in cents. Any value that is not a number means that the bank does not send it. */
type ReadMoney = (rows: TitleRows, outcome: PaymentOutcome) => FieldValue | undefined

type ReadDate = (rows: TitleRows, outcome: PaymentOutcome, title: Title<ReadLine>) => string | null

interface Gross {
  readonly amount: number | null
  readonly doubt: PaidAmountDoubt | null
}

type ReadGross = (rows: TitleRows, outcome: PaymentOutcome) => Gross

/** Projects the titles of one main record. Looks up the fields of each entry once. An entry that the bank does not send is `''`, or null for a date. */
export class Projector {
  private readonly readers: RowReaders
  private readonly entries
  /** Readers of the computed amounts. */
  private readonly gross: ReadGross[] = []

  constructor(layout: Pick<FileLayout, 'records' | 'structure'>, { dates, texts, amounts }: TitlePlan, main: string) {
    this.readers = new RowReaders(layout, main)
    this.entries = {
      paid_at: this.date(dates.paid_at),
      credit_at: this.date(dates.credit_at),
      paid_amount: this.money(amounts.paid_amount),
      credit_amount: this.money(amounts.credit_amount),
      bank_rate: this.money(amounts.bank_rate),
      discount: this.money(amounts.discount),
      billet_fine: this.money(amounts.billet_fine),
      other_fines: this.money(amounts.other_fines),
      other_credit: this.money(amounts.other_credit),
      value_rebate: this.money(amounts.value_rebate),
      iof: this.money(amounts.iof),
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
  project(title: Title<ReadLine>, outcome: PaymentOutcome, header: ValueRow | null): Projected {
    const { entries } = this
    const rows = this.readers.rowsOf(title, header)
    return {
      lineParsed: {
        paid_at: entries.paid_at(rows, outcome, title),
        credit_at: entries.credit_at(rows, outcome, title),
        paid_amount: cents(entries.paid_amount(rows, outcome)),
        credit_amount: cents(entries.credit_amount(rows, outcome)),
        bank_rate: cents(entries.bank_rate(rows, outcome)),
        discount: cents(entries.discount(rows, outcome)),
        billet_fine: cents(entries.billet_fine(rows, outcome)),
        other_fines: cents(entries.other_fines(rows, outcome)),
        other_credit: cents(entries.other_credit(rows, outcome)),
        value_rebate: cents(entries.value_rebate(rows, outcome)),
        iof: cents(entries.iof(rows, outcome)),
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
      doubt: this.gross.map((read) => read(rows, outcome).doubt).find((doubt) => doubt !== null) ?? null,
    }
  }

  private date(plan: DatePlan): ReadDate {
    if (plan.from === 'none') return () => null
    const read = this.readers.value('date' in plan ? plan.date : plan)
    if (plan.from === 'payments')
      return (rows, { isPayment }) => (isPayment === true ? ((read(rows) ?? null) as string | null) : null)
    if (!('header' in plan)) return (rows) => (read(rows) ?? null) as string | null
    const readHeader = this.readers.value(plan.header)
    const { role, name } = plan.date
    return (rows, { isPayment }, { main, companions }) => {
      const own = (read(rows) ?? null) as string | null
      if (own !== null || isPayment !== true) return own
      // A damaged date must not be replaced by the date of the header.
      const line = role === main.role ? main : companions[role]?.[0]
      const isBlank =
        line?.misplaced === false && !line.faults.some(({ field, code }) => field === name && !isSilent(code))
      return isBlank ? ((readHeader(rows) ?? null) as string | null) : null
    }
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

  private money(plan: MoneyPlan): ReadMoney {
    switch (plan.from) {
      case 'none':
        return () => undefined
      case 'title':
        return this.readers.value(plan)
      case 'where': {
        const readAmount = this.value(plan.amount)
        const readCode = this.value(plan.code)
        return (rows) => {
          const amount = readAmount(rows)
          const code = readCode(rows)
          switch (amountByCode(plan, typeof code === 'string' ? code : null)) {
            case AmountByCode.amount:
              return amount
            case AmountByCode.zero:
              return 0
            case AmountByCode.zeroIfZero:
              return amount === 0 ? 0 : undefined
            case AmountByCode.notSent:
              return undefined
          }
        }
      }
      case 'beside': {
        const readAmount = this.readers.value(plan.amount)
        const readBeside = this.value(plan.beside)
        return (rows) => {
          const amount = readAmount(rows)
          return (amount === 0) === (readBeside(rows) === 0) ? amount : undefined
        }
      }
      case 'sum': {
        const parts = this.values(plan.parts)
        return (rows) => (parts.every((read) => typeof read(rows) === 'number') ? sumOfSent(parts, rows) : null)
      }
      case 'gross': {
        const gross = this.grossOf(plan)
        this.gross.push(gross)
        return (rows, outcome) => gross(rows, outcome).amount
      }
    }
  }

  /** See `GrossOf`. Blank if the credit is blank or the occurrence is unknown. */
  private grossOf(plan: GrossPlan): ReadGross {
    const readNet = this.readers.value(plan.net)
    const fees = this.values(plan.fees)
    const plus = this.values(plan.plus)
    const minus = this.values(plan.minus)
    return (rows, { isPayment, money }) => {
      const net = readNet(rows)
      if (typeof net !== 'number' || isPayment === null) return { amount: net === 0 ? 0 : null, doubt: null }
      const owed = sumOfSent(plus, rows) - sumOfSent(minus, rows)
      if (isPayment && money && net === 0 && owed > 0) return { amount: null, doubt: 'paid_amount_unknown' }
      if (!isPayment) return { amount: money ? net || null : 0, doubt: null }
      if (net === 0) return { amount: 0, doubt: null }
      let amount = net
      for (const fee of fees) {
        if (amount === owed) break
        amount += sumOfSent([fee], rows)
      }
      return { amount, doubt: amount !== net && amount !== owed ? 'paid_amount_inferred' : null }
    }
  }

  private value(field: FieldOfTitle | null): ReadValue {
    return field === null ? () => undefined : this.readers.value(field)
  }

  private values(fields: readonly FieldOfTitle[]): readonly ReadValue[] {
    return fields.map((field) => this.readers.value(field))
  }
}

/** Returns the sum of the amounts that the bank sends. */
function sumOfSent(reads: readonly ReadValue[], rows: TitleRows): number {
  let sum = 0
  for (const read of reads) {
    const amount = read(rows)
    if (typeof amount === 'number') sum += amount
  }
  return sum
}

const cents = (value: unknown): string => (typeof value === 'number' ? String(value) : '')
