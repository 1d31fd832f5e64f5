/**
 * `cnab-cobranca/settlement`: from return records to the caller's slips.
 *
 * @module
 */

export type { SlipStatus, Wallet } from '../cobranca/index.js'
export type { ReturnFile, ReturnHeader, ReturnRecord, ReviewCode, ReviewReason } from '../return/index.js'
export { type AmountOwed, amountOwed, type SlipCharges } from './amount-owed.js'
export type { DifferentAmount } from './different-amounts.js'
export { EVENTS, type EventCode, eventsOf, type RecordEffect } from './events.js'
export {
  type PartialPayments,
  type SettledRecord,
  type Settlement,
  type SettlementLists,
  type SettlementStream,
  type SettleOptions,
  type SlipToSettle,
  settle,
  settleStream,
  type UnmatchedReason,
  type UnmatchedRecord,
} from './settle.js'
export {
  type Id,
  type NoSlipReason,
  type SettleStrategy,
  type SlipsIndex,
  type SlipToFind,
  slipsIndex,
} from './slip-finder.js'
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
export { type InReais, toReais } from './to-reais.js'
export { type WalletMatch, walletOf } from './wallet-of.js'
