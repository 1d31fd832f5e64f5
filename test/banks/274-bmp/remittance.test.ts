/** Features that only BMP has: CNAB 400, version 10 (05/2024). */
import { expect, test } from 'vitest'
import { buildRemittance, parseRemittance } from '../../../src/remittance/index.js'
import { matchKey, parseReturn } from '../../../src/return/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const entries = ['1', '2'].map((our_number) => entryOf({ ...instead, our_number }))
const { content, filename } = buildRemittance({
  wallet: { ...wallet, next_remittance_number: 7 },
  entries,
  generated_at: '2026-05-01T12:00:00',
})
const lines = content.split('\r\n')

test('record type 2 has the number of its title, and the next title continues the numbers (p. 10, nota 2)', () => {
  expect(lines.map((line) => line.slice(0, 1) + line.slice(394))).toEqual([
    '0000001',
    '1000002',
    '2000002',
    '1000003',
    '2000003',
    '9000004',
    '\x1a',
  ])
  expect(parseRemittance(Buffer.from(content)).diagnostics).toEqual([])
})

test('a file that counts record type 2 has a sequence break per title and no other diagnostic', () => {
  const counted = lines.map((line, i) =>
    line.length < 400 ? line : line.slice(0, 394) + String(i + 1).padStart(6, '0'),
  )
  const { titles, diagnostics } = parseRemittance(Buffer.from(counted.join('\r\n')))
  expect(titles).toHaveLength(2)
  expect(titles.every(({ fields }) => 'message' in fields)).toBe(true)
  expect(diagnostics).toMatchObject([
    { code: 'sequence_break', line: 3, columns: [395, 400], expected: '2', got: '3' },
    { code: 'sequence_break', line: 5, columns: [395, 400], expected: '4', got: '5' },
  ])
})

test('the guarantor’s columns are blank without a guarantor; a CPF has type 1 and eleven digits from the left (pp. 17–18)', () => {
  const titleOf = (slip: object) =>
    buildRemittance({ wallet, entries: [entryOf({ ...instead, ...slip })] }).content.split('\r\n')[1]!
  const none = { guarantor_name: null, guarantor_cnpj_cpf: null }
  expect(titleOf(none).slice(334, 394)).toBe(' '.repeat(60))
  expect(titleOf({ guarantor_cnpj_cpf: '299.792.458-83' }).slice(334, 350)).toBe('129979245883    ')
})

test('CBDDMMSSSSSSS.REM (p. 4)', () => {
  expect(filename).toBe('CB01050000007.REM')
})

test('the return has nosso número without leading zeros and check digit (p. 37)', () => {
  const [record] = parseReturn(returnFixture('274-bmp/cnab400/settlements').bytes).bank_billet_discharges
  expect(record!.line_parsed.our_number).toBe('71')
  const slip = { our_number: '00000000071', processed_our_number_raw: '000000000712' }
  const keyOf = (strategy: 'our_number' | 'our_number_with_digit') => [
    matchKey(record!, strategy),
    matchKey({ bank: '274', layout: 'cnab400', slip }, strategy),
  ]
  expect(keyOf('our_number')).toEqual(['00000000071', '00000000071'])
  expect(keyOf('our_number_with_digit')).toEqual([null, null])
})
