import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** D, nota 3: February 2019, p. 7. */
export const FACTS: BankFacts = { cnab400: autbank400Facts({ inFile: 'D' }) }
