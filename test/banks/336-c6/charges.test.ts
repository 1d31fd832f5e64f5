/** Fine, payer and dates of C6: CNAB 400, v2.2 (June 2022), pp. 15–17 and 22. */
import { expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab400']!
const errors = (more: Partial<Slip>): string[] => Object.keys(refusal(wallet, entryOf(more)).errors)

test('a fine in reais is sent if it is a whole percentage of the slip', () => {
  const [title] = linesOf(
    wallet,
    entryOf({ amount: '1.000,00', fine_type: 2, fine_value: '20,00', fine_percentage: null }),
  )
  expect(title!.slice(381, 384)).toBe('202')
})

test.each<[string, Partial<Slip>, string]>([
  ['a percentage with decimals', { fine_percentage: '2,5' }, 'fine_percentage'],
  ['a percentage of three digits', { fine_percentage: 100 }, 'fine_percentage'],
  ['reais that are no whole percentage', { fine_type: 2, fine_value: '5,00', fine_percentage: null }, 'fine_value'],
  ['an instruction: the manual prints no codes', { first_instruction: '09' }, 'first_instruction'],
  ['a document issued on the due date', { document_date: '2026-04-30' }, 'document_date'],
  ['a name that begins with a mark', { customer_person_name: '(Oficina)' }, 'customer_person_name'],
  ['a city that begins with a mark', { customer_city_name: "'Curitiba" }, 'customer_city_name'],
])('%s is an error', (_, more, field) => {
  expect(errors(more)).toContain(field)
})
