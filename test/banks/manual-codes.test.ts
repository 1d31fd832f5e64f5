/** Every code that a manual prints is in the bank's tables: occurrences, reasons with the occurrences they come with, movements. */
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import type { OccurrenceTable, ReasonTable } from '../../src/febraban/index.js'
import type { Records } from '../../src/fixed-width/index.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'
import { type DialectCodes, listed, type PrintedReasons } from './manual-codes.js'
import { rowsOf } from './rows-of.js'

const typed = await rowsOf('manual-codes.ts', BANKS)

const codesOf = (name: string): DialectCodes => {
  const found = typed.find(({ bank }) => name.startsWith(`${bank.number}/`))
  return found?.rows.MANUAL_CODES[name.slice(name.indexOf('/') + 1)] ?? {}
}

const missing = (codes: string, table: object): string[] => listed(codes).filter((code) => !Object.hasOwn(table, code))

/** `03 A4`: what is printed for an occurrence and no table has. */
const missingReasons = ({ occurrences, codes }: PrintedReasons, tables: readonly ReasonTable[]): string[] =>
  listed(occurrences).flatMap((occurrence) => {
    const known = Object.assign(
      {},
      ...tables.filter((table) => table.occurrences.includes(occurrence)).map((table) => table.codes),
    )
    return missing(codes, known).map((code) => `${occurrence} ${code}`)
  })

/** A code of no unified meaning says why. */
const unexplained = (table: OccurrenceTable): string[] =>
  Object.entries(table).flatMap(([code, occurrence]) =>
    occurrence.our_occurrence === null && Object.values(occurrence.why).some((text) => text.trim() === '')
      ? [code]
      : [],
  )

/** Columns that have codes. */
const coded = (records: Records, columns: readonly string[] = []): string[] =>
  columns.filter((column) => {
    const [role, field] = column.split('.') as [string, string]
    return records[role] !== undefined && records[role].fields[field]!.codes !== undefined
  })

test('codes are typed for dialects that are', () => {
  const names = new Set([...returnDialects(), ...remittanceDialects()].map(({ name }) => name))
  const of = typed.flatMap(({ bank, rows }) => Object.keys(rows.MANUAL_CODES).map((key) => `${bank.number}/${key}`))
  expect(of.filter((name) => !names.has(name))).toEqual([])
})

describe.each(returnDialects())('$name, returns', ({ name, dialect }) => {
  const { occurrences, reasons, uncoded } = codesOf(name)

  test('has every occurrence that the manual prints', () => {
    expect(occurrences, 'none typed').toBeDefined()
    expect(missing(occurrences!.codes, dialect.occurrences)).toEqual([])
  })

  test('has every reason that the manual prints, with its occurrences', () => {
    expect(reasons, 'none typed').toBeDefined()
    expect(reasons!.flatMap((printed) => missingReasons(printed, dialect.reasons))).toEqual([])
  })

  test('has no codes for columns without printed codes', () => {
    expect(coded(dialect.layout.records, uncoded)).toEqual([])
  })

  test('says why an occurrence has no unified code', () => {
    expect(unexplained(dialect.occurrences)).toEqual([])
  })
})

describe.each(remittanceDialects())('$name, remittances', ({ name, dialect }) => {
  const { movements, uncoded } = codesOf(name)

  test('has no codes for columns without printed codes', () => {
    expect(coded(dialect.layout.records, uncoded)).toEqual([])
  })

  test('has every movement that the manual prints', () => {
    expect(movements, 'none typed').toBeDefined()
    expect(missing(movements!.codes, dialect.movements)).toEqual([])
  })
})
