/** Lots of six and of seven columns in one file: Caixa, CNAB 240 SIGCB, 67.118 v029, G007, p. 67, and G030, p. 70. */
import { expect, test } from 'vitest'
import { parseRemittance } from '../../../src/remittance/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { changedFixture } from '../../changed-fixture.js'

const reported = ({ diagnostics }: { readonly diagnostics: readonly { code: string; severity: string }[] }) =>
  diagnostics.map(({ code, severity }) => `${severity} ${code}`)

test.each([
  ['cnab240', '030', '037'],
  ['cnab240-7-digitos', '037', '030'],
])('%s: a return with a lot of the other layout has a diagnostic about wrong columns', (folder, own, other) => {
  const returned = (version: string) =>
    parseReturn(changedFixture(`104-caixa/${folder}/settlements.ret`, 2, { 14: version }))
  expect(reported(returned(own))).toEqual([])
  expect(returned(other).diagnostics).toMatchObject([
    { code: 'version_of_other_layout', severity: 'error', line: 2, columns: [14, 16], got: other },
  ])
  expect(reported(returned('999'))).toEqual(['warning unknown_version'])
})

test.each([
  ['cnab240', '060', '067'],
  ['cnab240-7-digitos', '067', '060'],
])('%s: a remittance has it too', (folder, own, other) => {
  const sent = (version: string) =>
    parseRemittance(changedFixture(`104-caixa/${folder}/entries.rem`, 2, { 14: version }))
  expect(reported(sent(own))).toEqual([])
  expect(reported(sent(other))).toEqual(['error version_of_other_layout'])
})
