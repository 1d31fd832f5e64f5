/** CNAB 240 remittances with lots of other services (FEBRABAN 10.6, p. 13): the titles of cobrança are read, whatever the order of the lots. */
import { describe, expect, test } from 'vitest'
import { lintFile } from '../../src/inspect/index.js'
import { parseRemittance, type RemittanceFile } from '../../src/remittance/index.js'
import { formerDialects, remittanceDialects } from '../banks/dialects-of.js'
import { fileOf, inTwoLots, linesOf, PLACES, withPaymentLots } from '../return/other-lots.js'
import { remittanceFixtures } from '../return/return-fixtures.js'

const dialects = [...remittanceDialects(), ...formerDialects()].filter(
  ({ layout, dialect }) => layout === 'cnab240' && dialect.layout.structure.lot !== undefined,
)

const contentOf = ({ bank, variant, header, titles }: RemittanceFile) => ({
  bank,
  variant,
  header,
  titles: titles.map(({ line, ...title }) => title),
})
const codesOf = ({ diagnostics }: RemittanceFile): string[] =>
  diagnostics.filter(({ code }) => code !== 'other_service').map(({ code, field }) => `${code} ${field}`)

const filesOf = (folder: string) =>
  remittanceFixtures.filter(({ name }) => name.slice(0, name.lastIndexOf('/')) === folder)

describe('the titles of a remittance are the same with lots of another service', () => {
  const rows = dialects.flatMap(({ name, folder, dialect }) =>
    filesOf(folder).flatMap(({ name: file, bytes }) =>
      PLACES.map((place) => [name, file, place, bytes, dialect] as const),
    ),
  )

  test.each(rows)('%s: %s, %s its lots', (_, __, place, bytes, { layout }) => {
    const two = inTwoLots(linesOf(bytes), layout)
    const plain = parseRemittance(fileOf(two))
    const mixed = fileOf(withPaymentLots(two, layout, [place]))
    const file = parseRemittance(mixed)
    expect(file.titles.length).toBeGreaterThan(0)
    expect(contentOf(file)).toEqual(contentOf(plain))
    expect(file.diagnostics.filter(({ code }) => code === 'other_service')).toHaveLength(1)
    expect(codesOf(file)).toEqual(codesOf(plain))
    expect(lintFile(mixed).findings.filter(({ rule }) => rule === 'other_service')).toHaveLength(1)
  })

  test('each dialect has a file', () => {
    expect(dialects.filter(({ folder }) => filesOf(folder).length === 0).map(({ name }) => name)).toEqual([])
  })
})
