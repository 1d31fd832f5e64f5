/** Values of Inter's remittances with special rules: limit of payment, messages, file name, days of charges. */
import { expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { buildRemittance, parseRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const build = (more: Partial<Slip> = {}, next_remittance_number = 7) =>
  buildRemittance({
    wallet: { ...wallet, next_remittance_number },
    entries: [entryOf({ ...instead, ...more })],
    generated_at: '2026-03-02T10:15:30',
  })
const lineOf = (more: Partial<Slip>, line = 1): string => build(more).content.split('\r\n')[line]!

test('the file name has the number of 111–117 of the header (p. 5)', () => {
  const { content, filename } = build({}, 42)
  expect(filename).toBe('CI400_001_0000042.REM')
  expect(content.slice(110, 117)).toBe('0000042')
})

// 140–141, p. 9.
test.each([
  [0, '00'],
  [30, '30'],
  [60, '60'],
  [null, '60'],
])('a slip with days_for_revoke %s may be paid for %s days after its due date', (days_for_revoke, columns) => {
  expect(lineOf({ days_for_revoke }).slice(139, 141)).toBe(columns)
})

test('other limits are an error', () => {
  expect(errorsOf(() => build({ days_for_revoke: 45 }))).toEqual({
    days_for_revoke: [expect.stringMatching(/0, 30 ou 60/)],
  })
  expect(errorsOf(() => build({ days_for_revoke: 90 }))).toEqual({ days_for_revoke: ['deve ser menor ou igual a 60'] })
})

// «Data da multa do título deve ser maior que a data de vencimento informada», in a real return.
test('fine and interest that begin on the due date are an error', () => {
  expect(errorsOf(() => build({ days_for_fine: 0, days_for_interest: 0 }))).toEqual({
    days_for_fine: ['deve ser maior ou igual a 1'],
    days_for_interest: ['deve ser maior ou igual a 1'],
  })
})

// 160 and 161–173, p. 10. 174–177 is a percentage per day here, but per month in programs that follow later editions: 0,0333% of R$ 1.000,00 is 33,3 cents.
test('interest is always in reais per day, and its rounding is reported', () => {
  const interest = { interest_type: 1, interest_percentage: '0,0333', interest_value: null } as const
  const of = (amount: string, percentage = '0,0333') => ({ ...interest, amount, interest_percentage: percentage })
  expect(lineOf(of('1.000,00')).slice(159, 183)).toBe('1' + '0000000000033' + '0000' + '050526')
  const rateOf = (more: Partial<Slip>) =>
    build(more).changes.flatMap(({ field, from, to }) => (field === 'slip.interest_percentage' ? [[from, to]] : []))
  expect(rateOf(of('1.000,00'))).toEqual([['0,0333% ao dia', 'R$ 0,33 ao dia']])
  expect(rateOf(of('10.000,00'))).toEqual([])
  expect(rateOf({ ...of('1.000,00', '1'), interest_type: 4 })).toEqual([['1% ao mês', 'R$ 0,33 ao dia']])
})

test('one message needs no second record; five messages fit, six do not', () => {
  const messages = (count: number) => ({
    instructions: Array.from({ length: count }, (_, i) => `Linha ${i + 1}`).join('\n'),
  })
  expect(build(messages(1)).content.split('\r\n')[2]).toMatch(/^9/)
  expect(lineOf(messages(5), 1).slice(324, 394).trim()).toBe('LINHA 1')
  expect(lineOf(messages(5), 2).slice(1, 313).trim().split(/ {2,}/)).toEqual([
    'LINHA 2',
    'LINHA 3',
    'LINHA 4',
    'LINHA 5',
  ])
  expect(Object.keys(errorsOf(() => build(messages(6))) ?? {})).toEqual(['instructions'])
})

test('the trailer counts the titles (p. 12)', () => {
  const { content } = buildRemittance({
    wallet,
    entries: [entryOf(instead), entryOf({ ...instead, document_number: 'NFS 3003' })],
    generated_at: '2026-03-02T10:15:30',
  })
  expect(content.split('\r\n')[3]).toMatch(/^9000002 {387}000004$/)
})

test('charges in columns of percentages are read back', () => {
  const { bytes } = build({ discount_type: 2, discount_percentage: '2,5', discount_value: null })
  const { file } = parseRemittance(bytes)
  const title = file.parts.find((part) => part.type === 'title')
  if (title?.type !== 'title') return expect.unreachable()
  expect(title.title.main.values).toMatchObject({ discount_type: '4', discount_value: 0, discount_percentage: 250 })
})
