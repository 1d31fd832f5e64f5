/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: deadlines and demands. */
import { type CodedDays, codedDays, type Deadlines } from '../deadlines.js'
import { issuedBeforeDueDate, issuedByFileDate, notProtested } from '../demands.js'
import type { Demand, EntryContext } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import type { BbContract } from './bank.js'
import type { sueCodes240 } from './cnab240-tables.js'
import { daysToList, exactly, NOT_PROTESTED } from './rules.js'

export type BbContext240 = EntryContext<BbContract>

export const NO_REVOKE = '0'

/** The code of write-off is not treated (38.3P). */
export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Banco do Brasil',
  source: '36.3P a 39.3P, pp. 13–14',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '1' },
      exactly(35, 'calendar', '1'),
      exactly(40, 'calendar', '1'),
      { from: 3, to: 5, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
    days_for_revoke: [{ from: 1, to: 360, kind: 'unstated' }],
  },
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: [NO_REVOKE] } },
}

/** In carteira 11 the document is issued before the due date. */
const issuedBeforeDueDateIn11: Demand = (context) => {
  if (context.contract.code === '11') issuedBeforeDueDate(context)
}

/**
 * Issue date: 26.3P, p. 13. By the manual's table (24.3P, p. 12) cheques (01) and warrants (30) are not among the protested documents. Credit card and
 * proposal: anexos 02 and 03, pp. 34–35.
 */
export const demands240: readonly Demand[] = [
  issuedByFileDate,
  issuedBeforeDueDateIn11,
  notProtested(...NOT_PROTESTED, '01', '30'),
]

const LIST: keyof typeof sueCodes240 = '8'

/** The bank has its own days for a protest ordered without days (CNAB 400 nota 9 c, p. 14). */
const BANKS_OWN_DAYS: CodedDays = { code: '0', days: 0 }

/** Columns 221–223. Movements 45 and 46 send the code of the listing, even if the slip asks for a protest. */
export function protestOf({ slip, movement }: BbContext240): CodedDays | undefined {
  if (movement === '46') return { code: LIST, days: 0 }
  if (movement === '45') return { code: LIST, days: daysToList(slip, deadlines240) }
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
  if (movement !== '09') return undefined
  if (slip.days_for_sue !== null)
    return codedDays({ ...slip, days_for_negativation: null }, 'sue_code', deadlines240, movement)
  checkNamedCodes(slip, { sue_code: BANKS_OWN_DAYS.code }, deadlines240.layout)
  return BANKS_OWN_DAYS
}
