/** Settlements after the write-off (17) that are only a part of the payment: FEBRABAN 240 10.6, C047-C, p. 156, lists the reasons of 06, 09 and 17. */
import { describe, expect, test } from 'vitest'
import { titleWith } from './changed-lines.js'

/** Fixture, line of its first title, columns of the occurrence and of the reasons, reasons of a part of the payment, manual. */
const PARTIAL: readonly (readonly [string, number, number, number, readonly string[], string])[] = [
  ['001-bb/cnab240/settlements', 3, 16, 214, ['02'], '28.3T, pp. 28–29: FEBRABAN'],
  ['021-banestes/cnab240/settlements', 3, 16, 214, ['02'], 'tabela C, pp. 38–39'],
  ['021-banestes/cnab400/settlements', 2, 109, 319, ['02'], '8.7, tabela C, p. 43'],
  ['033-santander/cnab240/settlements', 3, 16, 209, ['02', '09'], 'nota 40-C, p. 26'],
  ['041-banrisul/cnab240/settlements', 3, 16, 214, ['02'], 'C047-C, p. 29'],
  ['041-banrisul/cnab240-040/settlements', 3, 16, 214, ['02'], '10/2013, p. 25'],
  ['085-ailos/cnab240/settlements', 3, 16, 214, ['02'], 'C047-C, pp. 43–44'],
  ['133-cresol/cnab400/settlements', 2, 109, 319, ['02'], 'version 2.0, p. 23'],
  ['237-bradesco/cnab240/settlements', 3, 16, 214, ['18'], 'C047-C, pp. 30–31: 02 is «não tratado pelo banco»'],
  ['246-abc/cnab240/settlements', 3, 16, 214, ['02'], 'C047-C'],
  ['399-hsbc/cnab240/settlements', 3, 16, 214, ['02'], 'nota 42-C, p. 62'],
  ['559-kanastra/cnab400/settlements', 2, 109, 319, ['02'], 'version 1.0, p. 20'],
  ['745-citibank/cnab240/settlements', 3, 16, 214, ['02', '88'], 'C047-C, p. 21'],
  ['745-citibank/cnab400/settlements', 2, 109, 302, ['02'], 'p. 17'],
  ['748-sicredi/cnab240/settlements', 3, 16, 214, ['02'], 'descrição C, p. 27'],
  ['756-sicoob/cnab240/settlements', 3, 16, 214, ['02'], 'l. 95: FEBRABAN'],
]

describe.each(PARTIAL)('%s', (name, line, occurrence, reasons, partial) => {
  const settled = (reason: string) =>
    titleWith(
      name,
      line,
      [
        [occurrence, '17'],
        [reasons, reason.padEnd(10)],
      ],
      occurrence === 16 ? [[occurrence, '17']] : [],
    )

  test.each(partial)('17 with %s leaves the title open', (reason) => {
    expect(settled(reason)).toMatchObject({ our_occurrence: '2029', kind: 'settled', money: true, final: false })
  })

  test.each(['01', '03', '04'])('17 with %s closes the title', (reason) => {
    expect(settled(reason)).toMatchObject({ our_occurrence: '2014', kind: 'settled', money: true, final: true })
  })
})

test('02 with 17 is the place of the payment in Caixa: SIGCB, C047-C, p. 58, casa lotérica', () => {
  const title = titleWith(
    '104-caixa/cnab240/settlements',
    3,
    [
      [16, '17'],
      [214, '02        '],
    ],
    [[16, '17']],
  )
  expect(title).toMatchObject({ our_occurrence: '2014', money: true, final: true })
})
