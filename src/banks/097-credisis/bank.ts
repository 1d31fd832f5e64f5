/**
 * CrediSIS: identity, contract, wallet, nosso número and free field. Layout CNAB 240, April 2017; Layout CNAB 400, version 1.1 of June 2017; Boleto de Pagamento,
 * version 1.0 of May 2017.
 */
import { checkDigitModulo11, MODULO_11, type PreparedWallet, ValidationError, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '097', name: 'CrediSIS', slug: 'credisis' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Layout CNAB 240', version: 'abril de 2017' }

export const manual400: Manual = { title: 'Layout CNAB 400', version: 'versão 1.1 (junho de 2017)' }

/** The service's only contract. The files have no carteira 18: CNAB 240 has 1, cobrança simples (C006, p. 27), and CNAB 400 has no column for it. */
export const contracts: Readonly<Record<string, Contract>> = { 'credisis-bs-18': { code: '18' } }

/** `extra1` is the convênio (240, p. 33). Account and digit as in CNAB 400 (pp. 7–8). */
export const walletFields: WalletFields = { agency_number: 4, account_number: 8, account_digit: 1, extra1: 6 }

/** The bank's name in the headers: `097CENTRALCREDI` with the number (240, G014, p. 22; 400, RM.H.10, p. 18). */
export const bankName = 'CENTRALCREDI'

/**
 * Over a CNPJ the weights end at 8 (240, p. 33; 400, p. 36). pyCobranca ends them at 9, which gives 11222333000181 the digit 8 instead of 7. brcobranca does
 * the same: it names the 8, but does not use it. Real files have only CPFs.
 */
const OF_CNPJ = { ...MODULO_11.barCode, weights: MODULO_11.weights2to8.weights } as const

/** Modulus 11 of the beneficiary's tax id with its check digits. Boletos, anexo X, p. 18, has the rule: 0, 10 and 11 become 1. */
function ownerDigit({ beneficiary_tax_id: taxId, beneficiary_tax_id_type: type }: PreparedWallet): string {
  if (/[A-Z]/.test(taxId)) {
    throw new ValidationError({ beneficiary_cnpj_cpf: ['não pode ter letras: o nosso número do CrediSIS usa um dígito calculado só com algarismos'] })
  }
  return checkDigitModulo11(taxId, type === 'cpf' ? MODULO_11.weights9to2ZeroIsOne : OF_CNPJ)
}

/** 097, digit of the beneficiary, agency 4, convênio 6; the wallet counts the last six digits (240, p. 33; 400, p. 36). */
export const ourNumber = {
  length: 6,
  digitLength: 0,
  prefix: (wallet: PreparedWallet): string => bank.number + ownerDigit(wallet) + wallet.agency_number + wallet.extra1,
  digit: (): string => '',
}

/** Five zeros and the nosso número (Boletos, p. 11). */
export const freeField = ({ our_number: { prefix, number } }: FreeFieldContext): string => `00000${prefix}${number}`
