import fc from 'fast-check'
import { bankNamed, type LayoutKind, type ReturnDialect } from '../../banks/index.js'
import { isValidationError } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import { type AnyField, fieldAt } from '../../fixed-width/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../return/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import { isDayOf } from '../return-file/file-days.js'
import type { ReturnFileValues, ReturnTitleValues, SaidEntry, WrittenReturn } from '../return-file/index.js'
import { mainsFor, titleShape } from '../return-file/title-shape.js'
import { writeReasons } from '../return-file/write-reasons.js'
import { writeReturn } from '../return-file/write-return.js'
import { dateAround, USUAL_DAY } from './dates.js'
import { capitalWords } from './texts.js'

/** What narrows return files down. */
export interface ReturnFileChoice {
  /** One of the bank's variants of the layout, by name (`'SICOB'`); null for the one without a name. Default: any. */
  readonly variant?: string | null
  /** The most titles of one file. Default 6. */
  readonly maxTitles?: number
  /** The day that dates are drawn around, and shrink to. Default 2026-03-02. */
  readonly today?: string
}

/** A return file, with what was asked for and what must be read from it. */
export interface DrawnReturnFile extends WrittenReturn {
  /** What the file was written from. */
  readonly values: ReturnFileValues & { readonly titles: readonly ReturnTitleValues[] }
}

/**
 * A return file that a bank could send, in any of its dialects: all its occurrences and reasons, amounts from nothing to the most that the columns
 * hold, month ends and 29 February. `bytes` is the file, `bank_billet_discharges` what must be read from it, one
 * for each title.
 *
 * It shrinks to one title of plain values.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when the bank has no such returns
 * @example
 * fc.assert(fc.property(arbitraryReturnFile('341', 'cnab400'), ({ bytes, bank_billet_discharges }) => {
 *   expect(myLedger(bytes)).toEqual(sumOf(bank_billet_discharges))
 * }))
 */
export function arbitraryReturnFile(
  bank: string,
  layout: LayoutKind,
  { variant, maxTitles = 6, today = USUAL_DAY }: ReturnFileChoice = {},
): fc.Arbitrary<DrawnReturnFile> {
  const found = bankNamed(bank)
  const dialects = (found?.returns[layout] ?? []).filter(
    (each) => variant === undefined || (each.variant ?? null) === variant,
  )
  if (found === undefined || dialects.length === 0)
    throw new RangeError(`no returns of ${bank}, ${layout}${variant == null ? '' : `, ${variant}`}`)
  return fc.oneof(...dialects.map((dialect) => fileOf(found.number, layout, dialect, maxTitles, today)))
}

function fileOf(
  bank: string,
  layout: LayoutKind,
  dialect: ReturnDialect,
  maxTitles: number,
  today: string,
): fc.Arbitrary<DrawnReturnFile> {
  // A file with a code of the other layout has a diagnostic.
  const all = plainFirst(occurrenceMeanings(dialect).filter(({ evidence }) => evidence === null))
  // The first title may be what tells the dialect.
  const telling = (dialect.detectBy ?? []).flatMap((sign) =>
    'field' in sign ? [sign.field, ...(sign.also ?? [])] : [],
  )
  const roles = telling.map((path) => path.split('.')[0]!).filter((role) => role in dialect.titles)
  const first =
    roles.length === 0 ? all : all.filter(({ occurrence }) => roles.includes(mainsFor(dialect, occurrence)[0]!))
  const isDated = telling.includes(dialect.header.generated_at)
  const named = { bank: bankNamed(bank)!, layout, dialect }
  return fc
    .record({
      generated_at: dateAround(today),
      file_number: fc.integer({ min: 1, max: 99 }),
      first: titleOf(dialect, first, today),
      plain: titleOf(dialect, first.slice(0, 1), today),
      others: fc.array(titleOf(dialect, all, today), { maxLength: maxTitles - 1 }),
    })
    .map(({ generated_at, file_number, first, plain, others }) => {
      const { variant } = dialect
      const values = {
        bank,
        layout,
        ...(variant === undefined ? {} : { variant }),
        file_number,
        titles: [] as readonly ReturnTitleValues[],
      }
      // A dialect that is detected by the day of its files has one in its signature.
      const isTaken = !isDated && isDayOf(named, generated_at)
      return writtenFile(isTaken ? { ...values, generated_at } : values, [first, ...others], plain)
    })
}

