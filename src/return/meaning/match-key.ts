/** Match keys: a return record and its slip have the same key. */
import type { LayoutKind, ReturnDialect } from '../../banks/index.js'
import { hasLostDigits, type Slip } from '../../cobranca/index.js'
import { type KeyRules, keyRulesOf } from './key-rules.js'
import type { ReturnRecord } from './return-record.js'

/**
 * Ways to find a slip, from the most to the least specific:
 *
 * - `our_number_with_digit`: nosso número padded to the bank's length, with its check digit. Null in layouts whose returns have no check digit.
 * - `our_number`: nosso número padded to the bank's length, without its check digit.
 * - `our_number_bare`: nosso número without check digit and without leading zeros.
 * - `control_number`, `document_number`: the company's own texts, in the form that files have: capitals without accents, cut to the bank's columns. A slip
 *   without control number uses its document number, as remittances do. Null if the bank's returns have no column for the text (Sicredi's CNAB 400).
 *
 * The keys of nosso número never contain the prefix of the agreement.
 */
export const MATCH_STRATEGIES = [
  'our_number_with_digit',
  'our_number',
  'our_number_bare',
  'control_number',
  'document_number',
] as const

export type MatchStrategy = (typeof MATCH_STRATEGIES)[number]

/** The fields of a slip that keys are made of. */
interface SlipToMatch extends Pick<Slip, 'our_number' | 'control_number' | 'document_number'> {
  /** Nosso número with check digit: from `records` of `buildRemittance`, or from the service. */
  readonly processed_our_number_raw?: string | null | undefined
}

/** A slip, with the bank and layout of its wallet. The result of `buildRemittance` has both. */
export interface SlipOfWallet {
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant?: string | undefined
  readonly slip: SlipToMatch
}

/**
 * Returns the key that a return record and its slip have in common. Null if the bank did not send it, the slip does not have it yet, or the number is zeros.
 *
 * A key is unique within one wallet. Other accounts, carteiras and banks may have the same numbers, so keep one map per wallet
 * (`line_parsed.agency_number` and `account_number` identify the account of a record). The company's own texts may not be unique.
 *
 * @example
 * const { bank, layout, variant, records } = buildRemittance({ wallet, entries })
 * const slips = new Map(
 *   records.map((sent) => [matchKey({ bank, layout, variant, slip: { ...entries[sent.entry].slip, ...sent } }, 'our_number'), sent]),
 * )
 * const sent = slips.get(matchKey(record, 'our_number'))
 */
export function matchKey(subject: ReturnRecord | SlipOfWallet, strategy: MatchStrategy): string | null {
  const rules = keyRulesOf(subject.bank, subject.layout, subject.variant)
  return rules === null ? null : keyBy(rules, subject, strategy)
}

/** Returns the key of {@link matchKey} by the rules of the subject's layout. For many slips of one layout. */
export function keyBy(rules: KeyRules, subject: ToMatch, strategy: MatchStrategy): string | null {
  if (strategy === 'control_number' || strategy === 'document_number')
    return rules[strategy]?.(textOf(subject, strategy)) ?? null
  const { read, written } = rules
  if (read === undefined) return null
  const sent = 'slip' in subject ? (written ?? read) : read
  const { number, digit } = numberOf(subject, read, sent.digitLength ?? 1)
  const padded = number.length === read.length ? number : number.padStart(read.length, '0').slice(-read.length)
  if (strategy === 'our_number' && padded.charCodeAt(0) !== ZERO) return padded
  const bare = padded.replace(/^0+/, '')
  if (bare === '') return null
  if (strategy === 'our_number_bare') return bare
  if (strategy === 'our_number') return padded
  const isWhole = written === undefined || (read.digitLength ?? 1) === (written.digitLength ?? 1)
  return digit === null || !isWhole ? null : padded + digit
}

const ZERO = 0x30

/** A record, or a slip: the fields that keys are made of. */
type ToMatch = Pick<ReturnRecord, 'line_parsed'> | Pick<SlipOfWallet, 'slip'>

/** Nosso número and its check digit. Zeros or an agreement may precede the number. The digit is null if only the number is known. */
function numberOf(
  subject: ToMatch,
  { length, leadingZeros, withoutZeros }: NonNullable<ReturnDialect['ourNumber']>,
  digitLength: number,
): { readonly number: string; readonly digit: string | null } {
  const whole = lettersAndDigits(
    'slip' in subject ? subject.slip.processed_our_number_raw : subject.line_parsed.our_number,
  )
  if (!('slip' in subject)) {
    // A file has every column. With fewer characters a column is blank, and the last character may not be the check digit.
    const isBlank = withoutZeros !== true && whole.length < length + digitLength
    const before = whole.slice(0, -(length + digitLength))
    if (isBlank || !isLed(before, leadingZeros)) return { number: '', digit: null }
  }
  const digitAt = whole.length - digitLength
  if (whole !== '') return { number: whole.slice(0, digitAt), digit: whole.slice(digitAt) }
  return { number: 'slip' in subject ? lettersAndDigits(subject.slip.our_number) : '', digit: null }
}

const isLed = (before: string, zeros: number | undefined): boolean =>
  zeros === undefined || before === '' || before === '0'.repeat(zeros)

const lettersAndDigits = (value: string | number | null | undefined): string =>
  value == null
    ? ''
    : textOfSlip(value)
        .replace(/[^0-9A-Za-z]/g, '')
        .toUpperCase()

/** Returns the text of a field; `''` for a number that has lost digits, because it could be the number of another slip. */
const textOfSlip = (value: string | number | null | undefined): string =>
  hasLostDigits(value) ? '' : String(value ?? '').trim()

function textOf(subject: ToMatch, entry: 'control_number' | 'document_number'): string {
  if (!('slip' in subject)) return subject.line_parsed[entry]
  const { control_number, document_number } = subject.slip
  const document = textOfSlip(document_number)
  return entry === 'document_number' ? document : textOfSlip(control_number) || document
}
