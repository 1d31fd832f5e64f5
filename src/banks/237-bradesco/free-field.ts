/** Bradesco's free field. Cobrança CNAB 400, version 14 of 21 October 2019, p. 26. */
import type { FreeFieldContext } from '../free-field.js'

/** 25 digits: agency 4, carteira 2, nosso número 11 without its digit, account 7 without its digit, a zero. */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext): string =>
  `${wallet.agency_number}${contract.code}${our_number.number}${wallet.account_number}0`
