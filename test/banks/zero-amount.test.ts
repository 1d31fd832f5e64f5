/** Slips with the amount zero, whose payer decides the amount: only credit cards (35) and proposals (36), where the bank's manual allows it. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import { barCodeOf, buildRemittance } from '../../src/remittance/index.js'
import { amountOwed } from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at } from '../remittance/made-up.js'
import { rowsOf } from './rows-of.js'

const TABLES = (await rowsOf('instruction-rows.ts'))
  .flatMap(({ bank, rows }) =>
    Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({ name: `${bank.number} ${key}`, ...table })),
  )
  .filter(({ rows }) => rows['1001'] !== undefined)
const of = (name: string) => TABLES.find((each) => each.name === name)!

const zero = { amount: '0,00', document_number: 'NF1', document_date: '2026-03-02' } as const
const build = (name: string, changes: Partial<Slip>) =>
  buildRemittance({ wallet: of(name).wallet, entries: [entry({ ...zero, ...changes })], generated_at })

const NO_AMOUNT = { amount: ['deve ser maior ou igual a 0,01'] }

/** Document types that a bank takes without an amount. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  // CNAB 240 v8.4, nota 18, p. 20; CNAB 400 v2.36, nota 10, p. 26.
  '033 cnab240': ['35', '36'],
  '033 cnab400': ['35', '36'],
  // CNAB 240, anexo 02, p. 34; CNAB 400, nota 19, p. 20: «espécie 32 proposta – aceita qualquer valor e pode ser R$ 0,00».
  '001 cnab240': ['36'],
  '001 cnab400': ['36'],
}

// Caixa is not among them: CNAB 240 v029, C097, p. 64, demands a minimum payment of zero for a proposal of zero («não sendo possível inclusão de valor mínimo maior
// do que zero»), and a slip has no such minimum.

const takenBy = (name: string): readonly string[] =>
  Object.entries(TAKEN).find(([each]) => name === each || name.startsWith(`${each} `))?.[1] ?? []

/** Banco do Brasil takes these document types in carteira 17 alone (CNAB 240, 24.3P, p. 12). */
const isOfOtherCarteira = (name: string): boolean =>
  name.startsWith('001 ') && !of(name).wallet.bank_contract_slug!.startsWith('bb-bs-17')

describe.each(TABLES)('$name', ({ name }) => {
  test.each(['02', '35', '36', '46'] as const)('document type %s', (document_type) => {
    if (document_type === '36' && isOfOtherCarteira(name))
      expect(errorsOf(() => build(name, { document_type }))).toHaveProperty('document_type')
    else if (takenBy(name).includes(document_type)) expect(build(name, { document_type }).records).toHaveLength(1)
    else expect(errorsOf(() => build(name, { document_type }))).toMatchObject(NO_AMOUNT)
  })
})

test('the columns of the amount are zeros: P 86–100, title 127–139', () => {
  expect(build('033 cnab240', { document_type: '35' }).content.split('\r\n')[2]!.slice(85, 100)).toBe('0'.repeat(15))
  expect(build('033 cnab400', { document_type: '36' }).content.split('\r\n')[1]!.slice(126, 139)).toBe('0'.repeat(13))
})

// Especificação do código de barras, v34, pp. 5 and 15: «quando se tratar de valor zerado, a representação deve ser 0000000000 (dez zeros)».
test('the bar code has the factor of the due date and ten zeros', () => {
  const { wallet } = of('033 cnab240')
  const slip = { ...entry({ ...zero, document_type: '35', our_number: '7' }).slip }
  const { barcode, line } = barCodeOf({ wallet, slip })
  // 30 April 2026: 1000 + 432 days since 22 February 2025.
  expect(barcode.slice(5, 19)).toBe('14320000000000')
  expect(line.slice(33)).toBe('14320000000000')
})

test('nothing is owed before the payer decides the amount', () => {
  expect(amountOwed({ amount: '0,00', expire_at: '2026-04-30' }, '2026-05-20').total).toBe(0)
})
