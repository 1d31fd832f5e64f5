import fc from 'fast-check'
import { bankNamed, type LayoutKind, type ReturnDialect } from '../../banks/index.js'
import { isValidationError } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import { type AnyField, fieldAt, maxLengthOf } from '../../fixed-width/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../return/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import { isDayOf } from '../return-file/file-days.js'
import type { EntryToWrite, ReturnFileValues, ReturnTitleValues, WrittenReturn } from '../return-file/index.js'
import { withCheckDigit } from '../return-file/our-number-place.js'
import { mainsFor, titleShape } from '../return-file/title-shape.js'
import { writeReasons } from '../return-file/write-reasons.js'
import { writeReturn } from '../return-file/write-return.js'
import { dateAround, USUAL_DAY } from './dates.js'
import { capitalWords } from './texts.js'

/** Limits the return files that are drawn. */
export interface ReturnFileChoice {
  /** Name of a variant of the layout (`'SICOB'`); null for the variant without a name. Default: all variants. */
  readonly variant?: string | null
  /** Maximum number of titles of a file. Default: 6. */
  readonly maxTitles?: number
  /** Dates are drawn around this day and shrink to it. Default: 2026-03-02. */
  readonly today?: string
}

/** A return file, the values it was written from, and the expected result of reading it. */
export interface DrawnReturnFile extends WrittenReturn {
  /** Arguments of `writeReturn`. */
  readonly values: ReturnFileValues & { readonly titles: readonly ReturnTitleValues[] }
}

/**
 * Draws return files in all dialects of a layout, with all occurrences and reasons of the bank, amounts from zero to the largest that fits in the
 * columns, month ends and 29 February. `bytes` is the file. `bank_billet_discharges` is the expected result: one record per title.
 *
 * Shrinks to one title of plain values.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if the bank has no such returns
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
  // Codes of the other layout cause a diagnostic.
  const all = plainFirst(occurrenceMeanings(dialect).filter(({ evidence }) => evidence === null))
  // The dialect may be detected by the first title.
  const signatureFields = (dialect.detectBy ?? []).flatMap((signature) =>
    'field' in signature ? [signature.field, ...(signature.also ?? [])] : [],
  )
  const roles = signatureFields.map((path) => path.split('.')[0]!).filter((role) => role in dialect.titles)
  const first =
    roles.length === 0 ? all : all.filter(({ occurrence }) => roles.includes(mainsFor(dialect, occurrence)[0]!))
  const isDated = signatureFields.includes(dialect.header.generated_at)
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
      // If the dialect is detected by the date of the file, the date comes from the signature.
      const isUsable = !isDated && isDayOf(named, generated_at)
      return writtenFile(isUsable ? { ...values, generated_at } : values, [first, ...others], plain)
    })
}

/**
 * Writes a file. Some titles cannot be written next to others, or change their meaning because of their reasons: the reasons of such a title are removed, or it
 * is replaced by a plain title.
 */
