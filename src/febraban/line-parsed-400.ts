/**
 * Where `line_parsed` comes from in the detail of a CNAB 400 return. There is no standard of this width: these serve the records whose columns have
 * these names, and a bank spreads them under its own differences.
 */

/** What a record of a title tells besides its number and its amounts. */
export const identification400 = <R extends string>(record: R) =>
  ({
    paid_at: `${record}.occurrence_date`,
    event_type: `${record}.occurrence`,
    error_code: `${record}.reason_codes`,
    agency_number: `${record}.agency_number`,
    account_number: `${record}.account_number`,
    banco_recebedor: `${record}.receiving_bank`,
    agencia_recebedora: `${record}.receiving_agency_number`,
    control_number: `${record}.control_number`,
    document_number: `${record}.document_number`,
  }) as const

/** The amounts of a bank that tells what the payer paid in one column, interest and fine in another. What was credited is the bank's to say. */
export const amounts400 = {
  credit_at: 'title.credit_date',
  paid_amount: 'title.paid_amount',
  bank_rate: 'title.bank_rate',
  discount: 'title.discount',
  billet_fine: 'title.billet_fine',
  other_fines: 'title.other_fines',
  other_credit: 'title.other_credit',
  value_rebate: 'title.value_rebate',
  iof: 'title.iof',
} as const
