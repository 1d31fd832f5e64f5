/** The nosso número of carteira 112, which the bank gives: remittances have zeros, and returns have eleven digits (pp. 8 and 22). */
import { expect, test } from 'vitest'
import { barCodeOf, buildRemittance } from '../../../src/remittance/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const build = (our_number: string | null, next_our_number?: string) =>
  buildRemittance({
    wallet: { ...wallet, ...(next_our_number !== undefined && { next_our_number }) },
    entries: [entryOf({ ...instead, our_number })],
    generated_at: '2026-03-02T10:15:30',
  })

test.each([null, '0', '00000000000'])('%s is sent as zeros, and the wallet counts no number', (our_number) => {
  const { content, next_our_number, records } = build(our_number, '92')
  expect(content.split('\r\n')[1]!.slice(89, 100)).toBe('00000000000')
  expect(next_our_number).toBe('00000000092')
  expect(records[0]!.our_number).toBe('00000000000')
})

test('a number of the company is an error', () => {
  expect(errorsOf(() => build('45001'))).toEqual({ our_number: [expect.stringContaining('o banco numera o título')] })
})

test('the bar code has the number of the return unchanged, without another digit', () => {
  const { bytes } = fixture('077-inter/cnab400/registrations-and-rejections')
  const [registered] = parseReturn(bytes).bank_billet_discharges
  const { our_number } = registered!.line_parsed
  expect(our_number).toBe('30061000810')
  const { slip } = entryOf({ ...instead, our_number })
  expect(barCodeOf({ wallet, slip })).toMatchObject({ our_number, processed_our_number: our_number })
  expect(barCodeOf({ wallet, slip }).barcode.slice(-11)).toBe(our_number)
})

test('a number of more digits is an error', () => {
  const { slip } = entryOf({ ...instead, our_number: '300610008101' })
  expect(errorsOf(() => barCodeOf({ wallet, slip }))).toEqual({ our_number: ['é muito longo (máximo: 11 algarismos)'] })
})
