/** Banco do Brasil: deadlines of CNAB 400, August 2020. */
import type { Deadlines } from '../deadlines.js'
import { exactly } from './rules.js'

/** 06 reads the days in 392–393; the other instructions are of so many days (nota 9 a, p. 14; nota 34, p. 23). Write-off: nota 37, p. 24. */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Banco do Brasil',
  source: 'notas 9, 34 and 37, pp. 14, 23 and 24',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '06' },
      exactly(30, 'calendar', '30'),
      exactly(35, 'calendar', '06'),
      exactly(40, 'calendar', '06'),
      exactly(45, 'calendar', '45'),
      exactly(3, 'working', '03'),
      exactly(4, 'working', '04'),
      exactly(5, 'working', '05'),
      exactly(10, 'calendar', '10'),
      exactly(15, 'calendar', '15'),
      exactly(20, 'calendar', '20'),
      exactly(25, 'calendar', '25'),
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'calendar', code: '88' }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'unstated' }],
  },
}
