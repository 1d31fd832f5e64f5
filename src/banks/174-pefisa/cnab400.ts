/**
 * Pefisa, CNAB 400: Matera's, without the codes that ACBr does not confirm. Where ACBr has other columns, the manual wins:
 * - it leaves blank the bank (83–85) and the account (109–120) of direct collection, and fills the instructions (157–160);
 * - its reader of returns has Matera's header (27–50), but the nosso número (71), date, number and reasons (319–328) of Bradesco's layout, although its table
 *   of reasons has Matera's codes of four digits.
 */
import { blanks } from '../../fixed-width/index.js'
import { documentTypes, type Matera400RemittanceRecords, matera400Remittance, matera400Return, movements, occurrences } from '../families/matera400/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { bank, contracts, manual400 } from './bank.js'

const shared = { bank, manual: manual400, evidence: 'family_manual_and_implementation' } as const

export const return400 = matera400Return({
  ...shared,
  // ACBr does not have 29, and uses 72 for an automatic write-off and 74 for its cancellation.
  occurrences: patchOccurrences(occurrences, { without: '29 72 74' }),
})

/** The key of the invoice in 322–365 is C6's (11/12/2019, p. 5; D091): ACBr has blanks. */
const records = ({ messages, ...others }: Matera400RemittanceRecords) => ({ ...others, messages: messages.replace([322, 365], { reserved_1: blanks(322, 365) }) })

export const remittance400 = matera400Remittance({
  ...shared,
  layoutName: 'CNAB 400 do Pefisa',
  contracts,
  records,
  // ACBr has neither 10, 34 and 90 nor the espécie 16 (encargos condominiais).
  movements: patch<Movement>(movements, { without: '10 34 90' }),
  documentTypes: patch(documentTypes, { without: '28 46' }),
})
