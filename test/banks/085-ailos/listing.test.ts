/** «No Estado do Mato Grosso do Sul os boletos só podem ser enviados para Serasa decorridos 45 dias corridos de seu vencimento» (January 2023, C026, p. 35). */
import { expect, test } from 'vitest'
import type { OurCode } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab240']!
const build = (days_for_negativation: number, customer_state: string, our_code: OurCode = '1001') =>
  buildRemittance({
    wallet,
    entries: [entryOf({ ...instead, days_for_sue: null, days_for_negativation, customer_state }, our_code)],
    generated_at: '2026-03-02T10:15:30',
  })

test.each<OurCode>(['1001', '1066'])('%s lists a payer in MS after 45 days at least', (our_code) => {
  const refused = { days_for_negativation: ['deve ser maior ou igual a 45 para pagador de MS'] }
  expect(errorsOf(() => build(44, 'MS', our_code))).toEqual(refused)
  expect(errorsOf(() => build(44, 'ms', our_code))).toEqual(refused)
  expect(build(45, 'MS', our_code).content.split('\r\n')[2]!.slice(220, 223)).toBe('245')
  expect(build(1, 'MT', our_code).content.split('\r\n')[2]!.slice(220, 223)).toBe('201')
})

test('a write-off does not list: a title that was registered with fewer days is written off', () => {
  expect(build(10, 'MS', '1002').records).toHaveLength(1)
})
