/** Finds the dialect of a file for a reader. */
import {
  BANK_NAMES,
  type BankReturns,
  type ChosenBank,
  checkNumberAmong,
  chosenReturnDialectOf,
  type FoundReturn,
} from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import type { FileHead } from '../../febraban/index.js'

export interface DialectFinder {
  /** Checks the number of a bank that the caller gave. */
  checkNumber(bank: unknown): void
  find(head: FileHead | Uint8Array, bank: string | undefined): FoundReturn
}

/**
 * Finds the dialects of some banks. Files of other banks are errors.
 *
 * @throws {ValidationError} under `banks` if it is not a list of definitions
 */
export function finderAmong(banks: readonly ChosenBank[]): DialectFinder {
  if (!Array.isArray(banks) || banks.length === 0 || !banks.every(isDefinition))
    throw new ValidationError({ banks: [NOT_BANKS] })
  const chosen = { banks: banks as readonly BankReturns[], names: BANK_NAMES }
  return {
    checkNumber: (bank) => checkNumberAmong(BANK_NAMES, bank),
    find: (head, bank) => chosenReturnDialectOf(head, chosen, bank),
  }
}

const isDefinition = (bank: unknown): boolean => typeof bank === 'object' && bank !== null && 'returns' in bank

const NOT_BANKS =
  "deve ser uma lista de bancos, como em [itauReturns], com import { itauReturns } from 'cnab-cobranca/banks/341-itau/returns'"
