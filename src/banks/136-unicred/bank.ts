/**
 * Unicred do Brasil: identity, contract, wallet, nosso número, free field and file name. Composição da Ficha de Compensação (3 December 2019); Layout de
 * Remessa de Boletos, CNAB 400 (17 November 2021) and CNAB 240 (15 December 2020); Layout de Retorno de Boletos, CNAB 400 (7 August 2020) and CNAB 240
 * (8 July 2021).
 */
import { checkDigitModulo11, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract, FileContext } from '../remittance-dialect.js'

/** A header with the number of Unicred Central RS, whose files have the same columns: real returns of CNAB 400. */
const CENTRAL_RS = [
  { columns: [1, 1], matches: /^0$/ },
  { columns: [77, 79], matches: /^091$/ },
] as const

/**
 * The same for CNAB 240, without a real file. ACBr (class TACBrBancoUnicredRS) writes the remittances of 091 in Unicred's columns; it reads returns by its
 * columns for all banks, with the nosso número in 46–55 of T.
 */
const CENTRAL_RS_240 = [
  { columns: [1, 3], matches: /^091$/ },
  { columns: [8, 8], matches: /^0$/ },
  { columns: [103, 132], matches: /UNICRED/ },
] as const

/**
 * A title under Banco do Brasil's number. That bank's titles of type 1 have the nosso número in 63–73, and amounts in 189–227; a title of Unicred has blanks
 * in both (return CNAB 400, p. 4), and its constants in 86–88 and 107–108.
 */
const TITLE_OF_UNICRED = [
  { columns: [1, 1], matches: /^1$/ },
  { columns: [63, 73], matches: /^ {11}$/ },
  { columns: [86, 88], matches: /^019$/ },
  { columns: [107, 108], matches: /^18$/ },
  { columns: [189, 227], matches: /^ {39}$/ },
] as const

export const bank = {
  number: '136',
  name: 'Unicred',
  slug: 'unicred',
  foreignHeaders: [
    { layout: 'cnab400', direction: 'return', numbers: ['091'], detectBy: CENTRAL_RS },
    { layout: 'cnab240', direction: 'return', numbers: ['091'], detectBy: CENTRAL_RS_240 },
    { layout: 'cnab400', direction: 'return', numbers: ['001'], detectBy: TITLE_OF_UNICRED },
  ],
} as const satisfies BankIdentity

export const manualReturn400: Manual = { title: 'Cobrança Web – Layout de Retorno de Boletos – CNAB 400 posições', version: '07/08/2020' }
export const manualRemittance400: Manual = { title: 'Cobrança Web – Layout de Remessa de Boletos – CNAB 400 posições', version: '17/11/2021' }

export const manualReturn240: Manual = { title: 'Cobrança Web – Layout de Retorno de Boletos – CNAB 240 posições', version: '08/07/2021' }
export const manualRemittance240: Manual = { title: 'Cobrança Web – Layout de Remessa de Boletos – CNAB 240 posições', version: '15/12/2020' }

/** Carteira 21, cobrança com registro (CNAB 400, p. 11; CNAB 240, p. 24). */
export const contracts: Readonly<Record<string, Contract>> = { 'unicred-bs-21': { code: '21' } }

/**
 * Agency of four digits and account of ten with its digit, as in the bar code (ficha, p. 12). `extra1` is the code of the beneficiary and `extra2` that of the
 * cooperative, of ten and four digits as in the file name (CNAB 240, p. 31).
 */
export const walletFields: WalletFields = { agency_number: 4, agency_digit: 1, account_number: 9, account_digit: 1, extra1: 10, extra2: 4 }

/** Ten digits from 0000000001 (CNAB 400, pp. 14 and 19–21; CNAB 240, pp. 22 and 28–29). */
export const ourNumber = { length: 10, digit: (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9) }

/** Agency 4, account 10 with its digit, nosso número 11 with its digit (ficha, p. 12). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string =>
  wallet.agency_number + wallet.account_number + wallet.account_digit + our_number.number + our_number.digit

/** CNAB400_UNICRED_CCCCCCCCCC_COOP_DDMMYYYY_SS.REM: layout, beneficiary, cooperative, day, and a number that differs within the day (CNAB 240, pp. 31–32). */
export const filenameOf =
  (layout: 'CNAB240' | 'CNAB400') =>
  ({ wallet, date, remittance_number }: FileContext): string => {
    const [year, month, day] = date.split('-')
    const number = String(remittance_number).padStart(2, '0').slice(-2)
    return `${layout}_UNICRED_${wallet.extra1}_${wallet.extra2}_${day}${month}${year}_${number}.REM`
  }
