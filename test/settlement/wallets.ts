/** Drawn wallets that returns tell apart. */
import type { Wallet } from '../../src/cobranca/index.js'

/** Numbers that identify a wallet at some bank. Numbers of one or two digits (posto, byte) do not. */
const NUMBERS = ['account_number', 'extra1', 'extra3'] as const satisfies readonly (keyof Wallet)[]

const MIN_DIGITS = 3

const bare = (value: string | null | undefined): string => String(value ?? '').replace(/^0+/, '')

/** Whether every identifying number of every wallet is its own. */
export const areDistinct = (wallets: readonly Wallet[]): boolean =>
  NUMBERS.every((field) => {
    const given = wallets.map((wallet) => bare(wallet[field])).filter((text) => text.length >= MIN_DIGITS)
    return new Set(given).size === given.length
  })
