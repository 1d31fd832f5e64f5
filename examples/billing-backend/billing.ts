/** A billing backend: issues slips, sends remittances, books returns. */
import { randomUUID } from 'node:crypto'
import { buildRemittance, type Entry, parseReturn, type Slip, ValidationError, type Wallet } from 'cnab-cobranca'
import { validateSlip } from 'cnab-cobranca/boleto'
import { type Settlement, type SlipStatus, type SlipToSettle, settle, walletOf } from 'cnab-cobranca/settlement'
import { Asked, addReviews, book, bookedOf, decide, type Review, reviewsIn } from './books.ts'
import type { Database, Query } from './database.ts'

/** A wallet of the table `wallets`. */
export type StoredWallet = Wallet & { readonly id: number }

/** An instruction about a stored slip. */
export type Instruction = Omit<Entry, 'slip'>

/** What a return changed. */
export interface Booked {
  readonly booked: number
  /** Records that were booked before. */
  readonly duplicates: number
  /** Payments and reversals that wait for a person. */
  readonly pending: number
  /** Payments of slips that were paid already. */
  readonly paid_again: number
  /** Records without a slip. Their payments are booked if their wallet is known. */
  readonly unmatched: number
}

export class Billing {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async addWallet(wallet: StoredWallet): Promise<void> {
    await this.database.transaction((query) =>
      query('insert into wallets (id, data) values ($1, $2)', [wallet.id, JSON.stringify(wallet)]),
    )
  }

  /**
   * Issues a slip: it is stored, and its registration is pending.
   *
   * @returns the id of the slip
   * @throws ValidationError if the bank would not accept the slip
   */
  async issue(walletId: number, slip: Slip, options: { readonly generated_at?: string } = {}): Promise<string> {
    return this.database.transaction(async (query) => {
      const { errors } = validateSlip(slip, await walletOfId(query, walletId), options)
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      const id = await addSlip(query, walletId, slip)
      await addInstruction(query, id, { our_code: '1001' })
      return id
    })
  }

  /** Adds a slip that the bank knows from elsewhere. */
  async add(walletId: number, slip: Slip): Promise<string> {
    return this.database.transaction((query) => addSlip(query, walletId, slip))
  }

  /** Adds a pending instruction about a slip: a write-off, a rebate … */
  async instruct(slipId: string, instruction: Instruction): Promise<void> {
    await this.database.transaction((query) => addInstruction(query, slipId, instruction))
  }

  /** Builds the remittance of the pending instructions of a wallet, and stores it with the next numbers of the wallet. */
  async send(
    walletId: number,
    options: { readonly generated_at?: string } = {},
  ): Promise<{ filename: string; bytes: Uint8Array }> {
    return this.database.transaction(async (query) => {
      await lock(query, walletId)
      const wallet = await walletOfId(query, walletId)
      const pending = await query(
        `select i.id, i.bank_billet_id, i.data as instruction, s.data as slip, s.our_number, s.charges_sent
         from instructions i join slips s on s.id = i.bank_billet_id
         where s.bank_billet_account_id = $1 and i.remittance_id is null order by i.position`,
        [walletId],
      )
      const entries = pending.map(
        ({ instruction, ...row }): Entry => ({
          ...JSON.parse(instruction),
          slip: slipWithNumber(row.slip, row.our_number),
        }),
      )
      const { filename, bytes, content, records, next_our_number, next_remittance_number } = buildRemittance({
        wallet,
        entries,
        ...options,
      })
      const id = randomUUID()
      await query('insert into remittances (id, bank_billet_account_id, filename, content) values ($1, $2, $3, $4)', [
        id,
        walletId,
        filename,
        content,
      ])
      for (const { id: instruction } of pending)
        await query('update instructions set remittance_id = $1 where id = $2', [id, instruction])
      for (const { entry, our_number, processed_our_number_raw, charges_sent } of records) {
        if (charges_sent !== null) {
          // An instruction has only the charges that it changes.
          const sent = { ...JSON.parse(pending[entry].charges_sent ?? '{}'), ...charges_sent }
          await query('update slips set charges_sent = $1 where id = $2', [
            JSON.stringify(sent),
            pending[entry].bank_billet_id,
          ])
        }
        // Zeros if the bank will number the slip.
        if (!/[1-9]/.test(our_number)) continue
        await query('update slips set our_number = $1, processed_our_number_raw = $2 where id = $3', [
          our_number,
          processed_our_number_raw,
          pending[entry].bank_billet_id,
        ])
      }
      const next = { ...wallet, next_our_number: next_our_number ?? wallet.next_our_number, next_remittance_number }
      await query('update wallets set data = $1 where id = $2', [JSON.stringify(next), walletId])
      return { filename, bytes }
    })
  }

  /**
   * Books a return: payments, reversals and the status of each slip, in one transaction. A file that comes twice changes nothing. Payments that are not sure wait in
   * `reviews`.
   */
  async receive(bytes: Uint8Array): Promise<Booked> {
    return this.database.transaction(async (query) => {
      const { records, unmatched, paid_again, paid_after_write_off } = await settleFile(query, bytes)
      // The key of a record without a wallet changes when its wallet is added.
      const known = records.filter(({ bank_billet_account_id }) => bank_billet_account_id !== null)
      const fresh = known.filter(({ duplicate, pending }) => !duplicate && !pending)
      for (const record of fresh) await book(query, record, { paid_again, paid_after_write_off })
      const pending = known.filter(({ pending }) => pending)
      await addReviews(query, pending, Buffer.from(bytes).toString('latin1'))
      return {
        booked: fresh.length,
        duplicates: known.filter(({ duplicate }) => duplicate).length,
        pending: pending.length,
        paid_again: paid_again.length,
        unmatched: unmatched.length,
      }
    })
  }

