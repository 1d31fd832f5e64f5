import { correspondentTitle } from '../banks/index.js'
import {
  barCode,
  isValidationError,
  MUST_NOT_BE_BLANK,
  type PreparedWallet,
  prepareSlip,
  type Slip,
  typeableLine,
  ValidationError,
  WALLET_NUMBERS,
  type Wallet,
  type WalletField,
} from '../cobranca/index.js'
import { configured, openWalletForBarCode } from './open-wallet.js'
import { OurNumbers } from './our-numbers.js'

/** Bar code and numbers that are printed on a slip. */
export interface SlipBarCode {
  /** COMPE number of the bank that collects the title: the correspondent of the contract, or else the bank of the wallet. */
  readonly bank: string
  /** 44 digits. */
  readonly barcode: string
  /** Typeable line (linha digitável), 47 digits. */
  readonly line: string
  /** As printed, with dots and blanks. */
  readonly line_formatted: string
  /** Nosso número without check digit, padded to the bank's length. */
  readonly our_number: string
  /** With prefix and check digit, if the bank has them: `'00002957-2'`. */
  readonly processed_our_number: string
  /** With check digit, without punctuation. */
  readonly processed_our_number_raw: string
}

/**
 * The bar code and typeable line of a slip that has its nosso número.
 *
 * Where the bank numbers the titles, the number is known once the entry's confirmation has come back.
 *
 * @throws {ValidationError} with the errors by field of slip or wallet, as for a remittance, and under `our_number` if it is absent or zero
 * @example barCodeOf({ wallet, slip: { ...slip, our_number: '258281' } }).line_formatted
 */
export function barCodeOf({ wallet, slip }: { readonly wallet: Wallet; readonly slip: Slip }): SlipBarCode {
  const opened = openWalletForBarCode(wallet)
  const { file } = opened
  const prepared = prepareSlip(configured(opened, slip), file.date)
  const own = {
    bank: opened.bank,
    wallet: file.wallet,
    contract: file.contract,
    our_number: new OurNumbers(opened.ourNumber, file, null).of(prepared, false),
  }
  const { bank, wallet: account, contract, our_number } = correspondentTitle({ ...own, slip: prepared }) ?? own
  const { prefix, number, digit } = our_number
  if (/^0+$/.test(number)) throw new ValidationError({ our_number: [MUST_NOT_BE_BLANK] })
  if (bank.freeField === undefined) {
    throw new ValidationError({ bank_contract_slug: [`código de barras não disponível para ${bank.name}`] })
  }
  const { amount, expire_at: due, document_number } = prepared
  const { freeField } = bank
  const of = (given: PreparedWallet): string =>
    freeField({ wallet: given, contract, our_number, document_number, amount, due })
  const barcode = barCode({ bank: bank.number, amount, due, freeField: digitsOf(account, of) })
  const { digits, formatted } = typeableLine(barcode)
  return {
    bank: bank.number,
    barcode,
    line: digits,
    line_formatted: formatted,
    our_number: number,
    processed_our_number: prefix + number + (digit === '' ? '' : `-${digit}`),
    processed_our_number_raw: prefix + number + digit,
  }
}

/**
 * Returns the free field of a bar code, which holds digits alone. Unicred's manual of 2012, p. 83, computes only digits for accounts, though its files have a column
 * for a letter.
 *
 * @throws {ValidationError} naming the wallet's fields that bring a letter into it
 */
function digitsOf(wallet: PreparedWallet, freeFieldOf: (wallet: PreparedWallet) => string): string {
  const lettered = WALLET_NUMBERS.filter((field) => /[^0-9]/.test(wallet[field]))
  if (lettered.length === 0) return freeFieldOf(wallet)
  const bare = (fields: readonly WalletField[]): PreparedWallet => ({
    ...wallet,
    ...Object.fromEntries(fields.map((field) => [field, wallet[field].replace(/[^0-9]/g, '0')])),
  })
  const isDigits = (given: PreparedWallet): boolean => {
    try {
      return /^[0-9]+$/.test(freeFieldOf(given))
    } catch (error) {
      if (isValidationError(error)) return false
      throw error
    }
  }
  // A letter of a field is in the free field if the free field is still wrong when only this field has its letter.
  const wrong = lettered.filter((field) => !isDigits(bare(lettered.filter((each) => each !== field))))
  if (wrong.length > 0) throw new ValidationError(Object.fromEntries(wrong.map((field) => [field, [PART_OF_BAR_CODE]])))
  return freeFieldOf(wallet)
}

const PART_OF_BAR_CODE = 'deve ter só algarismos: faz parte do código de barras'
