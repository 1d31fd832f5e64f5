/** Conversions count the payments and reversals that need review, and tables show them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { Report } from '../../src/cli/report.js'
import { RunTotals } from '../../src/cli/run-totals.js'
import type { Terminal } from '../../src/cli/terminal.js'
import { convertAll, type FileOutcome } from '../../src/convert/index.js'
import { fixture, folderOf, manifestIn } from './folders.js'

/**
 * Banco do Brasil CNAB 240: one payment has an unreadable amount, one has no segment U, and the credit date of one of R$ 306,69 is 31/04. Itaú CNAB 400: one amount
 * of R$ 410,15 may be another one by an unreadable fine, and the credit date of a payment of R$ 515,15 is 31/02. An impossible date shows that columns may be shifted.
 */
const FILES = { 'a.ret': fixture('001-bb/cnab240/damaged.ret'), 'b.ret': fixture('341-itau/cnab400/damaged.ret') }
const SURE = { 'c.ret': fixture('237-bradesco/cnab400/settlements.ret') }

async function outcomesOf(folder: string, to: 'ndjson' | 'csv' = 'ndjson') {
  const out = folderOf()
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll([folder], { out, to, workers: 1 })) outcomes.push(outcome)
  return { out, outcomes }
}

test('outcomes and the manifest have the count and the paid amount of each file', async () => {
  const { out, outcomes } = await outcomesOf(folderOf({ ...FILES, ...SURE }))
  const counts = [
    { count: 3, paid_amount: 30_669 },
    { count: 2, paid_amount: 41_015 + 51_515 },
    { count: 0, paid_amount: 0 },
  ]
  expect(outcomes.map((outcome) => outcome.status === 'converted' && outcome.conversion.needs_review)).toEqual(counts)
  const lines = manifestIn(out).filter(({ type }) => type === 'file')
  expect(lines.map((line) => (line as { needs_review?: unknown }).needs_review)).toEqual(counts)
})

test('CSV has the codes as a column by default, empty for a sure record', async () => {
  const { outcomes } = await outcomesOf(folderOf(FILES), 'csv')
  const rows = outcomes.flatMap((outcome) => {
    if (outcome.status !== 'converted') return []
    return parse(readFileSync(join(outcome.conversion.output)), { columns: true }) as Record<string, string>[]
  })
  const codes = rows.map((row) => row['needs_review']!)
  expect(codes.filter((code) => code !== '')).toEqual([
    ...['not_a_number', 'doubtful_payment', 'missing_companion'],
    ...['paid_amount_ambiguous not_a_number', 'doubtful_payment'],
  ])
})

test.each([
  ['pt', '5 pagamentos ou estornos a conferir, R$ 1.231,99'],
  ['en', '5 payments or reversals need review, R$ 1.231,99'],
] as const)('the totals of the command show them: %s', async (language, expected) => {
  const { outcomes } = await outcomesOf(folderOf({ ...FILES, ...SURE }))
  const printed: string[] = []
  const terminal = { line: (text = '') => printed.push(text), style: (_: string, text: string) => text }
  const totals = new RunTotals()
  for (const outcome of outcomes) totals.add(outcome)
  new Report(terminal as unknown as Terminal, language).totals(totals)
  expect(printed.join('\n').replaceAll('\u00a0', ' ')).toContain(expected)
})
