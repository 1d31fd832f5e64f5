/** 03 rejects registrations and instructions; 103–104 has the rejected movement. Layout Padrão Safra 400 (December 2017), pp. 15, 17 and 18. */
import { describe, expect, test } from 'vitest'
import { maskFile } from '../../../src/inspect/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { simulateBank } from '../../../src/testing/simulator/index.js'

const text = Buffer.from(fixture('422-safra/cnab400/registrations-and-rejections').bytes).toString('latin1')

/** The record of line 5, «03», with this movement of origin and reason. */
function recordOf(origin: string, reason: string) {
  const lines = text.split('\r\n')
  const line = lines[4]!
  const bytes = Buffer.from(lines.with(4, line.slice(0, 102) + origin + reason + line.slice(107)).join('\r\n'))
  return parseReturn(bytes).bank_billet_discharges.find((each) => each.line === 5)!
}

test.each([
  ['01', '2002', 'rejected'],
  ['00', '2002', 'rejected'],
  ['02', '2005', 'instruction_rejected'],
  ['06', '2007', 'instruction_rejected'],
  ['09', '2020', 'instruction_rejected'],
  ['92', '2020', 'instruction_rejected'],
  // Of September 2010, pp. 10–11.
  ['07', '2020', 'instruction_rejected'],
  ['15', '2020', 'instruction_rejected'],
])('03 with the movement %s is %s, %s', (origin, our_occurrence, kind) => {
  expect(recordOf(origin, '062')).toMatchObject({
    our_occurrence,
    kind,
    reasons: [{ code: '062', severity: 'rejection' }],
  })
})

test.each(['01', '02', '04'])('061 is not a rejection, for any movement: %s', (origin) => {
  expect(recordOf(origin, '061')).toMatchObject({
    kind: 'info',
    our_occurrence: null,
    reasons: [{ code: '061', severity: 'information' }],
  })
})

describe('the simulated bank', () => {
  test('rejects each instruction by 03 with its movement', () => {
    const { files } = simulateBank(fixture('422-safra/cnab400/write-offs').bytes, { scenario: 'rejected', seed: 1 })
    const lines = files
      .flatMap(({ bytes }) => Buffer.from(bytes).toString('latin1').split('\r\n'))
      .filter((line) => line.startsWith('1'))
    expect(lines.map((line) => line.slice(102, 104) + line.slice(108, 110))).toEqual(['0203', '0403', '0603'])
    const records = files.flatMap(({ bytes }) => parseReturn(bytes).bank_billet_discharges)
    expect(records.map(({ our_occurrence }) => our_occurrence)).toEqual(['2005', '2020', '2007'])
  })
})

// 308–321, occurrence 21, p. 15.
test('a masked file has another account of the beneficiary to whom a title is transferred', () => {
  const { bytes } = maskFile(Buffer.from(text, 'latin1'), { key: 'made up' })
  const line = Buffer.from(bytes).toString('latin1').split('\r\n')[8]!
  expect(text.split('\r\n')[8]!.slice(307, 321)).toBe('11500000005678')
  expect(line.slice(307, 321)).toMatch(/^[0-9]{14}$/)
  expect(line.slice(307, 321)).not.toBe('11500000005678')
})
