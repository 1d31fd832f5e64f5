/** Returns of AUTBANK's CNAB 400. */
import type { FixedRecord } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { cnab400Return, type Return400 } from '../core400/index.js'
import { events, occurrences, reasons, rejectionCodes } from './occurrences.js'
import { asPrinted, type Printed } from './printed.js'
import { type Autbank400ReturnRecords, returnRecords } from './return-records.js'

/** A bank's returns: differences from the family's. */
export type Autbank400Return = Pick<Return400<Autbank400ReturnRecords>, 'bank' | 'variant' | 'manual' | 'evidence'> &
  Partial<Pick<Return400<Autbank400ReturnRecords>, 'occurrences' | 'reasons' | 'rejectionCodes' | 'ourNumber'>> & {
    /** Default: the family's manual. */
    readonly printed?: Printed
    /** The bank's records, derived from the family's, without the fields that the bank does not send. Default: the family's. */
    readonly records?: (records: Autbank400ReturnRecords) => Readonly<Record<keyof Autbank400ReturnRecords, FixedRecord>>
  }

/**
 * Defines how a bank's returns are read. 254–266 includes the mora: in the settlements of two banks of the family (eleven titles in real files) it is the face
 * value plus 267–279. The account is a part of the company's code, whose form the bank defines. 386–391 is the date of credit in settlements and the date of
 * the file in all other occurrences (p. 13).
 */
export function autbank400Return({ printed, records: recordsOf, ...spec }: Autbank400Return): ReturnDialect {
  const family = returnRecords(spec.bank)
  const records = asPrinted((recordsOf?.(family) ?? family) as Autbank400ReturnRecords, printed)
  const hasCredit = Object.hasOwn(records.title.fields, 'credit_date')
  return cnab400Return<Autbank400ReturnRecords>({
    occurrences,
    reasons,
    rejectionCodes,
    events,
    // With its digit.
    ourNumber: { length: 10 },
    ...spec,
    layout: { records },
    projections: { title: { account_number: 'title.company_code', credit_at: hasCredit ? { ofPayments: 'title.credit_date' } : null } },
  })
}
