import type { BankFacts } from '../../remittance/dialects.js'
import { cresol400Facts } from '../families/cresol400/facts.js'

export const FACTS: BankFacts = { cnab400: cresol400Facts }
