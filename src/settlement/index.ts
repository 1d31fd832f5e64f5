/**
 * `cnab-cobranca/settlement`: from return records to the caller's slips.
 *
 * @module
 */

export { type AmountOwed, amountOwed, type SlipCharges } from './amount-owed.js'
export { type WalletMatch, walletOf } from './wallet-of.js'
