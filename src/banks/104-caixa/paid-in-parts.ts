/**
 * Caixa's payments, CNAB 400: principal (face value less rebate and discount), interest and fine come apart, and the credit does not come. For the
 * account comes the beneficiary's code, as in CNAB 240.
 */
export const paidInParts = <Main extends string>(main: Main) =>
  ({
    paid_amount: { sum: [`${main}.principal`, `${main}.interest`, `${main}.fine`] },
    billet_fine: { sum: [`${main}.interest`, `${main}.fine`] },
    // Its columns are the bank's own.
    agency_number: null,
    account_number: `${main}.beneficiary_code`,
  }) as const
