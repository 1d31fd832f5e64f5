/**
 * `cnab-cobranca/settlement`: from return records to the caller's slips.
 *
 * @module
 */

export { type AmountOwed, amountOwed, type SlipCharges } from './amount-owed.js'
export {
  SLIP_TRANSITIONS,
  type SlipState,
  type SlipTransition,
  type SlipTransitionName,
  type StatusChange,
  slipTransition,
  statusAfter,
  statusOn,
} from './slip-status.js'
export { type WalletMatch, walletOf } from './wallet-of.js'
