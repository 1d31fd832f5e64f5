/** Wallets, slips, and the keys by which returns find the slips. */
import { randomUUID } from 'node:crypto'
import { bankNamed, type Slip, type Wallet } from 'cnab-cobranca'
import { matchKeysOf, type SlipToSettle, type SlipWithWallet } from 'cnab-cobranca/settlement'
import { bankContract, supportedLayouts } from 'cnab-cobranca/tables'
import type { Connection } from './database.ts'

/** A wallet of the table `wallets`. */
export type StoredWallet = Wallet & { readonly id: number }

export async function walletOfId({ run }: Connection, id: number): Promise<StoredWallet> {
  const [row] = await run('wallet', id)
  if (row === undefined) throw new Error(`Unknown wallet: ${id}`)
  return JSON.parse(row.data)
}

export async function storedWallets({ run }: Connection): Promise<readonly StoredWallet[]> {
  return (await run('wallets')).map(({ data }) => JSON.parse(data))
}

/** Locks wallets until the end of the transaction, and returns them as they are now. */
export async function lockWallets({ run }: Connection, ids: readonly number[]): Promise<readonly StoredWallet[]> {
  return (await run('lock_wallets', ids)).map(({ data }) => JSON.parse(data))
}

/** @returns the ids of the slips */
export async function addSlips(
  connection: Connection,
  wallet: StoredWallet,
  slips: readonly Slip[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let from = 0; from < slips.length; from += SLIPS_OF_BATCH) {
    const stored = slips
      .slice(from, from + SLIPS_OF_BATCH)
      .map((slip) => ({ slip, id: randomUUID(), our_number: slip.our_number == null ? null : String(slip.our_number) }))
    await connection.runRows(
      'add_slips',
      stored.map(({ slip, id, our_number }) => [id, wallet.id, our_number, 'opened', JSON.stringify(slip)]),
    )
    await addKeys(
      connection,
      wallet,
      stored.map(({ slip, id }) => ({ ...slip, id, bank_billet_account_id: wallet.id })),
    )
    for (const { id } of stored) ids.push(id)
  }
  return ids
}

/** Stores the keys of slips again, after their numbers have changed. */
export async function changeKeys(
  connection: Connection,
  wallet: StoredWallet,
  slips: readonly SlipToSettle[],
): Promise<void> {
  for (let from = 0; from < slips.length; from += IDS_OF_STATEMENT) {
    const some = slips.slice(from, from + IDS_OF_STATEMENT)
    await connection.run(
      'remove_keys',
      some.map(({ id }) => id),
    )
    await addKeys(connection, wallet, some)
  }
}

export const IDS_OF_STATEMENT = 5000

/** Slips whose rows and keys are in memory: each has some tens of keys. */
const SLIPS_OF_BATCH = 500

async function addKeys({ runRows }: Connection, wallet: StoredWallet, slips: readonly SlipToSettle[]): Promise<void> {
  const layouts = layoutsOf(wallet)
  for (let from = 0; from < slips.length; from += SLIPS_OF_BATCH) {
    const some = slips.slice(from, from + SLIPS_OF_BATCH)
    await runRows(
      'add_keys',
      some.flatMap((slip) =>
        [...new Set(layouts.flatMap((layout) => matchKeysOf({ ...layout, slip })))].map(
          (key) => [key, slip.id] as const,
        ),
      ),
    )
  }
}

type Layout = Omit<SlipWithWallet, 'slip'>

const layouts = new Map<string, readonly Layout[]>()

/** All layouts of the wallet's bank. A slip has the keys of each: its wallet may get another layout, and its returns another variant. */
function layoutsOf(wallet: StoredWallet): readonly Layout[] {
  const number = bankContract(wallet)!.bank.number
  let found = layouts.get(number)
  if (found === undefined) {
    found = supportedLayouts(bankNamed(number)!).map(({ bank, layout, variant }) => ({
      bank,
      layout,
      ...(variant !== null && { variant }),
    }))
    layouts.set(number, found)
  }
  return found
}

/** A row of `slips`, as `settle` takes it. */
// biome-ignore lint/suspicious/noExplicitAny: columns of the query
export function slipToSettle({ data, charges_sent, ...slip }: any): SlipToSettle {
  return { ...JSON.parse(data), ...slip, charges_sent: charges_sent === null ? null : JSON.parse(charges_sent) }
}
