/** Expected contents of Matera's files for a slip, as C6 prints them: CNAB 400, v2.2 (June 2022), pp. 6–9 and 13–22. */
import {
  type ChargeFacts,
  type DialectFacts,
  daysOf,
  type Expected,
  type Facts,
  inCents,
  since,
  taxIdKind,
  titleTexts400,
  until,
} from '../../../remittance/dialects.js'

/** D024, p. 15: DM, DS, nota promissória, de seguro, recibo, letra, carnê, contrato, seriada, mensalidade, débito, dívida, encargos, contas, outros. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  '02': '01',
  '03': '01',
  '04': '02',
  '05': '02',
  '07': '06',
  '12': '03',
  '16': '04',
  '17': '05',
  '19': '13',
  '21': '12',
  '24': '15',
  '26': '09',
  '28': '16',
  '29': '17',
  '32': '11',
  '33': '08',
  '99': '99',
}

/** D080, p. 22: whole percentages of two digits. */
const wholePercentage = (fine: ChargeFacts): ChargeFacts => {
  const percentage = fine.kind === 'percentage' ? Math.round(Number(fine.percentage)) : 2
  return { kind: 'percentage', percentage: String(Math.min(Math.max(percentage, 1), 99)), days: fine.days }
}

const whole = (fine: ChargeFacts | null): number => (fine?.kind === 'percentage' ? Number(fine.percentage) : 0)

/** D035, D036, D039, pp. 16–17. */
const begun = (text: string): string => (/^[A-Za-z0-9]/.test(text) ? text : `A${text}`)

/** D022 and D026, pp. 15–16: issued before the due date, and not after the day of the file. */
const issued = ({ documentDate, due }: Facts): string =>
  documentDate === null || documentDate >= due ? '2000-01-03' : documentDate

const title = (facts: Facts): Expected => {
  const { payer, due, amount, documentDate, documentType, accepted, fine, interest, discounts } = facts
  return {
    'title.due_date': due,
    'title.amount': amount,
    'title.document_type': DOCUMENTS[documentType],
    'title.acceptance': accepted ? 'A' : 'N',
    ...(documentDate === null ? {} : { 'title.document_date': documentDate }),
    'title.interest_value': inCents(interest, amount),
    'title.interest_date': since(facts, interest),
    'title.discount_date': until(facts, discounts[0]),
    'title.discount_value': inCents(discounts[0], amount),
    'title.fine_type': fine === null ? '0' : '2',
    'title.fine_value': whole(fine),
    'title.fine_date': since(facts, fine),
    'title.payer_tax_id_type': taxIdKind(payer.taxId, '01', '02'),
    'title.payer_tax_id': payer.taxId.padStart(14, '0'),
    'title.payer_zipcode': payer.zipcode,
    'title.payer_state': payer.state,
    'title.days_for_sue': daysOf(facts, 'days_for_sue') ?? 0,
  }
}

const texts = (facts: Facts): Record<string, string> => ({
  ...titleTexts400(facts),
  'title.guarantor_name': facts.guarantor?.name ?? '',
})

/**
 * The facts of a bank.
 *
 * @param documentTypes of the service, without those whose espécie the bank does not have
 */
export const matera400Facts = (documentTypes = DOCUMENTS): DialectFacts => ({
  units: { fine: whole, interest: inCents, discount: inCents },
  documentTypes,
  deadlines: ['days_for_sue'],
  takes: ({ discounts }) => discounts.length < 2,
  within: (facts) => ({
    ...facts,
    documentDate: issued(facts),
    fine: facts.fine === null ? null : wholePercentage(facts.fine),
    payer: {
      ...facts.payer,
      name: begun(facts.payer.name),
      street: begun(facts.payer.street),
      city: begun(facts.payer.city),
    },
    truncatedAddress: facts.truncatedAddress && begun(facts.truncatedAddress),
  }),
  entry: title,
  writeOff: title,
  texts,
  writeOffHasTexts: true,
  writeOffTexts: texts,
})
