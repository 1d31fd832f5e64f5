import { expect, test } from 'vitest'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab240']!

// Cobrança Integrada CNAB 240, 1.0.2, p. 10: P 221 is 1, «protestar em x dias corridos», or 3, «não protestar».
test('an order to protest without days is an error at Cresol: it would be sent with «não protestar»', () => {
  expect(refusal(wallet, entryOf({ days_for_sue: null }, '1009')).errors).toEqual({
    days_for_sue: ['não pode ficar em branco'],
  })
  expect(linesOf(wallet, entryOf({ days_for_sue: 7 }, '1009'))[0]!.slice(220, 223)).toBe('107')
  expect(linesOf(wallet, entryOf({ days_for_sue: null }, '1002'))[0]!.slice(220, 223)).toBe('300')
})
