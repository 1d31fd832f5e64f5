/** Numbers of the wallet in the lines of a return: by them the wallet of a title is found. */
import type { WalletField } from '../cobranca/index.js'

export type WalletNumbers = Readonly<Record<WalletField, string>>

/**
 * Numbers that a column holds: a field of the wallet, several fields side by side, or a rule that returns the texts that the column may have. Numbers of the
 * wallet have as many digits as the bank's remittances need. A text of the wallet is `''` if the wallet does not have it.
 */
export type WalletColumn = WalletField | readonly WalletField[] | ((wallet: WalletNumbers) => readonly string[])

/**
 * Columns of a return that identify the wallet. A name is an entry of `line_parsed` (`agency_number`, `account_number`), a field of the title's main
 * record, or a field of the file header (`header.beneficiary_code`).
 *
 * Leading zeros do not count. Columns narrower than the number hold its last digits. A blank column is ignored, and so is a column whose number the wallet does
 * not have. The agency alone does not identify a wallet.
 */
export type WalletColumns = Readonly<Record<string, WalletColumn>>

/** Agency and account, as in most returns. */
export const AGENCY_AND_ACCOUNT: WalletColumns = { agency_number: 'agency_number', account_number: 'account_number' }
