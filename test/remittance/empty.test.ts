/** A CNAB 240 remittance of header and trailer has no lots, and so no service. It is read without titles, as in CNAB 400. */
import { expect, test } from 'vitest'
import { identify } from '../../src/febraban/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { fixture } from '../convert/folders.js'
import { fileOf, linesOf } from '../return/other-lots.js'

test('a remittance without lots has no titles', () => {
  const lines = linesOf(fixture('756-sicoob/cnab240/entries.rem'))
  const bytes = fileOf([lines[0]!, `75699999${' '.repeat(9)}000000000002`.padEnd(240)])
  expect(identify(bytes)).toMatchObject({ direction: 'remittance', isEmpty: true, isCobranca: false, service: null })
  expect(parseRemittance(bytes)).toMatchObject({ bank: '756', layout: 'cnab240', titles: [] })
  expect(parseRemittance(bytes).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})
