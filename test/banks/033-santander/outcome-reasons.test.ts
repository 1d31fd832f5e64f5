/** Reasons of payments and write-offs, CNAB 240: H7815, version 8.4, nota 40-C, p. 26, which relates its table to 06, 09, 17, 93 and 94. */
import { expect, test } from 'vitest'
import { occurrences240 } from '../../../src/banks/033-santander/cnab240-tables.js'
import { paymentFrom } from '../../../src/return/index.js'
import { titleWith } from '../changed-lines.js'

/** The first payment of the fixture, with another occurrence and reason. */
const outcome = (occurrence: string, reason: string) =>
  titleWith(
    '033-santander/cnab240/settlements',
    3,
    [
      [16, occurrence],
      [209, reason.padEnd(10)],
    ],
    [[16, occurrence]],
  )!

test.each(['06', '09', '17', '93', '94'])('%s has every reason of the table', (occurrence) => {
  for (const reason of '01 02 03 04 05 06 07 08 09 10 11 12 13 61 92 93 94'.split(' '))
    expect(outcome(occurrence, reason).reasons, reason).toEqual([
      { code: reason, text: expect.any(String), severity: expect.any(String) },
    ])
})

test('93 with 61 announces a payment by Pix, which is not booked', () => {
  const announced = outcome('93', '61')
  expect(announced).toMatchObject({ kind: 'info', money: false, final: false, pix: true })
  expect(announced.reasons).toEqual([{ code: '61', text: 'Liquidação Por Pagamento PIX', severity: 'channel' }])
  expect(paymentFrom(announced)).toBeNull()
  expect(outcome('93', '04')).toMatchObject({ pix: false, reasons: [{ text: 'Compensação eletrônica' }] })
})

test('09 is a partial payment or a write-off by the bank', () => {
  expect(outcome('06', '09')).toMatchObject({ our_occurrence: '2029', reasons: [{ text: 'Pagamento Parcial' }] })
  expect(outcome('93', '09').reasons).toMatchObject([{ text: 'Pagamento Parcial' }])
  for (const occurrence of ['09', '94'])
    expect(outcome(occurrence, '09').reasons).toMatchObject([{ text: 'Comandada banco' }])
})

test('09 with 94, the cancelled payment, writes the title off', () => {
  expect(outcome('09', '94')).toMatchObject({
    kind: 'written_off',
    reasons: [{ text: 'Cancelamento do pagamento recebido' }],
  })
})

test.each(['61', '92'])('09 with %s is a title paid by Pix', (reason) => {
  expect(outcome('09', reason)).toMatchObject({ our_occurrence: '2161', kind: 'settled', pix: true })
})

test('09 with 61 is doubtful: version 8.5 (02/2026) relates 61 only to 06, 17 and 93', () => {
  const meant = (reason: string) => occurrences240['09']!.overrides!.find(({ codes }) => codes.includes(reason))!.means
  expect(meant('61')).toHaveProperty('doubt')
  expect(meant('92')).not.toHaveProperty('doubt')
})
