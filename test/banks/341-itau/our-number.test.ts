/**
 * Check digits of nosso número, through Itaú's contracts. Vectors typed from the manuals and from public tests and files, named beside them;
 * each was computed again by hand with the bank's rule.
 */
import { describe, expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/341-itau/bank.js'

describe('Itaú: modulus 10 over agency 4, account 5, carteira 3 and number 8 (CNAB 400 July 2021, p. 77)', () => {
  test.each([
    ['0057', '12345', '110', '12345678', '8', 'Itaú, CNAB 400 July 2021 (v3), p. 77'],
    ['0607', '15255', '175', '12345678', '4', 'kivanio/brcobranca itau_spec.rb'],
    ['0607', '15255', '143', '12345678', '2', 'kivanio/brcobranca itau_spec.rb'],
    ['0810', '53678', '175', '00258281', '7', 'kivanio/brcobranca itau_spec.rb'],
    ['1724', '12345', '107', '12345678', '8', 'openboleto ItauTest.php'],
    ['0320', '03200', '109', '00020063', '7', 'BoletoNet BancoItauTeste.cs'],
    ['1248', '02124', '109', '00010152', '7', 'kivanio/brcobranca itau_spec.rb, bar code'],
    ['0057', '12345', '109', '12345678', '0', 'Maxwbh/pyCobranca exemplos_boletos.py'],
    ['0730', '03511', '109', '00000011', '4', 'Brunomm/br_boleto itau.ret'],
    ['0730', '03511', '109', '00000107', '0', 'Brunomm/br_boleto itau.ret'],
  ])('agency %s, account %s, %s/%s-%s: %s', (agency_number, account_number, code, number, digit) => {
    expect(ourNumber.digit(number, { agency_number, account_number }, { code })).toBe(digit)
    expect(number).toHaveLength(ourNumber.length)
  })

  test.each([
    // From the right, by 2 and 1: 2 + 8 + 4 + 8 + 1(0) + 2 + 0 + 0 + 7(16) + 6 + 2 = 40. A public test that has 2 read 168 as a number.
    ['168', '00258281', '0'],
    // 2 + 0 + … + 3(12) + 2 + 2 = 9
    ['126', '00000001', '1'],
    // 7(16) + 7 + 3(12) + 5 + 8 + 3 + 4 + 1 + 0 + 5 + 2 = 45
    ['150', '12345678', '5'],
    // Escritural: 7(16) + 7 + 3(12) + 5 + 8 + 3 + 4 + 1 + 4 + 1 + 2 = 45. A public test that is not based on a slip of the bank has 8, by annex 4.
    ['112', '12345678', '5'],
  ])('the sum of carteira %s does not include agency and account: %s-%s (nota 23, p. 46)', (code, number, digit) => {
    expect(ourNumber.digit(number, { agency_number: '0810', account_number: '53678' }, { code })).toBe(digit)
    expect(ourNumber.digit(number, { agency_number: '1724', account_number: '12345' }, { code })).toBe(digit)
  })
})
