/** Occurrences of Caixa whose meaning depends on the reason, by the manuals' pages. */
import { expect, test } from 'vitest'
import { paymentFrom, reversalFrom } from '../../../src/return/index.js'
import { titleWith } from '../changed-lines.js'

/** A write-off: T with the reason, and U with or without a paid value. */
const writtenOff = (reason: string, paid: string) =>
  titleWith(
    '104-caixa/cnab240/settlements',
    3,
    [
      [16, '09'],
      [214, reason.padEnd(10)],
    ],
    [
      [16, '09'],
      [78, paid.padStart(15, '0')],
    ],
  )

test('the reason of a write-off reports a protest: CNAB 240 p. 58, 09 with 14', () => {
  expect(writtenOff('14', '')).toMatchObject({ our_occurrence: '2019', kind: 'protested', money: false })
  expect(writtenOff('13', '')).toMatchObject({ our_occurrence: '2004', kind: 'written_off', pix: false })
})

test('only 214–215 hold the reason of a write-off; the next columns hold the float: CNAB 240 p. 58, C and E', () => {
  for (const columns of ['120014', '000014', '001400', '120015']) {
    expect(writtenOff(columns, '12345')).toMatchObject({ our_occurrence: '2004', kind: 'written_off', pix: false })
  }
  expect(writtenOff('120014', '')!.reasons).toMatchObject([{ code: '12' }])
  expect(writtenOff('140012', '')).toMatchObject({ our_occurrence: '2019', kind: 'protested' })
})

test('a write-off because of a payment by QR Code is a payment by Pix: CNAB 240 p. 58, 09 with 15', () => {
  expect(writtenOff('15', '12345')).toMatchObject({ our_occurrence: '2161', kind: 'settled', pix: true, money: true })
  expect(writtenOff('15', '')).toMatchObject({ our_occurrence: '2161', kind: 'settled', pix: true, money: false })
})

test('a write-off of CNAB 400 because of a payment by QR Code is a payment by Pix: NE035 of v029, 015', () => {
  const title = (occurrence: string, channel: string) =>
    titleWith('104-caixa/cnab400/registrations-and-rejections', 2, [
      [109, occurrence],
      [189, channel],
    ])
  for (const occurrence of ['02', '23']) {
    expect(title(occurrence, '015')).toMatchObject({ our_occurrence: '2161', kind: 'settled', pix: true })
    expect(title(occurrence, '009')).toMatchObject({ kind: 'written_off', pix: false })
  }
})

test('a number of SINCO has eighteen positions, the first a 9: CNAB 400 p. 37', () => {
  const title = titleWith('104-caixa/cnab400/settlements', 2, [[57, '900000000000000017']])
  expect(title?.line_parsed).toMatchObject({
    our_number: '900000000000000017',
    paid_amount: '45000',
    account_number: '410825',
  })
})

test('15 of a title of the former SINCO is «título excluído» (67.026 v01, nota 42-C, p. 33): a payment only if it has a value', () => {
  const writtenOffSinco = (paid: string) =>
    titleWith(
      '104-caixa/cnab240/settlements',
      3,
      [
        [16, '09'],
        [39, '9'],
        [214, '15'.padEnd(10)],
      ],
      [
        [16, '09'],
        [78, paid.padStart(15, '0')],
      ],
    )
  expect(writtenOffSinco('')).toMatchObject({ our_occurrence: '2004', kind: 'written_off', money: false, pix: false })
  expect(writtenOffSinco('12345')).toMatchObject({ our_occurrence: '2161', kind: 'settled', money: true, pix: true })
})

/** The line of a settlement of CNAB 240, T and U, under another occurrence. */
const reported240 = (occurrence: string) =>
  titleWith('104-caixa/cnab240/settlements', 3, [[16, occurrence]], [[16, occurrence]])!

/** A settlement of CNAB 400 under another occurrence. */
const reported400 = (occurrence: string) => titleWith('104-caixa/cnab400/settlements', 2, [[109, occurrence]])!

test.each([
  ['CNAB 240, pp. 13 and 53', reported240, '06', '46', '44', '47'],
  ['CNAB 400, pp. 11–12 and 41–42', reported400, '21', '35', '33', '36'],
] as const)(
  'the on-line return announces settlements of the nightly return: it has no payments (%s)',
  (_, reported, paid, announced, undone, withdrawn) => {
    expect(paymentFrom(reported(paid))).not.toBeNull()
    expect(reported(announced)).toMatchObject({ our_occurrence: '2122', kind: 'info', money: false, final: false })
    expect(paymentFrom(reported(announced))).toBeNull()
    expect(reversalFrom(reported(undone))).not.toBeNull()
    expect(reported(withdrawn)).toMatchObject({ our_occurrence: '2123', kind: 'info', money: false, final: false })
    expect(reversalFrom(reported(withdrawn))).toBeNull()
  },
)

/** A rejection of CNAB 400, by its reason in 80–82. */
const rejected400 = (reason: string) => titleWith('104-caixa/cnab400/registrations-and-rejections', 5, [[80, reason]])!

/** The same of SICOB. */
const rejectedSicob = (reason: string) => titleWith('104-caixa/cnab400-sicob/settlements', 5, [[80, reason]])!

test.each([
  ['056', 'processo de protesto em andamento (NE032, p. 41)'],
  ['077', 'processo de protesto em andamento (NE038, p. 44)'],
  ['002', 'movimento sem título correspondente (NE032, p. 41)'],
  ['075', 'movimento inválido para título baixado (NE038, p. 44)'],
  ['099', 'alteração de carteira inválida (NE032 of v029)'],
])('the rejection 99 of CNAB 400 with %s, %s, rejects an instruction: the title does not change', (reason) => {
  expect(rejected400(reason)).toMatchObject({
    occurrence: '99',
    our_occurrence: '2020',
    kind: 'instruction_rejected',
    final: false,
  })
})

test('the rejection 99 of CNAB 400 rejects an entry that exists already or is not permitted (NE032, p. 41: 010, 013)', () => {
  for (const reason of ['010', '013']) {
    expect(rejected400(reason)).toMatchObject({ our_occurrence: '2002', kind: 'rejected', final: true })
  }
})

test.each([
  ['050', 'of an instruction in NE032, of an entry in NE038 (pp. 41 and 43)'],
  ['082', 'the payer’s tax id, of an entry or a change'],
])('the rejection 99 of CNAB 400 with %s, %s, leaves open whether the title is at the bank', (reason) => {
  expect(rejected400(reason)).toMatchObject({ our_occurrence: '2140', kind: 'rejected', final: false })
})

test('SICOB also rejects instructions by 99: nota 11, p. 6', () => {
  for (const reason of ['049', '050', '056', '077']) {
    expect(rejectedSicob(reason)).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  }
  expect(rejectedSicob('010')).toMatchObject({ our_occurrence: '2002', kind: 'rejected' })
  expect(rejectedSicob('082')).toMatchObject({ our_occurrence: '2140', kind: 'rejected', final: false })
})
