/** What a write-off of Sisprime's CNAB 240 means where its reason says more: columns changed in the hand-made file, by the manual's page. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const writeOff = (reason: string) =>
  titleWith(
    '084-uniprime/cnab240/registrations-and-rejections',
    3,
    [
      [16, '09'],
      [214, `${reason}00000000`],
    ],
    [[16, '09']],
  )

test('the reason of a write-off reports a protest, or a move to another wallet: return v3, p. 8', () => {
  expect(writeOff('14')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(writeOff('17')).toMatchObject({ our_occurrence: '2032', kind: 'changed', final: false })
  expect(writeOff('20')).toMatchObject({ our_occurrence: '2181', kind: 'changed', final: false })
  expect(writeOff('16')).toMatchObject({ our_occurrence: '2004', kind: 'written_off', final: true })
})

test('06, «liquidação normal», is 2028 in both layouts: return v3, p. 6; CNAB 400, p. 11', () => {
  const settled = { our_occurrence: '2028', kind: 'settled', money: true, final: true }
  expect(titleWith('084-uniprime/cnab240/settlements', 3, [[16, '06']], [[16, '06']])).toMatchObject(settled)
  expect(titleWith('084-uniprime/cnab400/settlements', 2, [[109, '06']])).toMatchObject(settled)
})
