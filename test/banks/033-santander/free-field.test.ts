/**
 * Santander's free field and whole bar codes, through its contracts. Vectors are those of the manual and of public tests, named above them; each was checked by
 * hand with the bank’s manual. Without a due date in the source, the factor is of the first cycle. Slips with invented digits, and one with an IOF of 8 in
 * column 41 (now always 0), are omitted.
 */
import { describe, expect, test } from 'vitest'
import { freeField, ourNumber240 } from '../../../src/banks/033-santander/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

const base = { document_number: 'NF 1', amount: 1, due: null }

describe('Santander: 9, beneficiary 7, nosso número 12 and digit, IOF 0, modality 3 (bar code v34, pp. 6–7)', () => {
  test.each([
    // The manual's own example, pp. 7–8
    '03398204600000273719028203356661245780020101 2003-05-15    27371 0282033 566612457800-2 101',
    // kivanio/brcobranca spec/brcobranca/boleto/santander_spec.rb
    '03399511500000025009189977500000900002690102 2011-10-09     2500 1899775 000009000026-9 102',
    '03393545000000054009189977500000900027250102 2012-09-08     5400 1899775 000009000272-5 102',
    // openboleto/openboleto tests/Banco/SantanderTest.php
    '03392556500000023009123456701234567890100102 2013-01-01     2300 1234567 012345678901-0 102',
    // BoletoNet/BoletoNetCore BoletoNetCore.Testes/Bancos/Santander/Carteiras/BancoSantanderCarteira101Tests.cs
    '03392687300000649329123456700000000041460101 2016-08-01    64932 1234567 000000000414-6 101',
    '03398690400000141509123456700000000045370101 2016-09-01    14150 1234567 000000000453-7 101',
    '03393690500000297229123456700000000044480101 2016-09-02    29722 1234567 000000000444-8 101',
    '03394690500000297469123456700000001372430101 2016-09-02    29746 1234567 000000013724-3 101',
    '03395690500000297349123456700000001242810101 2016-09-02    29734 1234567 000000012428-1 101',
    '03396690500000297219123456700000000044300101 2016-09-02    29721 1234567 000000000443-0 101',
    '03397690500002924119123456700000000044560101 2016-09-02   292411 1234567 000000000445-6 101',
    '03399690500000297459123456700000001627870101 2016-09-02    29745 1234567 000000016278-7 101',
    '03391693400002717169123456700000000045610101 2016-10-01   271716 1234567 000000000456-1 101',
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoSantanderTeste.cs
    '03391918900002701409330989400000002006110101 2022-12-04   270140 3309894 000000020061-1 101',
  ])('%s', (row) => {
    const [barcode, due = '', cents, extra1 = '', number = '', digit = '', modality = ''] = split(row)
    const amount = Number(cents)
    const digits = freeField({
      ...base,
      wallet: { ...BLANK_WALLET, extra1 },
      contract: { code: '5', modality },
      our_number: { prefix: '', number, digit },
    })
    expect(barCode({ bank: '033', amount, due, freeField: digits })).toBe(barcode)
    expect(ourNumber240.digit(number)).toBe(digit)
  })

  test('a number of CNAB 400 is five zeros, seven digits and a check digit (p. 7)', () => {
    const wallet = { ...BLANK_WALLET, extra1: '0282033' }
    const our_number = { prefix: '', number: '2457800', digit: '2' }
    expect(freeField({ ...base, wallet, contract: { code: '5', modality: '101' }, our_number })).toBe(
      '9028203300000245780020101',
    )
  })
})
