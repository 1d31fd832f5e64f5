/** The wallet of a record or file, or those that it may be of. */
import type { Wallet } from '../cobranca/index.js'

/** The wallet of a record or file. If not exactly one wallet matches, `reason` is `none` or `several`. `candidates` are all wallets that match. */
export type WalletMatch<W extends Wallet = Wallet> =
  | { readonly wallet: W; readonly reason: null; readonly candidates: readonly [W] }
  | { readonly wallet: null; readonly reason: 'none' | 'several'; readonly candidates: readonly W[] }

export const NO_WALLET = { wallet: null, reason: 'none', candidates: [] } as const

export function matchOf<W extends Wallet>(wallets: readonly W[]): WalletMatch<W> {
  const [wallet, ...others] = wallets
  if (wallet === undefined) return NO_WALLET
  return others.length === 0
    ? { wallet, reason: null, candidates: [wallet] }
    : { wallet: null, reason: 'several', candidates: wallets }
}
