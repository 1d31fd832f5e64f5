/** Match keys as texts that a database stores and indexes. */
import { type KeyRules, keyBy, keyRulesOf, type ReturnRecord, type SlipOfWallet } from '../return/index.js'
import type { Id, SettleStrategy, SlipToFind } from './slip-to-find.js'

/** A slip, with the bank and layout of its wallet. */
export interface SlipWithWallet extends Omit<SlipOfWallet, 'slip'> {
  readonly slip: Omit<SlipToFind, 'id'>
}

const KEYS = ['our_number_with_digit', 'our_number', 'document_number', 'control_number'] as const

/**
 * Returns the match keys of a slip or record as texts for a database. A record and its slip have a key in common. Store the keys of each slip, and find the slips
 * of the keys that a `lookup` of `settle` asks for.
 *
 * A key has the name of its strategy, the bank, and the key of `matchKey`; nosso número has no leading zeros. Before it, with a slash, is the id of the wallet:
 *
 * | key | slips |
 * |---|---|
 * | `7/our_number:341:1234` | of wallet 7 |
 * | `/our_number:341:1234` | without a wallet |
 * | `our_number:341:1234` | of any wallet, and without one |
 *
 * A slip has those of its wallet, and those of any wallet. A record of a wallet has those of the wallet and those without a wallet; a record without a wallet has
 * those of any wallet.
 *
 * **Stability.** The form of a key does not change in later versions, nor do the keys of nosso número, which are the same in both layouts of a bank. The texts of
 * `document_number` and `control_number` are cut to the columns of the layout: if a wallet gets another layout, or the changelog names the columns of these texts,
 * make the keys of its open slips again.
 *
 * @param wallet id of the wallet. Default: `bank_billet_account_id` of the slip; of a record, none
 * @example
 * matchKeysOf({ bank: '341', layout: 'cnab400', slip: { our_number: '1234', bank_billet_account_id: 7 } })
 * // ['7/our_number:341:1234', 'our_number:341:1234']
 */
export function matchKeysOf(subject: ReturnRecord | SlipWithWallet, wallet: Id | null = null): readonly string[] {
  const rules = keyRulesOf(subject.bank, subject.layout, subject.variant)
  if (rules === null) return []
  const texts = KEYS.flatMap((strategy) => keyText(rules, subject, strategy) ?? [])
  if ('slip' in subject) return keysOfSlip(texts, wallet ?? subject.slip.bank_billet_account_id)
  return keysOfRecord(texts, wallet === null ? null : [wallet])
}

const keysOfSlip = (texts: readonly string[], wallet: Id | null | undefined): readonly string[] => [
  ...texts.map((text) => `${wallet ?? ''}/${text}`),
  ...texts,
]

/** @param walletIds wallets that the record may be of; null for any wallet */
export const keysOfRecord = (texts: readonly string[], walletIds: readonly Id[] | null): readonly string[] =>
  walletIds === null ? texts : [...walletIds, ''].flatMap((id) => texts.map((text) => `${id}/${text}`))

/** Returns a key without its wallet; null if the subject has none. */
function keyText(
  rules: KeyRules,
  subject: ReturnRecord | SlipWithWallet | { readonly slip: SlipToFind },
  strategy: (typeof KEYS)[number],
): string | null {
  const key = keyBy(rules, subject, strategy)
  if (key === null) return null
  return `${strategy}:${rules.bank}:${strategy.startsWith('our_number') ? key.replace(/^0+/, '') : key}`
}

/** The key of the slip's nosso número, unique in its wallet; null without a number. */
export function uniqueKeyOf(rules: KeyRules, slip: SlipToFind): string | null {
  const text = keyText(rules, { slip }, 'our_number')
  return text === null ? null : `${slip.bank_billet_account_id ?? ''}/${text}`
}

/** Whether one of the keys of a slip was asked for. */
export const isAskedFor = (rules: KeyRules, slip: SlipToFind, asked: ReadonlySet<string>): boolean =>
  KEYS.some((strategy) => {
    const text = keyText(rules, { slip }, strategy)
    return text !== null && keysOfSlip([text], slip.bank_billet_account_id).some((key) => asked.has(key))
  })

/** Returns the keys by some strategies, without their wallets. */
export const keyTexts = (
  rules: KeyRules,
  record: ReturnRecord,
  strategies: readonly SettleStrategy[],
): readonly string[] => strategies.flatMap((strategy) => keyText(rules, record, strategy) ?? [])
