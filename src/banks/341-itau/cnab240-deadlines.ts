/** Itaú, Cobrança CNAB 240, January 2017: deadlines, protest and write-off by notas 18 and 19. */
import type { Deadlines } from '../deadlines.js'

/**
 * 00 means two calendar days; a slip with 2 days gets 00 (nota 18, p. 21; nota 4 C, p. 18). The bank rejects a negativation in less than two days (reason 43).
 */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Itaú',
  source: 'notas 18 e 19, pp. 20–21',
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
