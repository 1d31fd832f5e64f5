/** Itaú, Cobrança CNAB 400, July 2021 (v3): deadlines. */
import type { DayRange, Deadlines } from '../deadlines.js'

const sue = (code: string, kind: DayRange['kind']): DayRange => ({ from: 1, to: 99, kind, code })

/** The usual protest, 09, counts days by the beneficiary's registration. The other codes are used only if a slip names them (nota 11 and A, pp. 32–34). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Itaú',
  source: 'notas 6 C e 11 A, pp. 31–34',
  ranges: {
    days_for_sue: [
      sue('09', 'registered'),
      sue('36', 'registered'),
      sue('42', 'unstated'),
      sue('81', 'calendar'),
      sue('82', 'working'),
    ],
    days_for_negativation: [{ from: 2, to: 99, kind: 'calendar', code: '66' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '92' }],
  },
}
