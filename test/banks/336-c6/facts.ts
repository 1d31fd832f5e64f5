import type { BankFacts } from '../../remittance/dialects.js'
import { matera400Facts } from '../families/matera400/facts.js'

export const FACTS: BankFacts = { cnab400: matera400Facts() }
