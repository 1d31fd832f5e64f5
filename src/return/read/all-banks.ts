import { checkBankNumber, returnDialectOf } from '../../banks/index.js'
import type { DialectFinder } from './dialect-finder.js'

/** Finds the dialects of all banks. */
export const ALL_BANKS: DialectFinder = { checkNumber: (bank) => checkBankNumber(bank), find: returnDialectOf }
