/** Deadlines of a slip: the days that a layout accepts, their kind, and their code. */
import { describe, expect, test } from 'vitest'
import {
  codedDays,
  type Deadlines,
  deadlineDays,
  onlyDeadline,
  PROTEST_OR_NEGATIVATION,
} from '../../src/banks/deadlines.js'
import { isValidationError, type PreparedSlip } from '../../src/cobranca/index.js'

const slipOf = (fields: Partial<PreparedSlip>): PreparedSlip =>
  ({
    days_for_sue: null,
    days_for_negativation: null,
    days_for_revoke: null,
    deadline_days: null,
    sue_code: '',
    revoke_code: '',
    ...fields,
  }) as PreparedSlip

/** Errors by field; null without errors. */
function errorsOf(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
}

const LAYOUT = 'CNAB 240 do Banco'

describe('the only deadline', () => {
  const all = ['days_for_sue', 'days_for_negativation', 'days_for_revoke'] as const

  test.each(all)('%s, if it is the only one', (field) => {
    expect(onlyDeadline(slipOf({ [field]: 3 }), all, LAYOUT)).toBe(field)
    expect(onlyDeadline(slipOf({ [field]: 0 }), all, LAYOUT)).toBe(field)
  })

  test('is undefined if the slip has none, or one for which the layout has no columns', () => {
    expect(onlyDeadline(slipOf({}), all, LAYOUT)).toBeUndefined()
    expect(onlyDeadline(slipOf({ days_for_revoke: 3 }), PROTEST_OR_NEGATIVATION, LAYOUT)).toBeUndefined()
    expect(onlyDeadline(slipOf({ days_for_revoke: 3, days_for_sue: 2 }), PROTEST_OR_NEGATIVATION, LAYOUT)).toBe(
      'days_for_sue',
    )
  })

  test('is an error if there are two: the error names the later one', () => {
    const slip = slipOf({ days_for_sue: 2, days_for_negativation: 3 })
    expect(errorsOf(() => onlyDeadline(slip, PROTEST_OR_NEGATIVATION, LAYOUT))).toEqual({
      days_for_negativation: ['não pode vir com days_for_sue: o CNAB 240 do Banco tem um só prazo por boleto'],
    })
  })
})

/** Like Caixa: the number decides the kind of days. */
const byNumber: Deadlines = {
  layout: LAYOUT,
  source: '',
  ranges: {
    days_for_sue: [
      { from: 2, to: 5, kind: 'working', code: '1' },
      { from: 6, to: 90, kind: 'calendar', code: '1' },
    ],
    days_for_revoke: [{ from: 0, to: 120, kind: 'calendar', code: '1' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' }, revoke_code: { none: ['2'] } },
}

/** Like Banco do Brasil: the code decides. */
const byCode: Deadlines = {
  layout: LAYOUT,
  source: '',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '1' },
      { from: 35, to: 35, kind: 'calendar', code: '1' },
      { from: 3, to: 5, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
  },
  codes: { sue_code: { none: ['3', '0'] } },
}

/** Like Itaú: the beneficiary's registration at the bank decides. */
const registered: Deadlines = {
  layout: LAYOUT,
  source: '',
  ranges: { days_for_sue: [{ from: 2, to: 99, kind: 'registered', code: '09' }] },
}

describe('days of a deadline', () => {
  test('are those of the slip, and zero without a deadline', () => {
    expect(deadlineDays(slipOf({ days_for_sue: 6 }), 'days_for_sue', byNumber)).toBe(6)
    expect(deadlineDays(slipOf({}), 'days_for_sue', byNumber)).toBe(0)
    expect(deadlineDays(slipOf({ days_for_sue: 6 }), undefined, byNumber)).toBe(0)
  })

  test('are calendar days: numbers that the bank would count as working days are errors', () => {
    for (const deadline_days of [null, 'calendar'] as const) {
      expect(
        errorsOf(() => deadlineDays(slipOf({ days_for_sue: 5, deadline_days }), 'days_for_sue', byNumber)),
      ).toEqual({
        days_for_sue: [
          'deve ser de 6 a 90 dias corridos ou de 2 a 5 dias úteis (deadline_days_type 2) no CNAB 240 do Banco',
        ],
      })
    }
  })

  test('are working days if the slip demands it: numbers that the bank would count as calendar days are errors', () => {
    const working = (days_for_sue: number) => slipOf({ days_for_sue, deadline_days: 'working' })
    expect(deadlineDays(working(5), 'days_for_sue', byNumber)).toBe(5)
    expect(errorsOf(() => deadlineDays(working(1), 'days_for_sue', byNumber))).toEqual({
      days_for_sue: ['deve ser maior ou igual a 2'],
    })
    expect(errorsOf(() => deadlineDays(working(6), 'days_for_sue', byNumber))).toEqual({
      days_for_sue: ['deve ser menor ou igual a 5'],
    })
  })

  test('are counted by the registration at the bank, regardless of the slip', () => {
    for (const deadline_days of [null, 'calendar', 'working'] as const)
      expect(deadlineDays(slipOf({ days_for_sue: 2, deadline_days }), 'days_for_sue', registered)).toBe(2)
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_sue: 1 }), 'days_for_sue', registered))).toEqual({
      days_for_sue: ['deve ser maior ou igual a 2'],
    })
  })

  test('of a write-off have only one kind', () => {
    const slip = slipOf({ days_for_revoke: 120, deadline_days: 'working' })
    expect(deadlineDays(slip, 'days_for_revoke', byNumber)).toBe(120)
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_revoke: 121 }), 'days_for_revoke', byNumber))).toEqual({
      days_for_revoke: ['deve ser menor ou igual a 120'],
    })
  })

  test('between two accepted ranges are an error that lists all accepted days', () => {
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_sue: 30 }), 'days_for_sue', byCode))).toEqual({
      days_for_sue: [
        'deve ser de 6 a 29 ou 35 dias corridos ou de 3 a 5 dias úteis (deadline_days_type 2) no CNAB 240 do Banco',
      ],
    })
  })

  test('that several codes accept are listed once, in order', () => {
    const range = (from: number, to = from) => ({ from, to, kind: 'calendar' }) as const
    const ranges = { days_for_sue: [range(35), range(6, 29), range(10), range(6, 8)] }
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_sue: 30 }), 'days_for_sue', { ...byCode, ranges }))).toEqual({
      days_for_sue: ['deve ser de 6 a 29 ou 35 dias corridos no CNAB 240 do Banco'],
    })
  })
})

