/** Rules of CNAB 400 alone (12/2020). */
import { describe, expect, test } from 'vitest'
import type { OurCode } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { titleWith } from '../changed-lines.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const entry = (more: object, ourCode: OurCode = '1001') => entryOf({ ...instead, ...more }, ourCode)
const refused = (more: object, ourCode?: OurCode) => Object.keys(refusal(wallet, entry(more, ourCode)).errors)
const columns = (more: object, from: number, to: number, ourCode?: OurCode) =>
  linesOf(wallet, entry(more, ourCode))[0]!.slice(from - 1, to)

describe('the two instructions in 157–160, p. 9', () => {
  test('are protest, write-off and fine, and the instructions of the slip', () => {
    expect(columns({}, 157, 160)).toBe('0918')
    expect(columns({ fine_type: 0, days_for_sue: null, first_instruction: '23' }, 157, 160)).toBe('23  ')
  })
  test('a third instruction, a second deadline, and an instruction without its days or fine are errors', () => {
    expect(refused({ first_instruction: '23' })).not.toEqual([])
    expect(refused({ days_for_revoke: 60 })).toContain('days_for_revoke')
    expect(refused({ days_for_sue: null, first_instruction: '09' })).toEqual(['days_for_sue'])
    expect(refused({ fine_type: 0, second_instruction: '18' })).toEqual(['fine_type'])
    expect(refused({ fine_type: 0, first_instruction: '23' })).toEqual(['days_for_sue'])
  })
  test('an order to protest at once is not repeated', () => {
    expect(columns({}, 157, 160, '1009')).toBe('18  ')
    expect(columns({}, 370, 371, '1009')).toBe('  ')
  })
})

test('a fine is a percentage with one decimal up to 20%, interest is up to 17% (pp. 9–10)', () => {
  expect(columns({ fine_percentage: '20' }, 322, 324)).toBe('200')
  expect(refused({ fine_percentage: '20,1' })).toEqual(['fine_percentage'])
  expect(refused({ fine_percentage: '2,05' })).toEqual(['fine_percentage'])
  expect(refused({ fine_type: 2, fine_percentage: null, fine_value: '1,00' })).toEqual(['fine_type'])
  const percent = { interest_type: 1, interest_value: null }
  expect(columns({ ...percent, interest_percentage: '0,5' }, 161, 173)).toBe('1000000001500')
  expect(refused({ ...percent, interest_percentage: '0,57' })).toEqual(['interest_percentage'])
  expect(refused({ interest_value: '228,75' })).toEqual(['interest_value'])
  expect(columns({ interest_value: '228,74' }, 161, 173)).toBe('0000000022874')
  expect(refused({ days_for_interest: 2 })).toEqual(['days_for_interest'])
})

test('all documents are duplicatas mercantis (p. 8)', () => {
  expect(refused({ document_type: '04' })).toEqual(['document_type'])
})

test('slips that the bank prints have a guarantor, in a separate record (p. 11)', () => {
  expect(linesOf(wallet, entry({ dispatch_type: 2 }))).toHaveLength(2)
  expect(linesOf(wallet, entry({}))).toHaveLength(1)
  expect(refused({ dispatch_type: 2, guarantor_cnpj_cpf: null })).toEqual(['guarantor_cnpj_cpf'])
})

// Nota 1, p. 22: in type 1 the interest is not in «valor pago», and «outras despesas» are deducted; in type 4 it is the paid amount.
test('the paid amount includes the interest and excludes deducted expenses, in the types 1, 4 and 6 of «valor pago»', () => {
  const paidOf = (paid: string, interest: string, expenses = '0') =>
    titleWith(
      '041-banrisul/cnab400/settlements',
      2,
      [
        [254, paid.padStart(13, '0')],
        [267, interest.padStart(13, '0')],
        [189, expenses.padStart(13, '0')],
      ],
      [],
    )!.line_parsed.paid_amount
  expect(paidOf('150000', '1000')).toBe('151000')
  expect(paidOf('151000', '1000')).toBe('151000')
  expect(paidOf('150000', '0')).toBe('150000')
  expect(paidOf('148110', '1000', '1890')).toBe('151000')
  expect(paidOf('148110', '0', '1890')).toBe('150000')
  expect(paidOf('150000', '1000', '1890')).toBe('151000')
})

test('shares of a shared title are not titles and are not added up (p. 21)', () => {
  const file = parseReturn(returnFixture('041-banrisul/cnab400/shared').bytes)
  expect(file.bank_billet_discharges.map(({ line }) => line)).toEqual([2, 5])
  expect(file.totals.paid_amount).toBe(80000)
})

test('a share with a damaged mark is a doubtful payment, which is an error', () => {
  const damaged = Buffer.from(
    returnFixture('041-banrisul/cnab400/shared').bytes.toString('latin1').replace('CC CP', 'CC.CP'),
    'latin1',
  )
  expect(parseReturn(damaged).diagnostics).toContainEqual(
    expect.objectContaining({ code: 'doubtful_payment', severity: 'error', line: 3, columns: [314, 318] }),
  )
})
