import { cardAndProposalAlone, notProtested } from '../demands.js'
import type { Demand } from '../remittance-dialect.js'
import { NOT_PROTESTED } from './rules.js'

/** CNAB 400, August 2020: protest p. 14 (nota 9 b). A slip may be overdue (nota 8 c, p. 13). */
export const demands400: readonly Demand[] = [notProtested(...NOT_PROTESTED), ...cardAndProposalAlone]