/** Some titles cannot be said beside others, or by their reasons would mean something else: those are put plainer, or else a plain one takes their place. */
function writtenFile(
  values: DrawnReturnFile['values'],
  drawn: readonly ReturnTitleValues[],
  plain: ReturnTitleValues,
): DrawnReturnFile {
  const whole = writtenOrNull(values, drawn)
  if (whole !== null) return whole
  let kept: readonly ReturnTitleValues[] = []
  for (const title of drawn) {
    const said = [title, { ...title, reasons: [] }, plain].find(
      (each) => writtenOrNull(values, [...kept, each]) !== null,
    )
    if (said !== undefined) kept = [...kept, said]
  }
  return written(values, kept.length === 0 ? [plain] : kept)
}

function written(values: DrawnReturnFile['values'], titles: readonly ReturnTitleValues[]): DrawnReturnFile {
  const all = { ...values, titles }
  return { ...writeReturn(all), values: all }
}

function writtenOrNull(
  values: DrawnReturnFile['values'],
  titles: readonly ReturnTitleValues[],
): DrawnReturnFile | null {
  try {
    return written(values, titles)
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** A settlement first: what is drawn shrinks to it. */
const plainFirst = (meanings: readonly OccurrenceMeaning[]): readonly OccurrenceMeaning[] => {
  const isPlain = ({ kind, money, where }: OccurrenceMeaning): boolean => kind === 'settled' && money && where === null
  return [...meanings.filter(isPlain), ...meanings.filter((each) => !isPlain(each))]
}

const titleOf = (
  dialect: ReturnDialect,
  meanings: readonly OccurrenceMeaning[],
  today: string,
): fc.Arbitrary<ReturnTitleValues> =>
  fc.constantFrom(...meanings).chain((meaning) => titleOfMeaning(dialect, meaning, today))

function titleOfMeaning(
  dialect: ReturnDialect,
  meaning: OccurrenceMeaning,
  today: string,
): fc.Arbitrary<ReturnTitleValues> {
  const { occurrence, our_occurrence, kind } = meaning
  const { main } = titleShape(dialect, occurrence)
  const carried = carriedIn(dialect, occurrence)
  const texts = carried.filter((entry) => TEXTS.includes(entry))
  const dates = carried.filter((entry) => DATES.includes(entry))
  return fc
    .record({
      reasons: reasonsOf(dialect, meaning),
      amounts: amountsOf(dialect, meaning, main, carried),
      dates: fc.tuple(...dates.map(() => dateAround(today))),
      texts: fc.tuple(...texts.map((entry) => textOf(dialect, main, entry))),
    })
    .map(({ reasons, amounts, dates: days, texts: said }) => {
      const entries = Object.fromEntries([
        ...texts.map((entry, i) => [entry, said[i]!]),
        ...dates.map((entry, i) => [entry, days[i]!]),
      ])
      const source = dialect.titles[main]!
      if ('our_number' in entries) entries['our_number'] = corrected(dialect, main, entries)
      // Two entries of one source say the same.
      if ('our_number' in entries && String(source.our_number) === String(source.processed_our_number_raw)) {
        entries['processed_our_number_raw'] = entries['our_number']!
      }
      return {
        occurrence,
        ...(our_occurrence === null ? {} : { our_occurrence }),
        kind,
        reasons,
        line_parsed: { ...entries, ...amounts },
      }
    })
}

const DATES: readonly SaidEntry[] = ['paid_at', 'credit_at']
const TEXTS: readonly SaidEntry[] = [
  'our_number',
  'processed_our_number_raw',
  'agency_number',
  'account_number',
  'banco_recebedor',
  'agencia_recebedora',
  'control_number',
  'document_number',
]

/** Up to three reasons of the occurrence that do not make it mean something else. */
function reasonsOf(dialect: ReturnDialect, { occurrence, where }: OccurrenceMeaning): fc.Arbitrary<readonly string[]> {
  const shape = titleShape(dialect, occurrence)
  const telling = (dialect.occurrences[occurrence]!.overrides ?? []).flatMap(({ codes }) => codes)
  const codes = dialect.reasons
    .filter(
      ({ occurrences, field }) =>
        occurrences.includes(occurrence) && shape.roles.includes(field.slice(0, field.indexOf('.'))),
    )
    .flatMap((table) => Object.keys(table.codes))
    .filter((code) => !telling.includes(code))
  const distinct = [...new Set(codes)]
  if (distinct.length === 0) return fc.constant([])
  return fc.uniqueArray(fc.constantFrom(...distinct), { maxLength: 3 }).map((drawn) => {
    const kept: string[] = where === null ? [] : [where.codes[0]!]
    for (const code of drawn) if (haveRoom(dialect, occurrence, shape, [...kept, code])) kept.push(code)
    return where === null ? kept : kept.slice(1)
  })
}

function haveRoom(
  dialect: ReturnDialect,
  occurrence: string,
  shape: ReturnType<typeof titleShape>,
  codes: readonly string[],
): boolean {
  try {
    writeReasons(dialect, occurrence, shape, codes)
    return true
  } catch {
    return false
  }
}

/** R$ 100,00 is what payments shrink to. */
const PLAIN_CENTS = 10_000

type Amounts = Partial<Record<SaidEntry, number>>

/** Amounts that go together, up to the most that their columns hold: what is paid covers fine and fee. */
function amountsOf(
  dialect: ReturnDialect,
  { kind, money, paid: onlyPaid }: OccurrenceMeaning,
  main: string,
  carried: readonly SaidEntry[],
): fc.Arbitrary<Amounts> {
  const most = (...entries: SaidEntry[]): number =>
    Math.min(
      MOST,
      ...entries
        .filter((entry) => carried.includes(entry))
        .flatMap((entry) => pathsOf(dialect.titles[main]![entry]!).map((path) => maxValueOf(dialect, path))),
    )
  const part = fc.oneof({ withCrossShrink: true }, fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }))
  const only = (amounts: Amounts): Amounts =>
    Object.fromEntries(Object.entries(amounts).filter(([entry]) => carried.includes(entry as SaidEntry)))
  if (kind !== 'settled' || !(money || onlyPaid)) {
    return part.map((share) => only({ bank_rate: Math.floor(share * most('bank_rate')) }))
  }
  const top = most('paid_amount', 'credit_amount', 'billet_fine')
  const paid = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.integer({ min: 1 - PLAIN_CENTS, max: 5_000_000 }).map((cents) => cents + PLAIN_CENTS) },
    fc.integer({ min: 1, max: 99 }),
    fc.constant(top),
  )
  return fc
    .record({ paid, fine: part, fee: part, discount: part, rebate: part, iof: part, isNet: fc.boolean() })
    .map((drawn) => {
      const paid_amount = Math.min(drawn.paid, top)
      const bank_rate = Math.floor(drawn.fee * Math.min(most('bank_rate'), paid_amount - 1))
      // What was taken off makes the face value greater: it must have room in its columns, too.
      const room = top - paid_amount
      const share = (of: number, entry: SaidEntry): number => Math.floor((of * Math.min(room, most(entry))) / 2)
      return only({
        paid_amount,
        bank_rate,
        credit_amount: drawn.isNet && carried.includes('bank_rate') ? paid_amount - bank_rate : paid_amount,
        billet_fine: Math.floor(drawn.fine * Math.min(paid_amount, most('billet_fine'))),
        discount: share(drawn.discount, 'discount'),
        value_rebate: share(drawn.rebate, 'value_rebate'),
        iof: Math.floor(drawn.iof * most('iof')),
      })
    })
}

