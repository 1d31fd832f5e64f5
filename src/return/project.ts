/** `line_parsed`, out of the records of a title, as the bank's projection says. */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../cobranca/index.js'
import type { AnyProjection, GrossOf, MoneyBeside, MoneyWhere, SumOf, TextSource } from '../febraban/index.js'
import type { FieldValue, FileLayout, Title } from '../fixed-width/index.js'
import { textAt, valueAt, writtenAt } from './title-values.js'

/** What the occurrence says about payment: known to be one, known not to be one, or not known. */
export type IsPayment = boolean | null

export interface Projected {
  readonly lineParsed: LineParsed
  /** The paid amount was worked out in a way that the face value does not confirm. */
  readonly inferred: boolean
}

const ENTRIES = Object.entries(LINE_PARSED_ENTRIES) as [LineParsedEntry, 'money' | 'date' | 'text'][]

/** No bank has this number: the columns are not filled (Itaú 240 has zeros for the receiving bank, p. 14). */
const NO_BANK = '000'

/** Projects a title. An entry the bank does not send is `''`; a date, null. */
export function project(
  layout: Pick<FileLayout, 'records'>,
  projection: AnyProjection,
  title: Title,
  isPayment: IsPayment,
): Projected {
  const parsed: Record<string, string | null> = {}
  let inferred = false
  for (const [entry, kind] of ENTRIES) {
    const source = projection[entry]
    if (kind === 'date')
      parsed[entry] = source === undefined ? null : ((valueAt(title, source as string) ?? null) as string | null)
    else if (source === undefined) parsed[entry] = ''
    else if (kind === 'text') parsed[entry] = textOf(layout, source as TextSource, title, entry)
    else if (typeof source === 'string') parsed[entry] = cents(valueAt(title, source))
    else if ('where' in source) parsed[entry] = cents(whereSaid(source, title))
    else if ('beside' in source) parsed[entry] = cents(besideAnother(source, title))
    else if ('sum' in source) parsed[entry] = cents(sumOf(source, title))
    else {
      const gross = grossOf(source as GrossOf, title, isPayment)
      parsed[entry] = cents(gross.amount)
      inferred = gross.inferred
    }
  }
  return { lineParsed: parsed as LineParsed, inferred }
}

function textOf(layout: Pick<FileLayout, 'records'>, source: TextSource, title: Title, entry: LineParsedEntry): string {
  const text =
    typeof source === 'string'
      ? writtenAt(layout, title, source).trim()
      : source.map((path) => writtenAt(layout, title, path).trim()).join('')
  return entry === 'banco_recebedor' && text === NO_BANK ? '' : text
}

/** See `MoneyWhere`. */
function whereSaid(source: MoneyWhere, title: Title): FieldValue | undefined {
  const code = textAt(title, source.where) ?? ''
  const amount = valueAt(title, source.money)
  // Nothing is nothing on either side.
  if (code === '') return amount === 0 ? 0 : undefined
  if ('isNot' in source) return source.isNot.includes(code) ? undefined : amount
  return source.is.includes(code) ? amount : 0
}

/** See `MoneyBeside`. */
function besideAnother({ money, beside }: MoneyBeside, title: Title): FieldValue | undefined {
  const amount = valueAt(title, money)
  return (amount === 0) === (valueAt(title, beside) === 0) ? amount : undefined
}

/** See `GrossOf`. Blank when the credit is blank, or when it is not known whether it is a payment. */
function grossOf(source: GrossOf, title: Title, isPayment: IsPayment): { amount: number | null; inferred: boolean } {
  const amount = (path: string): number => {
    const value = valueAt(title, path)
    return typeof value === 'number' ? value : 0
  }
  const net = valueAt(title, source.net)
  if (typeof net !== 'number' || isPayment === null) return { amount: net === 0 ? 0 : null, inferred: false }
  if (!isPayment || net === 0) return { amount: 0, inferred: false }
  const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + amount(path), 0)
  const owed = sum(source.owed.plus) - sum(source.owed.minus)
  const fee = amount(source.fee)
  if (net === owed) return { amount: net, inferred: false }
  return { amount: net + fee, inferred: fee > 0 && net + fee !== owed }
}

function sumOf(source: SumOf, title: Title): number | null {
  const parts = source.sum.map((path) => valueAt(title, path))
  const amounts = parts.filter((part) => typeof part === 'number')
  return amounts.length === parts.length ? amounts.reduce((total, amount) => total + amount, 0) : null
}

const cents = (value: unknown): string => (typeof value === 'number' ? String(value) : '')
