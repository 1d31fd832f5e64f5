/**
 * Banco do Brasil's free field and whole bar codes, through its contracts. Vectors are those of public tests and slips, named above them;
 * each was taken apart by the manual. Without a due date in the source, the factor is of the first cycle.
 */
import { describe, expect, test } from 'vitest'
import { agreement7, type BbContract, freeField } from '../../../src/banks/001-bb/bank.js'
import { agreement4 } from '../../../src/banks/001-bb/variants/convenio-4.js'
import { agreement6 } from '../../../src/banks/001-bb/variants/convenio-6.js'
import { agreementFree17 } from '../../../src/banks/001-bb/variants/convenio-6-livre.js'
import { agreement8 } from '../../../src/banks/001-bb/variants/convenio-8.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

/** The bar code of a slip; agreement and number as the wallet and the slip have them. */
function barCodeOf(
  contract: BbContract,
  {
    due,
    amount,
    prefix,
    number,
    ...wallet
  }: {
    due: string
    amount: number
    prefix: string
    number: string
    extra1: string
    agency_number?: string
    account_number?: string
  },
): string {
  const digits = freeField({
    wallet: { ...BLANK_WALLET, ...wallet },
    contract,
    our_number: { prefix, number, digit: '' },
    document_number: 'NF 1',
    amount,
    due,
  })
  return barCode({ bank: '001', amount, due, freeField: digits })
}

/** The same contract with the carteira of a vector. */
const withCode = (contract: BbContract, code: string): BbContract => ({ ...contract, code })

describe('agreements of 7 digits: six zeros, agreement and number, carteira (Especificações Técnicas, May 2019, anexo IX, p. 22)', () => {
  test.each([
    // kivanio/brcobranca spec/brcobranca/boleto/banco_brasil_spec.rb
    '00193376900000135000000001238798977770016818 2008-02-01   13500 1238798 9777700168 18',
    '00194376900000723560000001238798777770016818 2008-02-01   72356 1238798 7777700168 18',
    '00193377000000135000000001238798900770016818 2008-02-02   13500 1238798 9007700168 18',
    '00193377100000135000000001238798777770016818 2008-02-03   13500 1238798 7777700168 18',
    '00195377100000723560000001238798777770016818 2008-02-03   72356 1238798 7777700168 18',
    // openboleto/openboleto tests/Banco/BancoDoBrasilTest.php
    '00197556500000010500000001234567000000000118 2013-01-01    1050 1234567 0000000001 18',
    // BoletoNet/BoletoNetCore BoletoNetCore.Testes/Bancos/Brasil/Carteiras/BancoBrasilCarteira11_019Tests.cs
    '00199665300000350000000001234567004785000211 2015-12-25   35000 1234567 0047850002 11',
    // kivanio/brcobranca spec/brcobranca/boleto/banco_brasil_spec.rb
    '00191684600002246740000001474166000000032817 2016-07-05  224674 1474166 0000000328 17',
    // BoletoNet/BoletoNetCore BoletoNetCore.Testes/Bancos/Brasil/Carteiras/BancoBrasilCarteira17_035Tests.cs
    '00194688900001232780000001234567000000000117 2016-08-17  123278 1234567 0000000001 17',
    '00193692900000200000000001234567000000000317 2016-09-26   20000 1234567 0000000003 17',
    '00196695900000306520000001234567000000000417 2016-10-26   30652 1234567 0000000004 17',
    '00197695900000300000000001234567000000000417 2016-10-26   30000 1234567 0000000004 17',
    '00191699100000400000000001234567000000000517 2016-11-27   40000 1234567 0000000005 17',
    '00192699100000402000000001234567000000000517 2016-11-27   40200 1234567 0000000005 17',
    '00198705200000609000000001234567000000000717 2017-01-27   60900 1234567 0000000007 17',
    '00199705200000600000000001234567000000000717 2017-01-27   60000 1234567 0000000007 17',
    '00195710300000800000000001234567000000000917 2017-03-19   80000 1234567 0000000009 17',
    // BoletoNet/BoletoNetCore BoletoNetCore.Testes/Bancos/Brasil/Carteiras/BancoBrasilCarteira11_019Tests.cs
    '00195716900000220580000001234567000000000311 2017-05-24   22058 1234567 0000000003 11',
    '00196738400000200000000000000000000000000011 2017-12-25   20000 0000000 0000000000 11',
    '00197739100001200000000000000000000000000011 2018-01-01  120000 0000000 0000000000 11',
    '00194739200000804000000001234567000000032111 2018-01-02   80400 1234567 0000000321 11',
    '00193739500000400000000000000000000000000011 2018-01-05   40000 0000000 0000000000 11',
    '00191781400000800000000001234567000000000111 2019-02-28   80000 1234567 0000000001 11',
    '00198782400000791000000001234567999999990111 2019-03-10   79100 1234567 9999999901 11',
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoBrasil/BancoBrasil17027Teste.cs
    '00193828600001700000000002379661000001820417 2020-06-14  170000 2379661 0000018204 17',
    // BoletoNet/BoletoNetCore BoletoNetCore.Testes/Bancos/Brasil/Carteiras/BancoBrasilCarteira11_019Tests.cs
    '00191848500000350000000001234567004785000211 2020-12-30   35000 1234567 0047850002 11',
    // BoletoNet/boletonet src/Boleto.Net.Testes/BancoBrasil/BancoBrasilCarteira18019Teste.cs
    '00192918800008420000000001653205001002852818 2022-12-03  842000 1653205 0010028528 18',
  ])('%s', (row) => {
    const [barcode, due = '', cents, extra1 = '', number = '', code = ''] = split(row)
    const contract = withCode(agreement7.contracts['bb-bs-17-19']!, code)
    expect(barCodeOf(contract, { due, amount: Number(cents), prefix: extra1, number, extra1 })).toBe(barcode)
  })

  test('agreements of 8 digits have the same 17 digits', () => {
    const agreementOf7 = barCodeOf(agreement7.contracts['bb-bs-18-19-7']!, {
      due: '2027-03-01',
      amount: 100,
      prefix: '1238798',
      number: '9000004042',
      extra1: '1238798',
    })
    const agreementOf8 = barCodeOf(agreement8.contracts['bb-bs-18-19-8']!, {
      due: '2027-03-01',
      amount: 100,
      prefix: '12387989',
      number: '000004042',
      extra1: '12387989',
    })
    expect(agreementOf8).toBe(agreementOf7)
  })

  test('zeros if the bank numbers the title', () => {
    expect(
      barCodeOf(agreement7.contracts['bb-bs-11-7']!, {
        due: '2017-12-25',
        amount: 20_000,
        prefix: '',
        number: '0000000000',
        extra1: '1234567',
      }),
    ).toBe('00196738400000200000000000000000000000000011')
  })
})

