import type { PreparedSlip, PreparedSplit } from '../../cobranca/index.js'
import { splitAt } from '../families/bradesco400/index.js'
import { bank } from './bank.js'

/** The accounts among which Bradesco splits the credit, the same in both layouts. */
export const splitOf = (slip: PreparedSlip): PreparedSplit[] => splitAt(slip, bank)
