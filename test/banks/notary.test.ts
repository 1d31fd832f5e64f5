/** Settlements at a notary that only the reason or the channel identifies. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseReturn } from '../../src/return/index.js'
import { titleWith } from './changed-lines.js'

/** FEBRABAN 240: C047-C, p. 156, 08 «em cartório», with 06. */
test.each([
  ['001-bb/cnab240/settlements', 3, 214, 'Banco do Brasil, CNAB 240 (02/2021), 28.3T, pp. 28–29: FEBRABAN'],
  ['033-santander/cnab240/settlements', 3, 209, 'Santander, H7815 8.4, nota 40-C, p. 26'],
  ['237-bradesco/cnab240/settlements', 3, 214, 'Bradesco, CNAB 240 (07/2017), C047-C, p. 30'],
  ['748-sicredi/cnab240/settlements', 3, 214, 'Sicredi, CNAB 240 1.6 (11/2021), descrição C, p. 28'],
  ['756-sicoob/cnab240/settlements', 3, 214, 'Sicoob, Retorno CNAB240 (28/10/2019), l. 95: FEBRABAN'],
  ['756-sicoob/cnab240-correspondente-bb/settlements', 2, 215, 'Sicoob, correspondente BB (12/2011), p. 8: FEBRABAN'],
])('06 with reason 08 is paid at a notary: %s', (name, line, column) => {
  for (const reasons of ['08        ', '0800000000', '0000000008']) {
    const title = titleWith(name, line, [
      [16, '06'],
      [column, reasons],
    ])
    expect(title, reasons).toMatchObject({ our_occurrence: '2035', kind: 'settled', money: true, final: true })
  }
})

test('after a partial payment, the rest can still be paid (Santander, nota 40-C, p. 26)', () => {
  const title = titleWith('033-santander/cnab240/settlements', 3, [[209, '0802      ']])
  expect(title).toMatchObject({ our_occurrence: '2029', money: true, final: false })
})

test('06 with reason 08 in 214–215 is paid at a notary (Caixa, SIGCB v029, C047-C, p. 58; SICOB v014, p. 34)', () => {
  for (const name of [
    '104-caixa/cnab240/settlements',
    '104-caixa/cnab240-7-digitos/settlements',
    '104-caixa/cnab240-sicob/settlements',
  ])
    expect(
      titleWith(name, 3, [
        [16, '06'],
        [214, '08        '],
      ]),
      name,
    ).toMatchObject({ our_occurrence: '2035', money: true })
  // The next columns hold the means of payment, not a channel.
  expect(titleWith('104-caixa/cnab240/settlements', 3, [[214, '0208      ']])).toMatchObject({ our_occurrence: '2003' })
})

test('21 with channel 008 is paid at a notary (Caixa, CNAB 400 SIGCB v015, NE035, p. 42)', () => {
  const settled = parseReturn(
    readFileSync(new URL('../../fixtures/104-caixa/cnab400/settlements.ret', import.meta.url)),
  )
  const { line } = settled.bank_billet_discharges.find(({ occurrence }) => occurrence === '21')!
  expect(titleWith('104-caixa/cnab400/settlements', line, [[189, '008']])).toMatchObject({ our_occurrence: '2035' })
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

test('06 with channel ST, the system of settlements at notaries, is paid at one (Itaú, CNAB 240, nota 29, p. 32)', () => {
  expect(titleWith('341-itau/cnab240/settlements', 3, [[222, 'ST']])).toMatchObject({
    our_occurrence: '2035',
    money: true,
  })
})
