/** Stores returns: the tables `returns` and `return_wallets`. */
import { createHash } from 'node:crypto'
import { parseReturn, type ReturnFile } from 'cnab-cobranca'
import { walletOf } from 'cnab-cobranca/settlement'
import type { Movement } from './books.ts'
import type { Connection, Database } from './database.ts'
import { type StoredWallet, storedWallets } from './slips.ts'

/** A return, as it is stored. */
export interface StoredReturn {
  readonly digest: string
  readonly file: ReturnFile
}

/** Ids of the wallets that a file may belong to. */
export const walletsOfFile = (file: ReturnFile, wallets: readonly StoredWallet[]): readonly number[] =>
  walletOf(file, wallets).candidates.map(({ id }) => id)

/** Stores a return as it was received. It is kept even if it cannot be booked. */
export async function storeReturn(database: Database, bytes: Uint8Array): Promise<StoredReturn> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const file = parseReturn(bytes)
  const { generated_at, file_number } = { generated_at: null, file_number: null, ...file.header }
  await database.transaction(async (connection) => {
    await connection.run('add_return', digest, bytes, new Date().toISOString(), generated_at ?? '', file_number ?? 0)
    const ids = walletsOfFile(file, await storedWallets(connection))
    await connection.runRows(
      'add_return_wallets',
      ids.map((id) => [id, digest]),
    )
  })
  return { digest, file }
}

export async function storedReturn(database: Database, digest: string): Promise<StoredReturn> {
  const found = await returnOf(database, 'stored_return', digest)
  if (found === null) throw new Error(`Unknown return: ${digest}`)
  return found
}

/** @param statement its name; it finds one return by a digest */
export async function returnOf(database: Database, statement: string, digest: string): Promise<StoredReturn | null> {
  const [row] = await database.transaction(({ run }) => run(statement, digest))
  return row === undefined ? null : { digest: row.digest, file: parseReturn(row.content) }
}

/** Marks the other returns whose reversals may undo a payment that has just been booked. */
export async function reopenReturns({ run }: Connection, digest: string, booked: readonly Movement[]): Promise<void> {
  const titles = booked.flatMap(({ settled }) => (settled.payment === null ? [] : (settled.title_key ?? [])))
  const rows = [
    ...(await run('remove_idle_reversals', titles, digest)),
    ...(await run('waiting_elsewhere', titles, digest)),
  ]
  const digests = [...new Set(rows.map(({ return_digest }) => return_digest))]
  if (digests.length > 0) await run('reopen', digests, new Date().toISOString())
}
