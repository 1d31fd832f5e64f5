/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): the account of a title, in columns of eight and of two positions. */
import { columnCount } from '../into-fields.js'
import type { WalletColumns, WalletNumbers } from '../wallet-columns.js'
import { remittanceTitle } from './cnab400.js'

/**
 * For a conta cobrança of ten positions, real files have either the first eight positions, or all ten with the complement (nota 2, pp. 20–24). Only the code of
 * transmission of the wallet shows whether an account has eight positions.
 */
export const walletColumns400: WalletColumns = {
  agency_number: 'agency_number',
  account_number: (wallet) => {
    const { account_number, account_complement } = account(wallet)
    return [account_number, account_number + account_complement]
  },
}

/** Columns of the transmission code: eight of the conta movimento, eight of the conta cobrança (nota 2, p. 22). */
const MOVEMENT_ACCOUNT = { from: 4, to: 12 }

const COLLECTION_ACCOUNT = { from: 12, to: 20 }

const ACCOUNT_COLUMNS = columnCount(remittanceTitle.fields.account_number)

/**
 * A new conta cobrança has ten positions: the first eight go into the columns of the account, the last position and the digit into the complement. An old one
 * has eight positions and a blank complement (nota 2, pp. 20–22).
 */
export function account(wallet: WalletNumbers) {
  const isOld = isOldAccount(wallet)
  return {
    movement_account: wallet.extra3.slice(MOVEMENT_ACCOUNT.from, MOVEMENT_ACCOUNT.to),
    account_number: isOld ? collectionAccount(wallet) : wallet.account_number.slice(0, ACCOUNT_COLUMNS),
    account_complement_mark: isOld ? '' : 'I',
    account_complement: isOld ? '' : wallet.account_number.slice(ACCOUNT_COLUMNS) + wallet.account_digit,
  }
}

/** The conta cobrança in the transmission code; for a new account, its first eight positions. */
const collectionAccount = ({ extra3 }: WalletNumbers): string =>
  extra3.slice(COLLECTION_ACCOUNT.from, COLLECTION_ACCOUNT.to)

/** Whether the eight positions in the transmission code are the whole account, with or without its digit. */
function isOldAccount(wallet: WalletNumbers): boolean {
  const { account_number, account_digit } = wallet
  const given = collectionAccount(wallet)
  if (given === account_number.slice(0, ACCOUNT_COLUMNS)) return false
  return [account_number, account_number + account_digit].some(
    (whole) => given === whole.slice(-ACCOUNT_COLUMNS) && /^0*$/.test(whole.slice(0, -ACCOUNT_COLUMNS)),
  )
}
