/**
 * Banco Daycoval: identity, contracts and wallet. Manual Técnico, Cobrança, Arquivos Remessa – Retorno: NOVO CNAB400, carteira 6, and CNAB400, carteira 3, both
 * of September 2023.
 */
import { BLANK, type PreparedWallet, ValidationError, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import { type Autbank400Contract, freeField as familyFreeField, ourNumber as familyNumber } from '../families/autbank400/index.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '707', name: 'Daycoval', slug: 'daycoval' } as const satisfies BankIdentity

export const manual400: Manual = {
  title: 'Manual Técnico – Cobrança – Arquivos Remessa – Retorno (NOVO CNAB400), carteira 6; (CNAB400), carteira 3',
  version: 'SET/2023',
}

/**
 * The service has 121, also in the manual's example (carteira 6, p. 18). The bank numbers and prints the titles of carteira 3 (carteira 3, p. 5 and nota 2).
 * The service has no contract for it: the slug is ours and names the carteira of the files.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = {
  'daycoval-bs-121': { code: '121', inFile: '6' },
  'daycoval-bs-3': { code: '3', inFile: '3', bankNumbers: true },
}

/** The agency is needed for the check digit of nosso número; `extra1` is the operation, needed only for the bar code. */
export const walletFields: WalletFields = { agency_number: 4, extra3: 20 }

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
