/** Tables of a bank that prints fewer occurrences and reasons than Bradesco. */
import { expect, test } from 'vitest'
import { protestAnswers, tablesFrom } from '../../../../src/banks/families/bradesco400/index.js'

const without = {
  manual: 'made up',
  occurrences: { only: '02 03 06 09 10 12 19' },
  reasons: { '09': { page: 'p. 1', only: '10' } },
  movements: { only: '01 02 04 06 08 09' },
} as const

test('events whose occurrence or reason is not printed are left out; a payment by Pix is a payment', () => {
  const { events } = tablesFrom(without).returnCodes
  expect(events).toMatchObject({ registered: ['02'], paid: ['06'], paid_by_pix: ['06'] })
  expect(events).toMatchObject({
    paid_partially: null,
    written_off: null,
    protest_ordered: null,
    instruction_rejected: null,
  })
  const own = { written_off: ['10'] } as const
  expect(tablesFrom({ ...without, events: own }).returnCodes.events).toMatchObject(own)
})

test('answers to movements that are not printed are left out', () => {
  const { movements } = tablesFrom(without)
  // 27, 14, 33 and 30 are not printed, and 19 has no reasons.
  expect(movements['02']).toMatchObject({ confirmedBy: ['09', '10'] })
  expect(movements['02']).not.toHaveProperty('rejectedBy')
  expect(movements['04']!.confirmedBy).toEqual(['12'])
  expect(movements['06']!.confirmedBy).toBeNull()
  expect(movements['08']).toMatchObject({ confirmedBy: null })
  expect(movements['08']).not.toHaveProperty('rejectedBy')
  expect(movements['09']!.confirmedBy).toBeNull()
  const answered = tablesFrom({ ...without, otherReasons: protestAnswers(['19'], 'made up') })
  expect(answered.movements['09']!.confirmedBy).toEqual(['19', 'A'])
})

test('words of the bank apply where the table has others', () => {
  const reasons = { '30': { page: 'p. 1', only: '40' }, '27': { page: 'p. 1', only: '40' } }
  const words = { '40': 'Título com ordem de protesto emitido' }
  const made = tablesFrom({ ...without, occurrences: { only: '27 30' }, movements: { only: '01' }, reasons, words })
  expect(made.returnCodes.reasons.map(({ codes }) => codes)).toEqual([words, words])
})
