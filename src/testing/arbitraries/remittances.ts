import fc from 'fast-check'
import type { LayoutKind } from '../../banks/index.js'
import { type Entry, parseMoney, prepareWallet, type Wallet } from '../../cobranca/index.js'
import { answeringDialect } from '../return-file/dialect-of-name.js'
import { isDayOf } from '../return-file/file-days.js'
import { type ChosenDialect, chosenDialects } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { dateAround, dayAndTime, USUAL_DAY } from './dates.js'
import { type Draft, draftOf, type EntryChoice, entryFrom, ownNumbers } from './entries.js'
import { countedLength, toLetteredNumber } from './our-numbers.js'
import { bothChecks, type EntryCheck, entryCheck } from './refusals.js'
import { ROOM, walletOf } from './wallets.js'

/** What narrows remittances down. */
export interface RemittanceFileChoice extends EntryChoice {
  /** The most entries of one file, up to a thousand. Default 6. */
  readonly maxEntries?: number
}

/** What `buildRemittance` takes. */
export interface DrawnRemittance {
  readonly wallet: Wallet
  readonly entries: readonly Entry[]
  /** Local day and time of the file; the day is `today`, if it is given, or one on which the bank's returns are of the same dialect. */
  readonly generated_at: string
}

/**
 * A remittance that a bank takes: a wallet, entries and instructions with distinct nosso números, and the moment of the file. Plain JSON.
 *
 * It shrinks to one plain entry.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when the bank has no such remittances, or does not take the instruction in them
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

/** A remittance of one dialect. */
function remittanceOf(chosen: ChosenDialect, choice: RemittanceFileChoice): fc.Arbitrary<DrawnRemittance> {
  const { today, maxEntries = 6 } = choice
  const { bank, layout, dialect } = chosen
  const answering = { bank, layout, dialect: answeringDialect(bank, layout, dialect) }
  const day =
    today === undefined ? dateAround(USUAL_DAY).filter((each) => isDayOf(answering, each)) : fc.constant(today)
  if (maxEntries > ROOM) throw new RangeError(`maxEntries is at most ${ROOM}`)
  return fc
    .record({
      wallet: walletOf(chosen, choice),
      drafts: oneToMany(fc.tuple(draftOf([chosen], choice), fc.boolean()), maxEntries),
      generated_at: dayAndTime(day),
    })
    .map(({ wallet, drafts, generated_at }) => {
      const check = bothChecks(entryCheck([wallet], generated_at), shareCheck(chosen, drafts.length))
      const numbers = distinctNumbers(chosen, wallet, drafts)
      return {
        wallet,
        entries: drafts.map(([draft], i) => entryFrom(draft, numbers[i]!, check, generated_at.slice(0, 10))),
        generated_at,
      }
    })
}

/** From one on, and whichever of them it takes to fail is the one that is left: an array that cannot be empty keeps its last. */
const oneToMany = <T>(one: fc.Arbitrary<T>, most: number): fc.Arbitrary<readonly T[]> =>
  fc
    .tuple(one, fc.array(one, { maxLength: most - 1 }), fc.boolean())
    .map(([first, others, hasFirst]) => (hasFirst || others.length === 0 ? [first, ...others] : others))

/** The own numbers of the drafts, each another one and none of those that the wallet will give; some moved on to a letter as check digit. */
function distinctNumbers(
  chosen: ChosenDialect,
  wallet: Wallet,
  drafts: readonly (readonly [draft: Draft, lettered: boolean])[],
): readonly (bigint | null)[] {
  const { dialect } = chosen
  const { least, most } = ownNumbers([chosen])
  const prepared = prepareWallet(wallet, dialect.wallet, dialect.unpadded, dialect.lettered)
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
    while (!isFree(number)) number = number < most ? number + 1n : least
    taken.add(number)
    return number
  })
}

/** Refuses an amount with which so many like it would be more than the file has room for: some trailers sum amounts up in as many columns as one has. */
function shareCheck({ dialect: { layout } }: ChosenDialect, entries: number): EntryCheck {
  const sums = (layout.totals ?? []).filter(
    ({ equals }) => typeof equals === 'object' && equals.sum.endsWith('.amount'),
  )
  const most = Math.min(...sums.map(({ field }) => 10 ** widthOf(layout, field) - 1))
  return ({ slip }) => (parseMoney(slip.amount) * entries > most ? ['amount'] : [])
}
