/** Banco do Brasil, CNAB 400: «777777» instead of a date marks a discount for each day of anticipation (CBR641, nota 11 a, p. 15). */
import { describe, expect, test } from 'vitest'
import { explainLine, lintFile } from '../../../src/inspect/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { sentEntries } from '../../../src/testing/simulator/sent-file-reader.js'
import { changedFixture } from '../../changed-fixture.js'

/** The first title with a discount of R$ 1,50, until a day or for each day. */
const withDiscount = (folder: string, day: string): Buffer =>
  changedFixture(`001-bb/${folder}/entries.rem`, 2, { 174: `${day}0000000000150` })

const discountsOf = (bytes: Uint8Array) => sentEntries(bytes)[0]!.charges.discounts

describe.each(['cnab400', 'cnab400-convenio-6'])('%s', (folder) => {
  const bytes = withDiscount(folder, '777777')

  test('is not reported as an invalid date', () => {
    expect(lintFile(bytes).findings).toEqual(lintFile(withDiscount(folder, '000000')).findings)
    expect(parseRemittance(bytes).diagnostics).toEqual([])
  })

  test('defines the unit of the value, which is not read as a single discount', () => {
    const { fields } = explainLine(bytes, 2)
    expect(fields.find(({ name }) => name === 'discount_value')!.shown).toBe('R$ 1,50')
    expect(fields.find(({ from }) => from === 174)).toMatchObject({ to: 179, shown: '777777' })
    expect(discountsOf(bytes)).toEqual([])
  })

  test('a date is still the last day of a discount', () => {
    expect(discountsOf(withDiscount(folder, '100326'))).toEqual([{ date: '2026-03-10', kind: 'value', cents: 150 }])
  })
})
