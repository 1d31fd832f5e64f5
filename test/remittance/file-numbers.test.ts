/** Numbers of remittance files: the number that a remittance returns for the next file can be written. */
import { expect, test } from 'vitest'
import { type Entry, isValidationError, type OurCode, type Wallet } from '../../src/cobranca/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { build, entryOf, type InstructionTable } from './instruction-rows.js'

const TABLES = (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
  Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({ name: `${bank.number}/${key}`, table })),
)

function entryFrom({ rows, instead }: InstructionTable): Entry {
  const [our_code, row] = Object.entries(rows)[0]!
  return { ...entryOf({ ...instead, ...row.slip }, our_code as OurCode), ...row.entry }
}

/** The number of the next file; null if the number does not fit the columns. */
function nextAfter(wallet: Wallet, entry: Entry, next_remittance_number: number): number | null {
  try {
    return build({ ...wallet, next_remittance_number }, entry).next_remittance_number
  } catch (error) {
    if (isValidationError(error) && Object.keys(error.errors).join() === 'next_remittance_number') return null
    throw error
  }
}

test.each(someOf(TABLES, 10))(
  '$name: after the largest number that the columns hold comes 1, and else the next',
  ({ table }) => {
    const entry = entryFrom(table)
    const next = (number: number) => nextAfter(table.wallet, entry, number)
    for (const digits of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const last = 10 ** digits - 1
      const isLargest = next(last + 1) === null
      expect(next(last), `after ${last}`).toBe(isLargest ? 1 : last + 1)
      if (isLargest) return
    }
  },
)

// Guide of 2019, p. 4: «sequencial a partir de 001», in 392–394; CNAB 240, G018 of FEBRABAN 10.6: 158–163.
test.each([
  ['422/cnab400', 999],
  ['756/cnab240', 999_999],
])('%s: the largest number is %i', (name, largest) => {
  const { table } = TABLES.find((each) => each.name === name)!
  expect(nextAfter(table.wallet, entryFrom(table), largest - 1)).toBe(largest)
  expect(nextAfter(table.wallet, entryFrom(table), largest)).toBe(1)
  expect(nextAfter(table.wallet, entryFrom(table), largest + 1)).toBeNull()
})
