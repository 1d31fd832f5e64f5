/** Books returns in the order of the bank, in whatever order they arrive. */
import { type Booked, bookReturn } from './books.ts'
import type { Database } from './database.ts'
import { returnOf, type StoredReturn } from './returns.ts'

/**
 * Books a return, each in a transaction of its own: first the returns of its wallets that the bank has made before it, and that are stored; at last the later returns
 * whose reversals may undo a payment that has come only now. So the order in which files arrive does not matter.
 */
export async function bookInOrder(database: Database, stored: StoredReturn): Promise<Booked> {
  const bookAll = async (statement: string): Promise<void> => {
    for (;;) {
      const next = await returnOf(database, statement, stored.digest)
      if (next === null) return
      await database.transaction((connection) => bookReturn(connection, next))
    }
  }
  await bookAll('earlier_return')
  const booked = await database.transaction((connection) => bookReturn(connection, stored))
  await bookAll('reopened_return')
  return booked
}
