/** Banco do Brasil, CNAB400/CBR643: how its return files are laid out and what their columns mean. */
import { cnab400Return } from '../families/core400/index.js'
import { bank, checkedDigit400, manualReturn400 } from './bank.js'
import { events400, occurrences400, reasons400, refusals400 } from './cnab400-occurrences.js'
import {
  returnCheque,
  returnDocumentNumber,
  returnEmail,
  returnHeader,
  returnHeader6,
  returnPix,
  returnSplit,
  returnSplitIspb,
  returnTitle,
  returnTitle6,
  returnTitleLimit,
  returnTitleLimit6,
  returnTrailer,
  returnVendor,
} from './cnab400-return.js'
import { OLD_HEADER, UP_TO_9999, VARIANT_4, VARIANT_6 } from './variants.js'

/** What may come behind a title, whatever its type. */
const companions = {
  split: returnSplit,
  split_ispb: returnSplitIspb,
  vendor: returnVendor,
  email: returnEmail,
  cheque: returnCheque,
  document_number: returnDocumentNumber,
  pix: returnPix,
}

const rules = { split: { many: true }, split_ispb: { many: true }, vendor: {}, email: {}, cheque: {}, document_number: {}, pix: {} } as const

const titles = [
  { main: 'title', companions: rules },
  { main: 'title_limit', companions: rules },
] as const

/** Nota 11: the entry was a credit. */
const CREDIT = ['2'] as const

/**
 * 254–266 is what the payer paid; 306–318 is what was entered in the account, net of the fee, or gross where the fee is debited apart (nota 6 e).
 * The entry is a debit when only fees are charged, or when they are more than was paid (nota 11): then nothing was credited. `title_limit` has days
 * in the columns of other receipts (nota 26).
 */
const projected = <R extends 'title' | 'title_limit'>(record: R) =>
  ({
    credit_amount: { money: `${record}.entry_amount`, where: `${record}.entry_side`, is: CREDIT },
    error_code: `${record}.receipt_nature`,
  }) as const

const common = {
  bank,
  projections: { title: projected('title'), title_limit: projected('title_limit') },
  manual: manualReturn400,
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals400,
  events: events400,
} as const

/** Agreements of 7 digits, the only ones the bank still makes. */
export const return400 = cnab400Return({
  ...common,
  layout: { titles, records: { header: returnHeader, title: returnTitle, title_limit: returnTitleLimit, ...companions, trailer: returnTrailer } },
})

/** Agreements of 4 and of 6 digits: detail of type 1. */
const old = {
  ...common,
  layout: { titles, records: { header: returnHeader6, title: returnTitle6, title_limit: returnTitleLimit6, ...companions, trailer: returnTrailer } },
  checked: checkedDigit400,
} as const

/** Agreements up to 9.999: four digits in six columns. */
export const return400Of4 = cnab400Return({
  ...old,
  variant: VARIANT_4,
  told: [OLD_HEADER, { ...UP_TO_9999, also: titles.map(({ main }) => `${main}.agreement_number`) }],
})

/** Agreements from 10.000 to 999.999; and any other file with an agreement in the header's old columns. */
export const return400Of6 = cnab400Return({ ...old, variant: VARIANT_6, told: [OLD_HEADER] })
