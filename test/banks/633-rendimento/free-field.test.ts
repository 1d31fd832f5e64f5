import { expect, test } from 'vitest'
import { rendimento } from '../../../src/banks/633-rendimento/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test.each([
  ['0001 112 0000120 0008026642-4', '0001112000012000080266424', 'AUTK 0071/2002, p. 4, of another bank'],
  ['0001 121 5447390 0096928179-2', '0001121544739000969281792', 'homologação de boletos, 08/2023, planilha NÃO MEXER'],
])('agency 4, carteira 3, operation 7, nosso número 10 and its digit: %s is %s (%s)', (parts, expected) => {
  const [agency_number = '', code = '', extra1 = '', number = '', digit = ''] = parts.split(/[ -]/)
  const wallet = { ...BLANK_WALLET, agency_number, extra1 }
  const context = {
    wallet,
    contract: { code },
    our_number: { prefix: '', number, digit },
    document_number: '',
    amount: 1,
    due: null,
  }
  expect(rendimento.freeField!(context)).toBe(expected)
})