  /** Payments and reversals that a person must check. */
  async reviews(): Promise<readonly Review[]> {
    return this.database.transaction(reviewsIn)
  }

  /**
   * Books a payment or reversal that waited. Of a title, decide about the payments first.
   *
   * @param amount cents that the bank has named, below zero for a reversal; default: the amount of the file
   */
  async confirm(key: string, amount?: number): Promise<void> {
    await this.database.transaction(async (query) => {
      const content = await decide(query, key, 'booked')
      const { records, ...lists } = await settleFile(query, Buffer.from(content, 'latin1'), key)
      await book(query, records.find(({ idempotency_key }) => idempotency_key === key)!, lists, amount)
    })
  }

  /** Drops a payment or reversal that waited: it was none, or the bank has sent it again. Its key is booked without an amount. */
  async drop(key: string): Promise<void> {
    await this.database.transaction(async (query) => {
      await decide(query, key, 'dropped')
      await query('insert into bookings (idempotency_key, amount_cents, events) values ($1, $2, $3)', [key, 0, ''])
    })
  }

  /** Payments of slips that were paid already: the payer has a credit. */
  async paidAgain(): Promise<readonly { readonly bank_billet_id: string; readonly amount_cents: number | null }[]> {
    const rows = await this.database.transaction((query) =>
      query("select bank_billet_id, amount_cents from bookings where lists like '%paid_again%' order by date", []),
    )
    return rows.map(({ bank_billet_id, amount_cents }) => ({
      bank_billet_id,
      amount_cents: amount_cents === null ? null : Number(amount_cents),
    }))
  }

  /** Payments less reversals, in cents. */
  async balance(): Promise<number> {
    const [row] = await this.database.transaction((query) =>
      query('select coalesce(sum(amount_cents), 0) as cents from bookings', []),
    )
    return Number(row.cents)
  }

  async statuses(): Promise<Record<string, SlipStatus>> {
    const rows = await this.database.transaction((query) => query('select id, status from slips order by id', []))
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  }
}

const walletOfId = async (query: Query, id: number): Promise<StoredWallet> =>
  JSON.parse((await query('select data from wallets where id = $1', [id]))[0].data)

/** Locks a wallet until the end of the transaction, and returns the number of its changes. */
async function lock(query: Query, id: number): Promise<number> {
  const [row] = await query('update wallets set version = version + 1 where id = $1 returning version', [id])
  return row.version
}

async function addSlip(query: Query, walletId: number, slip: Slip): Promise<string> {
  const id = randomUUID()
  const values = [
    id,
    walletId,
    slip.our_number == null ? null : String(slip.our_number),
    'opened',
    JSON.stringify(slip),
  ]
  await query(
    'insert into slips (id, bank_billet_account_id, our_number, status, data) values ($1, $2, $3, $4, $5)',
    values,
  )
  return id
}

async function addInstruction(query: Query, slipId: string, instruction: Instruction): Promise<void> {
  const [slip] = await query('select bank_billet_account_id from slips where id = $1', [slipId])
  const position = await lock(query, slip.bank_billet_account_id)
  const values = [randomUUID(), slipId, position, JSON.stringify(instruction)]
  await query('insert into instructions (id, bank_billet_id, position, data) values ($1, $2, $3, $4)', values)
}

const slipWithNumber = (data: string, our_number: string | null): Slip => ({ ...JSON.parse(data), our_number })

async function slipsOf(query: Query, walletId: number): Promise<SlipToSettle[]> {
  const rows = await query('select * from slips where bank_billet_account_id = $1', [walletId])
  return rows.map(({ data, charges_sent, ...slip }) => ({
    ...JSON.parse(data),
    ...slip,
    charges_sent: charges_sent === null ? null : JSON.parse(charges_sent),
  }))
}

/**
 * Settles a file with the stored wallets, slips and bookings. Locks its wallets.
 *
 * @param confirmed key of a record that a person has confirmed
 */
async function settleFile(
  query: Query,
  bytes: Uint8Array,
  confirmed: string | null = null,
): Promise<Settlement<SlipToSettle, StoredWallet>> {
  const file = parseReturn(bytes)
  const stored: StoredWallet[] = (await query('select data from wallets', [])).map(({ data }) => JSON.parse(data))
  // In one order, so that two transactions do not wait for each other.
  const wallets = [...walletOf(file, stored).candidates].sort((a, b) => a.id - b.id)
  const slips: SlipToSettle[] = []
  for (const { id } of wallets) {
    await lock(query, id)
    slips.push(...(await slipsOf(query, id)))
  }
  const asked = new Asked()
  settle(file, slips, { wallets, booked: asked })
  const booked = await bookedOf(query, asked, confirmed)
  return settle(file, slips, { wallets, booked, needs_review: (key) => key === confirmed })
}
