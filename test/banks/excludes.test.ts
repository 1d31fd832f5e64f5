/** Instructions that a document type excludes, as the manuals print it, and document types that a carteira excludes. */
import { describe, expect, test } from 'vitest'
import type { OurCode, Slip } from '../../src/cobranca/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { build, entryOf, type InstructionTable } from '../remittance/instruction-rows.js'
import { rowsOf } from './rows-of.js'

const TABLES = (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
  Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({ name: `${bank.number} ${key}`, ...table })),
)
const of = (name: string): InstructionTable => TABLES.find((each) => each.name === name)!

const refused = (name: string, our_code: OurCode, document_type?: Slip['document_type']) => {
  const { wallet, rows, instead } = of(name)
  const { slip, entry } = rows[our_code]!
  const given = { ...entryOf({ ...instead, ...slip, ...(document_type && { document_type }) }, our_code), ...entry }
  return errorsOf(() => build(wallet, given))
}

const TEXTS: Readonly<Record<string, string>> = {
  '1004': 'Concessão de abatimento',
  '1009': 'Protestar',
  '1071': 'Concessão de desconto',
}

// Caixa v029, C098, p. 65 (deposit: no protest, discount and rebate), and C015, p. 50 (card, proposal); Santander CNAB 240 v8.4, nota 20, p. 21, CNAB 400 v2.36,
// notas 6, 8 and 33, pp. 25 and 36; BB CNAB 240, anexo 02, p. 34; Bradesco CNAB 400 v17, p. 33.
test.each<[string, Slip['document_type'], readonly OurCode[]]>([
  ['104 cnab240', '46', ['1004', '1009', '1071']],
  ['104 cnab240', '36', ['1004']],
  ['104 cnab240 7 dígitos', '46', ['1004', '1009']],
  ['033 cnab240', '46', ['1009', '1071']],
  ['033 cnab240', '35', ['1004', '1009']],
  ['033 cnab400', '46', ['1009']],
  ['033 cnab400', '36', ['1004', '1009']],
  ['001 cnab240', '36', ['1004', '1009']],
  ['237 cnab400', '35', ['1004']],
])('%s: document type %s excludes the instructions %j', (name, document_type, codes) => {
  for (const code of codes) {
    expect(refused(name, code, document_type)?.['our_code']).toEqual([
      `${code} (${TEXTS[code]}) não pode vir com document_type ${document_type}`,
    ])
    expect(refused(name, code)).toBeNull()
  }
})

// A deposit has a rebate at Santander; a proposal has a protest at Caixa, and every document is written off.
test.each<[string, Slip['document_type'], OurCode]>([
  ['033 cnab240', '46', '1004'],
  ['033 cnab400', '46', '1004'],
  ['104 cnab240', '36', '1009'],
  ['104 cnab240', '46', '1002'],
  ['033 cnab400', '46', '1002'],
])('%s: document type %s has %s', (name, document_type, code) => {
  expect(refused(name, code, document_type)).toBeNull()
})

// CNAB 240, 24.3P, p. 12: «para carteira 17 modalidade simples, também aceita 31, 32 e 33»; CNAB 400 remittance, nota 19, p. 20.
describe.each(TABLES.filter(({ name, rows }) => name.startsWith('001 ') && rows['1001'] !== undefined))(
  'Banco do Brasil, $name',
  ({ name, wallet }) => {
    const carteira = /^bb-bs-(\d+)/.exec(wallet.bank_contract_slug!)![1]

    test.each(['35', '36', '46'] as const)('document type %s is of carteira 17 alone', (document_type) => {
      const { slip, entry } = of(name).rows['1001']!
      const plain = { ...slip, fine_type: 0, interest_type: 0, discount_type: 0, days_for_sue: null, document_type }
      const given = { ...entryOf(plain as Partial<Slip>, '1001'), ...entry }
      const errors = errorsOf(() => build(wallet, given)) ?? {}
      if (carteira === '17') expect(errors).not.toHaveProperty('document_type')
      else expect(errors).toHaveProperty('document_type', [`${document_type} não existe na carteira ${carteira}`])
    })
  },
)
