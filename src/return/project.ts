/** `line_parsed`, out of the records of a title, as the bank's projection says. */
import type { LineParsed, LineParsedEntry } from '../cobranca/index.js'
import type {
  AnyProjection,
  DateOrHeader,
  DateSource,
  GrossOf,
  MoneyBeside,
  MoneySource,
  MoneyWhere,
  SumOf,
  TextSource,
} from '../febraban/index.js'
import type { FieldValue, FileLayout, ReadLine, Row, Title } from '../fixed-width/index.js'
import { type ReadText, type ReadValue, RowPlaces, type TitleRows } from './title-rows.js'

/** What the occurrence says about payment: known to be one, known not to be one, or not known. */
export type IsPayment = boolean | null

export interface Projected {
  readonly lineParsed: LineParsed
  /** The paid amount was worked out in a way that the face value does not confirm. */
  readonly inferred: boolean
}

/** No bank has this number: the columns are not filled (Itaú 240 has zeros for the receiving bank, p. 14). */
const NO_BANK = '000'

/** An amount in cents; anything but a number is one that the bank does not tell. */
type ReadMoney = (rows: TitleRows, isPayment: IsPayment) => FieldValue | undefined

type ReadDate = (rows: TitleRows, isPayment: IsPayment, main: ReadLine) => string | null

interface Gross {
  readonly amount: number | null
  readonly inferred: boolean
}

type ReadGross = (rows: TitleRows, isPayment: IsPayment) => Gross

/** Projects the titles of one main record: where each entry comes from is looked up once. An entry the bank does not send is `''`; a date, null. */
export class Projector {
  private readonly places: RowPlaces
  private readonly entries
  /** The amounts that are worked out. */
  private readonly gross: ReadGross[] = []

  constructor(
    layout: Pick<FileLayout, 'records' | 'structure'>,
    private readonly projection: AnyProjection,
    main: string,
  ) {
    this.places = new RowPlaces(layout, main)
    this.entries = {
      paid_at: this.date('paid_at'),
      credit_at: this.date('credit_at'),
      paid_amount: this.money('paid_amount'),
      credit_amount: this.money('credit_amount'),
      bank_rate: this.money('bank_rate'),
      discount: this.money('discount'),
      billet_fine: this.money('billet_fine'),
      other_fines: this.money('other_fines'),
      other_credit: this.money('other_credit'),
      value_rebate: this.money('value_rebate'),
      iof: this.money('iof'),
      our_number: this.text('our_number'),
      processed_our_number_raw: this.text('processed_our_number_raw'),
      event_type: this.text('event_type'),
      error_code: this.text('error_code'),
      agency_number: this.text('agency_number'),
      account_number: this.text('account_number'),
      banco_recebedor: this.text('banco_recebedor'),
      agencia_recebedora: this.text('agencia_recebedora'),
      control_number: this.text('control_number'),
      document_number: this.text('document_number'),
    } satisfies Record<LineParsedEntry, unknown>
  }

  /** Projects a title, under the file's header. All names are written out: a store by name for each entry would cost more than all the rest. */
  project(title: Title<ReadLine>, isPayment: IsPayment, header: Row | null): Projected {
    const { entries } = this
    const rows = this.places.rowsOf(title, header)
    const banco_recebedor = entries.banco_recebedor(rows)
    return {
      lineParsed: {
        paid_at: entries.paid_at(rows, isPayment, title.main),
        credit_at: entries.credit_at(rows, isPayment, title.main),
        paid_amount: cents(entries.paid_amount(rows, isPayment)),
        credit_amount: cents(entries.credit_amount(rows, isPayment)),
        bank_rate: cents(entries.bank_rate(rows, isPayment)),
        discount: cents(entries.discount(rows, isPayment)),
        billet_fine: cents(entries.billet_fine(rows, isPayment)),
        other_fines: cents(entries.other_fines(rows, isPayment)),
        other_credit: cents(entries.other_credit(rows, isPayment)),
        value_rebate: cents(entries.value_rebate(rows, isPayment)),
        iof: cents(entries.iof(rows, isPayment)),
        our_number: entries.our_number(rows),
        processed_our_number_raw: entries.processed_our_number_raw(rows),
        event_type: entries.event_type(rows),
        error_code: entries.error_code(rows),
        agency_number: entries.agency_number(rows),
        account_number: entries.account_number(rows),
        banco_recebedor: banco_recebedor === NO_BANK ? '' : banco_recebedor,
        agencia_recebedora: entries.agencia_recebedora(rows),
        control_number: entries.control_number(rows),
        document_number: entries.document_number(rows),
      },
      inferred: this.gross.some((read) => read(rows, isPayment).inferred),
    }
  }