/** Doubles hold all cents of fifteen digits. */
const MOST = 10 ** 15 - 1

function maxValueOf({ layout }: ReturnDialect, path: string): number {
  const { role, field } = fieldAt(layout, path)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  return kind === 'money' ? 10 ** (to - from + 1) - 1 : MOST
}

/** Plain texts, and numbers as long as their columns. */
function textOf(dialect: ReturnDialect, main: string, entry: SaidEntry): fc.Arbitrary<string> {
  const { layout } = dialect
  const paths = pathsOf(dialect.titles[main]![entry]!)
  const fields = paths.map((path) => {
    const { role, field } = fieldAt(layout, path)
    return { ...(layout.records[role]!.fields[field] as AnyField), name: field }
  })
  if (entry === 'our_number' || entry === 'processed_our_number_raw') return numberOf(dialect, fields)
  const [field] = fields
  if (field!.kind === 'text') return capitals(field!.maxLength ?? widthOf(field!))
  return fc
    .integer({ min: 1, max: 10 ** Math.min(widthOf(field!), 9) - 1 })
    .map((number) => String(number).padStart(widthOf(field!), '0'))
}

type NamedField = AnyField & { readonly name: string }

/** Nosso número: of digits, without the check digit where it has columns of its own. */
function numberOf(dialect: ReturnDialect, fields: readonly NamedField[]): fc.Arbitrary<string> {
  const checked = dialect.checked ?? []
  const own = fields.filter(({ name }) => !checked.some((rule) => rule.field === name && !rule.of.includes(name)))
  return fc.tuple(...own.map((field) => partOf(dialect, field))).map((parts) => parts.join(''))
}

