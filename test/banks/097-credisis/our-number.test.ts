/** The digit of the beneficiary in the nosso número: CNAB 240 (April 2017), p. 33. The rule of modulus 11 is in Boletos (May 2017), anexo X, p. 18. */
import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/097-credisis/bank.js'
import { isValidationError } from '../../../src/cobranca/index.js'
import { build, entryOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab240']!

/** Nosso número in segment P of number 95. */
function numberOf(beneficiary_cnpj_cpf: string, agency_number: string, extra1: string): string {
  const { content } = build(
    { ...wallet, beneficiary_cnpj_cpf, agency_number, extra1 },
    entryOf({ ...instead, our_number: '95' }),
  )
  return content.split('\r\n')[2]!.slice(37, 57)
}

// 5×2 + 0×3 + 8×4 + 9×5 + 3×6 + 3×7 + 0×8 + 8×9 + 1×2 + 6×3 + 1×4 = 222 leaves 2: 11 − 2.
test('CPF: weights 2 to 9', () => {
  expect(numberOf('161.803.398-05', '1', '100000')).toBe('09790001100000000095')
})

// 6×2 + 8×3 + 1×4 + 7×8 + 7×2 + 6×3 + 6×4 + 5×5 + 5×6 + 4×7 + 4×8 = 267 leaves 3: 11 − 3. Weights up to 9 would give 286, which leaves 0.
test('CNPJ: weights 2 to 8', () => {
  expect(numberOf('44.556.677/0001-86', '1', '6641')).toBe('09780001006641000095')
})

// 1×2 + 8×3 + 1×4 + 3×8 + 3×2 + 3×3 + 2×4 + 2×5 + 2×6 + 1×7 + 1×8 = 114 leaves 4: 11 − 4. pyCobranca prints 8, by weights up to 9.
test('CNPJ of pyCobranca, whose digit the manual contradicts', () => {
  expect(numberOf('11.222.333/0001-81', '123', '123456')).toBe('09770123123456000095')
})

// 11 − 1 = 10 and 11 − 0 = 11 become 1 (anexo X, h).
test.each([
  // 9×2 + 0×3 + 1×4 leaves 0.
  ['00000000109', '1'],
  // 1×2 + 3×7 leaves 1.
  ['00000300001', '1'],
])('remainders 0 and 1 become 1: %s', (beneficiary_tax_id, digit) => {
  const prepared = {
    beneficiary_tax_id,
    beneficiary_tax_id_type: 'cpf',
    agency_number: '0001',
    extra1: '000001',
  } as const
  expect(ourNumber.prefix(prepared as unknown as Parameters<typeof ourNumber.prefix>[0])).toBe(`097${digit}0001000001`)
})

test('a CNPJ with letters has no digit', () => {
  const error = refusal({ ...wallet, beneficiary_cnpj_cpf: '12.ABC.345/01DE-35' }, entryOf({ ...instead }))
  expect(isValidationError(error)).toBe(true)
  expect(Object.keys(error.errors)).toEqual(['beneficiary_cnpj_cpf'])
})
