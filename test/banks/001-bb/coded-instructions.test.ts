/** Instructions that Banco do Brasil's CNAB 400 rejects or sends with a separate code: CBR641 (August 2020). */
import { expect, test } from 'vitest'
import type { OurCode, Slip } from '../../../src/cobranca/index.js'
import { entryOf, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const cnab400 = INSTRUCTIONS['cnab400']!

const without: Partial<Slip> = { days_for_sue: null, days_for_negativation: null, discount_type: 0 }
const slip = (more: Partial<Slip> = {}) => ({ ...cnab400.instead, ...without, ...more })

test('an instruction about a discount without a discount is an error, and is not sent with zeros: nota 11 a, p. 15', () => {
  for (const our_code of ['1071', '1102', '1103'] satisfies OurCode[]) {
    const entry = { ...entryOf(slip()), our_code }
    expect(Object.keys(refusal(cnab400.wallet, entry).errors)).toEqual(['discount_type'])
  }
})

test('an entry has no instructions 35 and 40, but 06 with the days: notas 9 a and 34, pp. 14 and 23', () => {
  const [title] = linesOf(cnab400.wallet, entryOf(slip({ days_for_sue: 35 })))
  expect([title!.slice(156, 160), title!.slice(391, 393)]).toEqual(['0600', '35'])
  const given = entryOf(slip({ days_for_sue: 35, first_instruction: '35' }))
  expect(Object.keys(refusal(cnab400.wallet, given).errors)).toEqual(['first_instruction'])
})
