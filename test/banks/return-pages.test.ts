/**
 * Every return record against the page of the manual that prints it, column by column: where fields begin and end, what they read, how many decimals
 * an amount has, what always stands there. The pages are typed from the manuals, in `test/banks/<compe>-<slug>/return-pages.ts`.
 */
import { describe, expect, test } from 'vitest'
import { BANKS, type BankDefinition } from '../../src/banks/index.js'
import type { FixedRecord, Records } from '../../src/fixed-width/index.js'
import { returnDialects } from './dialects-of.js'
import { differences } from './page-differences.js'
import { rowsOf } from './rows-of.js'

/** The records of a bank's returns by their names: layouts share some. */
const recordsOf = (bank: BankDefinition): ReadonlyMap<string, FixedRecord> =>
  new Map(
    returnDialects([bank]).flatMap(({ dialect }) =>
      Object.values(dialect.layout.records as Records).map((record) => [record.name, record] as const),
    ),
  )

const BANK_PAGES = (await rowsOf('return-pages.ts', BANKS)).map(({ bank, rows }) => ({
  bank,
  pages: rows.RETURN_PAGES,
  deviations: rows.DEVIATIONS ?? {},
  records: recordsOf(bank),
}))

describe.each(BANK_PAGES)('$bank.number-$bank.slug', ({ pages, deviations, records }) => {
  test('every return record has its page, or the reason why there is none', () => {
    expect(Object.keys(pages).sort()).toEqual([...records.keys()].sort())
  })

  test('only records with a page deviate from it', () => {
    for (const name of Object.keys(deviations)) expect(pages[name], name).toBeInstanceOf(Array)
  })

  const printed = [...records].flatMap(([name, read]) => {
    const its = pages[name]
    return typeof its === 'object' ? [{ name, read, page: its }] : []
  })
  test.each(printed)('$name has the columns of its page', ({ name, read, page: its }) => {
    expect(differences(its, read)).toEqual(Object.keys(deviations[name] ?? {}))
  })
})
