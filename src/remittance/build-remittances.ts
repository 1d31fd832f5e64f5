import { type Entry, errorOfEntries, type FieldErrors, isValidationError, type Wallet } from '../cobranca/index.js'
import { buildRemittance } from './build-remittance.js'
import type { Remittance, RemittanceOptions } from './remittance.js'

/** A pending instruction, with the wallet it belongs to. */
export interface PendingEntry extends Entry {
  readonly wallet: Wallet
}

/**
 * Builds the pending instructions of many wallets: one remittance a wallet and layout, in the order in which the wallets first come.
 * Positions (`records[].entry`, `skipped`, `rejected`, `changes`, and those of the error) are those of the list given here.
 *
 * @throws {ValidationError} when anything in any of them is invalid, all of it at once; with `partial`, only when nothing can be built
 */
export function buildRemittances(pending: readonly PendingEntry[], options: RemittanceOptions = {}): Remittance[] {
  const remittances: Remittance[] = []
  const problems = new Map<number, FieldErrors>()
  for (const positions of byWallet(pending)) {
    const original = (position: number): number => positions[position]!
    const wallet = pending[positions[0]!]!.wallet
    try {
      const entries = positions.map((position) => pending[position]!)
      remittances.push(atPositions(buildRemittance({ ...options, wallet, entries }), original))
    } catch (error) {
      if (!isValidationError(error)) throw error
      if (error.byEntry === undefined) for (const position of positions) problems.set(position, error.errors)
      else for (const [entry, errors] of Object.entries(error.byEntry)) problems.set(original(Number(entry)), errors)
    }
  }
  if (problems.size > 0 && (options.partial !== true || remittances.length === 0)) throw errorOfEntries(problems)
  return remittances
}

/** Positions of the entries of each wallet and layout. */
function byWallet(pending: readonly PendingEntry[]): readonly number[][] {
  const groups = new Map<string, number[]>()
  pending.forEach(({ wallet }, position) => {
    const key = JSON.stringify([
      wallet.id,
      wallet.bank_contract_slug,
      wallet.kind,
      wallet.agency_number,
      wallet.account_number,
      wallet.extra1,
    ])
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
