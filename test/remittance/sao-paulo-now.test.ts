/** Files have the date of São Paulo, on machines in any time zone. Offsets: IANA time zone database, America/Sao_Paulo. */
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { saoPauloMoment, saoPauloNow } from '../../src/remittance/sao-paulo-now.js'

const zone = process.env['TZ']

afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('now in São Paulo', () => {
  test.each([
    ['2026-03-02T13:15:30Z', '2026-03-02T10:15:30', 'three hours behind UTC'],
    ['2026-03-02T02:59:59Z', '2026-03-01T23:59:59', 'still the day before'],
    ['2026-03-02T03:00:00Z', '2026-03-02T00:00:00', 'midnight is 00, not 24'],
    ['2026-12-31T23:30:00-03:00', '2026-12-31T23:30:00', 'the last hour of the year'],
    ['2028-02-29T15:00:00Z', '2028-02-29T12:00:00', '29 February'],
    ['2026-07-09T03:04:05Z', '2026-07-09T00:04:05', 'hours, minutes and seconds have two digits'],
    ['2026-01-15T12:00:00Z', '2026-01-15T09:00:00', 'no summer time since 2019'],
    ['2019-01-15T12:00:00Z', '2019-01-15T10:00:00', 'two hours behind in the last summer time'],
  ])('%s is %s: %s', (instant, local) => {
    expect(saoPauloNow(new Date(instant))).toBe(local)
  })

  test('is UTC−3 at any instant since the end of summer time', () => {
    const instant = fc.date({
      min: new Date('2019-03-01T00:00:00Z'),
      max: new Date('2036-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, (date) => {
        expect(saoPauloNow(date)).toBe(new Date(date.getTime() - 3 * 3_600_000).toISOString().slice(0, 19))
      }),
    )
  })

  test.each(['UTC', 'Asia/Tokyo', 'America/Noronha'])('does not depend on the time zone of the machine: %s', (tz) => {
    process.env['TZ'] = tz
    expect(saoPauloNow(new Date('2026-03-02T02:59:59Z'))).toBe('2026-03-01T23:59:59')
  })

  test('is the current time by default', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T01:02:03Z') })
    expect(saoPauloNow()).toBe('2026-11-19T22:02:03')
  })
})

describe('a date and time', () => {
  test.each([
    ['2026-03-02T10:15:30', '2026-03-02', '10:15:30', 'is local time without an offset'],
    ['2026-03-02', '2026-03-02', '00:00:00', 'is midnight without a time'],
    ['2026-03-02T10:15:30.250', '2026-03-02', '10:15:30', 'loses the fraction of a second'],
    ['2026-03-02T13:15:30.000Z', '2026-03-02', '10:15:30', 'is converted from toISOString()'],
    ['2026-03-02T01:30:00.000Z', '2026-03-01', '22:30:00', 'can be on the day before the UTC date'],
    ['2026-03-02T10:15:30-03:00', '2026-03-02', '10:15:30', 'can have the offset of São Paulo'],
    ['2026-03-02T10:15:30+09:00', '2026-03-01', '22:15:30', 'can have any offset'],
  ])('%s is %s %s: it %s', (text, date, time) => {
    expect(saoPauloMoment(text)).toEqual({ date, time })
  })

  test.each(['', 'T10:15:30', '2026-02-29', '2026-03-02T24:00:00', '2026-03-02T10:15:30z', '0000-01-01T00:00:00Z'])(
    'cannot be %j',
    (text) => {
      expect(saoPauloMoment(text)).toBeNull()
    },
  )
})
