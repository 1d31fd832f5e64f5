/** Banco do Brasil, CNAB400/CBR643: how its return files are laid out and what their columns mean. */
import { type Projection, projection } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
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
import { checkedDigit400 } from './contracts.js'
import { manualReturn400 } from './manuals.js'
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

const companionRules = { split: { many: true }, split_ispb: { many: true }, vendor: {}, email: {}, cheque: {}, document_number: {}, pix: {} } as const

const structure = {
  header: 'header',
  trailer: 'trailer',
  titles: [
    { main: 'title', companions: companionRules },
    { main: 'title_limit', companions: companionRules },
  ],
} as const

const sequence = { field: 'sequence', within: 'file' } as const

export const returnLayout400 = fileLayout({
  name: 'bb400.return',
  width: 400,
  records: { header: returnHeader, title: returnTitle, title_limit: returnTitleLimit, ...companions, trailer: returnTrailer },
  structure,
  sequence,
})

/** Agreements of 4 and of 6 digits: detail of type 1. */
export const returnLayout400Old = fileLayout({
  name: 'bb400.return_6',
  width: 400,
  records: { header: returnHeader6, title: returnTitle6, title_limit: returnTitleLimit6, ...companions, trailer: returnTrailer },
  structure,
  sequence,
})

/** Nota 11: the entry was a credit. */
const CREDIT = ['2'] as const

/**
 * 254–266 is what the payer paid; 306–318 is what was entered in the account, net of the fee, or gross where the fee is debited apart (nota 6 e).
 * The entry is a debit when only fees are charged, or when they are more than was paid (nota 11): then nothing was credited. `title_limit` has days
 * in the columns of other receipts (nota 26).
 */
const projected = <R extends 'title' | 'title_limit'>(record: R) =>
  ({
    paid_at: `${record}.occurrence_date`,
    credit_at: `${record}.credit_date`,
    paid_amount: `${record}.paid_amount`,
    credit_amount: { money: `${record}.entry_amount`, where: `${record}.entry_side`, is: CREDIT },
    bank_rate: `${record}.bank_rate`,
    discount: `${record}.discount`,
    billet_fine: `${record}.billet_fine`,
    other_fines: `${record}.other_fines`,
    value_rebate: `${record}.value_rebate`,
    iof: `${record}.iof`,
    event_type: `${record}.occurrence`,
    error_code: `${record}.receipt_nature`,
    agency_number: `${record}.agency_number`,
    account_number: `${record}.account_number`,
    banco_recebedor: `${record}.receiving_bank`,
    agencia_recebedora: `${record}.receiving_agency_number`,
    control_number: `${record}.control_number`,
    document_number: `${record}.document_number`,
  }) as const

const other = { other_credit: 'title.other_credit' } as const

const titles: Record<'title' | 'title_limit', Projection<typeof returnLayout400.records>> = {
  title: { ...projected('title'), ...other, our_number: 'title.our_number', processed_our_number_raw: 'title.our_number' },
  title_limit: { ...projected('title_limit'), our_number: 'title_limit.our_number', processed_our_number_raw: 'title_limit.our_number' },
}

const withDigit = <R extends 'title' | 'title_limit'>(record: R) =>
  ({
    our_number: [`${record}.our_number`, `${record}.our_number_digit`],
    processed_our_number_raw: [`${record}.our_number`, `${record}.our_number_digit`],
  }) as const

const titlesOld: Record<'title' | 'title_limit', Projection<typeof returnLayout400Old.records>> = {
  title: { ...projected('title'), ...other, ...withDigit('title') },
  title_limit: { ...projected('title_limit'), ...withDigit('title_limit') },
}

const header = { beneficiary_name: 'header.beneficiary_name', generated_at: 'header.generation_date', file_number: 'header.file_sequence' } as const

/** Agreements of 7 digits, the only ones the bank still makes. */
export const return400: ReturnDialect = {
  layout: returnLayout400,
  manual: manualReturn400,
  titles: {
    title: projection(returnLayout400, titles.title),
    title_limit: projection(returnLayout400, titles.title_limit),
  },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals400,
  events: events400,
  header,
}

const old = {
  layout: returnLayout400Old,
  manual: manualReturn400,
  titles: {
    title: projection(returnLayout400Old, titlesOld.title),
    title_limit: projection(returnLayout400Old, titlesOld.title_limit),
  },
  occurrences: occurrences400,
  reasons: reasons400,
  refusals: refusals400,
  events: events400,
  header,
} as const

/** Agreements up to 9.999: four digits in six columns. */
export const return400Of4: ReturnDialect = {
  ...old,
  checked: checkedDigit400,
  variant: VARIANT_4,
  told: [OLD_HEADER, { ...UP_TO_9999, also: structure.titles.map(({ main }) => `${main}.agreement_number`) }],
}

/** Agreements from 10.000 to 999.999; and any other file with an agreement in the header's old columns. */
export const return400Of6: ReturnDialect = { ...old, checked: checkedDigit400, variant: VARIANT_6, told: [OLD_HEADER] }
