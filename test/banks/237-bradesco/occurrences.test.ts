/** What an occurrence of Bradesco means where its reason says more: columns changed in the hand-made files, by the manuals' pages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseReturn } from '../../../src/return/index.js'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/237-bradesco/${name}.ret`, import.meta.url), 'latin1')

/** A file with other text from some column (1-based) of one of its lines on. */
function changed(
  name: string,
  line: number,
  ...columns: readonly (readonly [from: number, text: string])[]
): Uint8Array {
  const lines = fixture(name).split('\r\n')
  let text = lines[line - 1]!
  for (const [from, value] of columns) text = text.slice(0, from - 1) + value + text.slice(from - 1 + value.length)
  lines[line - 1] = text
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

const titleAt = (bytes: Uint8Array, line: number) =>
  parseReturn(bytes).bank_billet_discharges.find((record) => record.line === line)

const title400 = (occurrence: string, from: number, code: string) =>
  titleAt(changed('cnab400/registrations-and-rejections', 2, [109, occurrence], [from, code]), 2)

test('a settlement in part leaves the title open: CNAB 400 pp. 40 and 44, 06 with 18', () => {
  expect(title400('06', 319, '1800000000')).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
  expect(title400('06', 319, '1518000000')).toMatchObject({ our_occurrence: '2029', final: false })
  expect(title400('06', 319, '1500000000')).toMatchObject({ our_occurrence: '2028', final: true })
})

test('a settlement in part leaves the title open: CNAB 240 p. 31, 06 with 18', () => {
  const bytes = changed('cnab240/settlements', 3, [214, '18        '])
  expect(titleAt(bytes, 3)).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
})

test('an order of protest that is ignored was refused: CNAB 400 p. 41, column 295', () => {
  expect(title400('19', 295, 'D')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(title400('25', 295, 'D')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(title400('19', 295, 'A')).toMatchObject({ our_occurrence: '2015', kind: 'changed' })
  expect(title400('25', 295, 'A')).toMatchObject({ our_occurrence: '2107', kind: 'changed' })
})

test('a write-off tells by its reason a protest, and a move to another wallet: CNAB 400 p. 44, 10', () => {
  expect(title400('10', 319, '1400000000')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title400('10', 319, '2000000000')).toMatchObject({ our_occurrence: '2181', kind: 'changed', final: false })
  expect(title400('10', 319, '1600000000')).toMatchObject({ our_occurrence: '2074', kind: 'written_off', final: true })
})

test('a debit that is no longer scheduled may have written the title off: CNAB 400 p. 48, 35', () => {
  for (const code of ['81', '84']) {
    expect(title400('35', 319, `${code}00000000`)).toMatchObject({ our_occurrence: '2110', kind: 'written_off' })
  }
  expect(title400('35', 319, '8200000000')).toMatchObject({ our_occurrence: '2110', kind: 'info' })
})

test('a write-off tells by its reason a protest: CNAB 240 p. 31, 09', () => {
  // Both halves of the title, on lines 3 and 4, say 09.
  const written = (reason: string) => {
    const lines = fixture('cnab240/settlements').split('\r\n')
    for (const i of [2, 3]) lines[i] = `${lines[i]!.slice(0, 15)}09${lines[i]!.slice(17)}`
    lines[2] = `${lines[2]!.slice(0, 213)}${reason}${lines[2]!.slice(215)}`
    return titleAt(Buffer.from(lines.join('\r\n'), 'latin1'), 3)
  }
  expect(written('14')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(written('13')).toMatchObject({ our_occurrence: '2004', kind: 'written_off' })
})
