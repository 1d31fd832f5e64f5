/** Reasons that decide what an occurrence of Uniprime Central means, where ACBr and Bradesco's manual (pp. 43, 47 and 51) agree, and where they do not. */
import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const LINES = Buffer.from(fixture('099-uniprime99/cnab400/settlements').bytes).toString('latin1').split('\r\n')

/** The first title of the file with other columns. */
function titleWith(columns: Readonly<Record<number, string>>) {
  const put = (line: string, [from, text]: [string, string]): string =>
    line.slice(0, Number(from) - 1) + text + line.slice(Number(from) - 1 + text.length)
  const lines = LINES.map((line, at) => (at === 1 ? Object.entries(columns).reduce(put, line) : line))
  return parseReturn(Buffer.from(lines.join('\r\n'), 'latin1')).bank_billet_discharges[0]!
}

test.each([
  ['10 with 16 is written off', { 109: '10', 319: '1600000000' }, '2074', 'written_off'],
  ['10 with 14 is protested', { 109: '10', 319: '1400000000' }, '2019', 'protested'],
  ['10 with 20 is moved to another wallet, and open', { 109: '10', 319: '2000000000' }, '2181', 'changed'],
  ['19 with A is a protest ordered', { 109: '19', 295: 'A', 319: '0000000000' }, '2015', 'changed'],
  ['19 with D is an instruction rejected', { 109: '19', 295: 'D', 319: '0000000000' }, '2020', 'instruction_rejected'],
  ['35 with 84 is written off', { 109: '35', 319: '8400000000' }, '2110', 'written_off'],
])('%s', (_, columns, our_occurrence, kind) => {
  expect(titleWith(columns)).toMatchObject({ our_occurrence, kind })
})

// «Crédito indisponível» at Bradesco, «pago com cheque» in ACBr.
test('06 with 15 is paid, and the reason remains a code', () => {
  const { our_occurrence, reasons } = titleWith({ 109: '06', 319: '1500000000' })
  expect({ our_occurrence, reasons }).toEqual({
    our_occurrence: '2028',
    reasons: [{ code: '15', text: null, severity: 'information' }],
  })
})
