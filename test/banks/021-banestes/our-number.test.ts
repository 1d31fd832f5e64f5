import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/021-banestes/bank.js'

test.each([
  ['00000040', '06', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['00000068', '07', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['00000281', '00', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['00000337', '90', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['00000484', '70', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['00000514', '20', 'kivanio/brcobranca spec/brcobranca/boleto/banestes_spec.rb'],
  ['21487805', '81', 'BoletoNet/boletonet src/Boleto.Net.Testes/BancoBanestesTeste.cs'],
])('Banestes: %s has the check digits %s (%s)', (number, digits) => {
  expect(number).toHaveLength(ourNumber.length)
  expect(ourNumber.digit(number)).toBe(digits)
})

// 6×9 + 9×8 + 2×7 + 4×6 + 0×5 + 1×4 + 0×3 + 1×2 = 170 leaves 5, digit 6; 6×10 + 9×9 + 2×8 + 4×7 + 1×5 + 1×3 + 6×2 = 205 leaves 7, digit 4. Programs that
// return to the weight 2 after 9 give 68.
test('Banestes: in the second check digit the first digit of the number has weight 10 (240, p. 25)', () => {
  expect(ourNumber.digit('69240101')).toBe('64')
})
