/**
 * Unicred: rules of a slip in remittances of both layouts. Layout de Remessa de Boletos, CNAB 400 (17 November 2021), pp. 11–15; CNAB 240
 * (15 December 2020), pp. 11 and 23–27.
 */
import { type FieldErrors, MUST_NOT_BE_BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { type CodedDays, codedDays, type Deadlines } from '../deadlines.js'
import { PROTEST_DAYS } from '../families/febraban240/index.js'
import { type InterestForm, interestForm } from '../interest-form.js'
import type { EntryContext } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { documentTypes, type fineTypes, type interestTypes, type sueCodes } from './remittance-codes.js'
import type { movements } from './tables.js'

/** Document type of nearly all slips. Other document types are reported, since the file leaves them out. */
const USUAL_DOCUMENT = 'DM'

const NO_PROTEST = '3' satisfies keyof typeof sueCodes

/** Concessão de abatimento. */
const REBATE = '04' satisfies keyof typeof movements

/** Codes and days until protest are FEBRABAN's. */
export const deadlinesOf = (layout: string, source: string): Deadlines => ({
  layout,
  source,
  ranges: { days_for_sue: PROTEST_DAYS },
  codes: { sue_code: { none: [NO_PROTEST] } },
})

/** Code of the fine: value, percentage or exempt. */
export const fineTypeOf = ({ fine }: PreparedSlip): keyof typeof fineTypes =>
  fine === null ? '3' : fine.kind === 'value' ? '1' : '2'

const EXEMPT = '5' satisfies keyof typeof interestTypes

/** Interest in reais per day, or as a percentage per month or per day: CNAB 400, pp. 11 and 14; CNAB 240, C018, p. 25. */
export const interestOf = (field: AnyField, { interest, amount }: PreparedSlip): InterestForm =>
  interest === null ? { code: EXEMPT, number: 0 } : interestForm(field, interest, amount)

/** The bank counts fine and interest from the day after the due date, and has no acceptance. */
export function checkSlip({ accepted, fine, interest }: PreparedSlip, layout: string): void {
  const errors: FieldErrors = {}
  if (accepted) errors['acceptance'] = [`deve ser N: o ${layout} não tem aceite`]
  if ((fine?.days ?? 1) !== 1) errors['days_for_fine'] = [`deve ser 1 no ${layout}`]
  if ((interest?.days ?? 1) !== 1) errors['days_for_interest'] = [`deve ser 1 no ${layout}`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Only the concession of a rebate has one (CNAB 400 p. 15, CNAB 240 p. 11): with another movement it would be lost. */
export function checkRebate({ movement, value_rebate }: EntryContext): void {
  if (movement !== REBATE && value_rebate !== null && value_rebate > 0)
    throw new ValidationError({
      value_rebate: ['só é lido pela Unicred na concessão de abatimento: envie a instrução 1004'],
    })
}

/** Code and days are read with 01 and 26 only; 26 creates or changes the order to protest, or removes it. */
export function protestOf(deadlines: Deadlines, { slip, movement, our_code }: EntryContext): CodedDays {
  const isOrder = movement === '01' || our_code === '1151' || our_code === '1017'
  if (our_code === '1151' && slip.days_for_sue === null)
    throw new ValidationError({ days_for_sue: [MUST_NOT_BE_BLANK] })
  return isOrder ? codedDays(slip, 'sue_code', deadlines, movement) : { code: NO_PROTEST, days: 0 }
}

/** The document type that the file leaves out, unless it is the usual one. */
export function documentOf(slip: PreparedSlip, layout: string): Readonly<Record<string, string>> {
  const type = documentTypeIn(documentTypes, slip, layout)
  return type === USUAL_DOCUMENT ? {} : { document_type: type }
}
