/** Occurrences of Sicredi whose meaning depends on the reason: columns changed in the hand-made files, by the manuals' pages. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const title240 = (occurrence: string, reasons: string) =>
  titleWith(
    '748-sicredi/cnab240/settlements',
    3,
    [
      [16, occurrence],
      [214, reasons],
    ],
    [[16, occurrence]],
  )

const title400 = (occurrence: string, from: number, code: string) =>
  titleWith('748-sicredi/cnab400/settlements', 2, [
    [109, occurrence],
    [from, code],
  ])

test('a partial settlement leaves the title open, a settlement of the rest closes it: CNAB 240 p. 27, 06 with 02 and 01', () => {
  expect(title240('06', '02        ')).toMatchObject({ our_occurrence: '2029', kind: 'settled', final: false })
  // As in the bank's own files, which fill from the right
  expect(title240('06', '0000000002')).toMatchObject({ our_occurrence: '2029', final: false })
  expect(title240('06', '01        ')).toMatchObject({ our_occurrence: '2030', kind: 'settled', final: true })
  expect(title240('06', '04        ')).toMatchObject({ our_occurrence: '2003', final: true })
})

test('a write-off with reason 14 is a protest: CNAB 240 p. 28, CNAB 400 pp. 17 and 19', () => {
  expect(title240('09', '14        ')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title240('09', '12        ')).toMatchObject({ our_occurrence: '2004', kind: 'written_off' })
  expect(title400('10', 319, '14        ')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
  expect(title400('10', 319, '0000000000')).toMatchObject({ our_occurrence: '2074', kind: 'written_off' })
})

test('a discarded order to protest is rejected: CNAB 400 p. 38, column 295', () => {
  expect(title400('19', 295, 'D')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(title400('19', 295, 'A')).toMatchObject({ our_occurrence: '2015', kind: 'changed' })
})

test('a payment by Pix: CNAB 400 p. 24, 06 with PX; CNAB 240 p. 22, 61', () => {
  expect(title400('06', 319, 'PX        ')).toMatchObject({ our_occurrence: '2028', pix: true })
  expect(title400('06', 319, 'H5        ')).toMatchObject({ our_occurrence: '2028', pix: false })
  expect(title240('61', '          ')).toMatchObject({ our_occurrence: '2003', money: true, pix: true })
})

test('a rejection with 61 has the words of both versions, and is no payment: CNAB 240 v1.6 p. 25, v2.0 p. 39', () => {
  expect(title240('30', '61        ')).toMatchObject({
    our_occurrence: '2024',
    money: false,
    pix: false,
    reasons: [
      {
        code: '61',
        text: 'Alteração da cooperativa crédito/agência cobradora/DV inválida; na versão 2.0, Liquidação PIX',
        severity: 'rejection',
      },
    ],
  })
})

test('an intention of payment is not a payment: CNAB 400 07, CNAB 240 91', () => {
  expect(title400('07', 319, '0000000000')).toMatchObject({ kind: 'info', money: false, final: false })
  expect(title240('91', '          ')).toMatchObject({ kind: 'info', money: false, final: false })
})
