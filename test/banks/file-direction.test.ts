/**
 * Manuals of CNAB 240 that print 1 in column 143 of the file header (G015) for both directions. The operation of the lot (column 9) is the direction: T in a return,
 * R in a remittance.
 */
import { describe, expect, test } from 'vitest'
import { identify } from '../../src/febraban/index.js'
import { describeFile, explainFile, lintFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn, UnsupportedFileError } from '../../src/return/index.js'
import { fileOf, linesOf } from '../return/other-lots.js'
import { remittanceFixtures, returnFixtures } from '../return/return-fixtures.js'

/** Folders of the fixtures, by bank: each CNAB 240 layout of its returns. */
const BANKS: Readonly<Record<string, readonly string[]>> = {
  // Banestes, CNAB 240 (07/2015), p. 9: «Registro Header de Arquivo (obrigatório - remessa e retorno)», 143: "1"; p. 11: «"R" – Remessa ou "T" - Retorno».
  '021': ['021-banestes/cnab240'],
  // Sisprime, CNAB 240, retorno v3 (10/2023), p. 2: «Será '1'», «Será 'T'»; remessa 2.0 (12/2022), pp. 3–4: 1 and R. 750 columns: retorno, p. 9.
  '084': ['084-uniprime/cnab240', '084-uniprime/cnab240-750'],
  // Cresol, CNAB 240 1.0.2 (02/2022), pp. 6–7: 1 and R; pp. 15–16: 1 and T.
  '133': ['133-cresol/cnab240'],
}

const folderOf = ({ name }: { readonly name: string }): string => name.slice(0, name.lastIndexOf('/'))

const withDirection = (bytes: Uint8Array, code: string): Buffer => {
  const changed = Buffer.from(bytes)
  changed.write(code, 142, 'latin1')
  return changed
}

describe.each(Object.entries(BANKS))('%s', (number, folders) => {
  const returns = returnFixtures.filter((fixture) => folders.includes(folderOf(fixture)))
  const remittances = remittanceFixtures.filter((fixture) => folders.includes(folderOf(fixture)))

  test('each layout has a return, and one a remittance', () => {
    expect([...new Set(returns.map(folderOf))].sort()).toEqual(folders)
    expect(remittances.length).toBeGreaterThan(0)
  })

  test.each(returns)('a return is read with either code: $name', ({ bytes }) => {
    const usual = parseReturn(withDirection(bytes, '2'))
    const printed = withDirection(bytes, '1')
    const { header, ...file } = parseReturn(printed)
    expect(file.bank).toBe(number)
    expect(file.totals.titles).toBeGreaterThan(0)
    expect({ ...file, header: null }).toEqual({ ...usual, header: null })
    expect(header).toEqual({ ...usual.header, fields: { ...usual.header!.fields, file_direction: '1' } })
    expect(identify(printed)).toMatchObject({ direction: 'return', isCobranca: true })
    expect(describeFile(printed)).toMatchObject({ refusal: null, titles: file.totals.titles })
    expect(lintFile(printed)).toEqual(lintFile(withDirection(bytes, '2')))
    expect(explainFile(printed).direction).toBe('return')
    expect(() => parseRemittance(printed)).toThrow(UnsupportedFileError)
  })

  test.each(remittances)('a remittance remains a remittance: $name', ({ bytes }) => {
    expect(bytes.toString('latin1', 142, 143)).toBe('1')
    expect(parseRemittance(bytes).titles.length).toBeGreaterThan(0)
    expect(() => parseReturn(bytes)).toThrow(expect.objectContaining({ reason: 'remittance' }))
  })
})

// «Mesmo que não haja nenhuma movimentação […] será enviado […] um arquivo retorno vazio»: Banestes, CNAB 240 (07/2015), p. 6. Without a lot, 1 says nothing.
test('an empty file with 1 is read in both directions', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '021-banestes/cnab240/settlements')!
  const [header = ''] = linesOf(withDirection(bytes, '1'))
  const empty = fileOf([header, `02199999${' '.repeat(9)}000000000002`.padEnd(240)])
  expect(identify(empty)).toMatchObject({
    direction: null,
    isEmpty: true,
    description: 'arquivo CNAB sem lotes',
    english: 'CNAB file without lots',
  })
  expect(parseReturn(empty)).toMatchObject({ bank: '021', totals: { titles: 0 } })
  expect(parseRemittance(empty)).toMatchObject({ bank: '021', titles: [] })
})

test('at other banks, the code of the header is the direction', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '756-sicoob/cnab240/settlements')!
  expect(() => parseReturn(withDirection(bytes, '1'))).toThrow(expect.objectContaining({ reason: 'remittance' }))
})
