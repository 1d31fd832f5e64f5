/**
 * Check digits of nosso número, through Santander's contracts. Vectors typed from the manuals and from public tests and files, named beside them;
 * each was computed again by hand with the bank's rule.
 */
import { describe, expect, test } from 'vitest'
import { ourNumber240, ourNumber400 } from '../../../src/banks/033-santander/bank.js'

describe('Santander: modulus 11, weights 2 to 9 from the right (H7815, nota 15; H7800 edition of 2009, nota 3; bar code v34, p. 15)', () => {
  test.each([
    ['566612457800', '2', 'bar code v34, p. 15'],
    ['90002720', '7', 'kivanio/brcobranca santander_spec.rb'],
    ['1961005', '0', 'kivanio/brcobranca santander_spec.rb'],
    ['012345678901', '0', 'openboleto SantanderTest.php'],
    ['456', '1', 'BoletoNetCore BancoSantanderCarteira101Tests.cs'],
    ['13724', '3', 'BoletoNetCore BancoSantanderCarteira101Tests.cs'],
    ['16278', '7', 'BoletoNetCore BancoSantanderCarteira101Tests.cs'],
    ['443', '0', 'BoletoNetCore BancoSantanderCarteira101Tests.cs'],
    ['20061', '1', 'boletonet BancoSantanderTeste.cs'],
    ['252084', '2', 'boletonet BancoSantanderTeste.cs'],
    ['000000000022', '1', 'node-boleto retorno.txt'],
    ['000000000104', '0', 'laravel-boleto cnab240/santander.ret'],
  ])('%s-%s: %s', (number, digit) => {
    expect(ourNumber240.digit(number)).toBe(digit)
    expect(ourNumber240.digit(number.padStart(ourNumber240.length, '0'))).toBe(digit)
  })

  test.each([
    ['3147578', '7', 'H7815, nota 15, example 1: remainder 4'],
    ['4870184', '0', 'H7815, nota 15, example 2: remainder 1'],
    ['2457800', '2', 'Banespa-033, 2009, nota 3: remainder 9'],
  ])('%s-%s in CNAB 400: %s', (number, digit) => {
    expect(ourNumber400.digit(number)).toBe(digit)
    expect(number).toHaveLength(ourNumber400.length)
  })
})