  private date(entry: LineParsedEntry): ReadDate {
    const source = this.projection[entry] as DateSource | undefined
    if (source === undefined) return () => null
    if (typeof source !== 'string') return dateOrHeader(source, this.places)
    const read = this.places.value(source)
    return (rows) => (read(rows) ?? null) as string | null
  }

  private text(entry: LineParsedEntry): ReadText {
    const source = this.projection[entry] as TextSource | undefined
    if (source === undefined) return () => ''
    if (typeof source === 'string') {
      const read = this.places.text(source)
      return (rows) => read(rows).trim()
    }
    const parts = source.map((path) => this.places.text(path))
    return (rows) => {
      let text = ''
      for (const read of parts) text += read(rows).trim()
      return text
    }
  }

  private money(entry: LineParsedEntry): ReadMoney {
    const source = this.projection[entry] as MoneySource | undefined
    if (source === undefined) return () => undefined
    if (typeof source === 'string') return this.places.value(source)
    if ('where' in source) return whereSaid(source, this.places)
    if ('beside' in source) return besideAnother(source, this.places)
    if ('sum' in source) return sumOf(source, this.places)
    const gross = grossOf(source, this.places)
    this.gross.push(gross)
    return (rows, isPayment) => gross(rows, isPayment).amount
  }
}

/** See `DateOrHeader`. A date that cannot be read is not blank. */
function dateOrHeader({ date, header }: DateOrHeader, places: RowPlaces): ReadDate {
  const read = places.value(date)
  const readHeader = places.value(header)
  const name = date.slice(date.indexOf('.') + 1)
  return (rows, isPayment, { faults }) => {
    const own = (read(rows) ?? null) as string | null
    if (own !== null || isPayment !== true) return own
    const isDamaged = faults.some(({ field, code }) => field === name && code !== 'other_empty')
    return isDamaged ? null : ((readHeader(rows) ?? null) as string | null)
  }
}

/** See `MoneyWhere`. */
function whereSaid(source: MoneyWhere, places: RowPlaces): ReadMoney {
  const readCode = places.value(source.where)
  const readAmount = places.value(source.money)
  return (rows) => {
    const code = readCode(rows)
    const amount = readAmount(rows)
    // Nothing is nothing on either side.
    if (typeof code !== 'string' || code === '') return amount === 0 ? 0 : undefined
    // A file may have come in small letters.
    if ('isNot' in source) return source.isNot.includes(code.toUpperCase()) ? undefined : amount
    return source.is.includes(code.toUpperCase()) ? amount : 0
  }
}

/** See `MoneyBeside`. */
function besideAnother({ money, beside }: MoneyBeside, places: RowPlaces): ReadMoney {
  const readAmount = places.value(money)
  const readBeside = places.value(beside)
  return (rows) => {
    const amount = readAmount(rows)
    return (amount === 0) === (readBeside(rows) === 0) ? amount : undefined
  }
}

/** See `GrossOf`. Blank when the credit is blank, or when it is not known whether it is a payment. */
function grossOf(source: GrossOf, places: RowPlaces): ReadGross {
  const readNet = places.value(source.net)
  const readFee = places.value(source.fee)
  const plus = source.owed.plus.map((path) => places.value(path))
  const minus = source.owed.minus.map((path) => places.value(path))
  return (rows, isPayment) => {
    const net = readNet(rows)
    if (typeof net !== 'number' || isPayment === null) return { amount: net === 0 ? 0 : null, inferred: false }
    if (!isPayment || net === 0) return { amount: 0, inferred: false }
    const owed = sumOfTold(plus, rows) - sumOfTold(minus, rows)
    const fee = sumOfTold([readFee], rows)
    if (net === owed) return { amount: net, inferred: false }
    return { amount: net + fee, inferred: fee > 0 && net + fee !== owed }
  }
}

/** What is not told counts for nothing. */
function sumOfTold(reads: readonly ReadValue[], rows: TitleRows): number {
  let sum = 0
  for (const read of reads) {
    const amount = read(rows)
    if (typeof amount === 'number') sum += amount
  }
  return sum
}

/** Blank when a part is. */
function sumOf(source: SumOf, places: RowPlaces): ReadMoney {
  const parts = source.sum.map((path) => places.value(path))
  return (rows) => (parts.every((read) => typeof read(rows) === 'number') ? sumOfTold(parts, rows) : null)
}

const cents = (value: unknown): string => (typeof value === 'number' ? String(value) : '')
