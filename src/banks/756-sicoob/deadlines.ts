/** Sicoob: what it takes of a slip's deadlines, layouts of 28/10/2019. «l.» is the line of the remittance sheet. */
import type { Deadlines } from '../deadlines.js'

export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Sicoob',
  source: 'l. 103–106',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '1' }],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

/** Protest by its own columns of days, return by instructions 42 and 43. Days were business days in the edition of 24/02/2017. */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Sicoob',
  source: 'l. 62 and 80',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'unstated' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '42' },
      { from: 30, to: 30, kind: 'unstated', code: '43' },
    ],
  },
}
