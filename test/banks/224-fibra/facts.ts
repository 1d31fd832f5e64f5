import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** D, nota 3; 09 with days of protest, nota 9: August 2021, pp. 7–8. */
export const FACTS: BankFacts = { cnab400: autbank400Facts({ inFile: 'D', protest: '09' }) }
