/**
 * Check digits of nosso número, through Sicoob's contracts. Vectors typed from the manuals and from public tests and files, named beside them;
 * each was computed again by hand with the bank's rule.
 */
import { describe, expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/756-sicoob/bank.js'

describe('Sicoob: 3197 over cooperative 4, client 10 and number 7 (layouts of 28/10/2019, specification sheet, l. 167)', () => {
  test.each([
    ['0001', '0000019', '0000021', '8', 'the sheet’s own example; ACBrBancoSicoob.pas'],
    ['4327', '0229385', '0000001', '7', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000002', '4', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000003', '1', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000004', '9', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000007', '0', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000010', '3', 'kivanio/brcobranca sicoob_spec.rb'],
    ['4327', '0229385', '0000013', '5', 'kivanio/brcobranca sicoob_spec.rb'],
    ['3069', '0153850', '0203210', '1', 'openboleto SicoobTest.php'],
    ['4277', '0172278', '0012349', '2', 'BoletoNetCore BancoSicoobCarteira1_01Tests.cs'],
    ['4134', '0148180', '0000110', '4', 'kivanio/brcobranca sicoob_spec.rb, bar code'],
    ['4598', '0269328', '0005616', '8', 'a real return file of cooperative 4598'],
    ['4598', '0269328', '0005617', '5', 'a real return file of cooperative 4598'],
    ['4598', '0269328', '0005618', '2', 'a real return file of cooperative 4598'],
    ['4598', '0269328', '0005619', '0', 'a real return file of cooperative 4598'],
    ['3009', '0136352', '5931151', '6', 'ACBrBancoSicoob.pas'],
  ])('cooperative %s, client %s, %s-%s: %s', (agency_number, extra1, number, digit) => {
    expect(ourNumber.digit(number, { agency_number, extra1 })).toBe(digit)
    expect(number).toHaveLength(ourNumber.length)
  })
})
