import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** 6, nota 3: November 2023, p. 7. */
export const FACTS: BankFacts = { cnab400: autbank400Facts() }
