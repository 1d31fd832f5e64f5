/** Returns of AUTBANK's CNAB 400. */
import type { OccurrenceTable, PaidByContract } from '../../../febraban/index.js'
import { type FixedRecord, hasValue } from '../../../fixed-width/index.js'
import type { ReturnDialect } from '../../bank.js'
import { cnab400Return, type Return400 } from '../core400/index.js'
import { type Patch, patchOccurrences, patchReasons, type ReasonPatch } from '../patch.js'
import { type Printed, printedRecords } from '../printed.js'
import { events, occurrences, reasons, rejectionCodes } from './occurrences.js'
import { type Autbank400ReturnRecords, returnRecords } from './return-records.js'
import { wordsOfPrincipal, wordsWithMora } from './words.js'

/** A bank's returns: differences from the family's. */
export type Autbank400Return = Pick<Return400<Autbank400ReturnRecords>, 'bank' | 'variant' | 'manual' | 'evidence'> &
  Partial<Pick<Return400<Autbank400ReturnRecords>, 'rejectionCodes' | 'ourNumber'>> & {
    /** Default: the family's manual. */
    readonly printed?: Printed
    readonly occurrences?: Patch<OccurrenceTable[string]>
    /** By occurrence, with the page of the printed manual. Default: the family's reasons and manual. */
    readonly reasons?: Readonly<Record<string, ReasonPatch>>
    /** Set if real files of the bank have the mora in 254–266. */
    readonly paidWithMora?: true
    /** Records that differ from the family's, derived from them, without the fields that the bank does not send. Their pages are printed. */
    readonly records?: (records: Autbank400ReturnRecords) => Readonly<Partial<Record<keyof Autbank400ReturnRecords, FixedRecord>>>
  }

/**
 * By the manuals, 254–266 is the principal and 267–279 the mora (p. 13), but in the real files of two banks 254–266 includes the mora.
 */
const principalAndMora = {
  column: 'title.paid_amount',
  meanings: [{ plus: ['title.billet_fine'] }, {}],
  owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount', 'title.value_rebate'] },
} as const satisfies PaidByContract

/**
 * Defines how a bank's returns are read. The account is a part of the company's code, whose form the bank defines. 386–391 is the date of credit in settlements
 * and the date of the file in all other occurrences (p. 13).
 */
export function autbank400Return({
  printed,
  paidWithMora,
  records: recordsOf,
  occurrences: occurrencePatch,
  reasons: patches,
  ...spec
}: Autbank400Return): ReturnDialect {
  const family = returnRecords(spec.bank)
  const records = printedRecords(family, recordsOf?.(family), printed) as Autbank400ReturnRecords
  const hasCredit = hasValue(records.title, 'credit_date')
  return cnab400Return<Autbank400ReturnRecords>({
    occurrences: patchOccurrences(occurrences, occurrencePatch ?? {}),
    reasons: patches === undefined ? reasons : patchReasons(reasons, printed!.manual, {}, patches),
    rejectionCodes,
    events,
    // With its digit.
    ourNumber: { length: 10 },
    ...spec,
    layout: { records, words: paidWithMora === true ? wordsWithMora : wordsOfPrincipal },
    walletColumns: { account_number: 'extra3' },
    projections: {
      title: {
        account_number: 'title.company_code',
        credit_at: hasCredit ? { ofPayments: 'title.credit_date' } : null,
        paid_amount: paidWithMora === true ? 'title.paid_amount' : principalAndMora,
      },
    },
  })
}
