/**
 * Slips of a bank that another bank collects. The contract is a made-up one of Rendimento; the numbers are those of Safra, Layout CNAB 400 (12/2017), pp. 29
 * and 32, whose slips are Bradesco's: year of issue 2 and number 9, agency 3114, account 0176300.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANKS, bankOf, type Contract, type Correspondent, correspondentTitle } from '../../src/banks/index.js'
import type { Slip, Wallet } from '../../src/cobranca/index.js'
import { accountOf } from '../../src/remittance/entry-account.js'
import { barCodeOf } from '../../src/remittance/index.js'
import { OpenRemittance } from '../../src/remittance/open-remittance.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { remittanceDialects } from './dialects-of.js'

const correspondent: Correspondent = {
  bank: '237',
  contract: 'bradesco-bs-09',
  title: ({ wallet, slip, our_number }) => ({
    our_number: slip.document_date.slice(2, 4) + our_number.number.slice(-9),
    agency_number: wallet.extra3.slice(-11, -7),
    account_number: wallet.extra3.slice(-7),
  }),
}

const dialect = bankOf('633')!.remittances.cnab400![0]
const contracts = dialect.contracts as Record<string, Contract & { inFile: string }>
const SLUG = 'rendimento-made-up'

beforeAll(() => {
  contracts[SLUG] = { code: '121', inFile: '6', correspondent }
})
afterAll(() => {
  delete contracts[SLUG]
})

const wallet = {
  bank_contract_slug: SLUG,
  kind: 'cnab400',
  beneficiary_name: 'Loja de Teste Ltda',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  agency_number: '0001',
  account_number: '1',
  account_digit: '1',
  extra1: '1234567',
  extra3: '31140176300',
} satisfies Wallet

const slip = {
  our_number: '207732833',
  amount: '248,77',
  document_date: '2005-03-01',
  expire_at: '2000-07-04',
  document_number: 'NF 1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '01001-000',
  customer_city_name: 'São Paulo',
  customer_state: 'SP',
} satisfies Slip

describe('a slip that a correspondent collects', () => {
  test('has the bar code, nosso número and digit of the correspondent', () => {
    expect(barCodeOf({ wallet, slip })).toMatchObject({
      bank: '237',
      barcode: '23795100100000248773114090520773283301763000',
      our_number: '05207732833',
      processed_our_number: '05207732833-8',
    })
  })

  test('belongs to the bank itself in all other contracts', () => {
    const own = { ...wallet, bank_contract_slug: 'rendimento-bs-121' }
    expect(barCodeOf({ wallet: own, slip })).toMatchObject({ bank: '633', our_number: '0207732833' })
  })

  test('passes both numbers to the records of the remittance', () => {
    const issued = { ...slip, document_date: '2026-03-01', expire_at: '2026-04-30' }
    const file = new OpenRemittance(wallet, '2026-03-02T10:15:30', false, 1)
    const { context } = accountOf(file, 0, { our_code: '1001', slip: issued }, true, null)
    expect(context).toMatchObject({
      our_number: { number: '0207732833' },
      correspondent_number: { prefix: '', number: '26207732833' },
    })
  })

  test('is an error if the number is too long for the correspondent; without a number there is no title', () => {
    const context = {
      wallet: { extra3: '31140176300' } as never,
      contract: contracts[SLUG]!,
      slip: { document_date: '2005-03-01' } as never,
    }
    const our_number = { prefix: '', number: '0207732833', digit: '0' }
    const long = {
      ...contracts[SLUG]!,
      correspondent: { ...correspondent, title: () => ({ our_number: '123456789012' }) },
    }
    expect(errorsOf(() => correspondentTitle({ ...context, contract: long, our_number }))).toEqual({
      our_number: ['tem no máximo 11 algarismos no banco correspondente'],
    })
    expect(correspondentTitle({ ...context, our_number: { ...our_number, number: '0000000000' } })).toBeNull()
    const unknown = { ...contracts[SLUG]!, correspondent: { ...correspondent, contract: 'bradesco-none' } }
    expect(() => correspondentTitle({ ...context, contract: unknown, our_number })).toThrow(
      'no bank 237 with a contract bradesco-none',
    )
  })
})

test('every correspondent is a contract of a bank in the registry', () => {
  const all = [
    ...remittanceDialects().flatMap(({ dialect: { contracts } }) => Object.values(contracts)),
    ...BANKS.flatMap(({ barCodeContracts }) => Object.values(barCodeContracts ?? {})),
  ]
  const named = all.flatMap(({ correspondent: each }) => (each === undefined ? [] : [each]))
  expect(named).toContain(correspondent)
  for (const { bank, contract } of named) {
    const known = Object.values(bankOf(bank)?.remittances ?? {}).flatMap((dialects) =>
      dialects.flatMap(({ contracts }) => Object.keys(contracts)),
    )
    expect(known).toContain(contract)
  }
})
