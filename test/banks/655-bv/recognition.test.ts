/** BV's columns are its own: occurrence in 101–102, zeros in 109–110, the columns of other banks (6.2, August 2024, pp. 10–11). */
import { expect, test } from 'vitest'
import { BANKS, returnDialectOf } from '../../../src/banks/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const { bytes } = fixture('655-bv/cnab400/settlements')

test('a file of 655 is read by BV, and no other bank has its number', () => {
  expect(returnDialectOf(bytes)).toMatchObject({ bank: { number: '655' }, layout: 'cnab400', diagnostics: [] })
  const taking = BANKS.filter(({ foreignHeaders = [] }) =>
    foreignHeaders.some(({ numbers }) => numbers.includes('655')),
  )
  expect(taking).toEqual([])
})

test('if the caller names another bank, the file has diagnostics', () => {
  const others = BANKS.filter((bank) => bank.number !== '655' && bank.returns.cnab400 !== undefined)
  expect(others.length).toBeGreaterThan(0)
  for (const { number } of others) {
    const { diagnostics, bank_billet_discharges } = parseReturn(bytes, { bank: number })
    expect(diagnostics.length, number).toBeGreaterThan(0)
    expect(
      bank_billet_discharges.filter(({ kind }) => kind === 'settled'),
      number,
    ).toEqual([])
  }
})

test('a file with the columns of another bank under 655 lacks CL002, which is reported, and settles nothing', () => {
  const { bytes: other } = fixture('004-bnb/cnab400/settlements')
  const renamed = Buffer.from(Buffer.from(other).toString('latin1').replace('004B.DO', '655B.DO'), 'latin1')
  const { bank, diagnostics, bank_billet_discharges } = parseReturn(renamed)
  expect(bank).toBe('655')
  expect(diagnostics).toContainEqual(expect.objectContaining({ line: 1, columns: [390, 394] }))
  expect(bank_billet_discharges.filter(({ kind }) => kind === 'settled')).toEqual([])
})
