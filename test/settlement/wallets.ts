/** Drawn wallets that returns tell apart. */
import type { Wallet } from '../../src/cobranca/index.js'

/** Numbers that identify a wallet at some bank. */
const NUMBERS = ['account_number', 'extra1', 'extra3'] as const satisfies readonly (keyof Wallet)[]

/** A number of one or two digits in all wallets (posto, byte) does not identify one. */
const MIN_DIGITS = 3

/** Whether every identifying number of every wallet is its own. Numbers are drawn with and without leading zeros. */
export const areDistinct = (wallets: readonly Wallet[]): boolean =>
  NUMBERS.every((field) => {
    const given = wallets.map((wallet) => String(wallet[field] ?? '')).filter((text) => text !== '')
    if (field !== 'account_number' && given.every(({ length }) => length < MIN_DIGITS)) return true
    return new Set(given.map((text) => text.replace(/^0+/, ''))).size === given.length
  })
