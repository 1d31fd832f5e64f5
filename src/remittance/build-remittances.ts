import { instructionOf } from '../banks/index.js'
import {
  type Entry,
  errorOfEntries,
  type FieldErrors,
  isValidationError,
  type RegisteredEntry,
  type Wallet,
} from '../cobranca/index.js'
import { atPositions } from './at-positions.js'
import { idOf } from './build-remittance.js'
import { checkList, checkObject } from './check-input.js'
import { withDistinctFilenames } from './distinct-filenames.js'
import { DistinctHeaders } from './distinct-headers.js'
import { isLeftOut } from './entry/checks.js'
import { changesDialectOf, walletKey } from './open-wallet.js'
import type { RejectedEntry, Remittance, RemittanceOptions } from './remittance.js'
import { type RemittanceOfBytes, withContent } from './with-content.js'

/** A pending instruction, with the wallet it belongs to. */
export type PendingEntry = (Entry | RegisteredEntry) & { readonly wallet: Wallet }

/** The remittances of many wallets, in the order of their first entries. */
export interface Remittances extends ReadonlyArray<Remittance> {
  /** All entries omitted because they or their wallet are invalid, including those of wallets without a remittance; only with `partial`. */
  readonly rejected: readonly RejectedEntry[]
  /** All entries omitted because the slip was registered by other means. A wallet with only such entries gets no remittance. */
  readonly skipped: readonly number[]
}

/**
 * Builds the pending instructions of many wallets: one remittance per wallet and layout, in the order of their first entries; two if the bank takes
 * registrations and other instructions in separate files (BRB): the second file continues the numbers of the first one. Positions (`records[].entry`,
 * `skipped`, `rejected`, `changes`, and those of the error) are those of the list given here. A wallet's numbers are taken from its first entry. Files that
 * would have the same name get distinct names. Files of a bank that rejects equal headers (BRB) are dated seconds apart if their headers would be equal.
 *
 * @throws {ValidationError} with all errors of all wallets and entries; with `partial`, only if no file can be built
 */
export function buildRemittances(pending: readonly PendingEntry[], options: RemittanceOptions = {}): Remittances {
  const remittances: RemittanceOfBytes[] = []
  checkList('pending', pending)
  const problems = notEntries(pending)
  const headers = new DistinctHeaders()
  const counters = new Map<string, Pick<Wallet, 'next_our_number' | 'next_remittance_number'>>()
  for (const positions of byFile(pending, problems)) {
    const original = (position: number): number => positions[position]!
    const given = pending[positions[0]!]!.wallet
    if (positions.every((position) => isLeftOut(pending[position]!))) continue
    try {
      const entries = positions.map((position) => pending[position]!)
      const wallet = { ...given, ...counters.get(walletKey(given)) }
      const remittance = atPositions(headers.build({ ...options, wallet, entries }), original)
      remittances.push(remittance)
      const { next_our_number, next_remittance_number } = remittance
      counters.set(walletKey(given), { next_our_number, next_remittance_number })
      for (const { entry, errors } of remittance.rejected) problems.set(entry, errors)
    } catch (error) {
      if (!isValidationError(error)) throw error
      if (error.byEntry === undefined) for (const position of positions) problems.set(position, error.errors)
      else for (const [entry, errors] of Object.entries(error.byEntry)) problems.set(original(Number(entry)), errors)
    }
  }
  const inOrder = new Map([...problems].sort(([a], [b]) => a - b))
  if (problems.size > 0 && (options.partial !== true || remittances.length === 0)) throw errorOfEntries(inOrder)
  const rejected = [...inOrder].map(([entry, errors]) => ({ entry, bank_billet_id: idOf(pending[entry]!), errors }))
  const skipped = [...pending.keys()].filter((position) => !problems.has(position) && isLeftOut(pending[position]!))
  return Object.assign(withDistinctFilenames(remittances).map(withContent), { rejected, skipped })
}

/** Items of the list that are not entries, with their errors. */
function notEntries(pending: readonly PendingEntry[]): Map<number, FieldErrors> {
  const problems = new Map<number, FieldErrors>()
  pending.forEach((entry, position) => {
    try {
      checkObject('entry', entry, 'wallet, our_code e slip')
    } catch (error) {
      if (!isValidationError(error)) throw error
      problems.set(position, error.errors)
    }
  })
  return problems
}

/** Positions of the entries of each file: of a wallet and layout, and of one kind if the bank takes two kinds of files. */
function byFile(pending: readonly PendingEntry[], leftOut: ReadonlyMap<number, FieldErrors>): readonly number[][] {
  return byWallet(pending, leftOut)
    .flatMap((positions) => {
      const changes = changesDialectOf(pending[positions[0]!]!.wallet)
      if (changes === undefined) return [positions]
      const isChange = (position: number): boolean => instructionOf(changes, pending[position]!.our_code) !== null
      return [positions.filter((position) => !isChange(position)), positions.filter(isChange)]
    })
    .filter(({ length }) => length > 0)
    .sort(([first], [other]) => first! - other!)
}

/** Positions of the entries of each wallet and layout. */
function byWallet(pending: readonly PendingEntry[], leftOut: ReadonlyMap<number, FieldErrors>): readonly number[][] {
  const groups = new Map<string, number[]>()
  pending.forEach((entry, position) => {
    if (leftOut.has(position)) return
    const { wallet } = entry
    const key = walletKey(wallet)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [position])
    else group.push(position)
  })
  return [...groups.values()]
}
