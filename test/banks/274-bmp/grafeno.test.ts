/** Grafeno's signature and its own columns: CNAB 444 and CNAB 400 retorno, May 2022. */
import { expect, test } from 'vitest'
import { remittanceDialectOf, returnDialectOf } from '../../../src/banks/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { returnFixture } from '../../return/return-fixtures.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400 grafeno']!
const bmp = INSTRUCTIONS['cnab400']!

test('the contract chooses the width of a remittance, and the width identifies Grafeno', () => {
  const ofGrafeno = build(wallet, entryOf(instead))
  const ofBmp = build(bmp.wallet, entryOf(bmp.instead))
  expect(remittanceDialectOf(ofGrafeno.bytes).dialect).toMatchObject({ variant: 'grafeno', layout: { width: 444 } })
  expect(remittanceDialectOf(ofBmp.bytes).dialect.variant).toBeUndefined()
  expect(ofGrafeno.variant).toBe('grafeno')
})

test('blanks in the columns of the density identify Grafeno’s returns (p. 3)', () => {
  const variantOf = (name: string) =>
    returnDialectOf(returnFixture(`274-bmp/${name}/settlements`).bytes).dialect.variant
  expect(variantOf('cnab400-grafeno')).toBe('grafeno')
  expect(variantOf('cnab400')).toBeUndefined()
})

test('the split of a payment comes with its title, as percentages (p. 6)', () => {
  const [record] = parseReturn(returnFixture('274-bmp/cnab400-grafeno/settlements').bytes).bank_billet_discharges
  expect(record!.fields).toMatchObject({
    split: [{ split_1_share: '000000000007000', split_1_credit_date: '2026-03-05', split_2_share: '000000000003000' }],
  })
})

test('the name of a file (p. 3)', () => {
  const beneficiary_name = 'Cliente de Cobranças'
  expect(build({ ...wallet, beneficiary_name }, entryOf(instead)).filename).toBe('CG02032026clientedec.rem')
})

test('changes list the message, for which the layout has no columns', () => {
  const { changes } = build(wallet, entryOf({ ...instead, instructions: 'Sem cheque' }))
  expect(changes.map(({ field }) => field)).toContain('slip.instructions')
})

test('the company numbers up to 50000000000, Grafeno above (p. 12)', () => {
  const numbered = (our_number: string) => () => build(wallet, entryOf({ ...instead, our_number }))
  expect(numbered('50000000000')).not.toThrow()
  expect(numbered('50000000001')).toThrow('our_number')
})
