/** Santander: what it takes of a slip's deadlines, CNAB 240 H7815 v8.4 and CNAB 400 H7800 v2.33. */
import type { Deadlines } from '../deadlines.js'

/** Two columns each; the manual prints no bounds. Without days the beneficiary's profile holds. */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Santander',
  source: 'notas 25 and 26, p. 22',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: ['3', '0'], cancelled: '9' }, revoke_code: { none: ['3', '2'] } },
}

/** Protest by instruction 06 and its days, write-off by 02 and 03 (nota 25). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Santander',
  source: 'notas 25 and 28, p. 29, and p. 10',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'calendar', code: '06' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '02' },
      { from: 30, to: 30, kind: 'unstated', code: '03' },
    ],
  },
}
