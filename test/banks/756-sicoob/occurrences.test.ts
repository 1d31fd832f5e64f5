/** Occurrences of Sicoob whose meaning depends on the reason, by the manuals' pages. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const title240 = (occurrence: string, reasons: string) =>
  titleWith(
    '756-sicoob/cnab240/settlements',
    3,
    [
      [16, occurrence],
      [214, reasons],
    ],
    [[16, occurrence]],
  )

test('a partial settlement leaves the title open, a settlement of the rest closes it: FEBRABAN C047-C, p. 156', () => {
  expect(title240('06', '0000000002')).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
  expect(title240('06', '0000000001')).toMatchObject({ our_occurrence: '2030', kind: 'settled', final: true })
  expect(title240('06', '0000000004')).toMatchObject({ our_occurrence: '2028', kind: 'settled', final: true })
})

test('a write-off because of a protest is a protest: FEBRABAN C047-C, p. 156', () => {
  expect(title240('09', '0000000014')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title240('09', '0000000010')).toMatchObject({ our_occurrence: '2004', kind: 'written_off' })
})

const correspondents = (occurrence: string, reasons: string) =>
  titleWith('756-sicoob/cnab400-correspondente-bradesco/settlements', 2, [
    [109, occurrence],
    [319, reasons],
  ])

test('a write-off of the correspondent because of a protest is a protest: manual of 2013, p. 12, 10 with 14', () => {
  expect(correspondents('10', '1400000000')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(correspondents('10', '1500000000')).toMatchObject({ our_occurrence: '2074', kind: 'written_off' })
})

test('a cancelled debit may write the title off: manual of 2013, p. 14, 35 with 81', () => {
  expect(correspondents('35', '8100000000')).toMatchObject({ our_occurrence: '2110', kind: 'written_off' })
  expect(correspondents('35', '8200000000')).toMatchObject({ our_occurrence: '2110', kind: 'info' })
})
