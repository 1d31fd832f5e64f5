/**
 * Banks without a description: their returns are read by common columns.
 *
 * The build loads `./generic/index.js` on first use (`.build/lazy-imports.ts`).
 */
import type { BankDefinition } from './bank.js'
import { genericReturns } from './generic/index.js'

const load = () => genericReturns

/** Number of banks in the cache, each with the results of its files. Files from untrusted sources may have any number. */
const MAX_KEPT = 64

const known = new Map<string, BankDefinition>()

/** @param number COMPE number of three digits, of a bank that is not in the registry */
export function genericBank(number: string): BankDefinition {
  const identity = { number, name: `banco ${number}`, slug: 'generico' }
  const bank = known.get(number) ?? { ...identity, returns: load()(identity), remittances: {} }
  // The last one used comes last.
  known.delete(number)
  known.set(number, bank)
  if (known.size > MAX_KEPT) known.delete(known.keys().next().value!)
  return bank
}
