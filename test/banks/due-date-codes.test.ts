/** What stands in the columns of the due date in place of one: 121–126 of the title, CNAB 400. */
import { expect, test } from 'vitest'
import { explainLine, lintFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { changedFixture } from '../changed-fixture.js'

/** A file of entries whose first title is due on such a day. */
const dueOn = (folder: string, columns: string): Buffer => changedFixture(`${folder}/entries.rem`, 2, { 121: columns })

const rulesIn = (bytes: Uint8Array): string[] =>
  lintFile(bytes).findings.flatMap(({ rule, line }) => (line === 2 ? [rule] : []))

test.each([
  // CBR641, nota 8, p. 13.
  ['001-bb/cnab400', '888888', 'À vista'],
  ['001-bb/cnab400', '999999', 'Na apresentação'],
  ['001-bb/cnab400-convenio-6', '888888', 'À vista'],
  // Layouts of 2019, l. 54, which have 888888 alone, and of 2017.
  ['756-sicoob/cnab400', '888888', 'À vista'],
  ['756-sicoob/cnab400', '999999', 'Contra apresentação'],
])('%s: %s says «%s», and is no date that does not exist', (folder, columns, meaning) => {
  const bytes = dueOn(folder, columns)
  const field = explainLine(bytes, 2).fields.find(({ name }) => name === 'due_date')!
  expect(field).toMatchObject({ raw: columns, value: null, meaning })
  expect(rulesIn(bytes)).toEqual(rulesIn(dueOn(folder, '000000')))
  expect(parseRemittance(bytes).diagnostics).toEqual([])
})

test('any other is a date that does not exist, also where a bank has no such code', () => {
  expect(rulesIn(dueOn('001-bb/cnab400', '777777'))).toContain('impossible_date')
  expect(rulesIn(dueOn('341-itau/cnab400', '999999'))).toContain('impossible_date')
})
