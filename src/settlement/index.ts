/**
 * `cnab-cobranca/settlement`: from return records to the caller's slips.
 *
 * @module
 */

export { type WalletMatch, walletOf } from './wallet-of.js'
