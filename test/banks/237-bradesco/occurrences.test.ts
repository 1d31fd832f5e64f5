/** Occurrences of Bradesco whose meaning depends on the reason: columns changed in the hand-made files, by the manuals' pages. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const title400 = (occurrence: string, from: number, code: string) =>
  titleWith('237-bradesco/cnab400/registrations-and-rejections', 2, [
    [109, occurrence],
    [from, code],
  ])

test('a partial settlement leaves the title open: CNAB 400 pp. 42 and 46, 06 with 18', () => {
  expect(title400('06', 319, '1800000000')).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
  expect(title400('06', 319, '1518000000')).toMatchObject({ our_occurrence: '2029', final: false })
  expect(title400('06', 319, '1500000000')).toMatchObject({ our_occurrence: '2028', final: true })
})

test('a partial settlement leaves the title open: CNAB 240 p. 31, 06 with 18', () => {
  const title = titleWith('237-bradesco/cnab240/settlements', 3, [[214, '18        ']])
  expect(title).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
})

test('an ignored order to protest is rejected: CNAB 400 p. 43, column 295', () => {
  expect(title400('19', 295, 'D')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(title400('25', 295, 'D')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(title400('19', 295, 'A')).toMatchObject({ our_occurrence: '2015', kind: 'changed' })
  expect(title400('25', 295, 'A')).toMatchObject({ our_occurrence: '2107', kind: 'changed' })
})

test('the reason of a write-off reports a protest, or a move to another wallet: CNAB 400 p. 47, 10', () => {
  expect(title400('10', 319, '1400000000')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title400('10', 319, '2000000000')).toMatchObject({ our_occurrence: '2181', kind: 'changed', final: false })
  expect(title400('10', 319, '1600000000')).toMatchObject({ our_occurrence: '2074', kind: 'written_off', final: true })
})

test('a cancelled debit may write the title off: CNAB 400 p. 51, 35', () => {
  for (const code of ['81', '84']) {
    expect(title400('35', 319, `${code}00000000`)).toMatchObject({ our_occurrence: '2110', kind: 'written_off' })
  }
  expect(title400('35', 319, '8200000000')).toMatchObject({ our_occurrence: '2110', kind: 'info' })
})

test('the reason of a write-off reports a protest: CNAB 240 p. 31, 09', () => {
  const written = (reason: string) =>
    titleWith(
      '237-bradesco/cnab240/settlements',
      3,
      [
        [16, '09'],
        [214, reason],
      ],
      [[16, '09']],
    )
  expect(written('14')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(written('13')).toMatchObject({ our_occurrence: '2004', kind: 'written_off' })
})
