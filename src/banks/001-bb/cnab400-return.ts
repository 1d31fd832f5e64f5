/** Banco do Brasil, CNAB 400: how returns are read (CBR643, June 2019). */
import { cnab400Return } from '../families/core400/index.js'
import { bank, manualReturn400, walletColumns } from './bank.js'
import { returnRecords400 } from './cnab400.js'
import { events400, occurrences400, reasons400, rejectionCodes400 } from './cnab400-tables.js'

/** Nota 11: the amount was credited. */
const CREDIT = ['2'] as const

/**
 * 254–266 is the amount paid by the payer. 306–318 is the amount booked in the account, net of the fee, or gross if the fee is debited separately (nota 6 e).
 * It is a debit if only fees are charged, or if the fees exceed the payment (nota 11): then nothing was credited. `title_limit` has days in the columns of
 * other receipts (nota 26).
 */
const projected = <Role extends 'title' | 'title_limit'>(role: Role) =>
  ({
    credit_amount: { money: `${role}.entry_amount`, where: `${role}.entry_side`, is: CREDIT },
    error_code: `${role}.receipt_nature`,
  }) as const

/** Records that may follow a title. */
const companionsOfReturn = {
  split: { many: true },
  split_ispb: { many: true },
  vendor: {},
  email: {},
  cheque: {},
  document_number: {},
  discounts: {},
  pix: {},
} as const

/** Returns; the records of a title are of type 1 or 7. */
export const returnSpec400 = (records: typeof returnRecords400) =>
  ({
    bank,
    layout: {
      titles: [
        { main: 'title', companions: companionsOfReturn },
        { main: 'title_limit', companions: companionsOfReturn },
      ],
      records,
    },
    projections: { title: projected('title'), title_limit: projected('title_limit') },
    manual: manualReturn400,
    occurrences: occurrences400,
    reasons: reasons400,
    rejectionCodes: rejectionCodes400,
    events: events400,
    walletColumns,
  }) as const

/** Agreements of 7 digits, the only length that the bank still assigns. */
export const return400 = cnab400Return({ ...returnSpec400(returnRecords400), evidence: 'manual_and_files' })
