import {
  addressOf,
  type BankFacts,
  type ChargeFacts,
  type Expected,
  type Facts,
  leastLoss,
  texts240,
} from '../../remittance/dialects.js'
import { autbank400Facts } from '../families/autbank400/facts.js'
import { charges, DOCUMENTS, title } from '../febraban240/facts.js'

/** A percentage with four decimals (C020, C023 and C035, pp. 33–36): a hundred times FEBRABAN's number. */
const fourDecimals = (charge: ChargeFacts | null | undefined): number =>
  charge == null ? 0 : charge.kind === 'value' ? charge.cents : Math.round(Number(charge.percentage) * 10_000)

/** C018, p. 33: reais per day with two decimals, or a percentage per month with four. */
const interest240 = leastLoss({ none: '3', reais: '1', perMonth: '2', decimals: 4 })

/** Fine and interest begin on the day after the due date or later (C019, p. 33; C034, p. 35). */
const afterDueDate = (charge: ChargeFacts | null): ChargeFacts | null =>
  charge === null ? null : { ...charge, days: Math.max(charge.days ?? 1, 1) }

/** C015 (pp. 32–33) ends at 31. */
const documentTypes = Object.fromEntries(Object.entries(DOCUMENTS).filter(([, especie]) => especie !== '32'))

const ownTitle = (facts: Facts): Expected => {
  const { 'segment_p.days_for_revoke': _, ...others } = title(facts)
  return {
    ...others,
    'segment_p.interest_type': interest240(facts.interest, facts.amount).code,
    'segment_p.interest_value': interest240(facts.interest, facts.amount).number,
    'segment_p.discount_value': fourDecimals(facts.discounts[0]),
    'segment_p.revoke_code': '2',
    'segment_p.direction': '5',
    'segment_p.wallet_number': '110',
  }
}

const ownCharges = (facts: Facts): Expected => {
  const all = charges(facts)
  if (all['segment_r'] === null) return all
  return {
    ...all,
    'segment_r.second_discount_value': fourDecimals(facts.discounts[1]),
    'segment_r.third_discount_value': fourDecimals(facts.discounts[2]),
    'segment_r.fine_value': fourDecimals(facts.fine),
  }
}

/** The guarantor of Y-01 (p. 19), if the slip has a part of the address. */
function addressed({ guarantor }: Facts): Facts['guarantor'] {
  if (guarantor === null) return null
  const { zipcode, city, state } = guarantor
  return [addressOf(guarantor), zipcode, city, state].some((part) => part !== '') ? guarantor : null
}

function ownGuarantor(facts: Facts): Expected {
  const guarantor = addressed(facts)
  if (guarantor === null) return { segment_y01: null }
  return {
    'segment_y01.guarantor_tax_id': (guarantor.taxId ?? '').padStart(15, '0'),
    'segment_y01.guarantor_zipcode': guarantor.zipcode || '00000000',
    'segment_y01.guarantor_state': guarantor.state,
  }
}

function ownTexts(facts: Facts): Record<string, string> {
  const guarantor = addressed(facts)
  if (guarantor === null) return texts240(facts)
  return {
    ...texts240(facts),
    'segment_y01.guarantor_name': guarantor.name,
    'segment_y01.guarantor_address': addressOf(guarantor),
    'segment_y01.guarantor_neighborhood': guarantor.neighborhood,
    'segment_y01.guarantor_city': guarantor.city,
  }
}

/** CNAB 400: 6, nota 3 (November 2023, p. 7). */
export const FACTS: BankFacts = {
  cnab400: autbank400Facts(),
  cnab240: {
    units: {
      fine: fourDecimals,
      interest: (charge, amount) => interest240(charge, amount).number,
      discount: fourDecimals,
    },
    documentTypes,
    deadlines: ['days_for_sue'],
    takes: () => true,
    within: (facts) => ({ ...facts, fine: afterDueDate(facts.fine), interest: afterDueDate(facts.interest) }),
    entry: (facts) => ({ ...ownTitle(facts), ...ownCharges(facts), ...ownGuarantor(facts) }),
    writeOff: (facts) => ({ ...ownTitle(facts), segment_r: null, segment_y01: null }),
    texts: ownTexts,
    writeOffHasTexts: true,
    writeOffTexts: texts240,
  },
}
