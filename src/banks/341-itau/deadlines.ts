/** Itaú: what it takes of a slip's deadlines, CNAB 240 of January 2017 and CNAB 400 of July 2021. */
import type { DayRange, Deadlines } from '../deadlines.js'

/** 00 is two calendar days, which a slip asks for by 2 (nota 18, p. 21; nota 4 C, p. 18). A listing in less than two is refused (reason 43). */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Itaú',
  source: 'notas 18 and 19, pp. 20–21',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 2, to: 99, kind: 'calendar', code: '7' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: ['0', '3', '8'] }, revoke_code: { none: ['0', '2'] } },
}

const sue = (code: string, kind: DayRange['kind']): DayRange => ({ from: 1, to: 99, kind, code })

/** The usual protest, 09, counts as the beneficiary's registration has it; the others go where a slip names them (nota 11 and A, pp. 32–34). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Itaú',
  source: 'notas 6 C and 11 A, pp. 31–34',
  ranges: {
    days_for_sue: [sue('09', 'registered'), sue('36', 'registered'), sue('42', 'unstated'), sue('81', 'calendar'), sue('82', 'working')],
    days_for_negativation: [{ from: 2, to: 99, kind: 'calendar', code: '66' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '92' }],
  },
}
