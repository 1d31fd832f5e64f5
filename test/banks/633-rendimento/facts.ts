import type { BankFacts } from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'

export const FACTS: BankFacts = { cnab400: autbank400Facts() }
