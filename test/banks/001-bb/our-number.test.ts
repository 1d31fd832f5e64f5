/**
 * Nosso número of Banco do Brasil, by the length of the agreement. Vectors typed from the manual and from public tests and files, named beside them;
 * each was computed again by hand with anexo XI.
 */
import { describe, expect, test } from 'vitest'
import { agreement7 } from '../../../src/banks/001-bb/bank.js'
import { agreement4 } from '../../../src/banks/001-bb/variants/convenio-4.js'
import { agreement6 } from '../../../src/banks/001-bb/variants/convenio-6.js'
import { agreementFree17 } from '../../../src/banks/001-bb/variants/convenio-6-livre.js'
import { agreement8 } from '../../../src/banks/001-bb/variants/convenio-8.js'
import { checkDigitModulo11, MODULO_11 } from '../../../src/cobranca/index.js'

describe('Banco do Brasil: modulus 11, weights 9 to 2 from the right, over agreement and number', () => {
  test.each([
    ['0500', '9401448', '1', 'Especificações Técnicas para Confecção de Boleto, May 2019, anexo XI, p. 25'],
    ['1234', '0000001', '1', 'openboleto BancoDoBrasilTest.php'],
    // The remainder 10 gives X: 1234 0000006 is 7 + 16 + 27 + 8 + 54 = 112, remainder 2; 1234 0000002 is 58 + 18 = 76, remainder 10.
    ['1234', '0000002', 'X', 'by hand'],
  ])('agreement of 4 digits, %s%s-%s: %s', (extra1, number, digit) => {
    expect(agreement4.ourNumber.digit(number, { extra1 })).toBe(digit)
    expect(agreement4.ourNumber.prefix({ extra1 }) + number).toHaveLength(11)
    expect(number).toHaveLength(agreement4.ourNumber.length)
  })

  test.each([['123456', '00001', '7', 'openboleto BancoDoBrasilTest.php']])(
    'agreement of 6 digits, %s%s-%s: %s',
    (extra1, number, digit) => {
      expect(agreement6.ourNumber.digit(number, { extra1 })).toBe(digit)
      expect(number).toHaveLength(agreement6.ourNumber.length)
    },
  )
})

describe('Banco do Brasil: 17 digits without a check digit', () => {
  test.each([
    [agreement7, '1234567', '0000000001', 'openboleto BancoDoBrasilTest.php'],
    [agreement7, '1474166', '0000000328', 'kivanio/brcobranca banco_brasil_spec.rb'],
    [agreement8, '12387989', '000004042', 'kivanio/brcobranca banco_brasil_spec.rb'],
  ] as const)('agreement and number (anexo IX)', ({ ourNumber }, extra1, number, _source) => {
    expect(ourNumber.digit()).toBe('')
    expect(ourNumber.prefix({ extra1 }) + number).toHaveLength(17)
    expect(number).toHaveLength(ourNumber.length)
  })

  test('the company’s own 17, without agreement (anexo X)', () => {
    expect(agreementFree17.ourNumber).toMatchObject({ length: 17, digitLength: 0 })
  })
})

test('an agreement of another length is an error: its numbers follow another rule', () => {
  expect(() => agreement7.ourNumber.prefix({ extra1: '0123456' })).toThrow('convênio de 7 posições')
  expect(() => agreement4.ourNumber.prefix({ extra1: '12345' })).toThrow('convênio de 4 posições')
})

test('agencies and accounts: modulus 11, weights 2 to 9, 10 is X', () => {
  const digit = (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9OrX)
  // Regras de Validação de dígito verificador (Icatu Seguros), p. 2; kivanio/brcobranca banco_brasil_spec.rb
  expect(['1584', '00210169', '4042', '61900', '0719'].map(digit)).toEqual(['9', '6', '8', '0', '6'])
})
