/** Daycoval, nosso número and free field: AUTBANK's. */
import { BLANK, type PreparedWallet, ValidationError } from '../../cobranca/index.js'
import { freeField as familyFreeField, ourNumber as familyNumber } from '../families/autbank400/index.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

const OPERATION = 7

const padded = (number: string): string => number.padStart(familyNumber.length, '0')

/**
 * AUTBANK's number (carteira 6, p. 18). Files have its last eight digits without the check digit (nota 2). If the bank gives the number, the return has its
 * check digit.
 */
export const ourNumber = {
  length: 8,
  digit: (number: string, wallet: Pick<PreparedWallet, 'agency_number'>, contract: Pick<Contract, 'code' | 'bankNumbers'>): string =>
    contract.bankNumbers === true ? '0' : familyNumber.digit(padded(number), wallet, contract),
}

/** @throws {ValidationError} for carteira 3, for which the manual has no bar code; under `extra1` when it is not the number of the operation */
export function freeField({ wallet, our_number, ...context }: FreeFieldContext): string {
  if (context.contract.bankNumbers === true)
    throw new ValidationError({ bank_contract_slug: ['não tem código de barras: o Daycoval emite os boletos da carteira 3'] })
  const { extra1 } = wallet
  if (!(/^\d+$/.test(extra1) && extra1.length <= OPERATION)) throw new ValidationError({ extra1: [extra1 === '' ? BLANK : `deve ter até ${OPERATION} algarismos`] })
  const operation = extra1.padStart(OPERATION, '0')
  return familyFreeField({ ...context, wallet: { ...wallet, extra1: operation }, our_number: { ...our_number, number: padded(our_number.number) } })
}
