/** Banco do Brasil: what it takes of a slip's deadlines, CNAB 240 of February 2021 and CNAB 400 of August 2020. */
import type { DayRange, Deadlines } from '../deadlines.js'

const day = (days: number, kind: DayRange['kind'], code: string): DayRange => ({ from: days, to: days, kind, code })

/** The code of write-off is not treated (38.3P). */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Banco do Brasil',
  source: '36.3P to 39.3P, pp. 13–14',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '1' },
      day(35, 'calendar', '1'),
      day(40, 'calendar', '1'),
      { from: 3, to: 5, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
    days_for_revoke: [{ from: 1, to: 360, kind: 'unstated' }],
  },
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: ['0'] } },
}

/** 06 reads the days in 392–393; the other instructions are of so many days (nota 9 a, p. 14; nota 34, p. 23). Write-off: nota 37, p. 24. */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Banco do Brasil',
  source: 'notas 9, 34 and 37, pp. 14, 23 and 24',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '06' },
      day(30, 'calendar', '30'),
      day(35, 'calendar', '06'),
      day(40, 'calendar', '06'),
      day(45, 'calendar', '45'),
      day(3, 'working', '03'),
      day(4, 'working', '04'),
      day(5, 'working', '05'),
      day(10, 'calendar', '10'),
      day(15, 'calendar', '15'),
      day(20, 'calendar', '20'),
      day(25, 'calendar', '25'),
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'calendar', code: '88' }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'unstated' }],
  },
}
