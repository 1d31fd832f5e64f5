/** Expected contents of BTG's files for a slip: FEBRABAN's values (Manual de Implantação V2.2.1, p. 3; Tradutor CNAB, sheet Aux). */
import type { BankFacts } from '../../remittance/dialects.js'
import { facts240 } from '../febraban240/facts.js'

export const FACTS: BankFacts = { cnab240: facts240() }
