/** The fields of a slip by which it is found. */
import type { Slip } from '../cobranca/index.js'
import type { MatchStrategy } from '../return/index.js'

/** Id at the service or in the caller's database. */
export type Id = string | number

/** Returns one value for the ids 7 and '7'. Numbers take no memory of their own. */
export function plainId(id: Id): Id {
  const number = Number(id)
  return String(number) === String(id) ? number : String(id)
}

/** Fields by which a slip is found. */
export interface SlipToFind extends Partial<Pick<Slip, 'our_number' | 'document_number' | 'control_number'>> {
  readonly id: Id
  /** Wallet of the slip. A slip without it may be of any wallet. */
  readonly bank_billet_account_id?: Id | null | undefined
  /** Nosso número with check digit: from `records` of `buildRemittance`, or from the service. */
  readonly processed_our_number_raw?: string | null | undefined
}

/** How slips are found, in this order: by nosso número; by the document's number; by the company's own text. */
export const SETTLE_STRATEGIES = [
  'our_number',
  'document_number',
  'control_number',
] as const satisfies readonly MatchStrategy[]

export type SettleStrategy = (typeof SETTLE_STRATEGIES)[number]