function writtenFile(
  values: DrawnReturnFile['values'],
  drawn: readonly ReturnTitleValues[],
  plain: ReturnTitleValues,
): DrawnReturnFile {
  const whole = writtenOrNull(values, drawn)
  if (whole !== null) return whole
  let kept: readonly ReturnTitleValues[] = []
  for (const title of drawn) {
    const writable = [title, { ...title, reasons: [] }, plain].find(
      (each) => writtenOrNull(values, [...kept, each]) !== null,
    )
    if (writable !== undefined) kept = [...kept, writable]
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

/** Puts settlements first, because titles shrink to the first occurrence. */
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
    .map(({ reasons, amounts, dates: days, texts: drawnTexts }) => {
      const entries = Object.fromEntries([
        ...texts.map((entry, i) => [entry, drawnTexts[i]!]),
        ...dates.map((entry, i) => [entry, days[i]!]),
      ])
      const source = dialect.titles[main]!
      if ('our_number' in entries) entries['our_number'] = corrected(dialect, main, entries)
      // Entries read from the same columns have the same value.
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

const DATES: readonly EntryToWrite[] = ['paid_at', 'credit_at']
const TEXTS: readonly EntryToWrite[] = [
  'our_number',
  'processed_our_number_raw',
  'agency_number',
  'account_number',
  'banco_recebedor',
  'agencia_recebedora',
  'control_number',
  'document_number',
]

/** Draws up to three reasons of the occurrence that do not change its meaning. */
function reasonsOf(dialect: ReturnDialect, { occurrence, where }: OccurrenceMeaning): fc.Arbitrary<readonly string[]> {
  const shape = titleShape(dialect, occurrence)
  const overriding = (dialect.occurrences[occurrence]!.overrides ?? []).flatMap(({ codes }) => codes)
  const codes = dialect.reasons
    .filter(
      ({ occurrences, field }) =>
        occurrences.includes(occurrence) && shape.roles.includes(field.slice(0, field.indexOf('.'))),
    )
    .flatMap((table) => Object.keys(table.codes))
    .filter((code) => !overriding.includes(code))
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

/** Payments shrink to R$ 100,00. */
const PLAIN_CENTS = 10_000

type Amounts = Partial<Record<EntryToWrite, number>>

/** Draws consistent amounts, up to the largest that fits in their columns. The paid amount covers fine and fee. */
function amountsOf(
  dialect: ReturnDialect,
  { kind, money, paid: onlyPaid }: OccurrenceMeaning,
  main: string,
  carried: readonly EntryToWrite[],
): fc.Arbitrary<Amounts> {
  const maxAmount = (...entries: EntryToWrite[]): number =>
    Math.min(
      MAX_AMOUNT,
      ...entries
        .filter((entry) => carried.includes(entry))
        .flatMap((entry) => pathsOf(dialect.titles[main]![entry]!).map((path) => maxValueOf(dialect, path))),
    )
  const part = fc.oneof({ withCrossShrink: true }, fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }))
  const only = (amounts: Amounts): Amounts =>
    Object.fromEntries(Object.entries(amounts).filter(([entry]) => carried.includes(entry as EntryToWrite)))
  // A reversal of zero would need review.
  if (kind === 'reversed' && money) {
    const most = Math.min(maxAmount('paid_amount', 'credit_amount'), 5_000_000)
    return fc.integer({ min: 1, max: most }).map((cents) => only({ paid_amount: cents, credit_amount: cents }))
  }
  if (kind !== 'settled' || !(money || onlyPaid)) {
    return part.map((share) => only({ bank_rate: Math.floor(share * maxAmount('bank_rate')) }))
  }
  const top = maxAmount('paid_amount', 'credit_amount', 'billet_fine')
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
      const bank_rate = Math.floor(drawn.fee * Math.min(maxAmount('bank_rate'), paid_amount - 1))
      // Deductions increase the face value, which must fit in its columns, too.
      const room = top - paid_amount
      const share = (of: number, entry: EntryToWrite): number => Math.floor((of * Math.min(room, maxAmount(entry))) / 2)
      return only({
        paid_amount,
        bank_rate,
        credit_amount: drawn.isNet && carried.includes('bank_rate') ? paid_amount - bank_rate : paid_amount,
        billet_fine: Math.floor(drawn.fine * Math.min(paid_amount, maxAmount('billet_fine'))),
        discount: share(drawn.discount, 'discount'),
        value_rebate: share(drawn.rebate, 'value_rebate'),
        iof: Math.floor(drawn.iof * maxAmount('iof')),
      })
    })
}

/** Doubles are exact up to 15 digits. */
const MAX_AMOUNT = 10 ** 15 - 1

function maxValueOf({ layout }: ReturnDialect, path: string): number {
  const { role, field } = fieldAt(layout, path)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  return kind === 'money' ? 10 ** (to - from + 1) - 1 : MAX_AMOUNT
}

/** Draws plain texts, and numbers that fill their columns. */
function textOf(dialect: ReturnDialect, main: string, entry: EntryToWrite): fc.Arbitrary<string> {
  const { layout } = dialect
  const paths = pathsOf(dialect.titles[main]![entry]!)
  const fields = paths.map((path) => {
    const { role, field } = fieldAt(layout, path)
    return { ...(layout.records[role]!.fields[field] as AnyField), name: field }
  })
  if (entry === 'our_number' || entry === 'processed_our_number_raw') return numberOf(dialect, fields)
  const [field] = fields
  if (field!.kind === 'text') return capitals(maxLengthOf(field!))
  return fc
    .integer({ min: 1, max: 10 ** Math.min(widthOf(field!), 9) - 1 })
    .map((number) => String(number).padStart(widthOf(field!), '0'))
}

type NamedField = AnyField & { readonly name: string }

/** Draws a nosso número of digits. Leaves out a check digit that has its own columns. */
function numberOf(dialect: ReturnDialect, fields: readonly NamedField[]): fc.Arbitrary<string> {
  const checked = dialect.checked ?? []
  const own = fields.filter(({ name }) => !checked.some((rule) => rule.field === name && !rule.of.includes(name)))
  return fc.tuple(...own.map((field) => partOf(dialect, field))).map((parts) => parts.join(''))
}

/**
 * Corrects the check digit of a number that includes it. The digit may depend on other fields of the title and of the headers; header fields are
 * zeros.
 */
function corrected(
  { layout, checked = [], titles }: ReturnDialect,
  main: string,
  entries: Record<string, string>,
): string {
  const number = entries['our_number']!
  if (titles[main]!.our_number !== `${main}.our_number`) return number
  return withCheckDigit(checked, number, (path) => {
    const name = Object.keys(entries).find((entry) => titles[main]![entry as EntryToWrite] === `${main}.${path}`)
    if (name !== undefined) return entries[name]!
    const { role, field } = fieldAt(layout, path.includes('.') ? path : `${main}.${path}`)
    return '0'.repeat(widthOf(layout.records[role]!.fields[field]!))
  })
}

/** Number of digits in a text field, unless the dialect is detected by this field. */
const USUAL_LENGTH = 12

function partOf({ detectBy = [] }: ReturnDialect, field: NamedField): fc.Arbitrary<string> {
  if (field.kind === 'key' || field.kind === 'literal') return fc.constant(field.literal!)
  const signature = detectBy.find((each) => 'example' in each && each.field.endsWith(`.${field.name}`))
  const length =
    field.kind !== 'text'
      ? widthOf(field)
      : signature !== undefined && 'example' in signature
        ? signature.example.length
        : Math.min(USUAL_LENGTH, widthOf(field))
  return (
    fc
      // The first digit is 0 or 1, because Caixa's records are also detected by a leading 9.
      .integer({ min: 1, max: 10 ** Math.min(length - 1, 9) })
      .map((number) => String(number).padStart(length, '0'))
  )
}

const widthOf = ({ from, to }: AnyField): number => to - from + 1

/** Draws words separated by one blank or punctuation mark. */
const capitals = (length: number): fc.Arbitrary<string> =>
  capitalWords(3, 8, ' ./-').map((text) => text.slice(0, length).replace(/[ ./-]$/, ''))
