import { shownValue, ValidationError } from '../cobranca/index.js'
import type { Bank, BankDefinition } from './bank.js'
import { bankOf } from './registry.js'

const isDefinition = (bank: Bank): bank is BankDefinition => 'returns' in bank && 'remittances' in bank

/**
 * Returns the definition of a bank. A definition is its own; other banks are found by their number.
 *
 * @throws {ValidationError} under `bank` if no bank of the library has the number
 */
export function definitionOf(bank: Bank): BankDefinition {
  if (isDefinition(bank)) return bank
  const found = bankOf(bank.number)
  if (found !== undefined) return found
  throw new ValidationError({ bank: [`deve ser um banco da biblioteca, e o número é ${shownValue(bank.number)}`] })
}
