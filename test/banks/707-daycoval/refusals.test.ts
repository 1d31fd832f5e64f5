/** Fields for which Daycoval has no columns: carteira 6 (09/2023), pp. 4–9. */
import { expect, test } from 'vitest'
import type { Slip } from '../../../src/cobranca/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { matchKey, parseReturn } from '../../../src/return/index.js'
import { build, entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test.each<[string, Partial<Slip>, string]>([
  ['a fine', { fine_type: 1, fine_percentage: 2 }, 'fine_percentage'],
  ['a fine in reais', { fine_type: 2, fine_value: '2,00' }, 'fine_value'],
  ['interest (161–173 zeros)', { interest_type: 2, interest_value: '0,10' }, 'interest_value'],
  ['a title that is accepted (150 N)', { acceptance: 'S' }, 'acceptance'],
  ['an instruction (157–160 zeros)', { first_instruction: '10' }, 'first_instruction'],
])('%s is an error', (_, more, field) => {
  expect(Object.keys(refusal(wallet, entryOf({ ...instead, ...more })).errors)).toEqual([field])
})

test('a rebate in an entry is an error: 206–218 are zeros', () => {
  const entry = { ...entryOf(instead), value_rebate: '1,00' }
  expect(Object.keys(refusal(wallet, entry).errors)).toEqual(['value_rebate'])
})

const ofBank = { ...wallet, bank_contract_slug: 'daycoval-bs-3' }

test('a receipt is accepted in carteira 6, but not in 3', () => {
  const receipt = { ...instead, document_type: '17' } as const
  expect(linesOf(wallet, entryOf(receipt))[0]!.slice(147, 149)).toBe('05')
  expect(Object.keys(refusal(ofBank, entryOf({ ...receipt, our_number: null })).errors)).toEqual(['document_type'])
})

test('in carteira 3 an entry has zeros for nosso número, an instruction the number that the bank gave (nota 2)', () => {
  const columns = (line: string | undefined) => [line?.slice(62, 73), line?.slice(107, 110)]
  expect(columns(linesOf(ofBank, entryOf({ ...instead, our_number: null }))[0])).toEqual(['00000000   ', '301'])
  expect(columns(linesOf(ofBank, entryOf({ ...instead, our_number: '84580107' }, '1002'))[0])).toEqual([
    '84580107   ',
    '302',
  ])
})

const fixture = returnFixture('707-daycoval/cnab400/settlements').bytes

test('numbers of returns, ten digits and a check digit, match those of the slips', () => {
  const [settled] = parseReturn(fixture).bank_billet_discharges
  const sent = { bank: '707', layout: 'cnab400', slip: { our_number: '430993' } } as const
  expect(matchKey(settled!, 'our_number')).toBe(matchKey(sent, 'our_number'))
  expect(matchKey(settled!, 'our_number')).toBe('00430993')
})

test.each([
  ['of more digits than remittances have', '01004309939', null],
  ['whose last column, perhaps that of the check digit, is blank', '0000430993 ', null],
  ['at the left, as nota 2 of carteira 3 has it (p. 8)', '004309939  ', '00430993'],
])('a number %s (63–73, p. 11) does not have the key of another title', (_, number, key) => {
  const lines = fixture.toString('latin1').replace('00004309939', number)
  const [settled] = parseReturn(Buffer.from(lines, 'latin1')).bank_billet_discharges
  expect(matchKey(settled!, 'our_number')).toBe(key)
})

test('386–391 is the day of the file, not of the credit, in settlements too (p. 12; carteira 3, p. 13)', () => {
  const [settled] = parseReturn(fixture).bank_billet_discharges
  expect(settled).toMatchObject({ kind: 'settled', line_parsed: { paid_at: '2026-03-03', credit_at: null } })
})

test('a file has one header (p. 2 of both manuals)', () => {
  const first = build(wallet, entryOf(instead)).bytes
  const second = build({ ...wallet, extra3: '190600743770699' }, entryOf(instead)).bytes
  const { diagnostics } = parseRemittance(Buffer.concat([first, second]))
  expect(diagnostics.map(({ code, line }) => [code, line])).toContainEqual(['second_header', 4])
})
