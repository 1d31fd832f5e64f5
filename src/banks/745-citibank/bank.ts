/**
 * Citibank: identity, contracts, wallet, nosso número and free field. Manual CNAB 400 Posições, version 1.16; Manual CNAB 240, version 1.8; Boletos de Cobrança,
 * V6 of May 2014.
 */
import { checkDigitModulo11, MODULO_11, type WalletExtras, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '745', name: 'Citibank', slug: 'citibank' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Manual CNAB 400 Posições, Cobrança Com Registro e Cobrança Sem Registro', version: 'Versão 1.16' }

export const manual240: Manual = { title: 'Manual CNAB 240', version: 'Versão 1.8' }

export interface CitibankContract extends Contract {
  /** Carteira of CNAB 240 (C006, p. 17). */
  readonly chargeType: string
}

/**
 * The service names contracts by the código de produto of the bar code, 3 (Boletos, p. 11). The files have the carteira: simples and caucionada (CNAB 400, p.
 * 5). For some clients the bank numbers the titles, and prints them: slips that the client prints have its own numbers (148–149, p. 5). The service has only the
 * first contract: the other slugs are ours.
 */
export const contracts: Readonly<Record<string, CitibankContract>> = {
  'citibank-bs-3': { code: '1', chargeType: '1', inService: { code: '3', name: '3 - Cobrança Comum (612)' } },
  'citibank-bs-3-2': { code: '2', chargeType: '3' },
  'citibank-bs-3-banco': { code: '1', chargeType: '1', bankNumbers: true },
}

/** Digits of the conta Cosmos (Boletos, p. 17). */
const COSMOS = 10

/** Digits of the portfolio, the last of the identification of the company (Boletos, p. 12). */
const PORTFOLIO = 3

/** The files have no agency: slips have it (Boletos, 4.4, p. 7). `extra3` is the identification of the company, of 20 digits (027–046, p. 3). */
export const walletFields400: WalletFields = { agency_number: 4, extra3: 20 }

/** The conta Cosmos is in all records (G010, p. 22), the identification of the company in the headers (G007, p. 22). */
export const walletFields240: WalletFields = { ...walletFields400, extra1: COSMOS }

/**
 * Both numbers begin with zeros that belong to them, such as the index of the conta Cosmos. The manuals print no check digit for them, so a number that lacks a
 * digit would be that of another account.
 */
export const fullLength = ['extra1', 'extra3'] as const

export const walletExtras: WalletExtras = {
  extra1: { pt: 'conta Cosmos, com índice e dígito', en: 'Cosmos account, with index and check digit' },
  extra3: { pt: 'identificação da empresa no Citibank (ID de cobrança), que termina com o portfólio', en: 'identification of the company at Citibank, which ends with the portfolio' },
}

/** The conta Cosmos, which only the bar code of CNAB 400 needs. */
export const barCodeFields400: WalletFields = { extra1: COSMOS }

/** Eleven digits and a check digit (Boletos, 4.10, pp. 8–9). */
export const ourNumber = { length: 11, digit: (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9) }

/** Código de produto 3, portfolio 3, conta Cosmos without its index 9, nosso número 12 (Boletos, pp. 11–12 and 17). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string =>
  `3${wallet.extra3.slice(-PORTFOLIO)}${wallet.extra1.slice(1)}${our_number.number}${our_number.digit}`

/** «Quando enviado um caracter especial diferente de “/”, “-“ ou “;”, devolveremos em branco»: CNAB 400 v1.16, p. 4; CNAB 240 v1.8, G072, p. 25. */
export const CONTROL_MARKS = '/-;'
