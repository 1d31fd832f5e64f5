import { expect, test } from 'vitest'
import { explainLine } from '../../../src/inspect/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { changedFixture } from '../../changed-fixture.js'

// SICOB v014, C012, pp. 29–30.
test.each([
  ['11111111', 'À vista'],
  ['99999999', 'Contra-apresentação'],
])('SICOB: %s in T 74–81 means «%s», and is not an invalid date', (columns, meaning) => {
  const bytes = changedFixture('104-caixa/cnab240-sicob/settlements.ret', 3, { 74: columns })
  const field = explainLine(bytes, 3).fields.find(({ name }) => name === 'due_date')
  expect(field).toMatchObject({ raw: columns, value: null, meaning })
  expect(parseReturn(bytes).diagnostics).toEqual(
    parseReturn(changedFixture('104-caixa/cnab240-sicob/settlements.ret', 3, {})).diagnostics,
  )
})
