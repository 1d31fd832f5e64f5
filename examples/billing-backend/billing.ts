/** A billing backend: issues slips, sends remittances, books returns. */
import { randomUUID } from 'node:crypto'
import { buildRemittance, type Entry, parseReturn, type Slip, ValidationError, type Wallet } from 'cnab-cobranca'
import { validateSlip } from 'cnab-cobranca/boleto'
import { type SettledRecord, type SlipStatus, type SlipToSettle, settle, walletOf } from 'cnab-cobranca/settlement'
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
        `select i.id, i.bank_billet_id, i.data as instruction, s.data as slip, s.our_number
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
      for (const { entry, our_number, processed_our_number_raw } of records) {
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

  /** Books a return: payments, reversals and the status of each slip, in one transaction. A file that comes twice changes nothing. */
  async receive(bytes: Uint8Array): Promise<Booked> {
    const file = parseReturn(bytes)
    return this.database.transaction(async (query) => {
      const stored: StoredWallet[] = (await query('select data from wallets', [])).map(({ data }) => JSON.parse(data))
      // In one order, so that two transactions do not wait for each other.
      const wallets = [...walletOf(file, stored).candidates].sort((a, b) => a.id - b.id)
      const slips: SlipToSettle[] = []
      for (const { id } of wallets) {
        await lock(query, id)
        slips.push(...(await slipsOf(query, id)))
      }
      const keys = settle(file, slips, { wallets }).records.map(({ idempotency_key }) => idempotency_key)
      const { records, unmatched } = settle(file, slips, { wallets, booked: await bookedKeys(query, keys) })
      // The key of a record without a wallet changes when its wallet is added.
      const known = records.filter(({ bank_billet_account_id }) => bank_billet_account_id !== null)
      const fresh = known.filter(({ duplicate }) => !duplicate)
      for (const record of fresh) await book(query, record)
      return { booked: fresh.length, duplicates: known.length - fresh.length, unmatched: unmatched.length }
    })
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
  return rows.map(({ data, ...slip }) => ({ ...JSON.parse(data), ...slip }))
}

/** SQLite has a limit of parameters. */
const MAX_KEYS = 500

async function bookedKeys(query: Query, keys: readonly string[]): Promise<Set<string>> {
  const booked = new Set<string>()
  for (let from = 0; from < keys.length; from += MAX_KEYS) {
    const some = keys.slice(from, from + MAX_KEYS)
    const list = some.map((_, i) => `$${i + 1}`).join(', ')
    for (const row of await query(`select idempotency_key from bookings where idempotency_key in (${list})`, some))
      booked.add(row.idempotency_key)
  }
  return booked
}

/** Cents of a record, below zero for a reversal; null if the bank does not send the amount. A person has to ask the bank for it. */
function amountOf({ payment, reversal }: Pick<SettledRecord, 'payment' | 'reversal'>): number | null {
  if (payment !== null) return payment.paid_amount
  if (reversal === null) return 0
  return reversal.reversed_amount === null ? null : -reversal.reversed_amount
}

async function book(query: Query, settled: SettledRecord<SlipToSettle, StoredWallet>): Promise<void> {
  const { record, idempotency_key, bank_billet_account_id, bank_billet_id, status, events } = settled
  const amount = amountOf(settled)
  await query(
    'insert into bookings (idempotency_key, bank_billet_account_id, bank_billet_id, date, amount_cents, events) values ($1, $2, $3, $4, $5, $6)',
    [idempotency_key, bank_billet_account_id, bank_billet_id, record.date_of_occurrence, amount, events.join(' ')],
  )
  if (bank_billet_id === null) return
  await query('update slips set status = $1 where id = $2', [status, bank_billet_id])
  if (record.kind === 'registered')
    await query('update slips set registered_at = $1 where id = $2', [record.date_of_occurrence, bank_billet_id])
}
