/** A settlement at a notary that only its reason, or its channel, tells. */
import { expect, test } from 'vitest'
import { titleWith } from './changed-lines.js'

/** FEBRABAN 240: C047-C, p. 156, 08 «em cartório», with 06. */
test.each([
  ['001-bb/cnab240/settlements', 214, 'Banco do Brasil, CNAB 240 (02/2021), 28.3T, pp. 28–29: FEBRABAN'],
  ['033-santander/cnab240/settlements', 209, 'Santander, H7815 8.4, nota 40-C, p. 26'],
  ['237-bradesco/cnab240/settlements', 214, 'Bradesco, CNAB 240 (07/2017), C047-C, p. 30'],
  ['748-sicredi/cnab240/settlements', 214, 'Sicredi, CNAB 240 1.6 (11/2021), descrição C, p. 28'],
  ['756-sicoob/cnab240/settlements', 214, 'Sicoob, Retorno CNAB240 (28/10/2019), l. 95: FEBRABAN'],
])('06 with reason 08 is paid at a notary: %s', (name, column) => {
  for (const reasons of ['08        ', '0800000000', '0000000008']) {
    expect(
      titleWith(name, 3, [
        [16, '06'],
        [column, reasons],
      ]),
      reasons,
    ).toMatchObject({
      our_occurrence: '2035',
      kind: 'settled',
      money: true,
      final: true,
    })
  }
  // In part: what is left can still be paid.
  expect(
    titleWith(name, 3, [
      [16, '06'],
      [column, '0802      '],
    ]),
  ).toMatchObject({ kind: 'settled', money: true })
})

test('06 with nature 09 is paid at a notary (Banco do Brasil, CBR643, nota 5 a, p. 16)', () => {
  expect(titleWith('001-bb/cnab400/settlements', 2, [[87, '09']])).toMatchObject({
    our_occurrence: '2035',
    money: true,
  })
})

test.each(['AC', 'LC'])(
  '06 with channel %s is paid at a notary (Itaú, nota 28, pp. 47–48; CNAB 240, nota 29, pp. 31–32)',
  (channel) => {
    const paid = { our_occurrence: '2035', kind: 'settled', money: true }
    expect(
      titleWith('341-itau/cnab400/settlements', 2, [
        [109, '06'],
        [393, channel],
      ]),
    ).toMatchObject(paid)
    expect(titleWith('341-itau/cnab240/settlements', 3, [[222, channel]])).toMatchObject(paid)
    expect(titleWith('341-itau/cnab240/settlements', 3, [[222, 'BL']])).toMatchObject({ our_occurrence: '2028' })
  },
)
