/** The registry: every bank the library knows. Adding a bank adds one line here. */
import { plainUpper } from '../cobranca/index.js'
import { bancoDoBrasil } from './001-bb/index.js'
import { santander } from './033-santander/index.js'
import { caixa } from './104-caixa/index.js'
import { bradesco } from './237-bradesco/index.js'
import { itau } from './341-itau/index.js'
import { sicredi } from './748-sicredi/index.js'
import { sicoob } from './756-sicoob/index.js'
import type { Bank } from './bank.js'

export const BANKS: readonly Bank[] = [bancoDoBrasil, santander, caixa, bradesco, itau, sicredi, sicoob]

/** The bank of a COMPE number (`'341'`), or undefined. */
export const bankOf = (number: string): Bank | undefined => 
  BANKS.find((bank) => bank.number === number || bank.formerNumbers?.includes(number) === true)

/** The bank that a person means: by its number, its slug (`itau`) or its name, accents and case apart; or undefined. */
export function bankNamed(name: string): Bank | undefined {
  const plain = plainUpper(name)
  return bankOf(name.trim()) ?? BANKS.find((bank) => plainUpper(bank.slug) === plain || plainUpper(bank.name) === plain)
}