/** A number that ends in its digit, with the right one: taken of what the title and the headers, in zeros, have besides. */
function corrected(
  { layout, checked = [], titles }: ReturnDialect,
  main: string,
  entries: Record<string, string>,
): string {
  const number = entries['our_number']!
  const rule = checked.find(({ field, of }) => of.includes(field) && titles[main]!.our_number === `${main}.${field}`)
  const text = rule?.text(
    ...rule.of.map((path) => {
      if (path === rule.field) return number
      const said = Object.keys(entries).find((entry) => titles[main]![entry as SaidEntry] === `${main}.${path}`)
      if (said !== undefined) return entries[said]!
      const { role, field } = fieldAt(layout, path.includes('.') ? path : `${main}.${path}`)
      return '0'.repeat(widthOf(layout.records[role]!.fields[field]!))
    }),
  )
  return text ?? number
}

/** How many digits a number in columns of text has, where the dialect is not told by that. */
const USUAL_LENGTH = 12

function partOf({ detectBy: told = [] }: ReturnDialect, field: NamedField): fc.Arbitrary<string> {
  if (field.kind === 'key' || field.kind === 'literal') return fc.constant(field.literal!)
  const sign = told.find((each) => 'example' in each && each.field.endsWith(`.${field.name}`))
  const length =
    field.kind !== 'text'
      ? widthOf(field)
      : sign !== undefined && 'example' in sign
        ? sign.example.length
        : Math.min(USUAL_LENGTH, widthOf(field))
  return (
    fc
      // No first digit that another record is told by: Caixa's 9.
      .integer({ min: 1, max: 10 ** Math.min(length - 1, 9) })
      .map((number) => String(number).padStart(length, '0'))
  )
}

const widthOf = ({ from, to }: AnyField): number => to - from + 1

/** Words with one blank or point between them. */
const capitals = (length: number): fc.Arbitrary<string> =>
  capitalWords(3, 8, ' ./-').map((text) => text.slice(0, length).replace(/[ ./-]$/, ''))
