/** What Banco do Brasil demands of a slip that it registers. */
import {
  issuedBeforeDueDate,
  issuedByFileDate,
  notProtested,
  without,
} from '../demands.js'
import type { Demand } from '../remittance-dialect.js'

/** Nota promissória, nota and apólice de seguro, recibo, nota de débito. */
const NOT_PROTESTED = ['12', '16', '17', '19', '20'] as const

/** Credit card and proposal: charges and deadlines are read over (CNAB 400, p. 3; CNAB 240, anexos 02 and 03, pp. 34–35). */
const ofCardAndProposal = [
  without('35', 'interest', 'fine', 'discount', 'rebate', 'protest', 'negativation'),
  without('36', 'interest', 'fine', 'discount', 'rebate', 'protest', 'negativation'),
] as const

/** In carteira 11 the document is issued before the due date. */
const issuedBeforeDueDateIn11: Demand = (context) => {
  if (context.contract.code === '11') issuedBeforeDueDate(context)
}

/** CNAB 240, February 2021: issue date p. 13 (26.3P); protest p. 12 (24.3P). */
export const demands240: readonly Demand[] = [
  issuedByFileDate,
  issuedBeforeDueDateIn11,
  // Of cheque and warrant, too, the page does not say that they are protested.
  notProtested(...NOT_PROTESTED, '01', '30'),
  ...ofCardAndProposal,
]

/** CNAB 400, August 2020: protest p. 14 (nota 9 b). A slip may be overdue (nota 8 c, p. 13). */
export const demands400: readonly Demand[] = [notProtested(...NOT_PROTESTED), ...ofCardAndProposal]
