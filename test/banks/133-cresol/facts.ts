/** Expected contents of Cresol's files for a slip: CNAB 240, version 1.0.2 (02/2022), pp. 9–12; CNAB 400, the family's. */
import type { BankFacts } from '../../remittance/dialects.js'
import { cresol400Facts, DOCUMENTS } from '../families/cresol400/facts.js'
import { facts240 } from '../febraban240/facts.js'

/** P. 9: without the proposal. */
const { '36': _, ...documents } = DOCUMENTS

export const FACTS: BankFacts = {
  cnab240: facts240({
    documents,
    deadlines: ['days_for_sue'],
    // Interest and discounts are reais (p. 10): a percentage is converted.
    noInterestInReais: '1',
    discountsInReais: true,
    percentFine: 99.99, // p. 12
    noGuarantor: true, // p. 11
  }),
  cnab400: cresol400Facts,
}
