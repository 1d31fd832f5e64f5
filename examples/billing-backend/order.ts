/** Books returns in the order of the bank, whatever the order in which they arrive. */
import { type Booked, bookReturn } from './books.ts'
import type { Database } from './database.ts'
import { returnOf, type StoredReturn } from './returns.ts'

/**
 * Books a return, each in a transaction of its own: first the returns of its wallets that the bank has made before it, and that are stored; at last the returns
 * whose reversals may undo a payment that has come only now. So the order in which files arrive does not matter.
 */
export async function bookInOrder(database: Database, stored: StoredReturn): Promise<Booked> {
  await bookAll(database, 'earlier_return', stored.digest)
  const booked = await database.transaction((connection) => bookReturn(connection, stored))
  await bookReopened(database, stored.digest)
  return booked
}

/** Books the returns that have to be settled again, of the wallets of a return. */
export const bookReopened = (database: Database, digest: string): Promise<void> =>
  bookAll(database, 'reopened_return', digest)

async function bookAll(database: Database, statement: string, digest: string): Promise<void> {
  for (;;) {
    const next = await returnOf(database, statement, digest)
    if (next === null) return
    await database.transaction((connection) => bookReturn(connection, next))
  }
}
