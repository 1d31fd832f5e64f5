/** A returned cheque (69, nota 17, p. 37 of CNAB 400) after a booked payment (06 «a compensar», nota 28, pp. 47–48) and after an announcement (65). */
import { expect, test } from 'vitest'
import { type ReturnRecord, reversalFrom } from '../../../src/return/index.js'
import { settle } from '../../../src/settlement/index.js'
import { titleWith } from '../changed-lines.js'

/** The cheque of R$ 167,00 (254–266) of a title in CNAB 400, under another occurrence. */
const reported400 = (occurrence: string, channel: string) =>
  titleWith('341-itau/cnab400/life-cycle', 21, [
    ...(occurrence === '69'
      ? []
      : ([
          [71, ' '.repeat(12)],
          [378, '  '],
        ] as const)),
    [109, occurrence],
    [393, channel],
  ])!

/** The title of R$ 44,00 with 69 in CNAB 240, under another occurrence. The settlement code is in T 214–215. */
const reported240 = (occurrence: string, channel: string) =>
  titleWith(
    '341-itau/cnab240/newer-occurrences',
    11,
    [
      [16, occurrence],
      [214, channel],
    ],
    [[16, occurrence]],
  )!

/** Statuses of an open slip after each record. The code is of the manual of CNAB 400: in CNAB 240 it needs review, and a person confirms it. */
const statusesAfter = (records: readonly ReturnRecord[]) =>
  settle(records, [{ id: 1, processed_our_number_raw: records[0]!.line_parsed.our_number, status: 'opened' }], {
    booked: { has: () => false, net: () => 0 },
    needs_review: 'book',
  }).records.map(({ status }) => status)

const LAYOUTS = [
  ['CNAB 400', reported400, 16700],
  ['CNAB 240', reported240, 4400],
] as const

test.each(LAYOUTS)('69 opens a slip again that 06 with CC or LC settled: %s', (_, reported, paid) => {
  for (const channel of ['CC', 'LC']) {
    const records = [reported('06', channel), reported('69', '  ')]
    expect(records[0]).toMatchObject({ kind: 'settled', money: true, line_parsed: { paid_amount: String(paid) } })
    expect(records[1]).toMatchObject({ our_occurrence: '2025', kind: 'reversed', money: true })
    expect(statusesAfter(records)).toEqual(['paid', 'opened'])
  }
})

test.each(LAYOUTS)('69 leaves a slip open whose cheque was only announced by 65: %s', (_, reported) => {
  const records = [reported('65', 'CC'), reported('69', '  ')]
  expect(records[0]).toMatchObject({ our_occurrence: '2026', kind: 'info', money: false })
  expect(statusesAfter(records)).toEqual(['opened', 'opened'])
})

test('the value of the cheque (254–266, p. 22) is the reversed amount in CNAB 400, the value in the account (U 78–92, p. 15) in CNAB 240', () => {
  expect(reversalFrom(reported400('69', '  '))).toMatchObject({ reversed_amount: 16700, reversed_at: '2026-03-04' })
  expect(reversalFrom(reported240('69', '  '))).toMatchObject({ reversed_amount: 4400, reversed_at: '2026-03-02' })
})
