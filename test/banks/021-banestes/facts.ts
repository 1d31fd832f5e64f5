/** Expected contents of Banestes' files for a slip: CNAB 240 (July 2015), pp. 12–17 and 26–30. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type Expected,
  type Facts,
  perMonth,
  taxIdKind,
  texts240,
} from '../../remittance/dialects.js'
import { charges, DOCUMENTS, title } from '../febraban240/facts.js'

/** Anexo XI, p. 26, and table E, p. 40. */
const DOCUMENTS_240 = Object.fromEntries(
  Object.entries(DOCUMENTS).filter(([, especie]) => Number(especie) <= 24 || especie === '32' || especie === '99'),
)

/** The guarantor of Y-01, if the slip has a part of the address. */
function addressed({ guarantor }: Facts): Facts['guarantor'] {
  if (guarantor === null) return null
  const { zipcode, city, state } = guarantor
  return [addressOf(guarantor), zipcode, city, state].some((part) => part !== '') ? guarantor : null
}

function guarantorOf(facts: Facts): Expected {
  const guarantor = addressed(facts)
  if (guarantor === null) return { segment_y01: null }
  const { taxId } = guarantor
  return {
    'segment_y01.guarantor_tax_id_type': taxId === null ? '0' : taxIdKind(taxId, '1', '2'),
    'segment_y01.guarantor_tax_id': (taxId ?? '').padStart(15, '0'),
    'segment_y01.guarantor_zipcode': guarantor.zipcode || '0'.repeat(8),
    'segment_y01.guarantor_state': guarantor.state,
  }
}

function guarantorTexts(facts: Facts): Record<string, string> {
  const guarantor = addressed(facts)
  if (guarantor === null) return {}
  return {
    'segment_y01.guarantor_name': guarantor.name,
    'segment_y01.guarantor_address': addressOf(guarantor),
    'segment_y01.guarantor_neighborhood': guarantor.neighborhood,
    'segment_y01.guarantor_city': guarantor.city,
  }
}

export const FACTS: BankFacts = {
  cnab240: {
    units: { fine: asItIs, interest: perMonth, discount: asItIs },
    documentTypes: DOCUMENTS_240,
    deadlines: ['days_for_sue', 'days_for_revoke'],
    takes: () => true,
    entry: (facts) => ({ ...title(facts), ...charges(facts), ...guarantorOf(facts) }),
    writeOff: (facts) => ({ ...title(facts), segment_r: null, segment_y01: null }),
    texts: (facts) => ({ ...texts240(facts), ...guarantorTexts(facts) }),
    writeOffHasTexts: true,
    writeOffTexts: texts240,
    hasNoFileCounts: true,
  },
}
