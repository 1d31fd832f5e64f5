/** The message for an invalid date has the value, the format and, if it is unambiguous, the intended date. */
import { describe, expect, test } from 'vitest'
import { notADate } from '../../../src/cobranca/values/not-a-date.js'

describe('a date in another format is shown in the right format', () => {
  test.each([
    ['31/03/2026', '2026-03-31'],
    ['1/3/2026', '2026-03-01'],
    ['31/03/26', '2026-03-31'],
    ['31.03.2026', '2026-03-31'],
    ['31-03-2026', '2026-03-31'],
    ['31032026', '2026-03-31'],
    ['20260331', '2026-03-31'],
    [20260331, '2026-03-31'],
    ['2026-3-31', '2026-03-31'],
    ['2026/03/31', '2026-03-31'],
    ['2026-03-31T00:00:00Z', '2026-03-31'],
  ])('%j', (given, day) => {
    expect(notADate(given)).toBe(`não é uma data válida: informe «${given}» como AAAA-MM-DD, ${day}`)
  })
})

describe('a Date is refused with its day', () => {
  test.each([
    ['a day in UTC', new Date('2026-03-31')],
    ['a day of the machine’s time zone', new Date(2026, 2, 31)],
  ])('%s', (_, given) => {
    expect(notADate(given)).toBe("não é uma data válida: informe um texto AAAA-MM-DD, '2026-03-31', e não um Date")
  })

  test('an invalid Date is refused without a day', () => {
    expect(notADate(new Date(Number.NaN))).toBe('não é uma data válida: informe um texto AAAA-MM-DD, e não um Date')
  })
})

test.each([
  ['2026-02-30', '«2026-02-30»'],
  ['31/02/2026', '«31/02/2026»'],
  ['31/13/2026', '«31/13/2026»'],
  ['310326', '«310326»'],
  ['0026-03-31', '«0026-03-31»'],
  ['amanhã', 'o valor informado'],
  ['2026-03-31 Zulmira', 'o valor informado'],
  ['913.640.275-34', 'o valor informado'],
  [91364027534, 'o valor informado'],
  [{}, 'um objeto'],
])('no date is suggested for %j', (given, shown) => {
  // A wrong suggestion could be followed.
  expect(notADate(given)).toBe(`não é uma data válida: ${shown} não é um dia na forma AAAA-MM-DD`)
})

test('a blank value has only the message of the service', () => {
  for (const blank of [undefined, null, '']) expect(notADate(blank)).toBe('não é uma data válida')
})
