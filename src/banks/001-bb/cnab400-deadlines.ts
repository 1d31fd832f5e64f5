/** Banco do Brasil, remittances of CNAB 400 (CBR641, August 2020): deadlines and demands. */
import type { Deadlines } from '../deadlines.js'
import { notProtested } from '../demands.js'
import type { Demand } from '../remittance-dialect.js'
import { exactly, NOT_PROTESTED } from './rules.js'

/** Protest and listing after the number of days in 392–393. */
export const PROTEST_DAYS = '06'

export const LIST = '88'

/** Each of the other protest instructions means a fixed number of days (nota 9 a, p. 14; nota 34, p. 23). Write-off: nota 37, p. 24. */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Banco do Brasil',
  source: 'notas 9, 34 e 37, pp. 14, 23 e 24',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: PROTEST_DAYS },
      exactly(30, 'calendar', '30'),
      exactly(35, 'calendar', PROTEST_DAYS),
      exactly(40, 'calendar', PROTEST_DAYS),
      exactly(45, 'calendar', '45'),
      ...['03', '04', '05'].map((code) => exactly(Number(code), 'working', code)),
      ...['10', '15', '20', '25'].map((code) => exactly(Number(code), 'calendar', code)),
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'calendar', code: LIST }],
    days_for_revoke: [{ from: 1, to: 999, kind: 'unstated' }],
  },
}

/** Protest: nota 9 b, p. 14. A slip may be overdue (nota 8 c, p. 13). Credit card and proposal: p. 3. */
export const demands400: readonly Demand[] = [notProtested(...NOT_PROTESTED)]
