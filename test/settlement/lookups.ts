/** A database in memory that answers look-ups: slips by their stored keys, and amounts by the keys of records and titles. */
import { matchKeysOf, type Settlement, type SlipToSettle, type SyncLookup } from '../../src/settlement/index.js'

/** The bank and layout of the slips' wallet. */
export interface WalletLayout {
  readonly bank: string
  readonly layout: 'cnab240' | 'cnab400'
  readonly variant?: string
}

export const emptyLookup: SyncLookup<SlipToSettle> = { slips: () => [], booked: () => [] }

/** Returns the slips of the keys, each once, from an index by key, as a database does. */
export function slipsByKeys<S extends SlipToSettle>(of: WalletLayout, slips: Iterable<S>): SyncLookup<S>['slips'] {
  const byKey = new Map<string, S[]>()
  for (const slip of slips)
    for (const key of matchKeysOf({ ...of, slip })) byKey.set(key, [...(byKey.get(key) ?? []), slip])
  return (keys) => [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
}

/**
 * A settlement for comparison with one by look-ups: whether slips wait for a number of the bank is not known of slips in a database, and the slips of a record that
 * has several come in the order of the answers.
 */
export const comparable = <T extends Pick<Settlement, 'unmatched'>>(settlement: T): T => ({
  ...settlement,
  unmatched: settlement.unmatched.map((each) => ({
    ...each,
    reason: each.reason === 'number_of_bank' ? 'no_slip' : each.reason,
    slips: each.slips.toSorted((a, b) => String(a.id).localeCompare(String(b.id))),
  })),
})
