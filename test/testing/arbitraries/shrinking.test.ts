/** A failure shrinks to one entry of plain values. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { parseMoney } from '../../../src/cobranca/index.js'
import { arbitraryEntry, arbitraryRemittance, type DrawnRemittance } from '../../../src/testing/index.js'
import { testSome } from '../../runs.js'

/** Returns the shrunk counterexample of a failing property. */
function counterexampleOf<T>(arbitrary: fc.Arbitrary<T>, isRight: (value: T) => boolean): T {
  const { failed, counterexample } = fc.check(fc.property(arbitrary, isRight), { numRuns: 1000, seed: 20260302 })
  expect(failed).toBe(true)
  return counterexample![0]
}

const PLAIN = {
  amount: '100,00',
  expire_at: '2026-03-02',
  document_type: '02',
  document_number: 'NF1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '52998224725',
  customer_address: 'Rua das Flores, 12',
  customer_neighborhood: 'Centro',
  customer_zipcode: '01000000',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
}

describe('a failure shrinks to one entry of plain values', () => {
  testSome(2, {
    'if all values fail': () => {
      const { wallet, entries, generated_at } = counterexampleOf(arbitraryRemittance('341', 'cnab400'), () => false)
      expect(entries).toEqual([{ our_code: '1001', slip: PLAIN }])
      expect(generated_at).toBe('2026-03-02T00:00:00')
      expect(wallet).toEqual({
        bank_contract_slug: expect.stringMatching(/^itau-bs-/),
        kind: 'cnab400',
        agency_number: '0001',
        account_number: '00001',
        account_digit: '7',
        next_our_number: 1,
        beneficiary_name: 'Maria de Teste',
        beneficiary_cnpj_cpf: '11222333000181',
      })
    },

    'if amounts from a threshold on fail: the threshold, without other options': () => {
      // The largest amount of the columns is a constant: it shrinks to the plain amount or not at all, so it must not fail.
      const isSmall = ({ entries }: DrawnRemittance) =>
        entries.every(({ slip }) => parseMoney(slip.amount) < 1_000_000 || parseMoney(slip.amount) === 10 ** 15 - 1)
      const { entries } = counterexampleOf(arbitraryRemittance('756', 'cnab240'), isSmall)
      expect(entries).toEqual([{ our_code: '1001', slip: { ...PLAIN, amount: '10000,00' } }])
    },

    'if fines in percent fail: a fine without days': () => {
      const { slip } = counterexampleOf(
        arbitraryEntry('104', 'cnab240', { our_code: '1001' }),
        (entry) => entry.slip.fine_type !== 1,
      )
      expect(slip).toEqual({ ...PLAIN, fine_type: 1, fine_percentage: '1' })
    },

    'if an instruction fails: the instruction, with a number other than the next of the wallet': () => {
      const isOther = ({ entries }: DrawnRemittance) => entries.every(({ our_code }) => our_code !== '1009')
      const { entries } = counterexampleOf(arbitraryRemittance('237', 'cnab400'), isOther)
      expect(entries).toEqual([{ our_code: '1009', slip: { ...PLAIN, our_number: '2' } }])
    },

    'if characters beyond Latin-1 fail: a short name': () => {
      const isPlain = ({ slip }: { slip: { customer_person_name: string } }) =>
        !/[^\x20-\xff–]/.test(slip.customer_person_name)
      const { slip } = counterexampleOf(arbitraryEntry('756', 'cnab400', { our_code: '1001', texts: 'any' }), isPlain)
      expect(slip.customer_person_name.length).toBeLessThan(5)
      expect({ ...slip, customer_person_name: '' }).toEqual({ ...PLAIN, customer_person_name: '' })
    },
  })
})
