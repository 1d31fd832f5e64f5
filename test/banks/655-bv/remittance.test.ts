/** Rules of BV's registrations: CNAB 400 6.2 (August 2024), pp. 5–7 and 13–21. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { simulateBank } from '../../../src/testing/simulator/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { columnsOf, filled } from '../../remittance/manual-pages.js'
import { INSTRUCTIONS } from './instruction-rows.js'
import { EMAIL, MESSAGES } from './manual-pages.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const plain: Partial<Slip> = {
  ...instead,
  our_number: null,
  interest_type: 0,
  days_for_sue: null,
  guarantor_name: null,
}
const build = (more: Partial<Slip> = {}, bank_contract_slug = 'bv-bs-300', our_code: '1001' | '1004' = '1001') =>
  buildRemittance({
    wallet: { ...wallet, bank_contract_slug },
    entries: [
      {
        ...entryOf({ ...plain, guarantor_cnpj_cpf: null, guarantor_address: null, ...more }, our_code),
        ...(our_code === '1004' && { value_rebate: '1,00' }),
      },
    ],
    generated_at: '2026-03-02T10:15:30',
  })
const linesOf = (...given: Parameters<typeof build>): string[] => build(...given).content.split('\r\n')

// P. 7; nota 29, p. 20: five lines in the ficha de compensação.
test('messages are lines of the ficha de compensação of a slip that the bank prints; other slips are sent without them', () => {
  const instructions = 'Não receber em cheque\nNão conceder prazo'
  const messages = linesOf({ instructions }).filter((line) => line.startsWith('7'))
  expect(messages.map((line) => filled(line, MESSAGES))).toEqual([
    columnsOf('5-5 2; 6-7 01; 8-67 NAO RECEBER EM CHEQUE; 68-69 02; 70-129 NAO CONCEDER PRAZO'),
  ])
  const direct = build({ instructions, fine_type: 0 }, 'bv-bs-500')
  expect(direct.content).not.toContain('CHEQUE')
  expect(direct.changes).toContainEqual(expect.objectContaining({ field: 'slip.instructions' }))
  expect(errorsOf(() => build({ instructions: '1\n2\n3\n4\n5\n6' }))).toHaveProperty('instructions')
})

// Nota 1, p. 13: for any text in 329–368 the bank takes the beneficiary.
test('the guarantor is left out and reported', () => {
  const { content, changes } = build({ guarantor_name: 'Fiadora Fictícia', guarantor_cnpj_cpf: '38.001.745/0002-29' })
  expect(content.split('\r\n')[1]!.slice(328, 368)).toBe(' '.repeat(40))
  expect(changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['slip.guarantor_name', 'slip.guarantor_cnpj_cpf']),
  )
})

// Nota 22, p. 19: code 01 orders «envio do bloqueto por e-mail».
test('an e-mail is sent only for a slip that the bank dispatches; otherwise it is left out and reported', () => {
  const customer_email = 'contato@exemplo.com.br'
  const dispatched = linesOf({ customer_email, dispatch_type: 2 }).filter((line) => line.startsWith('5'))
  expect(dispatched.map((line) => filled(line, EMAIL))).toEqual([columnsOf(`2-3 01; 4-107 ${customer_email}`)])
  const { content, changes } = build({ customer_email })
  expect(content).not.toContain('@')
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'slip.customer_email', from: customer_email, to: '' }),
  )
})

// Nota 7, p. 15.
test.each<[Partial<Slip>, string, string]>([
  [{}, '0000', '00'],
  [{ days_for_sue: 0 }, '8100', '00'],
  [{ days_for_revoke: 30, first_instruction: '84' }, '8492', '30'],
  [{ days_for_sue: 5, second_instruction: '81' }, '0081', '05'],
  [{ first_instruction: '93', second_instruction: '94' }, '9394', '00'],
])('%j gives the instructions %s and %s days', (more, instructions, days) => {
  const line = linesOf(more)[1]!
  expect([line.slice(123, 127), line.slice(374, 376)]).toEqual([instructions, days])
})

const percentages = { divergent_payment_value_type: 2 } as const
test.each<[string, Partial<Slip>, string, string?]>([
  [
    'interest from a later day on',
    { interest_type: 2, interest_value: '1', days_for_interest: 2 },
    'days_for_interest',
  ],
  ['a fine from the due date on (nota 16)', { days_for_fine: 0 }, 'days_for_fine'],
  [
    'a fine as large as the slip (nota 17)',
    { fine_type: 2, fine_value: '1.345,56', fine_percentage: null },
    'fine_value',
  ],
  ['a fine of 100% (nota 17)', { fine_percentage: 100 }, 'fine_percentage'],
  ['protest with the instruction against it', { days_for_sue: 5, first_instruction: '84' }, 'days_for_sue'],
  ['protest and write-off', { days_for_sue: 5, days_for_revoke: 5 }, 'days_for_revoke'],
  ['instruction 92 without its days', { first_instruction: '92' }, 'days_for_revoke'],
  ['interest with 94', { interest_type: 2, interest_value: '1', second_instruction: '94' }, 'interest_type'],
  [
    'a limit in reais',
    { divergent_payment_type: 4, divergent_payment_minimum_value: '5' },
    'divergent_payment_minimum_value',
  ],
  ['payments of the same value alone (nota 27)', { payment_count: 3 }, 'payment_count'],
  ['the same', { divergent_payment_type: 3, ...percentages, divergent_payment_limit: 2 }, 'divergent_payment_limit'],
  ['dispatch by the bank without an e-mail (nota 22)', { dispatch_type: 2 }, 'customer_email'],
  ['a credit card slip as 01 (nota 6, J)', { document_type: '35' }, 'document_type'],
])('%s is an error', (_, more, field, slug) => {
  expect(Object.keys(errorsOf(() => build(more, slug)) ?? {})).toEqual([field])
})

// P. 5: «o cliente só poderá enviar um registro tipo 2 quando o tipo 1 anterior tiver ocorrência 01».
describe.each(['400', '500'])('carteira %s is registered with 48, which record 2 does not follow', (carteira) => {
  const direct = (more: Partial<Slip>) => build({ our_number: '91', ...more }, `bv-bs-${carteira}`)
  const message = [`não pode vir na carteira ${carteira}: o registro 2 do CNAB 400 do BV só acompanha o movimento 01`]

  test('a slip without fine and other payments is one line', () => {
    const { records, content } = direct({ fine_type: 0 })
    expect(content.split('\r\n')[1]!.slice(75, 77)).toBe('48')
    expect(records[0]!.lines).toEqual([2])
  })

  test.each<[Partial<Slip>, string]>([
    [{}, 'fine_type'],
    [{ fine_type: 0, divergent_payment_type: 1 }, 'divergent_payment_type'],
    [{ fine_type: 0, payment_count: 3 }, 'payment_count'],
  ])('%j is an error of %s', (more, field) => {
    expect(errorsOf(() => direct(more))).toMatchObject({ [field]: message })
  })
})

test('a rebate for a credit card slip is an error (nota 6, J)', () => {
  expect(errorsOf(() => build({ our_number: '91', document_type: '35' }, 'bv-bs-500', '1004'))).toHaveProperty(
    'document_type',
  )
})

// Nota 31: code 5 is reais per month, 1/30 a day; 30 days late after the due date of 30 April.
test('the bank answers entries of both kinds, and reads interest per month of other programs', () => {
  const lines = linesOf({ fine_type: 0, discount_type: 0 }, 'bv-bs-500')
  const monthly = `${lines[1]!.slice(0, 136)}50000000003000${lines[1]!.slice(150)}`
  const remittance = Buffer.from(lines.with(1, monthly).join('\r\n'))
  const { entries } = simulateBank(remittance, { scenario: () => 'paid_late' })
  const { events, our_code, movement, returned_our_number } = entries[0]!
  expect([our_code, movement, returned_our_number]).toEqual(['1001', '48', '0000000019'])
  const { date, interest, paid } = events.at(-1)!
  const days = (Date.parse(date) - Date.parse('2026-04-30')) / 86_400_000
  expect([interest, paid]).toEqual([days * 100, 134556 + days * 100])
  const [numbered] = simulateBank(build().bytes, { scenario: () => 'paid' }).entries
  expect(numbered).toMatchObject({ our_code: '1001', movement: '01', returned_our_number: '0000000019' })
})
