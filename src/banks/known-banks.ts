/** The banks as users of the library see them: numbers and names, without the definitions of their files. */
import type { Bank } from './bank.js'
import { BANKS, bankNamed, bankOf } from './registry.js'

/** The banks of the library, in the order of their numbers. */
export const KNOWN_BANKS: readonly Bank[] = BANKS

/** Returns the bank with a COMPE number (`'341'`), or undefined. */
export const knownBank = (number: string): Bank | undefined => bankOf(number)

/** Returns the bank with this number, slug (`itau`) or name, or undefined. Accents and case are ignored. */
export const knownBankNamed = (name: string): Bank | undefined => bankNamed(name)
