/** Portuguese names that people give to fields of a slip, in the form of `plainName`, with the field. */
import { SLIP_FIELDS, SLIP_TABLE, type SlipField } from './slip-fields.js'

const namedBy = (names: 'columns' | 'suggestedFor'): Readonly<Record<string, SlipField>> =>
  Object.fromEntries(SLIP_FIELDS.flatMap((field) => (SLIP_TABLE[field][names] ?? []).map((name) => [name, field])))

/** Names with one meaning: a CSV may have them as columns. */
export const PORTUGUESE_SLIP_NAMES = namedBy('columns')

/** Names with more than one meaning, and names of other objects: only suggested. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  numero: 'document_number ou customer_address_number',
  documento: 'document_number ou customer_cnpj_cpf',
  multa: 'fine_type com fine_percentage ou fine_value',
  juros: 'interest_type com interest_percentage ou interest_value',
  mora: 'interest_type com interest_percentage ou interest_value',
  desconto: 'discount_type com discount_value ou discount_percentage',
  abatimento: 'value_rebate, na entrada',
  carteira: 'bank_contract_slug, na carteira (wallet)',
  agencia: 'agency_number, na carteira (wallet)',
  conta: 'account_number, na carteira (wallet)',
  convenio: 'o campo extra do convênio, na carteira (wallet)',
}

/** Names that a message answers with the field to use. */
export const SLIP_SYNONYMS: Readonly<Record<string, string>> = {
  ...PORTUGUESE_SLIP_NAMES,
  ...namedBy('suggestedFor'),
  ...AMBIGUOUS,
}
