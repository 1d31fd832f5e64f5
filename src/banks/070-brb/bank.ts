/**
 * BRB: identity, manuals, contracts, wallet, nosso número and free field. BRB Cobrança, Manual e Leiautes, version 077, June 2019; Chave ASBACE, Código de Barras e
 * Linha Digitável, March 2012.
 */
import { asbaceKey, type PreparedWallet, type WalletField, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '070', name: 'BRB', slug: 'brb' } as const satisfies BankIdentity

export const manual: Manual = { title: 'BRB Cobrança – Manual e Leiautes', version: 'versão 077 – junho/2019' }

/** Modalidade in which the bank numbers and prints the slips. */
const BANK_ISSUES = '3'

/**
 * Modalidade de cobrança, the first digit of the nosso número (sheet Composição Barra-Linha BRB, row 19). The service's names are those of March 2012 (p. 4);
 * since version 077 all modalities may be registered. The service has no slug for modalidade 3: it is ours.
 */
export const contracts: Readonly<Record<string, Contract>> = {
  'brb-bs-1': { code: '1', inService: { name: '1 - Sem registro' } },
  'brb-bs-2': { code: '2', inService: { name: '2 - Com registro' } },
  'brb-bs-3': { code: BANK_ISSUES, bankNumbers: true },
}

export const isIssuedByBank = ({ code }: Contract): boolean => code === BANK_ISSUES

export const walletFields: WalletFields = { agency_number: 3, account_number: 6, account_digit: 1 }

/** The account is part of the nosso número's key, which has only digits (sheet Cálculo D1 e D2). */
export const withoutLetters: readonly WalletField[] = ['account_digit']

/** Account of the beneficiary, ten digits: agency 3 and account 7 with its digit (058 600200-6: sheet Cálculo D1 e D2, row 5). */
export const accountOf = ({ agency_number, account_number, account_digit }: PreparedWallet): string => agency_number + account_number + account_digit

/** Increment of the number, three digits, «opcional» (sheet Composição Barra-Linha BRB, row 12). */
export const NO_INCREMENT = '000'

/** Increment 3, account 10, modality 1, sequence 6, in the ASBACE key (sheet Composição Barra-Linha BRB, rows 12–14). */
const keyOf = (wallet: PreparedWallet, modality: string, sequence: string): string => asbaceKey(NO_INCREMENT + accountOf(wallet) + modality + sequence, bank.number)

/** Sequence, 070 and both check digits; the modality precedes them (same sheet, rows 19–23). */
export const ourNumber = {
  length: 6,
  digitLength: 5,
  prefix: (_wallet: PreparedWallet, { code }: Contract): string => code,
  digit: (number: string, wallet: PreparedWallet, { code }: Contract): string => keyOf(wallet, code, number).slice(-5),
} as const

export const freeField = ({ wallet, our_number }: FreeFieldContext): string => keyOf(wallet, our_number.prefix, our_number.number)
