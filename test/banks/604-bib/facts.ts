import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** 6: AUTBANK, nota 3. */
export const FACTS: BankFacts = { cnab400: autbank400Facts() }
