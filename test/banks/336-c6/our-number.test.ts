/** Nosso número of C6: CNAB 400, v2.2 (June 2022), pp. 13–14 and 35–36. */
import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/families/matera400/index.js'
import { barCodeOf, buildRemittance } from '../../../src/remittance/index.js'
import { matchKey } from '../../../src/return/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { titleWith } from '../changed-lines.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab400']!

test.each([
  ['43', '4444444444', 'P', 'pp. 35–36'],
  ['10', '0000000001', '2', 'brcobranca, banco_c6_spec.rb'],
  ['20', '0000000001', '6', 'brcobranca, banco_c6_spec.rb'],
  ['20', '0000000013', 'P', 'brcobranca, banco_c6_spec.rb'],
  ['10', '0000000042', 'P', 'brcobranca, banco_c6_cenarios_spec.rb'],
])('modulus 11, weights 2 to 7, over carteira and number: %s/%s-%s (%s)', (code, number, digit) => {
  expect(ourNumber.digit(number, undefined, { code })).toBe(digit)
})

const build = (bank_contract_slug: string, our_number: string | null) =>
  buildRemittance({
    wallet: { ...wallet, bank_contract_slug },
    entries: [entryOf({ our_number })],
    generated_at: '2026-03-02T10:15:30',
  }).content.split('\r\n')

test('a check digit P is in 74, after a zero and the number (p. 14)', () => {
  expect(build('c6-bs-20', '13')[1]!.slice(62, 74)).toBe('00000000013P')
})

test.each(['c6-bs-10', 'c6-bs-60'])(
  '%s: blanks for the number that the bank gives, zeros for bank and account of direct collection',
  (slug) => {
    const [header, title] = build(slug, null) as [string, string]
    expect(title.slice(62, 74)).toBe(' '.repeat(12))
    expect(title.slice(82, 85)).toBe('000')
    expect(header.slice(108, 120)).toBe('0'.repeat(12))
    expect(errorsOf(() => build(slug, '45001'))).toEqual({
      our_number: [expect.stringContaining('o banco numera o título')],
    })
  },
)

test('the bar code of a title that the bank numbered has the number of the return', () => {
  const { slip } = entryOf({ our_number: '66' })
  expect(barCodeOf({ wallet: { ...wallet, bank_contract_slug: 'c6-bs-10' }, slip }).our_number).toBe('0000000066')
})

/** 1×2 + 7×3 of the number, 2×7 of the carteira: 37 leaves 4; digit 7. */
test.each<[string, string | null, string]>([
  ['00000000717 ', '00000000717', 'the digit in 73 (p. 10)'],
  ['000000000717', '00000000717', 'as in the remittance (p. 14)'],
  ['12345678901P', null, 'number of a correspondent'],
  ['            ', null, 'no number'],
])('«%s» of a return has the key %s: %s', (columns, key) => {
  const title = titleWith('336-c6/cnab400/settlements', 2, [[63, columns]])!
  expect(matchKey(title, 'our_number_with_digit')).toBe(key)
})
