/** Expected contents of BTG's files for a slip: FEBRABAN's values (Manual de Implantação V2.2.1, p. 3; Tradutor CNAB, sheet Aux). */
import { asItIs, type BankFacts, perMonth, texts240 } from '../../remittance/dialects.js'
import { charges, DOCUMENTS, title } from '../febraban240/facts.js'

export const FACTS: BankFacts = {
  cnab240: {
    units: { fine: asItIs, interest: perMonth, discount: asItIs },
    documentTypes: DOCUMENTS,
    deadlines: ['days_for_sue', 'days_for_negativation', 'days_for_revoke'],
    takes: () => true,
    entry: (facts) => ({ ...title(facts), ...charges(facts) }),
    writeOff: (facts) => ({ ...title(facts), segment_r: null }),
    texts: texts240,
    writeOffHasTexts: true,
  },
}
