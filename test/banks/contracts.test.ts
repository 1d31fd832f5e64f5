/** The service's contracts (`bank_contracts`): each has its nosso número and bar code. Some have no remittance, with a reason. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/contracts.json')
const isHere = existsSync(REFERENCE)

interface ServiceContract {
  readonly bank_number: string
  readonly contract_slug: string
}

const contracts = (isHere ? (JSON.parse(readFileSync(REFERENCE, 'utf8')) as ServiceContract[]) : []).filter(
  ({ bank_number }) => BANKS.some(({ number }) => number === bank_number),
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
