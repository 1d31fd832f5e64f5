/** Unicred, CNAB 400: the rebate (remittance, 17 November 2021, p. 15) and the header of a return (7 August 2020, p. 3). */
import { expect, test } from 'vitest'
import type { OurCode } from '../../../src/cobranca/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

const withRebate = (ourCode: OurCode) => () => build(wallet, { ...entryOf(instead, ourCode), value_rebate: '12,34' })

test('a rebate is sent with 04 only, as 206–218 are read with it only', () => {
  expect(withRebate('1004')).not.toThrow()
  for (const ourCode of ['1001', '1002', '1005', '1003'] as const)
    expect(withRebate(ourCode), ourCode).toThrow('abatimento')
})

test('20–26 of a header, reserved for improvements, may be filled in', () => {
  const file = Buffer.from(fixture('136-unicred/cnab400/settlements').bytes)
  file.write('0671000', 19, 'latin1')
  expect(parseReturn(file)).toMatchObject({ bank: '136', diagnostics: [] })
})
