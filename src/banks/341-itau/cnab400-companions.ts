/** Itaú, Cobrança CNAB 400, July 2021 (v3): values of the records that follow a title: fine, Pix, split and guarantor. */
import { addDays, type PreparedCharge, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { taxIdKind2 } from '../../febraban/index.js'
import { chargeInto, inRepeatedColumns } from '../into-fields.js'
import type { RecordValues } from '../remittance-dialect.js'
import { splitErrors } from '../split-rules.js'
import { bank } from './bank.js'
import { remittanceFine, type remittancePayer, type remittancePix, remittanceSplit } from './cnab400.js'
import type { ItauContext400 } from './cnab400-title.js'
import { checkFine } from './rules.js'

/** The fine begins after its date (nota 36): the date is the day before its first day. */
export function fine(context: ItauContext400): RecordValues<typeof remittanceFine> {
  const { slip } = context
  if (slip.fine === null) return {}
  checkFine(context)
  return {
    fine_type: slip.fine.kind === 'percentage' ? '2' : '1',
    fine_date: dayBefore(slip.fine, slip),
    fine_value: chargeInto(remittanceFine.fields.fine_value, slip.fine, 'fine_percentage'),
  }
}

const dayBefore = ({ days }: PreparedCharge, slip: PreparedSlip): string =>
  addDays(slip.expire_at, Math.max(days - 1, 0))

/** A key other than the account's CNPJ, or an existing location (p. 13). */
export function pix({ slip }: ItauContext400): RecordValues<typeof remittancePix> {
  const location_id = slip.pix?.location_id ?? ''
  return { pix_key: slip.pix?.key ?? '', ...(location_id === '' ? {} : { location_id }) }
}

/** Largest number of accounts of a title, in records of type 4 (p. 15). */
const MAX_ACCOUNTS = 30

/** Shares in reais of the title's value (nota 32, kind 2). */
export function split({ slip }: ItauContext400): RecordValues<typeof remittanceSplit>[] {
  const errors = splitErrors(slip, { bank, digits: ['account_digit'], maxAccounts: MAX_ACCOUNTS })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return inRepeatedColumns(
    remittanceSplit,
    'split',
    slip.split,
    ({ agency_number, account_number, account_digit, amount }) => ({
      agency_number,
      account_number,
      account_digit,
      value: amount,
    }),
  ).map((shares, i) => ({ split_sequence: i + 1, ...shares, split_value_type: SHARES_IN_REAIS }))
}

/** Shares in reais of the title's value. 1 is a percentage of it; 3 and 4 refer to the net amount received (nota 32, p. 48). */
const SHARES_IN_REAIS = '2'

/** Tax id (zeros without a tax id) and address of the guarantor, whose name is in the title (nota 30). */
export function payer({ slip: { guarantor } }: ItauContext400): RecordValues<typeof remittancePayer> {
  if (guarantor === null) return {}
  return {
    payer_email: '',
    ...(guarantor.tax_id === null || guarantor.tax_id_type === null
      ? {}
      : { guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type), guarantor_tax_id: guarantor.tax_id }),
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}
