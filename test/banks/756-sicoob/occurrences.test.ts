/** What an occurrence of Sicoob means where its reason says more, by the manuals' pages. */
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

test('a settlement on account leaves the title open, and one of the balance ends it: FEBRABAN C047-C, p. 156', () => {
  expect(title240('06', '0000000002')).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
  expect(title240('06', '0000000001')).toMatchObject({ our_occurrence: '2030', kind: 'settled', final: true })
  expect(title240('06', '0000000004')).toMatchObject({ our_occurrence: '2028', kind: 'settled', final: true })
})

test('a title written off because it was protested says so: FEBRABAN C047-C, p. 156', () => {
  expect(title240('09', '0000000014')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title240('09', '0000000010')).toMatchObject({ our_occurrence: '2004', kind: 'written_off' })
})

const correspondents = (occurrence: string, reasons: string) =>
  titleWith('756-sicoob/cnab400-correspondente-bradesco/settlements', 2, [
    [109, occurrence],
    [319, reasons],
  ])

test('a title of the correspondent that was protested says so: manual of 2013, p. 12, 10 with 14', () => {
  expect(correspondents('10', '1400000000')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(correspondents('10', '1500000000')).toMatchObject({ our_occurrence: '2074', kind: 'written_off' })
})

test('a debit that is no longer scheduled may have written the title off: manual of 2013, p. 14, 35 with 81', () => {
  expect(correspondents('35', '8100000000')).toMatchObject({ our_occurrence: '2110', kind: 'written_off' })
  expect(correspondents('35', '8200000000')).toMatchObject({ our_occurrence: '2110', kind: 'info' })
})
