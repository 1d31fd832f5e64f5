/** Values that go into the same fields of most banks' remittances, by the field's name, whichever the record. */
import type { PreparedSlip } from '../../../cobranca/index.js'
import { taxIdKind1, taxIdKind2 } from '../../../febraban/index.js'
import type { AnyField, DefaultValues, FixedRecord } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import { columnCount } from '../../into-fields.js'
import type { EntryContext, FileContext } from '../../remittance-dialect.js'

/** The bank, the beneficiary and the account. */
const beneficiary = ({ number }: BankIdentity): DefaultValues<FileContext> => ({
  bank_code: () => number,
  beneficiary_tax_id_type: ({ wallet }) => taxIdKind2(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: ({ wallet }) => wallet.beneficiary_tax_id,
  agency_number: ({ wallet }) => wallet.agency_number,
  agency_digit: ({ wallet }) => wallet.agency_digit,
  account_number: ({ wallet }) => wallet.account_number,
  account_digit: ({ wallet }) => wallet.account_digit,
})

/** Headers and trailers. */
export const usualOfFile = (bank: BankIdentity): DefaultValues<FileContext> => ({
  ...beneficiary(bank),
  operation_name: () => 'REMESSA',
  service_name: () => 'COBRANCA',
  beneficiary_name: ({ wallet }) => wallet.beneficiary_name,
  generation_date: ({ date }) => date,
  remittance_number: ({ remittance_number }) => remittance_number,
  file_sequence: ({ remittance_number }) => remittance_number,
})

/** Titles and the records that come with them. */
export const usualOfEntry = (bank: BankIdentity, { fields }: FixedRecord): DefaultValues<EntryContext> => ({
  ...beneficiary(bank),
  wallet_number: ({ contract }) => contract.code,
  our_number: ourNumberIn(fields),
  our_number_digit: ({ our_number }) => our_number.digit,
  movement: ({ movement }) => movement,
  file_sequence: ({ remittance_number }) => remittance_number,
  control_number: ({ slip }) => slip.control_number,
  document_number: ({ slip }) => slip.document_number,
  document_date: ({ slip }) => slip.document_date,
  due_date: ({ slip }) => slip.expire_at,
  amount: ({ slip }) => slip.amount,
  value_rebate: ({ value_rebate }) => value_rebate ?? 0,
  discount_date: ({ slip }) => dateOfDiscount(slip, 0),
  second_discount_date: ({ slip }) => dateOfDiscount(slip, 1),
  third_discount_date: ({ slip }) => dateOfDiscount(slip, 2),
  payer_tax_id_type: kindOfPayer(fields['payer_tax_id_type']),
  payer_tax_id: ({ slip }) => slip.payer.tax_id,
  payer_name: ({ slip }) => slip.payer.name,
  payer_address: ({ slip }) => slip.payer.address,
  payer_neighborhood: ({ slip }) => slip.payer.neighborhood,
  payer_zipcode: ({ slip }) => slip.payer.zipcode,
  payer_city: ({ slip }) => slip.payer.city,
  payer_state: ({ slip }) => slip.payer.state,
  nfe_key: ({ slip }) => slip.nfe_key ?? undefined,
  guarantor_name: ({ slip }) => slip.guarantor?.name ?? '',
})

/** Nosso número with its check digit, unless another field has the digit or the field is as long as the number. */
function ourNumberIn({ our_number, our_number_digit }: Readonly<Partial<Record<string, AnyField>>>): (context: EntryContext) => string {
  const columns = our_number === undefined ? 0 : columnCount(our_number)
  if (our_number_digit !== undefined) return (context) => context.our_number.number
  return ({ our_number: { number, digit } }) => (columns === number.length ? number : number + digit)
}

/** The kind of the payer's tax id, in one column or two. */
function kindOfPayer(field: AnyField | undefined): (context: EntryContext) => string {
  const kindOf = field?.from === field?.to ? taxIdKind1 : taxIdKind2
  return ({ slip }) => kindOf(slip.payer.tax_id_type)
}

const dateOfDiscount = ({ discounts }: PreparedSlip, index: number): string | null => discounts[index]?.date ?? null

/** Conditions for sending optional records with an entry, by role. */
export const USUAL_CONDITIONS: Readonly<Record<string, (context: EntryContext) => boolean>> = {
  fine: ({ slip }) => slip.fine !== null,
  discounts: ({ slip }) => slip.discounts.length > 1,
  messages: ({ slip }) => slip.instructions.length > 0,
  guarantor: ({ slip }) => slip.guarantor !== null,
  split: ({ slip }) => slip.split.length > 0,
  pix: ({ slip }) => slip.pix !== null,
}
