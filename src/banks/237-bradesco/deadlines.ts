/** Bradesco: what it takes of a slip's deadlines, CNAB 240 v06 (July 2017) and CNAB 400 of March 2023. */
import type { Deadlines } from '../deadlines.js'

/** Two columns for protest and listing, three for the write-off; the manual prints no bounds. 4 and 5, of bankruptcy, only where a slip names them. */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Bradesco',
  source: 'C026 to C029, p. 25',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
      { from: 1, to: 99, kind: 'working', code: '4' },
      { from: 1, to: 99, kind: 'calendar', code: '5' },
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'calendar', code: '1' }],
  },
  codes: { sue_code: { none: ['3'], cancelled: '9' }, revoke_code: { none: ['2'], cancelled: '3' } },
}

/** At least three days for protest and listing since 2023 (p. 18), five before (v17, p. 20). 05, of bankruptcy, only where a slip names it. */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Bradesco',
  source: '157–160, p. 18 (2023)',
  ranges: {
    days_for_sue: [
      { from: 3, to: 99, kind: 'unstated', code: '06' },
      { from: 3, to: 99, kind: 'unstated', code: '05' },
    ],
    days_for_negativation: [{ from: 3, to: 99, kind: 'unstated', code: '07' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '18' }],
  },
}
