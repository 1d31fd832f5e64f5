import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

/** 6, nota 3, p. 6; instruções are zeros, p. 5. */
const facts = autbank400Facts({ protest: null })

export const FACTS: BankFacts = { cnab400: facts, 'cnab400 444': facts }
