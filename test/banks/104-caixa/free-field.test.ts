/**
 * Caixa's free field and whole bar codes, through its contracts. Vectors are those of the manual and of public tests, named above them; each
 * was taken apart by hand, by 67.119 v014, pp. 25–39. Without a due date in the source, the factor is of the first cycle.
 */
import { describe, expect, test } from 'vitest'
import { contracts, freeField } from '../../../src/banks/104-caixa/bank.js'
import { barCode } from '../../../src/cobranca/index.js'
import { BLANK_WALLET, split } from '../bar-code-vectors.js'

const fieldOf = (extra1: string, prefix: string, number: string): string =>
  freeField({
    wallet: { ...BLANK_WALLET, extra1 },
    contract: contracts['caixa-rg']!,
    our_number: { prefix, number, digit: '0' },
    document_number: 'NF 1',
    amount: 1,
    due: null,
  })

describe('Caixa: beneficiary and its digit, nosso número in three parts with its modality between, digit (pp. 25–26)', () => {
  test.each([
    // the manual's own example, pp. 27–35
    '10494324200000321120055077222133347777777771 2006-08-23   32112 005507 14 222333777777777',
    // openboleto/openboleto tests/Banco/CaixaTest.php
    '10498600600000810944337565000200540000000610 2014-03-18   81094 433756 24 000005000000061',
    // BoletoNet/BoletoNetCore BancoCaixaCarteiraSig14Tests.cs
    '10498691800000100001234560000100040000000021 2016-09-15   10000 123456 14 000000000000002',
    '10499694700000200001234560000100040000000030 2016-10-14   20000 123456 14 000000000000003',
    '10492697400000300001234560000100040000000048 2016-11-10   30000 123456 14 000000000000004',
    '10493700200000409001234560000100040000000056 2016-12-08   40900 123456 14 000000000000005',
    '10494700200000400001234560000100040000000056 2016-12-08   40000 123456 14 000000000000005',
    '10491703000000500001234560000100040000000064 2017-01-05   50000 123456 14 000000000000006',
    '10496706300000600001234560000100040000000072 2017-02-07   60000 123456 14 000000000000007',
    '10495709500000700001234560000100040000000080 2017-03-11   70000 123456 14 000000000000008',
    '10497711500000800001234560000100040000000099 2017-03-31   80000 123456 14 000000000000009',
  ])('%s', (row) => {
    const [barcode, due = '', cents, extra1 = '', prefix = '', number = ''] = split(row)
    const digits = fieldOf(extra1, prefix, number)
    expect(barCode({ bank: '104', amount: Number(cents), due, freeField: digits })).toBe(barcode)
  })

  test('a code of six positions may have a zero before it', () => {
    expect(fieldOf('0005507', '14', '222333777777777')).toBe(fieldOf('005507', '14', '222333777777777'))
  })

  // Worked out by hand: 1100123 000 1 000 4 000000019, weights 2 to 9 from the right, sum 79, remainder 2.
  test('a code of seven positions has no check digit (nota 3, p. 26)', () => {
    expect(fieldOf('1100123', '14', '000000000000019')).toBe('1100123000100040000000199')
  })
})
