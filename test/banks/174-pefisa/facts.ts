import type { BankFacts } from '../../remittance/dialects.js'
import { DOCUMENTS, matera400Facts } from '../families/matera400/facts.js'

/** ACBr does not have 16, encargos condominiais. */
const { '28': _, ...documentTypes } = DOCUMENTS

export const FACTS: BankFacts = { cnab400: matera400Facts(documentTypes) }
