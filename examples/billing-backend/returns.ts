/** Stores returns: the tables `returns` and `return_wallets`. */
import { createHash } from 'node:crypto'
import { parseReturn, type ReturnFile } from 'cnab-cobranca'
import { walletOf } from 'cnab-cobranca/settlement'
import type { Database } from './database.ts'
import { type StoredWallet, storedWallets } from './slips.ts'

/** A return, as it is stored. */
export interface StoredReturn {
  readonly digest: string
  readonly file: ReturnFile
}

/** Ids of the wallets that a file may belong to. */
export const walletsOfFile = (file: ReturnFile, wallets: readonly StoredWallet[]): readonly number[] =>
  walletOf(file, wallets).candidates.map(({ id }) => id)

/**
 * Stores a return as it was received. It is kept even if it cannot be booked.
 *
 * @param filename default: the digest
 */
export async function storeReturn(database: Database, bytes: Uint8Array, filename?: string): Promise<StoredReturn> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const file = parseReturn(bytes)
  const { generated_at, file_number } = { generated_at: null, file_number: null, ...file.header }
  const received_at = new Date().toISOString()
  await database.transaction(async (connection) => {
    await connection.run(
      'add_return',
      digest,
      filename ?? digest,
      bytes,
      received_at,
      generated_at ?? '',
      file_number ?? 0,
    )
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
