/** A billing backend: issues slips, sends remittances, books returns. */
import { type Slip, ValidationError } from 'cnab-cobranca'
import { validateSlip } from 'cnab-cobranca/boleto'
import type { SlipStatus } from 'cnab-cobranca/settlement'
import type { Booked } from './books.ts'
import type { Connection, Database } from './database.ts'
import { bookInOrder } from './order.ts'
import { type Instruction, sendPending } from './remittances.ts'
import { storedReturn, storeReturn } from './returns.ts'
import { confirm, drop, type Review, undo } from './reviews.ts'
import { addSlips, type StoredWallet, walletOfId } from './slips.ts'

/** A list of records that need attention. Each is a statement of `postgres.sql` and `sqlite.sql`. */
export type ListName =
  | 'needs_review'
  | 'unmatched'
  | 'duplicates'
  | 'different_amounts'
  | 'paid_again'
  | 'paid_after_write_off'
  | 'partial_payments'

/** What returns move in a wallet on a credit day, and where it is. In cents: payments less reversals. */
export interface Closing {
  readonly bank_billet_account_id: number | null
  /** Empty if the bank does not send it. */
  readonly credit_day: string
  /** Added up from the files alone. */
  readonly files: number
  readonly booked: number
  /** Booked, and undone by a person. */
  readonly undone: number
  /** Amounts that a slip or a person has decided, less than in the file: a returned cheque without a payment, a payment that was dropped. */
  readonly not_booked: number
  readonly waiting: number
  /** In the files of other returns, too. */
  readonly repeated: number
  readonly without_wallet: number
  /** Zero: nothing is lost, and nothing is booked twice. */
  readonly difference: number
}

export class Billing {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async addWallet(wallet: StoredWallet): Promise<void> {
    await this.run('add_wallet', wallet.id, JSON.stringify(wallet))
  }

  /**
   * Issues a slip: it is stored, and its registration is pending.
   *
   * @returns the id of the slip
   * @throws ValidationError if the bank would not accept the slip
   */
  async issue(walletId: number, slip: Slip, options: { readonly generated_at?: string } = {}): Promise<string> {
    return (await this.issueAll(walletId, [slip], options))[0]!
  }

  /** Issues many slips, all or none. */
  async issueAll(
    walletId: number,
    slips: readonly Slip[],
    options: { readonly generated_at?: string } = {},
  ): Promise<readonly string[]> {
    return this.database.transaction(async (connection) => {
      const wallet = await walletOfId(connection, walletId)
      for (const slip of slips) {
        const { errors } = validateSlip(slip, wallet, options)
        if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      }
      const ids = await addSlips(connection, wallet, slips)
      const registration = JSON.stringify({ our_code: '1001' } satisfies Instruction)
      await connection.runRows(
        'add_instructions',
        ids.map((id) => [id, walletId, registration]),
      )
      return ids
    })
  }

  /** Adds a slip that the bank knows from elsewhere. */
  async add(walletId: number, slip: Slip): Promise<string> {
    return (await this.addAll(walletId, [slip]))[0]!
  }

  async addAll(walletId: number, slips: readonly Slip[]): Promise<readonly string[]> {
    return this.database.transaction(async (connection) =>
      addSlips(connection, await walletOfId(connection, walletId), slips),
    )
  }

  /** Adds a pending instruction about a slip: a write-off, a rebate … */
  async instruct(slipId: string, instruction: Instruction): Promise<void> {
    await this.database.transaction(async ({ run, runRows }) => {
      const [slip] = await run('wallet_of_slip', slipId)
      await runRows('add_instructions', [[slipId, slip.bank_billet_account_id, JSON.stringify(instruction)]])
    })
  }

  /** Builds the remittance of the pending instructions of a wallet, and stores it with the next numbers of the wallet. */
  async send(
    walletId: number,
    options: { readonly generated_at?: string } = {},
  ): Promise<{ filename: string; bytes: Uint8Array }> {
    return this.database.transaction(async (connection) => {
      const { filename, bytes } = await sendPending(connection, walletId, options)
      return { filename, bytes }
    })
  }

  /**
   * Stores a return as it was received, and books it: payments, reversals and the status of each slip, in one transaction. A file that comes twice changes
   * nothing. Payments that are not sure wait in `reviews`. Returns of its wallets that are stored, and that the bank has made before, are booked first.
   */
  async receive(bytes: Uint8Array): Promise<Booked> {
    return bookInOrder(this.database, await storeReturn(this.database, bytes))
  }

  /**
   * Stores a return without booking it.
   *
   * @param filename default: the digest
   * @returns its digest
   */
  async store(bytes: Uint8Array, filename?: string): Promise<string> {
    return (await storeReturn(this.database, bytes, filename)).digest
  }

  /** Books a stored return, as `receive` does. */
  async book(digest: string): Promise<Booked> {
    return bookInOrder(this.database, await storedReturn(this.database, digest))
  }

  /** The returns that are stored and not booked, or that have to be settled again. */
  async unbooked(): Promise<readonly { readonly digest: string; readonly filename: string }[]> {
    return this.run('unbooked_returns')
  }

  /** Payments and reversals that a person must check. */
  async reviews(): Promise<readonly Review[]> {
    return this.run('needs_review')
  }

  /**
   * Books a payment or reversal that waited. Of a title, decide about the payments first: reversals in other returns that waited for them are settled again.
   *
   * @param amount cents that the bank has named, below zero for a reversal; default: the amount of the file
   * @throws an error if the record waits for a reason today that `reviews` did not have. It has the reason then
   */
  async confirm(key: string, amount?: number): Promise<void> {
    await confirm(this.database, key, amount)
  }

  /** Drops a payment or reversal that waited: it was none, or the bank has sent it again. Its key is booked without an amount. */
  async drop(key: string): Promise<void> {
    await this.database.transaction((connection) => drop(connection, key))
  }

  /** Undoes a booking that is wrong. Its key stays booked, so that the file does not book it again. */
  async undo(key: string, reason: string): Promise<void> {
    await this.database.transaction((connection) => undo(connection, key, reason))
  }

  /** The rows of a list. The columns are those of its statement. */
  async list(name: ListName): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return this.run(name)
  }

  /** Payments less reversals, in cents. */
  async balance(): Promise<number> {
    return (await this.run('balance'))[0].cents
  }

  /** Compares what the files move with the bookings, by wallet and credit day. */
  async closing(from: string, to: string): Promise<readonly Closing[]> {
    return this.run('closing', from, to)
  }

  async statuses(): Promise<Record<string, SlipStatus>> {
    return Object.fromEntries((await this.run('statuses')).map(({ id, status }) => [id, status]))
  }

  private run(...statement: Parameters<Connection['run']>): ReturnType<Connection['run']> {
    return this.database.transaction(({ run }) => run(...statement))
  }
}