describe('the code of a deadline', () => {
  const sue = (fields: Partial<PreparedSlip>, deadlines = byCode, movement = '01') =>
    codedDays(slipOf(fields), 'sue_code', deadlines, movement)

  test('is the code whose days fit', () => {
    expect(sue({ days_for_sue: 8 })).toEqual({ code: '1', days: 8 })
    expect(sue({ days_for_sue: 3, deadline_days: 'working' })).toEqual({ code: '2', days: 3 })
    expect(sue({ days_for_negativation: 3 })).toEqual({ code: '8', days: 3 })
    expect(sue({})).toEqual({ code: '3', days: 0 })
  })

  test('that the slip names is sent, and decides the kind of days if it has only one kind', () => {
    expect(sue({ days_for_sue: 3, sue_code: '2' })).toEqual({ code: '2', days: 3 })
    expect(sue({ sue_code: '0' })).toEqual({ code: '0', days: 0 })
    expect(errorsOf(() => sue({ days_for_sue: 3, sue_code: '2', deadline_days: 'calendar' }))).toHaveProperty(
      'days_for_sue',
    )
    expect(errorsOf(() => sue({ days_for_sue: 3, sue_code: '1' }, byNumber))).toHaveProperty('days_for_sue')
    expect(sue({ days_for_sue: 3, sue_code: '1', deadline_days: 'working' }, byNumber)).toEqual({ code: '1', days: 3 })
  })

  test('that is not in the bank’s table is an error', () => {
    const unknown = { sue_code: ['deve ser um destes: 0, 1, 2, 3, 8'] }
    expect(errorsOf(() => sue({ sue_code: '7' }))).toEqual(unknown)
    expect(errorsOf(() => sue({ sue_code: '7', days_for_sue: 8 }))).toEqual(unknown)
  })

  test('needs its days', () => {
    expect(errorsOf(() => sue({ sue_code: '1' }))).toEqual({
      days_for_sue: ['não pode ficar em branco com sue_code 1'],
    })
    expect(errorsOf(() => sue({ sue_code: '8' }))).toEqual({
      days_for_negativation: ['não pode ficar em branco com sue_code 8'],
    })
  })

  test('is an error with the days of another deadline, or with days if it has none', () => {
    expect(errorsOf(() => sue({ sue_code: '8', days_for_sue: 8 }))).toEqual({
      sue_code: ['8 não pode vir com days_for_sue no CNAB 240 do Banco'],
    })
    expect(errorsOf(() => sue({ sue_code: '3', days_for_sue: 8 }))).toEqual({
      sue_code: ['3 não pode vir com days_for_sue no CNAB 240 do Banco'],
    })
  })

  test('that cancels is sent only with movement 31 (FEBRABAN C026)', () => {
    expect(sue({ sue_code: '9' }, byNumber, '31')).toEqual({ code: '9', days: 0 })
    for (const fields of [{ sue_code: '9' }, { sue_code: '9', days_for_sue: 8 }])
      expect(errorsOf(() => sue(fields, byNumber))).toEqual({
        sue_code: ['9 só existe com o movimento 31 no CNAB 240 do Banco'],
      })
  })

  test('of the write-off is another column', () => {
    const revoke = (fields: Partial<PreparedSlip>) => codedDays(slipOf(fields), 'revoke_code', byNumber, '01')
    expect(revoke({ days_for_revoke: 0 })).toEqual({ code: '1', days: 0 })
    expect(revoke({ days_for_sue: 8 })).toEqual({ code: '2', days: 0 })
    expect(errorsOf(() => revoke({ revoke_code: '3' }))).toEqual({ revoke_code: ['deve ser um destes: 1, 2'] })
  })
})
