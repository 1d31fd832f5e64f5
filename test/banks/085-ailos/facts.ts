/** Expected contents of Ailos' files for a slip: CNAB 240, January 2023, pp. 20–23 and 32–35; homologação, pp. 1–2. */
import type { BankFacts } from '../../remittance/dialects.js'
import { facts240 } from '../febraban240/facts.js'

const IDENTIFIERS = ['segment_p.document_number', 'segment_p.control_number']

export const FACTS: BankFacts = {
  // Duplicatas alone (C015, p. 33). The discount is in reais, up to the due date; 1 protests, 2 lists, 3 does neither; 224 is never 1.
  cnab240: facts240(
    {
      documents: { '02': '02', '04': '04' },
      deadlines: ['days_for_sue', 'days_for_negativation'],
      discountsInReais: true,
      listing: '2',
      oneDiscount: true,
      title: { 'segment_p.revoke_code': '2', 'segment_p.days_for_revoke': '' },
    },
    {
      maxDaysForSue: 15,
      takes: () => true,
      // No special characters (homologação, pp. 1–2); the model file has both marks in the identifiers.
      marks: (field) => (IDENTIFIERS.includes(field) ? '-/' : ''),
      // Protest after 5 to 15 days (37.3P, p. 21); interest from the due date (C019); one discount, up to the due date (C021, C022).
      within: (facts) => {
        const { interest, discounts, deadline } = facts
        return {
          ...facts,
          interest: interest === null ? null : { ...interest, days: Math.min(interest.days ?? 1, 1) },
          discounts: discounts.slice(0, 1).map((discount) => ({ ...discount, days: 0 })),
          // Payers in MS are listed after 45 days (C026, p. 35).
          deadline:
            deadline?.field === 'days_for_sue'
              ? { ...deadline, days: 5 + (deadline.days % 11) }
              : deadline?.field === 'days_for_negativation' && facts.payer.state === 'MS'
                ? { ...deadline, days: Math.max(deadline.days, 45) }
                : deadline,
        }
      },
    },
  ),
}
