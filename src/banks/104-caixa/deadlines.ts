/** Caixa: what it takes of a slip's deadlines, CNAB 240 67.118 v029 (October 2022) and CNAB 400 67.126 v015 (April 2020). */
import type { DayRange, Deadlines } from '../deadlines.js'

/** The number decides how they are counted; outside of it Caixa takes the nearer bound, without a word (C027, p. 51; NE025, p. 40). */
const sueDays = (code: string): readonly DayRange[] => [
  { from: 2, to: 5, kind: 'working', code },
  { from: 6, to: 90, kind: 'calendar', code },
]

/** The code of protest decides the one of return: without a protest there must be a return, with one none (C026 and C028, pp. 51–52). */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 da Caixa',
  source: 'C026 to C029, pp. 51–52',
  ranges: {
    days_for_sue: sueDays('1'),
    days_for_revoke: [{ from: 0, to: 999, kind: 'calendar', code: '1' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

/** 00 is taken for 01 (NE025). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 da Caixa',
  source: 'NE024 and NE025, p. 40',
  ranges: {
    days_for_sue: sueDays('01'),
    days_for_revoke: [{ from: 1, to: 99, kind: 'calendar', code: '02' }],
  },
}
