/** Which slip a return record is about: the same key from both. */
import { type Bank, bankOf, dialectNamed, type LayoutKind, type ReturnDialect } from '../../banks/index.js'
import { plainUpper, type Slip, withMarks } from '../../cobranca/index.js'
import type { AnyField, FileLayout } from '../../fixed-width/index.js'
import type { ReturnRecord } from './return-record.js'

/**
 * Ways to find a slip, the surest first:
 *
 * - `our_number_with_digit`: nosso número padded to the bank's length, and its check digit; none in a layout whose returns have no such digit;
 * - `our_number`: the same without check digit;
 * - `our_number_bare`: besides, without the zeros on its left: a number as a person stores it. None of the three has the agreement's prefix;
 * - `control_number`, `document_number`: the company's own texts, as the file holds them: plain capitals, cut to the bank's columns. The control
 *   number is the document's where the slip has none, as in the file. Null where the bank's returns have no column for it (Sicredi's CNAB 400).
 */
export const MATCH_STRATEGIES = [
  'our_number_with_digit',
  'our_number',
  'our_number_bare',
  'control_number',
  'document_number',
] as const

export type MatchStrategy = (typeof MATCH_STRATEGIES)[number]

/** What a slip is known by. */
interface SlipToMatch extends Pick<Slip, 'our_number' | 'control_number' | 'document_number'> {
  /** Nosso número with check digit, as `buildRemittance` gives it in `records` and the service in the slip. */
  readonly processed_our_number_raw?: string | null | undefined
}

/** A slip, with the bank and layout of its wallet: both are in what `buildRemittance` gives. */
export interface SlipOfWallet {
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant?: string | undefined
  readonly slip: SlipToMatch
}

/**
 * The key by which a return record and its slip are the same; null when there is none (the bank did not send it, the slip does not have it yet,
 * the number is zeros).
 *
 * A key tells slips of one wallet apart: another account, carteira or bank may have the same numbers, so keep a map for each
 * (`line_parsed.agency_number` and `account_number` say whose a record is). Texts are only as unique as the company makes them.
 *
 * @example
 * const { bank, layout, variant, records } = buildRemittance({ wallet, entries })
 * const slips = new Map(
 *   records.map((sent) => [matchKey({ bank, layout, variant, slip: { ...entries[sent.entry].slip, ...sent } }, 'our_number'), sent]),
 * )
 * const sent = slips.get(matchKey(record, 'our_number'))
 */
export function matchKey(subject: ReturnRecord | SlipOfWallet, strategy: MatchStrategy): string | null {
  const bank = bankOf(subject.bank)
  if (bank === undefined) return null
  if (strategy === 'control_number' || strategy === 'document_number') {
    return textKey(bank, subject, strategy, textOf(subject, strategy))
  }
  const { read, written } = ourNumberRules(bank, subject)
  if (read === undefined) return null
  const sent = 'slip' in subject ? (written ?? read) : read
  const { number, digit } = numberOf(subject, read.length, sent.digitLength ?? 1)
  const padded = number.padStart(read.length, '0').slice(-read.length)
  const bare = padded.replace(/^0+/, '')
  if (bare === '') return null
  if (strategy === 'our_number_bare') return bare
  if (strategy === 'our_number') return padded
  const isWhole = written === undefined || (read.digitLength ?? 1) === (written.digitLength ?? 1)
  return digit === null || !isWhole ? null : padded + digit
}

/**
 * How long nosso número and its digit are in what the bank writes today and in its returns; of a dialect that is only read and does not say, as in
 * what it writes.
 */
function ourNumberRules(
  bank: Bank,
  { layout, variant }: Pick<SlipOfWallet, 'layout' | 'variant'>,
): Readonly<Record<'read' | 'written', ReturnDialect['ourNumber']>> {
  const dialects = bank.remittances[layout] ?? Object.values(bank.remittances)[0]
  const written = (dialectNamed(dialects, variant) ?? dialects?.[0])?.ourNumber
  return { read: dialectNamed(bank.returns[layout], variant)?.ourNumber ?? written, written }
}

/** Nosso número and its check digit, maybe with zeros or an agreement before it; the digit is null where only the number is known. */
function numberOf(
  subject: ReturnRecord | SlipOfWallet,
  length: number,
  digitLength: number,
): { readonly number: string; readonly digit: string | null } {
  const whole = lettersAndDigits(
    'slip' in subject ? subject.slip.processed_our_number_raw : subject.line_parsed.our_number,
  )
  // A file holds every column: fewer characters mean a blank one, and the last would be taken for the check digit.
  if (!('slip' in subject) && whole.length < length + digitLength) return { number: '', digit: null }
  const digitAt = whole.length - digitLength
  if (whole !== '') return { number: whole.slice(0, digitAt), digit: whole.slice(digitAt) }
  return { number: 'slip' in subject ? lettersAndDigits(subject.slip.our_number) : '', digit: null }
}

const lettersAndDigits = (value: string | number | null | undefined): string =>
  String(value ?? '')
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()

function textOf(subject: ReturnRecord | SlipOfWallet, entry: 'control_number' | 'document_number'): string {
  if (!('slip' in subject)) return subject.line_parsed[entry]
  const { control_number, document_number } = subject.slip
  const document = (document_number ?? '').trim()
  return entry === 'document_number' ? document : (control_number ?? '').trim() || document
}

/** The text as both files have it: a remittance cuts it to its columns, and a return to its own. Null where the bank's returns do not have it. */
function textKey(
  bank: Bank,
  { layout, variant }: Pick<SlipOfWallet, 'layout' | 'variant'>,
  entry: 'control_number' | 'document_number',
  text: string,
): string | null {
  const sent = dialectNamed(bank.remittances[layout], variant)?.layout
  const came = dialectNamed(bank.returns[layout], variant)
  const back = Object.values(came?.titles ?? {}).map((projection) => widthOf(came!.layout, projection[entry]))
  if (came !== undefined && back.every((width) => width === null)) return null
  const written = sent === undefined ? [] : sent.structure.titles.map(({ main }) => fieldOf(sent, `${main}.${entry}`))
  const widths = [...written.map(columnsOf), ...back].filter((width) => width !== null)
  const marks = written.find((field) => field?.marks !== undefined)?.marks
  return (
    plainUpper(marks === undefined ? text : withMarks(text, marks))
      .slice(0, Math.min(...widths))
      .trimEnd() || null
  )
}

/** Columns of a field; null when there is no such field. */
const widthOf = (layout: FileLayout, path: unknown): number | null =>
  typeof path === 'string' ? columnsOf(fieldOf(layout, path)) : null

const columnsOf = (field: AnyField | undefined): number | null =>
  field === undefined ? null : (field.maxLength ?? field.to - field.from + 1)

function fieldOf(layout: FileLayout, path: string): AnyField | undefined {
  const [role, name] = path.split('.') as [string, string]
  return layout.records[role]?.fields[name]
}
