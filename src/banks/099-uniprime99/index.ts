import type { BankDefinition } from '../bank.js'
import { uniprimeCentralReturns } from './returns.js'

/**
 * Uniprime Central Nacional, only returns. In remittances, ACBr's class has other columns than the manual of 084 (63–65, 335–394), and no source decides which
 * 099 takes.
 */
export const uniprimeCentral: BankDefinition = {
  ...uniprimeCentralReturns,
  remittances: {},
}
