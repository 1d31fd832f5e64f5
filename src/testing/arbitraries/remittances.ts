import fc from 'fast-check'
import type { LayoutKind } from '../../banks/index.js'
import { type Entry, parseMoney, prepareWallet, type Wallet } from '../../cobranca/index.js'
import { areDistinct } from '../../remittance/index.js'
import { answeringDialect } from '../return-file/dialect-of-name.js'
import { isDayOf } from '../return-file/file-days.js'
import { type ChosenDialect, chosenDialects } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { dateAround, dayAndTime, USUAL_DAY } from './dates.js'
import { arbitraryDraft, type Draft, type EntryChoice, entryFrom, ownNumbers } from './entries.js'
import { countedLength, toLetteredNumber } from './our-numbers.js'
import { bothChecks, type EntryCheck, entryCheck } from './rejections.js'
import { arbitraryWalletOf, ROOM } from './wallets.js'

/** Limits the remittances that are drawn. */
export interface RemittanceFileChoice extends EntryChoice {
  /** Maximum number of entries of a file, up to 1000. Default: 6. */
  readonly maxEntries?: number
}

/** Arguments of `buildRemittance`. */
export interface DrawnRemittance {
  readonly wallet: Wallet
  readonly entries: readonly Entry[]
  /** Local date and time of the file. The date is `today` if given; otherwise a date on which the bank's returns have the same dialect. */
  readonly generated_at: string
}

/**
 * Draws remittances that a bank accepts: a wallet, entries and instructions with distinct nosso números, and the time of the file. Plain JSON.
 *
 * Shrinks to one plain entry.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if the bank has no such remittances, or does not support the instruction in them
 * @example
 * fc.assert(fc.property(arbitraryRemittance('756', 'cnab240'), (drawn) => {
 *   expect(myProgram(buildRemittance(drawn).bytes)).toBe(…)
 * }))
 */
export function arbitraryRemittance(
  bank: string,
  layout: LayoutKind,
  choice: RemittanceFileChoice = {},
): fc.Arbitrary<DrawnRemittance> {
  return fc.oneof(...chosenDialects(bank, layout, choice).map((dialect) => remittanceOf(dialect, choice)))
}

/** Draws remittances of one dialect. */
function remittanceOf(chosen: ChosenDialect, choice: RemittanceFileChoice): fc.Arbitrary<DrawnRemittance> {
  const { today, maxEntries = 6 } = choice
  const { bank, layout, dialect } = chosen
  const answering = { bank, layout, dialect: answeringDialect(bank, layout, dialect) }
  const day =
    today === undefined ? dateAround(USUAL_DAY).filter((each) => isDayOf(answering, each)) : fc.constant(today)
  if (maxEntries > ROOM) throw new RangeError(`maxEntries is at most ${ROOM}`)
  return fc
    .record({
      wallet: arbitraryWalletOf(chosen, choice),
      drafts: nonEmpty(fc.tuple(arbitraryDraft([chosen], choice), fc.boolean()), maxEntries),
      generated_at: dayAndTime(day),
    })
    .map(({ wallet, drafts, generated_at }) => {
      const check = bothChecks(entryCheck([wallet], generated_at), totalCheck(chosen, drafts.length))
      const numbers = distinctNumbers(chosen, wallet, drafts)
      return {
        wallet,
        entries: drafts.map(([draft], i) => entryFrom(draft, numbers[i]!, check, generated_at.slice(0, 10))),
        generated_at,
      }
    })
    .filter(({ entries }) => areDistinct(chosen.dialect, entries.filter(isRegistration).map(identifiersOf)))
}

const isRegistration = ({ our_code }: Entry): boolean => our_code === '1001'

/** Different texts may become one identifier in the file: «ƀz» and «z». */
function identifiersOf({ slip }: Entry): { readonly document_number: string; readonly control_number: string } {
  const document_number = slip.document_number?.trim() ?? ''
  return { document_number, control_number: slip.control_number?.trim() || document_number }
}

/**
 * Draws one or more values. The first value may be dropped, so that shrinking can isolate any of them: the shrinker of a non-empty array always
 * keeps the last value.
 */
const nonEmpty = <T>(value: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<readonly T[]> =>
  fc
    .tuple(value, fc.array(value, { maxLength: maxLength - 1 }), fc.boolean())
    .map(([first, others, hasFirst]) => (hasFirst || others.length === 0 ? [first, ...others] : others))

/**
 * Returns the nosso números of the drafts. The numbers are distinct and none of them is a number that the wallet will assign. Some are moved to the
 * next number whose check digit is a letter.
 */
function distinctNumbers(
  chosen: ChosenDialect,
  wallet: Wallet,
  drafts: readonly (readonly [draft: Draft, lettered: boolean])[],
): readonly (bigint | null)[] {
  const { dialect } = chosen
  const { min, max } = ownNumbers([chosen])
  const prepared = prepareWallet(wallet, dialect)
  const next = BigInt(wallet.next_our_number ?? 1)
  const counts = 10n ** BigInt(countedLength(dialect))
  const taken = new Set<bigint>()
  const isFree = (number: bigint): boolean => {
    const counted = number % counts
    return !taken.has(number) && (counted < next || counted >= next + BigInt(drafts.length))
  }
  return drafts.map(([{ ownNumber }, lettered]) => {
    if (ownNumber === null) return null
    let number = lettered
      ? BigInt(toLetteredNumber(dialect, prepared, wallet.bank_contract_slug, String(ownNumber)))
      : ownNumber
    while (!isFree(number)) number = number < max ? number + 1n : min
    taken.add(number)
    return number
  })
}

/** Rejects amounts that could overflow the file's total: some trailers have only as many columns for the sum as a title has for its amount. */
function totalCheck({ dialect: { layout } }: ChosenDialect, entries: number): EntryCheck {
  const sums = (layout.totals ?? []).filter(
    ({ equals }) => typeof equals === 'object' && equals.sum.endsWith('.amount'),
  )
  const maxTotal = Math.min(...sums.map(({ field }) => 10 ** widthOf(layout, field) - 1))
  return ({ slip }) => (parseMoney(slip.amount) * entries > maxTotal ? ['amount'] : [])
}