describe('agreements of 4 and 6 digits: agreement and number, agency, account, carteira (anexos VII and VIII, pp. 20–21)', () => {
  test.each([
    // kivanio/brcobranca spec/brcobranca/boleto/banco_brasil_spec.rb
    '00191376900000135001238012345640420006190018 2008-02-01   13500 123801 23456 4042 00061900 18',
    '00192376900000135001238790123440420006190018 2008-02-01   13500 123879 01234 4042 00061900 18',
    // openboleto/openboleto tests/Banco/BancoDoBrasilTest.php
    '00191556500000010501234560000115451040300518 2013-01-01    1050 123456 00001 1545 10403005 18',
    '00195556500000010501234000000115451040300518 2013-01-01    1050 1234 0000001 1545 10403005 18',
  ])('%s', (row) => {
    const [barcode, due = '', cents, extra1 = '', number = '', agency_number = '', account_number = '', code = ''] =
      split(row)
    const contracts = extra1.length === 4 ? agreement4.contracts : agreement6.contracts
    const contract = withCode(contracts['bb-bs-18-17']!, code)
    const slip = { due, amount: Number(cents), prefix: extra1, number, extra1, agency_number, account_number }
    expect(barCodeOf(contract, slip)).toBe(barcode)
  })
})

describe('17 digits of the company’s own: agreement, number, 21 (anexo X, p. 23)', () => {
  test.each([
    // kivanio/brcobranca spec/brcobranca/boleto/banco_brasil_spec.rb
    '00199376900000135001238790000000123456789921 2008-02-01   13500 123879 00000001234567899',
    // openboleto/openboleto tests/Banco/BancoDoBrasilTest.php
    '00196556500000010501234561234567890123456721 2013-01-01    1050 123456 12345678901234567',
  ])('%s', (row) => {
    const [barcode, due = '', cents, extra1 = '', number = ''] = split(row)
    const contract = agreementFree17.contracts['bb-bs-18-19-6-17']!
    expect(barCodeOf(contract, { due, amount: Number(cents), prefix: '', number, extra1 })).toBe(barcode)
  })
})
