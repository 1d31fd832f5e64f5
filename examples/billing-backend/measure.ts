/** Measures the backend: a remittance and a return, among the slips of 20 wallets. */
import { performance } from 'node:perf_hooks'
import type { Slip } from 'cnab-cobranca'
import { Billing } from './billing.ts'
import { openDatabase } from './database.ts'
import { paidReturn } from './paid-return.ts'
import type { StoredWallet } from './slips.ts'

const WALLETS = 20
const SLIPS_OF_TRANSACTION = 5000
const AT = { generated_at: '2026-03-02T10:00:00' }

const walletOf = (id: number): StoredWallet => ({
  id,
  bank_contract_slug: 'itau-bs-109',
  layout: 'cnab400',
  agency_number: '0810',
  // The first wallet sends: its digit is right.
  account_number: id === 1 ? '53678' : String(10_000 + id),
  account_digit: '9',
  beneficiary_name: 'Empresa de Teste',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  next_our_number: 50_000_000,
})

const slipOf = (i: number): Slip => ({
  amount: '100,00',
  expire_at: '2026-03-20',
  document_number: `M${i}`,
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Laranjeiras',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
})

/**
 * Prints the microseconds a title.
 *
 * @param url of an empty database; default: SQLite in memory
 * @param slips stored before, which the bank knows from elsewhere
 * @param titles of the remittance and of the return
 * @param bank makes the return of a remittance
 */
export async function measure(
  url: string | undefined,
  slips: number,
  titles: number,
  print: (line: string) => void = console.log,
  bank: (remittance: Uint8Array) => Uint8Array = paidReturn,
): Promise<void> {
  const database = await openDatabase(url)
  try {
    const billing = new Billing(database)
    const timed = async <T>(name: string, count: number, run: () => Promise<T>): Promise<T> => {
      const start = performance.now()
      const result = await run()
      print(`${name}: ${((1000 * (performance.now() - start)) / count).toFixed(1)} µs a title`)
      return result
    }
    for (let id = 1; id <= WALLETS; id++) await billing.addWallet(walletOf(id))
    await timed(`${slips} slips stored`, slips, async () => {
      for (let first = 0; first < slips; first += SLIPS_OF_TRANSACTION) {
        const count = Math.min(SLIPS_OF_TRANSACTION, slips - first)
        // Numbers below those of the wallet's new slips.
        const some = Array.from({ length: count }, (_, i) => ({
          ...slipOf(first + i),
          our_number: String(first + i + 1),
        }))
        await billing.addAll(1 + ((first / SLIPS_OF_TRANSACTION) % WALLETS), some)
      }
    })
    const issued = Array.from({ length: titles }, (_, i) => slipOf(slips + i))
    await timed(`${titles} slips issued`, titles, () => billing.issueAll(1, issued, AT))
    // As the server does by itself after a while.
    if (url !== undefined) await database.transaction(({ query }) => query('analyze'))
    const { bytes } = await timed(`remittance of ${titles}`, titles, () => billing.send(1, AT))
    const paid = bank(bytes)
    // The same records in other bytes.
    const other = Buffer.concat([paid, Buffer.from('\r\n')])
    const first = await timed(`return of ${titles}, first time`, titles, () => billing.receive(paid))
    const second = await timed(`the same file again`, titles, () => billing.receive(paid))
    const third = await timed(`the same records in another file`, titles, () => billing.receive(other))
    print(
      `${first.booked} booked, then ${second.booked} and ${third.booked}; ${second.duplicates} and ${third.duplicates} duplicates; balance ${await billing.balance()}`,
    )
    print(`largest memory of the program: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
  } finally {
    await database.close()
  }
}
