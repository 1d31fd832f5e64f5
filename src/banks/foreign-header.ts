/** Files of a bank whose header has the number of another bank. */
import type { Direction, FileHead, Identity } from '../febraban/index.js'
import { once } from '../fixed-width/index.js'
import type { BankIdentity, ForeignHeader } from './bank.js'

/** Returns the banks whose signatures match the lines of a file whose header has another number. Does not load the records of any bank. */
export function banksOfForeignHeader(head: FileHead, { bank, format }: Identity, direction: Direction, banks: readonly BankIdentity[]): readonly BankIdentity[] {
  const ofNumber = bank === null ? undefined : claimsOf(banks).get(bank)
  if (ofNumber === undefined) return []
  const claims = ofNumber.filter(({ header }) => header.layout === format && header.direction === direction)
  const lines = head.linesOfFirstFile
  return [...new Set(claims.filter(({ header }) => lines.some((line) => hasSignatures(header, line))).map((claim) => claim.bank))]
}

/** The headers with numbers of other banks, by these numbers. */
const claimsOf = once((banks: readonly BankIdentity[]) => {
  const claims = banks.flatMap((bank) => (bank.foreignHeaders ?? []).map((header) => ({ bank, header })))
  const numbers = new Set(claims.flatMap(({ header }) => header.numbers))
  return new Map(Array.from(numbers, (number) => [number, claims.filter(({ header }) => header.numbers.includes(number))]))
})

const hasSignatures = ({ detectBy }: ForeignHeader, line: string): boolean =>
  detectBy.every(({ columns: [from, to], matches }) => matches.test(line.slice(from - 1, to)))
