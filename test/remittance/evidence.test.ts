/** Files of a dialect that only other programs confirm are read with a warning, and are an error in strict remittances. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankOf, type Evidence } from '../../src/banks/index.js'
import { buildRemittance, parseRemittance, supportsInstruction } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { returnFixture } from '../return/return-fixtures.js'
import { entry, generated_at, itau400 } from './made-up.js'

const { returns, remittances } = bankOf('341')!
const dialects: { evidence: Evidence }[] = [returns.cnab400![0], remittances.cnab400![0]]
const known = dialects.map(({ evidence }) => evidence)

function give(evidence: readonly Evidence[]): void {
  for (const [i, dialect] of dialects.entries()) dialect.evidence = evidence[i]!
}

/** Its texts have capital letters and fit their columns, so that strict mode has no other error. */
const input = { wallet: itau400, entries: [entry({ customer_person_name: 'ANA' })], generated_at }
const settlements = returnFixture('341-itau/cnab400/settlements').bytes
const codes = (diagnostics: readonly { readonly code: string }[]): string[] => diagnostics.map(({ code }) => code)

afterEach(() => give(known))

describe.each<Evidence>(['implementations_agree', 'family_manual_and_implementation'])(
  'a dialect with evidence %s',
  (evidence) => {
    beforeEach(() => give([evidence, evidence]))

    test('is an error of the contract in a strict remittance; other remittances are built', () => {
      expect(errorsOf(() => buildRemittance({ ...input, strict: true }))).toEqual({
        bank_contract_slug: [
          'nenhum manual nem arquivo do banco confirma o CNAB400 de Itaú: para gerá-lo mesmo assim, não peça strict',
        ],
      })
      expect(buildRemittance(input).records).toHaveLength(1)
    })

    test('is not counted by supportsInstruction() with strict', () => {
      expect(supportsInstruction('341', 'cnab400', '1001')).toBe(true)
      expect(supportsInstruction('341', 'cnab400', '1001', { strict: true })).toBe(false)
    })

    test('has a warning in each file that is read', () => {
      expect(parseReturn(settlements).diagnostics[0]).toMatchObject({ code: 'unconfirmed_layout', severity: 'warning' })
      expect(codes(parseRemittance(buildRemittance(input).bytes).diagnostics)).toEqual(['unconfirmed_layout'])
    })
  },
)

test.each<Evidence>(['manual', 'manual_and_files', 'family_manual', 'family_manual_and_files', 'homologated'])(
  'a dialect with evidence %s has no warning and no error',
  (evidence) => {
    give([evidence, evidence])
    expect(errorsOf(() => buildRemittance({ ...input, strict: true }))).toBeNull()
    expect(codes(parseReturn(settlements).diagnostics)).not.toContain('unconfirmed_layout')
    expect(supportsInstruction('341', 'cnab400', '1001', { strict: true })).toBe(true)
  },
)
