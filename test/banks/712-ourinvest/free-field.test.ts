import { expect, test } from 'vitest'
import { ourinvest } from '../../../src/banks/712-ourinvest/index.js'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'
import { INSTRUCTIONS } from './instruction-rows.js'

test('Ourinvest: agency 4, carteira 2, nosso número 11, account 7, a zero (p. 20)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0310', account_number: '0095279' }
  const our_number = { prefix: '', number: '03177200280', digit: '' }
  const context = { wallet, contract: { code: '40' }, our_number, document_number: '', amount: 1, due: null }
  expect(ourinvest.freeField!(context)).toBe('0310' + '40' + '03177200280' + '0095279' + '0')
})

test('the carteira of the bar code is the wallet’s', () => {
  const { wallet, instead } = INSTRUCTIONS['cnab400']!
  const { slip } = entryOf(instead)
  expect(barCodeOf({ wallet, slip }).barcode.slice(19)).toBe('0310' + '12' + '00000045001' + '0095279' + '0')
})
