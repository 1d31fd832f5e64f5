/**
 * Sisprime's manuals print 1 in column 143 of the file header for both directions: CNAB 240, retorno v3 (10/2023), p. 2, «Será '1'»; remessa 2.0 (12/2022), p. 3.
 * The operation of the lot (column 9) is the direction: T in a return (p. 2), R in a remittance (p. 4).
 */
import { describe, expect, test } from 'vitest'
import { identify } from '../../../src/febraban/index.js'
import { describeFile, explainFile, lintFile } from '../../../src/inspect/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { parseReturn, UnsupportedFileError } from '../../../src/return/index.js'
import { remittanceFixtures, returnFixtures } from '../../return/return-fixtures.js'

const withDirection = (bytes: Uint8Array, code: string): Buffer => {
  const changed = Buffer.from(bytes)
  changed.write(code, 142, 'latin1')
  return changed
}

const isOf = ({ name }: { readonly name: string }): boolean => /^084-uniprime\/cnab240/.test(name)

describe('a return is read with either code', () => {
  const returns = returnFixtures.filter(isOf)

  test.each(returns)('$name', ({ bytes }) => {
    const usual = parseReturn(withDirection(bytes, '2'))
    const printed = withDirection(bytes, '1')
    const { header, ...file } = parseReturn(printed)
    expect(file.totals.titles).toBeGreaterThan(0)
    expect({ ...file, header: null }).toEqual({ ...usual, header: null })
    expect(header).toEqual({ ...usual.header, fields: { ...usual.header!.fields, file_direction: '1' } })
    expect(identify(printed)).toMatchObject({ direction: 'return', isCobranca: true })
    expect(describeFile(printed)).toMatchObject({ refusal: null, titles: file.totals.titles })
    expect(lintFile(printed)).toEqual(lintFile(withDirection(bytes, '2')))
    expect(explainFile(printed).direction).toBe('return')
    expect(() => parseRemittance(printed)).toThrow(UnsupportedFileError)
  })

  test('both layouts have a file', () => {
    const layouts = new Set(returns.map(({ bytes }) => parseReturn(bytes).variant))
    expect(layouts).toEqual(new Set([undefined, '750']))
  })
})

test.each(remittanceFixtures.filter(isOf))('a remittance remains a remittance: $name', ({ bytes }) => {
  expect(bytes.toString('latin1', 142, 143)).toBe('1')
  expect(parseRemittance(bytes).titles.length).toBeGreaterThan(0)
  expect(() => parseReturn(bytes)).toThrow(expect.objectContaining({ reason: 'remittance' }))
})
