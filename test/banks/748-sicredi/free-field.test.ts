/**
 * Sicredi's free field and whole bar codes, through its contract. Vectors are those of the manual and of public tests, named above them; each
 * was taken apart by hand, by the bank's manual. Without a due date in the source, the factor is of the first cycle.
 */
import { describe, expect, test } from 'vitest'
import { freeField, ourNumber } from '../../../src/banks/748-sicredi/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

const slipOf = (row: string) => {
  const [barcode, due = '', cents, agency_number = '', extra1 = '', account_number = '', number = '', digit = ''] =
    split(row)
  const wallet = { ...BLANK_WALLET, agency_number, extra1, account_number }
  return { barcode, due, amount: Number(cents), wallet, our_number: { prefix: '', number, digit } }
}

const contract = { code: 'A', collection: '1' }

describe('Sicredi: 1, 1, nosso número and digit, cooperative, posto, beneficiary, value, zero, digit (CNAB 400 v2.1, p. 44)', () => {
  test.each([
    // BoletoNet/BoletoNetCore Sicredi/Carteiras/BancoSicrediCarteira1Tests.cs
    '74894629800000500001119200004801560585305103 2015-01-04   50000 0156 05 85305 19200004-8',
    '74894740700000400001119200003001560585305101 2018-01-17   40000 0156 05 85305 19200003-0',
    '74893787000000800001119200010201560585305102 2019-04-25   80000 0156 05 85305 19200010-2',
    '74896787700000900001119200009901560585305100 2019-05-02   90000 0156 05 85305 19200009-9',
    '74896790500000603561119200005601560585305109 2019-05-30   60356 0156 05 85305 19200005-6',
    '74897790500000300001119200002101560585305102 2019-05-30   30000 0156 05 85305 19200002-1',
    '74895810800000200001119200006401560585305104 2019-12-19   20000 0156 05 85305 19200006-4',
    '74898813900000200001119200007201560585305100 2020-01-19   20000 0156 05 85305 19200007-2',
    '74894817000000200001119200008001560585305105 2020-02-19   20000 0156 05 85305 19200008-0',
    // kivanio/brcobranca spec/brcobranca/boleto/sicredi_spec.rb
    '74891686600000195581116208878507106500129106 2016-07-25   19558 0710 65 00129 16208878-5',
    '74891686600000700001116208896307106500129107 2016-07-25   70000 0710 65 00129 16208896-3',
    '74893686600000700001116208902107106500129100 2016-07-25   70000 0710 65 00129 16208902-1',
    '74896686600000700001116208899807106500129103 2016-07-25   70000 0710 65 00129 16208899-8',
    '74891689400000195571116208879307106500129101 2016-08-22   19557 0710 65 00129 16208879-3',
    '74898689800000222001116209048807106500129103 2016-08-26   22200 0710 65 00129 16209048-8',
  ])('%s', (row) => {
    const { barcode, wallet, our_number, amount, due } = slipOf(row)
    const digits = freeField({ wallet, contract, our_number, document_number: 'NF 1', amount, due })
    expect(barCode({ bank: '748', amount, due, freeField: digits })).toBe(barcode)
    expect(ourNumber.digit(our_number.number, wallet)).toBe(our_number.digit)
  })

  // The linha digitável of p. 49 belongs to the same slip, but its third field ends in 1, which contradicts the sum on p. 45.
  test('the worked example: the products sum to 223, its remainder is 3, the digit 8 (p. 45)', () => {
    const { wallet, our_number, due } = slipOf('- 2007-12-20 15035 0165 02 00623 07200003-1')
    const digits = freeField({ wallet, contract, our_number, document_number: 'NF 1', amount: 15035, due })
    expect(digits).toBe('1107200003101650200623108')
  })

  test('titles without registration begin with 3 (p. 50; kivanio/brcobranca sicredi_spec.rb)', () => {
    const { barcode, wallet, our_number, amount, due } = slipOf(
      '74891689400000195573116208879307106500129105 2016-08-22   19557 0710 65 00129 16208879-3',
    )
    const unregistered = { code: 'A', collection: '3' }
    const digits = freeField({ wallet, contract: unregistered, our_number, document_number: 'NF 1', amount, due })
    expect(barCode({ bank: '748', amount, due, freeField: digits })).toBe(barcode)
  })

  test('a slip without a value has a zero in the digit of the value (p. 44)', () => {
    const { wallet, our_number, due } = slipOf('- 2026-03-31 0 0165 02 00623 07200003-1')
    const digits = freeField({ wallet, contract, our_number, document_number: 'NF 1', amount: 0, due })
    expect(digits.slice(0, -1)).toBe('110720000310165020062300')
  })
})
