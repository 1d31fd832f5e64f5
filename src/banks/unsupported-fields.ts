/** Values for `unsupportedFields`: texts of a slip for which layouts often have no columns, by the slip's field. */
import type { PreparedSlip } from '../cobranca/index.js'
import { type FixedRecord, hasValue } from '../fixed-width/index.js'

/** Messages for the cashier and the payer. */
export const messagesOf = ({ instructions }: PreparedSlip): Readonly<Record<string, string>> =>
  instructions.length === 0 ? NOTHING : { instructions: instructions.join(' ') }

/** The guarantor's name. */
export const guarantorNameOf = ({ guarantor }: PreparedSlip): Readonly<Record<string, string>> =>
  guarantor === null ? NOTHING : { guarantor_name: guarantor.name }

/** The guarantor's tax id and address. */
export const guarantorDetailsOf = (slip: PreparedSlip): Readonly<Record<string, string>> =>
  slip.guarantor === null ? NOTHING : { guarantor_cnpj_cpf: slip.guarantor.tax_id ?? '', ...guarantorAddressOf(slip) }

/** The guarantor's address. */
export const guarantorAddressOf = ({ guarantor }: PreparedSlip): Readonly<Record<string, string>> =>
  guarantor === null
    ? NOTHING
    : {
        guarantor_address: guarantor.address ?? '',
        guarantor_neighborhood: guarantor.neighborhood ?? '',
        guarantor_zipcode: guarantor.zipcode ?? '',
        guarantor_city_name: guarantor.city ?? '',
        guarantor_state: guarantor.state ?? '',
      }

/** Whether the guarantor has a part of an address. Layouts with a record for the guarantor's address send it. */
export const hasGuarantorAddress = ({ guarantor }: PreparedSlip): boolean =>
  guarantor !== null && [guarantor.address, guarantor.zipcode, guarantor.city, guarantor.state].some((part) => part !== null)

/** The guarantor's neighborhood. */
export const guarantorNeighborhoodOf = ({ guarantor }: PreparedSlip): Readonly<Record<string, string>> =>
  guarantor === null ? NOTHING : { guarantor_neighborhood: guarantor.neighborhood ?? '' }

/** The texts about a guarantor for which the written records of a layout have no columns. */
export function guarantorBeyond(records: readonly FixedRecord[]): (slip: PreparedSlip) => Readonly<Record<string, string>> {
  const has = (field: string): boolean => records.some((record) => hasValue(record, field))
  if (!has('guarantor_name')) return (slip) => mergeFields(guarantorNameOf(slip), guarantorDetailsOf(slip))
  if (!has('guarantor_tax_id')) return guarantorDetailsOf
  if (!has('guarantor_address')) return guarantorAddressOf
  return has('guarantor_neighborhood') ? () => NOTHING : guarantorNeighborhoodOf
}

const NOTHING: Readonly<Record<string, string>> = {}

/** Merges both; avoids the copy if only one has entries. */
export const mergeFields = (some: Readonly<Record<string, string>> | null, others: Readonly<Record<string, string>> | null): Readonly<Record<string, string>> => {
  if (some === null || some === NOTHING) return others ?? NOTHING
  return others === null || others === NOTHING ? some : { ...some, ...others }
}
