/** Nosso número: Layout Código de Barras, 1.8 (March 2023), p. 11; who gives it: CNAB 400 6.2 (August 2024), notas 3 and 6, pp. 13–14. */
import { expect, test } from 'vitest'
import { buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const build = (bank_contract_slug: string, our_number: string | null) =>
  buildRemittance({
    wallet: { ...wallet, bank_contract_slug },
    // Without a fine, which carteiras 400 and 500 do not send.
    entries: [entryOf({ ...instead, fine_type: 0, our_number })],
    generated_at: '2026-03-02T10:15:30',
  })

test.each([
  ['123456789', '7'], // p. 11
  ['000000091', '4'], // 1×2 + 9×3 = 29 leaves 7
  ['000000085', '0'], // 8×3 + 5×2 = 34 leaves 1
  ['000000014', '0'], // 1×3 + 4×2 = 11 leaves 0
  ['000000005', '1'], // 5×2 leaves 10
])('%s has the digit %s', (number, digit) => {
  expect(build('bv-bs-500', number).content.split('\r\n')[1]!.slice(62, 72)).toBe(number + digit)
})

test.each(['001', '200', '300'])('carteira %s has movement 01 and zeros, since the bank numbers the title', (code) => {
  const line = build(`bv-bs-${code}`, null).content.split('\r\n')[1]!
  expect([line.slice(62, 72), line.slice(72, 75), line.slice(75, 77)]).toEqual(['0000000000', code, '01'])
  expect(errorsOf(() => build(`bv-bs-${code}`, '45001'))).toEqual({
    our_number: [expect.stringContaining('o banco numera o título')],
  })
})

test.each(['400', '500'])('carteira %s has movement 48 and the number of the company', (code) => {
  const { content, records } = build(`bv-bs-${code}`, null)
  const line = content.split('\r\n')[1]!
  // 1×2 = 2, digit 9.
  expect([line.slice(62, 72), line.slice(72, 75), line.slice(75, 77)]).toEqual(['0000000019', code, '48'])
  expect(records[0]).toMatchObject({ our_code: '1001', occurrence: '48' })
})
