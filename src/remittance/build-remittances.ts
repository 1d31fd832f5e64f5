import { type Entry, errorOfEntries, type FieldErrors, isValidationError, type Wallet } from '../cobranca/index.js'
import { buildRemittance } from './build-remittance.js'
import { isLeftOut } from './left-out.js'
import type { RejectedEntry, Remittance, RemittanceOptions } from './remittance.js'
import { walletKey } from './wallet-key.js'

/** A pending instruction, with the wallet it belongs to. */
export interface PendingEntry extends Entry {
  readonly wallet: Wallet
}

/** The remittances of many wallets, in the order in which the wallets first came. */
export interface Remittances extends ReadonlyArray<Remittance> {
  /** All entries left out because they or their wallet are invalid, also those of wallets that got no remittance; only with `partial`. */
  readonly rejected: readonly RejectedEntry[]
  /** All entries left out because the slip was registered by other means. A wallet that has no others gets no remittance. */
  readonly skipped: readonly number[]
}

/**
 * Builds the pending instructions of many wallets: one remittance a wallet and layout, in the order in which the wallets first come.
 * Positions (`records[].entry`, `skipped`, `rejected`, `changes`, and those of the error) are those of the list given here.
 * A wallet's numbers are taken from the first entry that has it.
 *
 * @throws {ValidationError} when anything in any of them is invalid, all of it at once; with `partial`, only when nothing can be built
 */
export function buildRemittances(pending: readonly PendingEntry[], options: RemittanceOptions = {}): Remittances {
  const remittances: Remittance[] = []
  const problems = new Map<number, FieldErrors>()
  for (const positions of byWallet(pending)) {
    const original = (position: number): number => positions[position]!
    const wallet = pending[positions[0]!]!.wallet
    if (positions.every((position) => isLeftOut(pending[position]!))) continue
    try {
      const entries = positions.map((position) => pending[position]!)
      const remittance = atPositions(buildRemittance({ ...options, wallet, entries }), original)
      remittances.push(remittance)
      for (const { entry, errors } of remittance.rejected) problems.set(entry, errors)
    } catch (error) {
      if (!isValidationError(error)) throw error
      if (error.byEntry === undefined) for (const position of positions) problems.set(position, error.errors)
      else for (const [entry, errors] of Object.entries(error.byEntry)) problems.set(original(Number(entry)), errors)
    }
  }
  const inOrder = new Map([...problems].sort(([a], [b]) => a - b))
  if (problems.size > 0 && (options.partial !== true || remittances.length === 0)) throw errorOfEntries(inOrder)
  const rejected = [...inOrder].map(([entry, errors]) => ({ entry, errors }))
  const skipped = [...pending.keys()].filter((position) => isLeftOut(pending[position]!) && !problems.has(position))
  return Object.assign(remittances, { rejected, skipped })
}

/** Positions of the entries of each wallet and layout. */
function byWallet(pending: readonly PendingEntry[]): readonly number[][] {
  const groups = new Map<string, number[]>()
  pending.forEach(({ wallet }, position) => {
    const key = walletKey(wallet)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [position])
    else group.push(position)
  })
  return [...groups.values()]
}

function atPositions(remittance: Remittance, original: (position: number) => number): Remittance {
  const moved = <T extends { readonly entry: number }>(item: T): T => ({ ...item, entry: original(item.entry) })
  return {
    ...remittance,
    records: remittance.records.map(moved),
    skipped: remittance.skipped.map(original),
    rejected: remittance.rejected.map(moved),
    changes: remittance.changes.map((change) =>
      change.entry === null ? change : { ...change, entry: original(change.entry) },
    ),
  }
}
