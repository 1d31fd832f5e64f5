/** Expected contents of files of Bradesco's CNAB 400 for a slip, by the features of a bank of the family: version 17 (28/09/2020), pp. 9–15. */
import {
  addressOf,
  asItIs,
  type Deadline,
  type DialectFacts,
  type Expected,
  type Facts,
  inCents,
  payerAddress,
  taxIdKind,
  twoDigits,
  until,
} from '../../../remittance/dialects.js'

export interface Bradesco400Facts {
  readonly documents: Readonly<Record<string, string>>
  /** Code of the first instruction and smallest number of days; none if the layout has no columns for days. */
  readonly deadlines?: Readonly<
    Partial<Record<Deadline, { readonly code: string; readonly least: number; readonly working?: true }>>
  >
  /** The guarantor in 335–394, or none. */
  readonly guarantor?: 'title' | 'title and address'
  /** The columns of the guarantor's tax id, if they are not Bradesco's 335–349. */
  readonly guarantorTaxId?: (taxId: string) => Expected
  /** A fine must be less than this percentage. */
  readonly maxFine?: number
  readonly discounts?: 1 | 3
  /** Parts of the payer's address for which the bank has additional columns, by the field of the record. */
  readonly payer?: (facts: Facts) => Readonly<Record<string, string>>
  /** Whether the bank accepts this slip. */
  readonly takes?: (facts: Facts) => boolean
  readonly within?: (facts: Facts) => Facts
  /** Additional values of the bank. */
  readonly also?: (facts: Facts) => Expected
  /** Texts of record type 2 in an entry. */
  readonly message?: (facts: Facts) => Readonly<Record<string, string>>
  /** Every movement sends the whole slip, without record type 2. */
  readonly sendsSlip?: true
  readonly alsoOfWriteOff?: (facts: Facts) => Expected
}

/** P. 21: number 9, branch 4, control 2. */
const inBradesco = (taxId: string): Expected => ({
  'title.guarantor_tax_id':
    taxId === '' ? '' : taxId.length === 11 ? `${taxId.slice(0, 9)}0000${taxId.slice(9)}` : `0${taxId}`,
})

/** Whether the guarantor has a part of an address other than the district, for which record type 7 has no column (p. 15). */
const hasAddress = ({ guarantor }: Facts): boolean =>
  guarantor !== null &&
  [addressOf(guarantor), guarantor.zipcode, guarantor.city, guarantor.state].some((part) => part !== '')

export function bradesco400Facts(bank: Bradesco400Facts): DialectFacts {
  const { documents, deadlines = {}, guarantor: has, guarantorTaxId = inBradesco, discounts: most = 1 } = bank
  const asked = Object.keys(deadlines) as Deadline[]

  const identified = ({ payer, due, amount, documentType, documentDate }: Facts): Expected => ({
    'title.due_date': due,
    'title.amount': amount,
    'title.document_type': documents[documentType],
    'title.acceptance': 'N',
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
  })

  const texts = (facts: Facts): Record<string, string> => ({
    'title.document_number': facts.documentNumber,
    'title.control_number': facts.controlNumber || facts.documentNumber,
    'title.payer_name': facts.payer.name,
    'title.payer_address': payerAddress(facts),
    ...bank.payer?.(facts),
  })

  const addressed = (facts: Facts): boolean => has === 'title and address' && hasAddress(facts)

  const within = (facts: Facts): Facts => {
    const { fine, interest, deadline } = facts
    const limit = bank.maxFine ?? 99.995
    const tooMuch = fine?.kind === 'value' || (fine?.kind === 'percentage' && Number(fine.percentage) >= limit)
    return {
      ...facts,
      accepted: false,
      fine: fine === null ? null : tooMuch ? { kind: 'percentage', percentage: '2', days: 1 } : { ...fine, days: 1 },
      interest: interest === null ? null : { ...interest, days: 1 },
      guarantor: facts.guarantor?.taxId === null ? null : facts.guarantor,
      deadline:
        deadline === null
          ? null
          : {
              ...deadline,
              days: Math.max(deadline.days, deadlines[deadline.field]?.least ?? 1),
              working: deadlines[deadline.field]?.working === true,
            },
    }
  }

  const registered = (facts: Facts): Expected => {
    const { guarantor, fine, interest, discounts, amount, deadline } = facts
    return {
      ...identified(facts),
      'title.fine_type': fine === null ? '0' : '2',
      'title.fine_value': asItIs(fine),
      'title.interest_value': inCents(interest, amount),
      'title.discount_date': until(facts, discounts[0]),
      'title.discount_value': inCents(discounts[0], amount),
      ...(asked.length === 0
        ? {}
        : {
            'title.first_instruction': deadline === null ? '00' : deadlines[deadline.field]!.code,
            'title.second_instruction': twoDigits(deadline?.days ?? null),
          }),
      ...(has === undefined ? {} : guarantorTaxId(guarantor?.taxId ?? '')),
      ...(most === 1
        ? {}
        : discounts.length < 2
          ? { message: null }
          : {
              'message.second_discount_date': until(facts, discounts[1]),
              'message.second_discount_value': inCents(discounts[1], amount),
              'message.third_discount_date': until(facts, discounts[2]),
              'message.third_discount_value': inCents(discounts[2], amount),
            }),
      ...(addressed(facts)
        ? {
            'guarantor.guarantor_zipcode': guarantor!.zipcode || '00000000',
            'guarantor.guarantor_state': guarantor!.state,
          }
        : has === 'title and address'
          ? { guarantor: null }
          : {}),
    }
  }

  const ofSlip = (facts: Facts): Record<string, string> => ({
    ...texts(facts),
    ...(has === undefined ? {} : { 'title.guarantor_name': facts.guarantor?.name ?? '' }),
    ...(addressed(facts)
      ? {
          'guarantor.guarantor_address': addressOf(facts.guarantor!),
          'guarantor.guarantor_city': facts.guarantor!.city,
        }
      : {}),
  })

  return {
    units: { fine: asItIs, interest: inCents, discount: inCents },
    documentTypes: documents,
    deadlines: asked,
    ...(asked.some((field) => deadlines[field]!.working === true) ? { deadlineDaysType: 2 as const } : {}),
    within: (facts) => bank.within?.(within(facts)) ?? within(facts),
    takes: (facts) => facts.discounts.length <= most && (bank.takes?.(facts) ?? true),
    entry: (facts) => ({ ...registered(facts), ...bank.also?.(facts) }),
    writeOff: (facts) => ({
      ...(bank.sendsSlip
        ? registered(facts)
        : {
            ...identified(facts),
            'title.fine_type': '0',
            'title.interest_value': 0,
            'title.discount_value': 0,
            ...(has === undefined ? {} : { 'title.guarantor_name': '' }),
          }),
      ...(has === 'title and address' ? { guarantor: null } : {}),
      ...bank.alsoOfWriteOff?.(facts),
    }),
    texts: (facts) => ({ ...ofSlip(facts), ...bank.message?.(facts) }),
    writeOffHasTexts: true,
    writeOffTexts: bank.sendsSlip ? ofSlip : texts,
  }
}
