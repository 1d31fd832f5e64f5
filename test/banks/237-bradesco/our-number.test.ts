/**
 * Check digits of nosso número, through Bradesco's contracts. Vectors typed from the manual and from public tests, named beside them.
 */
import { describe, expect, test } from 'vitest'
import { contracts } from '../../../src/banks/237-bradesco/bank.js'
import { ourNumber } from '../../../src/banks/families/bradesco400/index.js'

describe('Bradesco: modulus 11 of weights 2 to 7 over carteira 2 and number 11, P for 10 (CNAB 400, version 17, pp. 17–19)', () => {
  test.each([
    ['19', '00000000002', '8', 'p. 18'],
    ['19', '00000000001', 'P', 'p. 18'],
    ['19', '00000000006', '0', 'pp. 18–19'],
    ['06', '00000000525', 'P', 'kivanio/brcobranca bradesco_spec.rb'],
    ['09', '00000000001', '1', 'kivanio/brcobranca bradesco_spec.rb'],
    ['16', '00970171092', '1', 'BoletoNet/boletonet BancoBradescoTeste.cs'],
    ['09', '00000018194', '6', 'BoletoNet/boletonet BancoBradescoTeste.cs'],
    ['25', '97000005287', 'P', 'BoletoNet/boletonet BancoBradescoTeste.cs'],
    ['26', '97000005287', '3', 'BoletoNet/boletonet BancoBradescoTeste.cs'],
    ['06', '00000000002', '9', 'Maxwbh/pyCobranca exemplos_boletos.py'],
  ])('%s/%s-%s: %s', (code, number, digit) => {
    expect(ourNumber.digit(number, null, { code })).toBe(digit)
    expect(number).toHaveLength(ourNumber.length)
  })
})

test('the fifteen carteiras of the service, by their numbers', () => {
  const codes = ['02', '03', '04', '05', '06', '07', '09', '12', '16', '17', '19', '21', '22', '25', '26']
  const numbers = Object.entries(contracts).map(([slug, { code }]) => [slug, code])
  expect(numbers).toEqual(codes.map((code) => [`bradesco-bs-${code}`, code]))
})
