/** Bradesco's free field. Cobrança CNAB 400, version 17 of 28 September 2020, p. 28. */
import type { FreeFieldContext } from '../../free-field.js'

/** 25 digits: agency 4, carteira 2, nosso número 11 without its digit, account 7 without its digit, a zero. */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  `${wallet.agency_number}${contract.code}${our_number.number}${wallet.account_number}0`
