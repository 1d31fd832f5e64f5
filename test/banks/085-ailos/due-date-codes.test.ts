import { expect, test } from 'vitest'
import { explainLine, lintFile } from '../../../src/inspect/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { changedFixture } from '../../changed-fixture.js'

const CODES = [
  ['11111111', 'À Vista'],
  ['99999999', 'Contra apresentação'],
]

// C012, CNAB 240, January 2023, p. 33.
test.each(CODES)('Ailos: %s in P 78–85 and T 74–81 means «%s», and is not an invalid date', (columns, meaning) => {
  const remittance = changedFixture('085-ailos/cnab240/entries.rem', 3, { 78: columns })
  const settlements = changedFixture('085-ailos/cnab240/settlements.ret', 3, { 74: columns })
  for (const bytes of [remittance, settlements]) {
    const field = explainLine(bytes, 3).fields.find(({ name }) => name === 'due_date')!
    expect(field).toMatchObject({ raw: columns, value: null, meaning })
    expect(lintFile(bytes).findings.filter(({ rule }) => rule === 'impossible_date')).toEqual([])
  }
  expect(parseRemittance(remittance).diagnostics).toEqual([])
  expect(parseReturn(settlements).diagnostics).toEqual([])
})
