/** Returns of Matera's CNAB 400. */
import type { ReturnDialect } from '../../bank.js'
import { cnab400Return, type Return400 } from '../core400/index.js'
import { events, occurrences, reasonsOf } from './occurrences.js'
import { ourNumber } from './our-number.js'
import { type Matera400ReturnRecords, returnRecords } from './return-records.js'

/** A bank's returns: differences from the family's. */
export type Matera400Return = Pick<Return400<Matera400ReturnRecords>, 'bank' | 'manual' | 'evidence'> &
  Partial<Pick<Return400<Matera400ReturnRecords>, 'occurrences'>>

/**
 * Defines how a bank's returns are read. 254–266 is the «valor principal do título pago pelo sacado», with interest and other charges in columns of their own
 * (D059 to D061, p. 20), or the whole payment: p. 29 names it «valor principal ou valor pago», and the trailer adds up «o valor efetivamente pago» (D067, p. 21).
 * The totals are for information only (D065, D066, p. 20): the sum is read, but not checked.
 */
export const matera400Return = ({ occurrences: taken = occurrences, ...spec }: Matera400Return): ReturnDialect =>
  cnab400Return<Matera400ReturnRecords>({
    occurrences: taken,
    reasons: reasonsOf(taken),
    events,
    // The number of a correspondent may have no zero before it.
    ourNumber: { length: ourNumber.length, leadingZeros: 1 },
    // The code of the company is the account (D015), which a wallet may have.
    walletColumns: { 'header.beneficiary_code': 'extra1', account_number: 'account_number' },
    ...spec,
    layout: {
      records: returnRecords(spec.bank),
      totals: [{ field: 'trailer.title_count', equals: 'file_titles', optional: true }],
    },
    projections: {
      title: {
        account_number: 'title.company_code',
        paid_amount: {
          column: 'title.paid_amount',
          meanings: [{}, { plus: ['title.billet_fine', 'title.other_credit'] }],
          owed: {
            plus: ['title.amount', 'title.billet_fine', 'title.other_credit'],
            minus: ['title.discount', 'title.value_rebate'],
          },
        },
      },
    },
  })
