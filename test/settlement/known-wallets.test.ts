/** An index of slips keeps what it knows of the wallets from file to file, and notices every change of them. */
import { describe, expect, test } from 'vitest'
import { WALLET_FIELDS, type Wallet } from '../../src/cobranca/index.js'
import { parseReturn } from '../../src/return/index.js'
import { type SlipToSettle, settle, slipsIndex } from '../../src/settlement/index.js'
import { fixture } from '../convert/folders.js'

const FILE = parseReturn(fixture('341-itau/cnab400/settlements.ret'))
const [RECORD] = FILE.bank_billet_discharges
const { agency_number, account_number, our_number } = RECORD!.line_parsed

const walletOf = (id: number, account: string): Wallet => ({
  id,
  bank_contract_slug: 'itau-109',
  agency_number,
  account_number: account,
  beneficiary_name: '',
  beneficiary_cnpj_cpf: '',
  configuration: { fine_type: 1, fine_percentage: 2 },
})

const slips = (): SlipToSettle[] => [
  { id: 1, our_number: our_number.slice(0, -1), bank_billet_account_id: 7, amount: 99_900, expire_at: '2026-02-10' },
]

type Change = (wallets: Wallet[]) => void

const CHANGES: Readonly<Record<string, Change>> = {
  nothing: () => {},
  'a wallet is added': (wallets) => wallets.push(walletOf(8, account_number)),
  'a wallet is removed': (wallets) => wallets.pop(),
  'a wallet is another object': (wallets) => wallets.splice(0, 1, { ...wallets[0]! }),
  'a wallet has another account': (wallets) => Object.assign(wallets[0]!, { account_number: '99999' }),
  'a wallet has another configuration': (wallets) => Object.assign(wallets[0]!, { configuration: { fine_type: 0 } }),
  'the configuration has another value': (wallets) => Object.assign(wallets[0]!.configuration!, { fine_percentage: 1 }),
  'the configuration has another field': (wallets) =>
    Object.assign(wallets[0]!.configuration!, { interest_type: 1, interest_percentage: 3 }),
}

describe.each(Object.entries(CHANGES))('after a file, %s', (_, change) => {
  test('the index gives what the slips give', () => {
    const wallets = [walletOf(7, account_number), walletOf(9, '12345')]
    const index = slipsIndex(slips())
    settle(FILE, index, { wallets })
    change(wallets)
    expect(settle(FILE, index, { wallets })).toEqual(settle(FILE, slips(), { wallets }))
    for (const [i, { wallet }] of settle(FILE, index, { wallets }).records.entries())
      expect(wallet).toBe(settle(FILE, slips(), { wallets }).records[i]!.wallet)
    expect(settle(FILE, index)).toEqual(settle(FILE, slips()))
  })
})

test('some of the changes matter: the file has another wallet or another difference', () => {
  const settled = Object.values(CHANGES).map((change) => {
    const wallets = [walletOf(7, account_number), walletOf(9, '12345')]
    change(wallets)
    const { records, different_amounts } = settle(FILE, slips(), { wallets })
    return JSON.stringify([records[0]!.wallet?.id, different_amounts[0]?.owed])
  })
  expect(new Set(settled).size).toBeGreaterThan(4)
})

test('a wallet is read once for a further file: each field, and nothing is derived again', () => {
  const reads = new Map<PropertyKey, number>()
  const wallets = Array.from({ length: 50 }, (_, id) => {
    const wallet = walletOf(id, id === 7 ? account_number : String(1000 + id))
    return new Proxy(wallet, {
      get(of, name) {
        reads.set(name, (reads.get(name) ?? 0) + 1)
        return Reflect.get(of, name)
      },
    })
  })
  const index = slipsIndex(slips())
  const first = settle(FILE, index, { wallets })
  expect(first.records[0]!.bank_billet_account_id).toBe(7)
  reads.clear()
  settle({ ...FILE, bank_billet_discharges: [] }, index, { wallets })
  // The configuration is compared as an object, and by its values.
  for (const field of WALLET_FIELDS)
    expect(reads.get(field), field).toBe((field === 'configuration' ? 3 : 1) * wallets.length)
})
