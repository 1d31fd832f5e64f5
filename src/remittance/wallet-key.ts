import type { Wallet } from '../cobranca/index.js'

/** What tells one wallet and layout from another: its agreement with the bank, not its counters. */
const IDENTITY = [
  'id',
  'bank_contract_slug',
  'kind',
  'agency_number',
  'account_number',
  'extra1',
  'extra2',
  'extra3',
] as const satisfies readonly (keyof Wallet)[]

/** The same for the same wallet and layout, whatever its counters. */
export const walletKey = (wallet: Wallet): string => JSON.stringify(IDENTITY.map((field) => wallet?.[field]))
