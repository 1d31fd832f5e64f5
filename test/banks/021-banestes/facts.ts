/** Expected contents of Banestes' files for a slip: CNAB 240 (July 2015), pp. 12–17 and 26–30; CNAB 400, pp. 8–12 and 19–26. */
import {
  addressOf,
  asItIs,
  type BankFacts,
  type ChargeFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  leastLoss,
  perMonth,
  taxIdKind,
  texts240,
  titleTexts400,
  until,
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

/** Anexo VII, p. 19: duplicata, duplicata de serviços, letra de câmbio, nota promissória, nota de seguro, recibo, cobrança seriada, outros. */
const DOCUMENTS_400 = { '02': '01', '04': '11', '07': '10', '12': '02', '16': '03', '17': '05', '32': '04', '99': '99' }

/** 0 is in reais, or none; 1 a percentage (Anexo IX, p. 21, and Anexo XVIII, p. 26). */
/** Anexo IX, p. 21. */
const interest400 = leastLoss({ none: '0', reais: '0', perMonth: '1' })

const kind400 = (charge: ChargeFacts | null): string => (charge?.kind === 'percentage' ? '1' : '0')

const fromDueDate = <C extends ChargeFacts>(charge: C | null): C | null =>
  charge === null ? null : { ...charge, days: 1 }

function title400(facts: Facts): Expected {
  const { payer, guarantor, fine, interest, discounts, amount } = facts
  const sue = daysOf(facts, 'days_for_sue')
  return {
    'title.fine_type': kind400(fine),
    'title.fine_value': asItIs(fine),
    'title.guarantor_tax_id_type': guarantor?.taxId == null ? '0' : taxIdKind(guarantor.taxId, '1', '2'),
    'title.guarantor_tax_id': (guarantor?.taxId ?? '').padStart(14, '0'),
    'title.due_date': facts.due,
    'title.amount': amount,
    'title.collection_place': '00501',
    'title.document_type': DOCUMENTS_400[facts.documentType as keyof typeof DOCUMENTS_400],
    'title.acceptance': facts.accepted ? 'A' : 'N',
    ...(facts.documentDate === null ? {} : { 'title.document_date': facts.documentDate }),
    'title.first_instruction': sue === null ? 'P7' : 'P6',
    'title.days_for_sue': sue ?? 0,
    'title.interest_type': interest400(interest, amount).code,
    'title.interest_value': interest400(interest, amount).number,
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': inCents(discounts[0], amount),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.currency_code': '0',
  }
}

function guarantor400({ guarantor }: Facts): Expected {
  if (guarantor === null) return { guarantor: null }
  return {
    'guarantor.guarantor_tax_id_type': guarantor.taxId === null ? '00' : taxIdKind(guarantor.taxId, '01', '02'),
    'guarantor.guarantor_tax_id': (guarantor.taxId ?? '').padStart(14, '0'),
    'guarantor.guarantor_zipcode': guarantor.zipcode || '0'.repeat(8),
    'guarantor.guarantor_state': guarantor.state,
  }
}

const texts400 = (facts: Facts): Record<string, string> => ({
  ...titleTexts400(facts),
  ...(facts.guarantor === null
    ? {}
    : {
        'guarantor.guarantor_name': facts.guarantor.name,
        'guarantor.guarantor_address': addressOf(facts.guarantor),
        'guarantor.guarantor_neighborhood': facts.guarantor.neighborhood,
        'guarantor.guarantor_city': facts.guarantor.city,
        'guarantor.control_number': facts.controlNumber || facts.documentNumber,
        'guarantor.document_number': facts.documentNumber,
      }),
})

export const FACTS: BankFacts = {
  cnab400: {
    units: { fine: asItIs, interest: (charge, amount) => interest400(charge, amount).number, discount: inCents },
    documentTypes: DOCUMENTS_400,
    deadlines: ['days_for_sue'],
    takes: ({ discounts, amount }) => discounts.length < 2 && amount < 10_000_000_000,
    within: (facts) => ({ ...facts, fine: fromDueDate(facts.fine), interest: fromDueDate(facts.interest) }),
    entry: (facts) => ({ ...title400(facts), ...guarantor400(facts) }),
    writeOff: (facts) => ({ ...title400(facts), guarantor: null }),
    texts: texts400,
    writeOffHasTexts: true,
    writeOffTexts: titleTexts400,
  },
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
