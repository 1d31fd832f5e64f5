/** Match keys for a database: a slip and its record have a key in common, and stored keys stay as they are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { variantOf } from '../../src/banks/index.js'
import { parseReturn } from '../../src/return/index.js'
import { matchKeysOf } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { fixture } from '../convert/folders.js'
import { runs, someOf } from '../runs.js'
import { monthOf } from './months.js'

// Callers store these texts: a change of one of them loses the slips of all files to come.
test('the texts of keys are these, for ever', () => {
  const slip = {
    bank_billet_account_id: 7,
    processed_our_number_raw: '109/00001234-5',
    document_number: 'NF-7/ção',
    control_number: 'Pedido 7',
  }
  expect(matchKeysOf({ bank: '341', layout: 'cnab400', slip })).toEqual([
    '7/our_number_with_digit:341:12345',
    '7/our_number:341:1234',
    '7/document_number:341:NF-7/CAO',
    '7/control_number:341:PEDIDO 7',
    'our_number_with_digit:341:12345',
    'our_number:341:1234',
    'document_number:341:NF-7/CAO',
    'control_number:341:PEDIDO 7',
  ])
  // Without a wallet; nosso número as a number, without its digit, in the other layout.
  expect(matchKeysOf({ bank: '341', layout: 'cnab240', slip: { our_number: 1234 } })).toEqual([
    '/our_number:341:1234',
    'our_number:341:1234',
  ])
  expect(matchKeysOf({ bank: '756', layout: 'cnab240', slip: { our_number: '501' } }, 'A')).toEqual([
    'A/our_number:756:501',
    'our_number:756:501',
  ])
  expect(matchKeysOf({ bank: '341', layout: 'cnab400', slip: {} })).toEqual([])
  expect(matchKeysOf({ bank: '999', layout: 'cnab400', slip: { our_number: '1' } })).toEqual([])
})

test('a record has the keys of its wallet and those without a wallet; without a wallet, those of any', () => {
  const [record] = parseReturn(fixture('756-sicoob/cnab240/settlements.ret')).bank_billet_discharges
  const any = matchKeysOf(record!)
  expect(any).toContain('our_number:756:501')
  expect(matchKeysOf(record!, 7)).toEqual(['7/', '/'].flatMap((wallet) => any.map((key) => wallet + key)))
})

describe.each(someOf(remittanceDialects(), 3))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })

  test('each record of a numbered slip has a key of the slip, in its wallet and in any wallet, but none of another wallet', () => {
    fc.assert(
      fc.property(remittance, fc.nat(), (input, seed) => {
        const wallet = { ...input.wallet, id: 1 }
        const { files, slips } = monthOf({ ...input, wallet }, 'paid', seed)
        const keysIn = (id: number | null) =>
          slips.flatMap((slip) =>
            matchKeysOf({
              bank: bank.number,
              layout,
              ...variantOf(dialect),
              slip: { ...slip, bank_billet_account_id: id },
            }),
          )
        if (slips.some(({ our_number }) => our_number === undefined)) return
        for (const record of files.flatMap(({ file }) => file.bank_billet_discharges)) {
          const ofWallet = matchKeysOf(record, 1)
          expect(keysIn(1)).toEqual(expect.arrayContaining([ofWallet.find((key) => key.startsWith('1/our_number:'))]))
          expect(keysIn(null)).toEqual(expect.arrayContaining([ofWallet.find((key) => key.startsWith('/our_number:'))]))
          expect(keysIn(1)).toEqual(
            expect.arrayContaining([matchKeysOf(record).find((key) => key.startsWith('our_number:'))]),
          )
          expect(keysIn(2).filter((key) => ofWallet.includes(key))).toEqual([])
        }
      }),
      runs(10, 3),
    )
  })
})
