/**
 * `cnab-cobranca/settlement`: from return records to the caller's slips.
 *
 * @module
 */

export type { SlipStatus, Wallet } from '../cobranca/index.js'
export type { ChargesSent, SentCharge, SentInterest } from '../remittance/index.js'
export type { ReturnFile, ReturnHeader, ReturnRecord, ReviewCode, ReviewReason } from '../return/index.js'
export { type AmountOwed, amountOwed } from './amount-owed.js'
export type { AmountReason, AmountReasonCode } from './amount-reasons.js'
export type { BookedRecords, CentsOfDay } from './booked.js'
export type { SlipCharges } from './charged-slip.js'
export type { DifferentAmount } from './different-amounts.js'
export { EVENTS, type EventCode, eventsOf, type RecordEffect } from './events.js'
export { type BookedAmounts, type Lookup, LookupError, type Question, type SyncLookup } from './lookup.js'
export { matchKeysOf, type SlipWithWallet } from './match-keys.js'
export type { SettlementReviewCode, SettlementReviewReason } from './review-reasons.js'
export { type Settlement, type SettlementStream, type StreamToSettle, settle, settleStream } from './settle.js'
export type { LookupOptions, SettleOptions, SettleStreamOptions } from './settle-options.js'
export type { SettledRecord, SlipToSettle } from './settled-record.js'
export type {
  PartialPayments,
  SettlementLists,
  UnmatchedReason,
  UnmatchedRecord,
} from './settlement-lists.js'
export { type NoSlipReason, type SlipsIndex, slipsIndex } from './slip-finder.js'
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
export type { Id, SettleStrategy, SlipToFind } from './slip-to-find.js'
export { type InReais, toReais } from './to-reais.js'
export type { WalletMatch } from './wallet-match.js'
export { walletOf } from './wallet-of.js'
