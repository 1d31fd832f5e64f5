/** Banco do Brasil's free field. Especificações Técnicas para Confecção de Boleto, May 2019, anexos VII to X, pp. 20–24. */
import type { FreeFieldContext } from '../free-field.js'
import type { BbContract } from './contracts.js'

/** Told by 43–44 that the number is 17 digits of the company's own (anexo X). */
const FREE_17 = '21'

/** 25 digits, in one of three ways, by the length of the agreement. */
export function freeField({ wallet, contract, our_number: { prefix, number } }: FreeFieldContext<BbContract>): string {
  const { code, free_field } = contract
  // Agreement 6, number 17 (anexo X).
  if (free_field === 'free_17') return wallet.extra1 + number + FREE_17
  // Six zeros, agreement and number 17 together, carteira (anexo IX).
  if (free_field === 'agreement_7') return (prefix + number).padStart(23, '0') + code
  // Agreement and number 11 together, agency, account, carteira (anexos VII and VIII).
  return (prefix + number).padStart(11, '0') + wallet.agency_number + wallet.account_number + code
}
