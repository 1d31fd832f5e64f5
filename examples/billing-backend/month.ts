/** A month of the backend with a simulated bank. */
import type { Slip } from 'cnab-cobranca'
import { simulateBank } from 'cnab-cobranca/testing/simulator'
import { Billing } from './billing.ts'
import { openDatabase } from './database.ts'
import type { StoredWallet } from './slips.ts'

const WALLET: StoredWallet = {
  id: 7,
  bank_contract_slug: 'caixa-rg',
  layout: 'cnab240',
  agency_number: '1234',
  extra1: '123456',
  beneficiary_name: 'Empresa de Teste',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  next_our_number: 1,
}

const slipOf = (document_number: string): Slip => ({
  amount: '100,00',
  expire_at: '2026-03-20',
  document_number,
  fine_type: 1,
  fine_percentage: 2,
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Laranjeiras',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
})

/**
 * Issues three slips, sends them, and books the returns of a simulated bank, each file twice. The bank pays, pays late, and reverses a payment.
 *
 * @param url of the database; default: SQLite in memory
 */
export async function runMonth(url?: string, print: (line: string) => void = console.log): Promise<void> {
  const database = await openDatabase(url)
  try {
    const billing = new Billing(database)
    await billing.addWallet(WALLET)
    const at = { generated_at: '2026-03-02T10:00:00' }
    for (const number of ['A1', 'A2', 'A3']) await billing.issue(WALLET.id, slipOf(number), at)
    const { filename, bytes } = await billing.send(WALLET.id, at)
    print(`sent ${filename}`)
    const { files, totals } = simulateBank(bytes, {
      scenario: { paid: 1, paid_late: 1, paid_and_reversed: 1 },
      seed: 3,
    })
    for (const { date, filename: returned, bytes: content } of files) {
      for (const time of ['first', 'second']) {
        const { booked, duplicates } = await billing.receive(content)
        print(
          `${date} ${returned}, ${time} time: ${booked} booked, ${duplicates} duplicates, balance ${await billing.balance()}`,
        )
      }
    }
    print(`the bank's account: ${totals.paid - totals.reversed}`)
  } finally {
    await database.close()
  }
}
