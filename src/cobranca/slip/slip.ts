import type { SLIP_TABLE } from './slip-fields.js'

/**
 * The fields of `T`, each of which may be absent, `undefined` or `null`: all three mean the same, because slips and
 * wallets come from databases and JSON, which write an absent value differently.
 */
export type OptionalFields<T> = { [K in keyof T]?: T[K] | null | undefined }

type Table = typeof SLIP_TABLE

type GivenValue<Row extends { readonly types?: { readonly given: unknown } }> = NonNullable<Row['types']>['given']

type RequiredField = {
  [Field in keyof Table]: 'required' extends NonNullable<Table[Field]['types']>['mark'] ? Field : never
}[keyof Table]

type RequiredValues = { [Field in keyof Table as Field & RequiredField]: GivenValue<Table[Field]> }
type OptionalValues = { [Field in keyof Table as Exclude<Field, RequiredField>]: GivenValue<Table[Field]> }

/**
 * A slip (boleto) to be sent to the bank: the service's `bank_billet`, with the fields that a remittance reads.
 *
 * Names are the service's own. Maximum lengths are the service's too; those of the file are shorter (40 characters for a
 * name), and texts that are cut are reported. Identifiers are never cut: one that is too long is an error. Money is text in reais (`'1.345,56'`), integer cents as a number,
 * or a Decimal in reais; dates are `YYYY-MM-DD`; percentages are of the slip's value, 1.5 for one and a half percent;
 * days are calendar days. Absent, `undefined` and `null` are the same.
 *
 * Source: public service reference, `bank_billets`.
 */
export interface Slip extends RequiredValues, OptionalFields<OptionalValues> {}

/** The fields of the payer that a registration needs. */
export type PayerField = RequiredField & `customer_${string}`

/**
 * A slip that the bank has registered, for an instruction about it: fields of the payer may be absent if the records of the instruction do not send them.
 */
export interface RegisteredSlip extends Omit<Slip, PayerField>, OptionalFields<Pick<Slip, PayerField>> {}
