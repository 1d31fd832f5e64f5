/** Manual para Cedentes com Sistema Próprio e utilização do Correspondente Banco do Brasil (12/2011): no header of a file, zeros in 1–7 of each detail. */
import { expect, test } from 'vitest'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { returnFixture } from '../../return/return-fixtures.js'

const { bytes } = returnFixture('756-sicoob/cnab240-correspondente-bb/settlements')
const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
const fileOf = (kept: readonly string[]): Buffer => Buffer.from(kept.join('\r\n'), 'latin1')

test('the details identify a file of the correspondent, also without its header', () => {
  expect(parseReturn(bytes)).toMatchObject({ variant: 'CORRESPONDENTE BB', diagnostics: [] })
  const headless = parseReturn(fileOf(lines.slice(1)), { bank: '756' })
  expect(headless.variant).toBe('CORRESPONDENTE BB')
  expect(headless.diagnostics.map(({ code }) => code)).toEqual(['missing_header', 'total_mismatch'])
})

test('a file of Sicoob’s own layout is not read as a file of the correspondent', () => {
  const own = returnFixture('756-sicoob/cnab240/settlements')
  expect(parseReturn(own.bytes).variant).toBeUndefined()
})

// U 63–77 (p. 11): 1.250,00, the full amount owed; 499,84 = 500,00 + 12,34 of interest − 10,00 of rebate − 2,50 of fee.
test('the paid amount is the credited amount, plus the fee if the fee was deducted', () => {
  const payments = paymentsFrom(parseReturn(bytes).bank_billet_discharges)
  expect(payments.map(({ paid_amount, credit_amount, bank_rate }) => [paid_amount, credit_amount, bank_rate])).toEqual([
    [125000, 125000, 0],
    [50234, 49984, 250],
  ])
})
