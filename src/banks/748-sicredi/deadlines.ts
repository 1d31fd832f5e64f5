/** Sicredi: what it takes of a slip's deadlines, CNAB 240 v1.6 and CNAB 400 v2.1. */
import type { DayRange, Deadlines } from '../deadlines.js'

/** The number decides how they are counted (240, p. 39; 400, pp. 29–30). */
const days = (code: string): readonly DayRange[] => [
  { from: 3, to: 4, kind: 'working', code },
  { from: 5, to: 99, kind: 'calendar', code },
]

export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Sicredi',
  source: '36.3P and 37.3P, p. 39',
  ranges: { days_for_sue: days('1'), days_for_negativation: days('8') },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Sicredi',
  source: 'título 157–160 and 193–196, pp. 29–30',
  ranges: { days_for_sue: days('06'), days_for_negativation: days('06') },
}
