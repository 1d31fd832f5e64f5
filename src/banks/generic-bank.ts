/**
 * Banks without a description: their returns are read by common columns.
 *
 * The build loads `./generic/index.js` on first use (`.build/lazy-imports.ts`).
 */
import type { Bank } from './bank.js'
import { genericReturns } from './generic/index.js'

const load = () => genericReturns

const known = new Map<string, Bank>()

/** @param number COMPE number of three digits, of a bank that is not in the registry */
export function genericBank(number: string): Bank {
  const identity = { number, name: `banco ${number}`, slug: 'generico' }
  const bank = known.get(number) ?? { ...identity, returns: load()(identity), remittances: {} }
  known.set(number, bank)
  return bank
}
