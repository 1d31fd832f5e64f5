/** Days on which Unicred accepts 09 and 26: CNAB 400, 17 November 2021, pp. 12–13; CNAB 240, 15 December 2020, pp. 23–24; reasons E10 and E11. */
import { describe, expect, test } from 'vitest'
import type { OurCode, Slip } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

describe.each(['cnab400', 'cnab240'])('%s', (key) => {
  const { wallet, instead } = INSTRUCTIONS[key]!
  const warningsOf = (our_code: OurCode, expire_at: string, day: string, more: Partial<Slip> = {}) =>
    buildRemittance({
      wallet,
      entries: [entryOf({ ...instead, expire_at, discount_type: 0, document_date: '2026-01-05', ...more }, our_code)],
      generated_at: `${day}T10:00:00`,
    }).warnings

  // «Título com data para vencimento hoje (D+0), será possível enviar “protesto manual” apenas em D+2 (dia útil)» (400, p. 12).
  test.each([
    // Due on Tuesday: from Thursday on.
    ['2026-03-10', '2026-03-09', '2026-03-12'],
    ['2026-03-10', '2026-03-10', '2026-03-12'],
    ['2026-03-10', '2026-03-11', '2026-03-12'],
    // Due on Friday: from Tuesday on. Due on Saturday: from Wednesday on.
    ['2026-03-13', '2026-03-16', '2026-03-17'],
    ['2026-03-14', '2026-03-17', '2026-03-18'],
    // Good Friday is 3 April.
    ['2026-04-01', '2026-04-03', '2026-04-06'],
  ])('09 for a title due on %s, sent on %s, is too early: from %s on', (due, day, first) => {
    expect(warningsOf('1009', due, day)).toEqual([
      {
        entry: 0,
        code: 'instruction_too_early',
        field: 'expire_at',
        value: due,
        message: `permite protestar (1009) só a partir de ${first}: antes, a Unicred rejeita a instrução (E10)`,
      },
    ])
    expect(warningsOf('1009', due, first)).toEqual([])
  })

  test.each<OurCode>(['1151', '1017'])(
    '26 (%s) creates or changes a protest only before the title is overdue',
    (our_code) => {
      expect(warningsOf(our_code, '2026-03-13', '2026-03-13')).toEqual([])
      // Due on Saturday: payable on Monday.
      expect(warningsOf(our_code, '2026-03-14', '2026-03-16')).toEqual([])
      expect(warningsOf(our_code, '2026-03-14', '2026-03-17')).toMatchObject([
        { code: 'instruction_too_late', field: 'expire_at', value: '2026-03-14' },
      ])
    },
  )

  test.each<OurCode>(['1010', '1041'])('26 (%s) removes it also from an overdue title', (our_code) => {
    expect(warningsOf(our_code, '2026-03-10', '2026-03-20')).toEqual([])
  })
})
