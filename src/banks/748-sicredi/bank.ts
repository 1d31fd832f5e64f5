/** Sicredi: identity, manuals, contract, nosso número, free field, file name and characters. */
import { checkDigitModulo11, MODULO_11, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract, FileContext } from '../remittance-dialect.js'

/** Sicredi. */
export const bank = { number: '748', name: 'Sicredi', slug: 'sicredi' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Manual do Beneficiário – Cobrança CNAB 240', version: 'versão 1.6 (novembro/2021)' }

export const manual400: Manual = { title: 'Manual do Beneficiário – Cobrança CNAB 400', version: 'versão 2.1 (novembro/2021) e diferenças da 1.4 (agosto/2019)' }

/** A contract with the digit of the bar code that distinguishes registered and unregistered titles. */
export interface SicrediContract extends Contract {
  readonly collection: string
}

/** Carteira A (simples) with registration. Public service reference, bank contracts. */
export const contracts: Readonly<Record<string, SicrediContract>> = {
  'sicredi-bs-a1': { code: 'A', collection: '1', inService: { variation: '1', name: 'A (Simples) Com Registro' } },
}

/** Collection without registration: old slips have the kind 3 in the bar code. No available manual has files for it. */
export const barCodeContracts: Readonly<Record<string, SicrediContract>> = {
  'sicredi-bs-a3': { code: 'A', collection: '3', inService: { variation: '3', name: 'A (Simples) Sem Registro' } },
}

/**
 * The account is the beneficiary's code (5) and its digit. `extra1` is the posto (2), 00 if it has letters (CNAB 400, p. 5). `extra2` is the byte of
 * generation: 2 to 9 if the beneficiary gives the numbers, 1 if the cooperative does. Public service reference, wallet fields.
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 5, account_digit: 1, extra1: 2, extra2: 1 }

/**
 * Year 2, byte of generation 1, sequence 5 (CNAB 400, p. 5). The wallet counts only the sequence. The check digit is modulus 11 over cooperative, posto,
 * beneficiary and the whole number (pp. 5–6).
 */
export const ourNumber = {
  length: 8,
  counted: {
    length: 5,
    lead: ({ wallet, date }: FileContext): string => date.slice(2, 4) + wallet.extra2,
  },
  digit(number: string, { agency_number, extra1, account_number }: Pick<PreparedWallet, 'agency_number' | 'extra1' | 'account_number'>): string {
    return checkDigitModulo11([agency_number, extra1, account_number, number], MODULO_11.weights2to9)
  },
}

/** The carteira is always simple (p. 44). */
const SIMPLE = '1'

/**
 * The free field, 25 digits: kind of collection 1, carteira 1, nosso número with its digit 9, cooperative 4, posto 2, beneficiary 5, whether the bar code has a
 * value 1, a zero, and a check digit over all of these. CNAB 400 v2.1, pp. 43–45 and 50–51 (CNAB 240 v1.6, pp. 72–76, has the same).
 */
export function freeField({ wallet, contract, our_number, amount }: FreeFieldContext<SicrediContract>): string {
  const hasValue = amount > 0 ? '1' : '0'
  const title = our_number.number + our_number.digit
  const beneficiary = wallet.agency_number + wallet.extra1 + wallet.account_number
  const digits = `${contract.collection}${SIMPLE}${title}${beneficiary}${hasValue}0`
  return digits + checkDigitModulo11(digits, MODULO_11.weights2to9)
}

/** Codificação dos meses: 1 to 9, O (the letter), N, D. */
const MONTHS = '123456789OND'

/**
 * File name of a remittance. Sicredi identifies the beneficiary by it: the beneficiary's code (five characters), month (one) and day (two) of the file, and an
 * extension of three characters that is unique within the day, here the last digits of the remittance number. CNAB 400 v2.1, pp. 11–12; CNAB 240 v1.6, pp.
 * 14–15.
 */
export function filename({ wallet, date, remittance_number }: FileContext): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1]!
  return `${wallet.account_number}${month}${date.slice(8, 10)}.${String(remittance_number % 1000).padStart(3, '0')}`
}

/**
 * Characters that Sicredi accepts in texts besides letters, digits and blanks, «O Sicredi aceita apenas os caracteres abaixo»: CNAB 240 v1.6, p. 15; CNAB 400
 * v2.1, p. 13.
 */
export const MARKS = '!*-$()[]{},.;:/\\#%&@+='

/** «Sem acentuação ou caracteres especiais»: some texts of CNAB 400 (pp. 30–33). */
export const NO_MARKS = ''
