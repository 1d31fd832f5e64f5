/** Codes that replace the due date: 121–126 of the title, CNAB 400. */
import { expect, test } from 'vitest'
import { explainLine, lintFile } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { changedFixture } from '../changed-fixture.js'

/** A file of entries whose first title has such a code as due date. */
const dueOn = (folder: string, columns: string): Buffer => changedFixture(`${folder}/entries.rem`, 2, { 121: columns })

const rulesIn = (bytes: Uint8Array): string[] =>
  lintFile(bytes).findings.flatMap(({ rule, line }) => (line === 2 ? [rule] : []))

test.each([
  // CBR641, nota 8, p. 13.
  ['001-bb/cnab400', '888888', 'À vista'],
  ['001-bb/cnab400', '999999', 'Na apresentação'],
  ['001-bb/cnab400-convenio-6', '888888', 'À vista'],
  // Layouts of 2019, l. 54, which have only 888888, and of 2017.
  ['756-sicoob/cnab400', '888888', 'À vista'],
  ['756-sicoob/cnab400', '999999', 'Contra apresentação'],
])('%s: %s means «%s», and is not an invalid date', (folder, columns, meaning) => {
  const bytes = dueOn(folder, columns)
  const field = explainLine(bytes, 2).fields.find(({ name }) => name === 'due_date')!
  expect(field).toMatchObject({ raw: columns, value: null, meaning })
  expect(rulesIn(bytes)).toEqual(rulesIn(dueOn(folder, '000000')))
  expect(parseRemittance(bytes).diagnostics).toEqual([])
})

test('any other code is an invalid date, also for banks without such codes', () => {
  expect(rulesIn(dueOn('001-bb/cnab400', '777777'))).toContain('impossible_date')
  expect(rulesIn(dueOn('341-itau/cnab400', '999999'))).toContain('impossible_date')
})
