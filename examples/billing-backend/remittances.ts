/** Builds remittances of pending instructions: the tables `instructions` and `remittances`. */
import { randomUUID } from 'node:crypto'
import { buildRemittance, type Entry, type Remittance } from 'cnab-cobranca'
import type { SlipToSettle } from 'cnab-cobranca/settlement'
import type { Connection, Row } from './database.ts'
import { changeKeys, IDS_OF_STATEMENT, lockWallets, type StoredWallet } from './slips.ts'

/** An instruction about a stored slip. */
export type Instruction = Omit<Entry, 'slip'>

/** A row of `instructions` with its slip. */
interface Pending {
  readonly position: number
  readonly bank_billet_id: string
  readonly instruction: string
  readonly slip: string
  readonly our_number: string | null
  readonly charges_sent: string | null
}

/** Builds the remittance of the pending instructions of a wallet, which is locked while its numbers are taken. */
export async function sendPending(
  connection: Connection,
  walletId: number,
  options: { readonly generated_at?: string },
): Promise<Remittance> {
  const [wallet] = await lockWallets(connection, [walletId])
  const pending: readonly Pending[] = await connection.run('pending_instructions', walletId)
  const slips = pending.map(({ slip, our_number }) => ({ ...JSON.parse(slip), our_number }))
  const entries = pending.map(({ instruction }, i): Entry => ({ ...JSON.parse(instruction), slip: slips[i] }))
  const remittance = buildRemittance({ wallet: wallet!, entries, ...options })
  const id = randomUUID()
  await connection.run('add_remittance', id, walletId, remittance.filename, remittance.bytes)
  for (let from = 0; from < pending.length; from += IDS_OF_STATEMENT) {
    const positions = pending.slice(from, from + IDS_OF_STATEMENT).map(({ position }) => position)
    await connection.run('sent_instructions', id, positions)
  }
  await storeNumbers(connection, wallet!, pending, slips, remittance)
  await connection.runRows('set_charges', chargesRows(pending, remittance))
  const { next_our_number, next_remittance_number } = remittance
  const next = { ...wallet!, next_our_number: next_our_number ?? wallet!.next_our_number, next_remittance_number }
  await connection.run('set_wallet', walletId, JSON.stringify(next))
  return remittance
}

/** Stores the numbers of the slips, and the keys with which returns find them. */
async function storeNumbers(
  connection: Connection,
  wallet: StoredWallet,
  pending: readonly Pending[],
  slips: readonly Omit<SlipToSettle, 'id'>[],
  { records }: Remittance,
): Promise<void> {
  // The last record of each slip; zeros if the bank will number the slip.
  const numbered = new Map(
    records
      .filter(({ our_number }) => /[1-9]/.test(our_number))
      .map((record) => [pending[record.entry]!.bank_billet_id, record]),
  )
  const changed = [...numbered]
  for (let from = 0; from < changed.length; from += IDS_OF_STATEMENT) {
    const some = changed.slice(from, from + IDS_OF_STATEMENT)
    await connection.runRows(
      'set_numbers',
      some.map(([id, { our_number, processed_our_number_raw }]): Row => [id, our_number, processed_our_number_raw]),
    )
    const bank_billet_account_id = wallet.id
    await changeKeys(
      connection,
      wallet,
      some.map(([id, { entry, our_number, processed_our_number_raw }]): SlipToSettle => {
        return { ...slips[entry], id, bank_billet_account_id, our_number, processed_our_number_raw }
      }),
    )
  }
}

/** An instruction has only the charges that it changes. */
function chargesRows(pending: readonly Pending[], { records }: Remittance): readonly Row[] {
  const sent = new Map<string, object>()
  for (const { entry, charges_sent } of records) {
    if (charges_sent === null) continue
    const { bank_billet_id, charges_sent: before } = pending[entry]!
    sent.set(bank_billet_id, { ...(sent.get(bank_billet_id) ?? JSON.parse(before ?? '{}')), ...charges_sent })
  }
  return [...sent].map(([id, charges]) => [id, JSON.stringify(charges)])
}
