/** The service's contracts (`bank_contracts`): each has its nosso número and bar code. Some have no remittance, with a reason. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BANKS, type BankDefinition, bankContract, bankContracts, bankNamed, bankOf } from '../../src/banks/index.js'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/contracts.json')
const isHere = existsSync(REFERENCE)

interface ServiceContract {
  readonly bank_number: string
  readonly bank_code: string
  readonly contract_slug: string
  readonly wallet: string
  readonly wallet_variation: string | null
  readonly name: string
}

/** Banks that the library only reads have no contracts. */
const isWritten = ({ remittances, barCodeRules }: BankDefinition): boolean =>
  Object.keys(remittances).length > 0 || barCodeRules !== undefined

const contracts = (isHere ? (JSON.parse(readFileSync(REFERENCE, 'utf8')) as ServiceContract[]) : []).filter(
  ({ bank_number }) => BANKS.some((bank) => bank.number === bank_number && isWritten(bank)),
)

describe.skipIf(!isHere)(
  isHere ? 'contracts of the service' : 'contracts of the service: SKIPPED, ../shared is not here',
  () => {
    test.each(contracts)('$contract_slug is written, or has its bar code', ({ bank_number, contract_slug }) => {
      const bank = BANKS.find(({ number }) => number === bank_number)!
      const written = Object.values(bank.remittances).flatMap((dialects) =>
        dialects.flatMap((dialect) => Object.keys(dialect.contracts)),
      )
      expect([...written, ...Object.keys(bank.barCodeContracts ?? {})]).toContain(contract_slug)
    })

    test.each(contracts)('$contract_slug has the names of the service', (contract) => {
      const { bank_number, bank_code, contract_slug, wallet, wallet_variation, name } = contract
      expect(bankContract(contract_slug)).toEqual({
        bank: { code: bank_code, name: bankOf(bank_number)!.name, number: bank_number },
        slug: contract_slug,
        code: wallet,
        sufix: contract_slug.slice(bank_code.length + 1),
        variation: wallet_variation,
        name,
      })
    })
  },
)

describe.each(BANKS)('$number $name', ({ remittances, barCodeContracts }) => {
  test('has no remittance for a contract with only bar codes', () => {
    const written = Object.values(remittances).flatMap((dialects) =>
      dialects.flatMap((dialect) => Object.keys(dialect.contracts)),
    )
    expect(Object.keys(barCodeContracts ?? {}).filter((slug) => written.includes(slug))).toEqual([])
  })
})

describe('bank_contract', () => {
  test('has the shape of the service', () => {
    expect(bankContract('sicredi-bs-a1')).toEqual({
      bank: { code: 'sicredi', name: 'Sicredi', number: '748' },
      slug: 'sicredi-bs-a1',
      code: 'A',
      sufix: 'bs-a1',
      variation: '1',
      name: 'A (Simples) Com Registro',
    })
  })

  test('a variation has two digits at least', () => {
    expect(bankContract('bb-bs-17-07')).toMatchObject({ code: '17', variation: '07', name: '17-07' })
    expect(bankContract('bb-bs-17-124')).toMatchObject({ code: '17', variation: '124', name: '17-124' })
  })

  test('a carteira that the bank gives comes from the wallet', () => {
    const wallet = {
      bank_contract_slug: 'ourinvest-bs',
      agency_number: '1',
      beneficiary_name: '',
      beneficiary_cnpj_cpf: '',
    }
    expect(bankContract({ ...wallet, extra1: '21' })).toMatchObject({ code: '21', name: '21', sufix: 'bs' })
    expect(bankContract(wallet)).toMatchObject({ code: null, name: null })
    expect(bankContract('ourinvest-bs')).toMatchObject({ code: null, name: null })
  })

  test.each(['', 'itau', 'itau-bs-999', 'nada-1', '__proto__'])('%j is no contract', (slug) => {
    expect(bankContract(slug)).toBeUndefined()
  })

  test('a wallet without a slug has none', () => {
    expect(bankContract({} as never)).toBeUndefined()
    expect(bankContract(null as never)).toBeUndefined()
  })

  test('the list of a bank has each contract once, also those with only bar codes', () => {
    expect(bankContracts(bankNamed('sicredi')!).map(({ slug }) => slug)).toEqual(['sicredi-bs-a1', 'sicredi-bs-a3'])
    expect(bankContracts(bankNamed('santander')!).map(({ name }) => name)).toEqual(['101 - RCR', '102'])
  })

  test.each(BANKS.flatMap((bank) => bankContracts(bank).map((contract) => ({ bank, contract, slug: contract.slug }))))(
    '$slug is found, and is the code of its bank and its suffix',
    ({ bank, contract, slug }) => {
      expect(bankContract(slug)).toEqual(contract)
      expect(`${contract.bank.code}-${contract.sufix}`).toBe(slug)
      expect(contract.bank.number).toBe(bank.number)
    },
  )

  test('dialects that share a contract call it the same', () => {
    for (const { remittances } of BANKS) {
      const all = Object.values(remittances).flatMap((dialects) =>
        dialects.flatMap(({ contracts }) => Object.entries(contracts)),
      )
      for (const [slug, { inService }] of all)
        expect(all.find(([other]) => other === slug)![1].inService).toEqual(inService)
    }
  })
})
