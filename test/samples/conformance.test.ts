/**
 * Results of reading every real file, in one table that was reviewed by hand against INDEX.md and the manuals. Review every change of it. The received amounts
 * are also compared with the columns that the manuals print, read without the library.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OccurrenceKind } from '../../src/cobranca/index.js'
import type { Diagnostic } from '../../src/fixed-width/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { isUnsupportedFileError, parseReturn, type ReturnFile } from '../../src/return/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { bytesOf, isHere, isRemittance, type Sample, SUITE, samples } from './samples.js'

const UNNAMED: ReadonlySet<string> = new Set(
  (await rowsOf('samples.ts')).flatMap(({ rows }) => rows.SAMPLES.unnamed ?? []),
)

/** Columns of what was received, by bank and layout, and the entry of `line_parsed` that they are. */
interface Received {
  readonly entry: 'paid_amount' | 'credit_amount'
  readonly columns: readonly (readonly [from: number, to: number])[]
}

const PAID_240: Received = { entry: 'paid_amount', columns: [[78, 92]] }
const PAID_400: Received = { entry: 'paid_amount', columns: [[254, 266]] }

const RECEIVED: Readonly<Record<string, Received>> = {
  // FEBRABAN v10.7, segment U, 12.3U, C052.
  '001/240': PAID_240,
  '033/240': PAID_240,
  '104/240': PAID_240,
  '237/240': PAID_240,
  '748/240': PAID_240,
  '756/240': PAID_240,
  // Itaú, CNAB 240, January 2017, p. 15: both are «valor lançado em conta corrente».
  '341/240': { entry: 'credit_amount', columns: [[93, 107]] },
  // Banco do Brasil, CBR643, June 2019, field 39.
  '001/400': PAID_400,
  // Santander, CNAB 400, July 2025, p. 15: «valor total recebido».
  '033/400': PAID_400,
  // Caixa, SIGCB CNAB 400, April 2020, 29.1 to 31.1: principal, interest, fine.
  '104/400': {
    entry: 'paid_amount',
    columns: [
      [254, 266],
      [267, 279],
      [280, 292],
    ],
  },
  // Bradesco, CNAB 400, September 2020, p. 43.
  '237/400': PAID_400,
  // Itaú, CNAB 400, July 2021, p. 20: «valor lançado em conta corrente».
  '341/400': { entry: 'credit_amount', columns: [[254, 266]] },
  // Sicredi, CNAB 400, November 2021.
  '748/400': PAID_400,
  // Sicoob, CNAB 400, October 2019, field 41.
  '756/400': PAID_400,
}

/** Cents in the columns of every line that is a title's, whatever else it is. */
function receivedIn(sample: Sample): bigint {
  const isTitle = (line: string): boolean =>
    sample.layout === '240' ? line[7] === '3' && line[13] === 'U' : /^[17]/.test(line)
  const cents = (text: string): bigint => (/^\d+$/.test(text) ? BigInt(text) : 0n)
  return bytesOf(sample)
    .toString('latin1')
    .split(/\r?\n/)
    .filter(isTitle)
    .flatMap((line) =>
      RECEIVED[`${sample.bank}/${sample.layout}`]!.columns.map(([from, to]) => cents(line.slice(from - 1, to))),
    )
    .reduce((sum, each) => sum + each, 0n)
}

const counted = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return (
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, count]) => `${value}×${count}`)
      .join(' ') || '—'
  )
}

const findings = (diagnostics: readonly Diagnostic[]): string =>
  counted(diagnostics.flatMap(({ code, further }) => new Array<string>(further?.count ?? 1).fill(code)))

const money = (cents: number | bigint): string =>
  `${String(cents)
    .padStart(3, '0')
    .replace(/(\d\d)$/, ',$1')}`

const readAs = ({ bank, layout, variant }: { bank: string; layout: string; variant?: string }): string =>
  [bank, layout, variant].filter((part) => part !== undefined).join(' ')

const read = (sample: Sample): ReturnFile =>
  parseReturn(bytesOf(sample), UNNAMED.has(sample.name) ? { bank: sample.bank } : {})

function rowOf(sample: Sample): readonly string[] {
  try {
    if (isRemittance(sample)) {
      const file = parseRemittance(bytesOf(sample))
      const codes = file.titles.map(({ occurrence, our_code }) => `${occurrence}=${our_code ?? '?'}`)
      return [readAs(file), String(file.titles.length), counted(codes), '', '', '', findings(file.diagnostics)]
    }
    const file = read(sample)
    const codes = file.bank_billet_discharges.map(
      ({ occurrence, our_occurrence }) => `${occurrence}=${our_occurrence ?? '?'}`,
    )
    const kinds = (Object.entries(file.totals.by_kind) as [OccurrenceKind, { count: number }][]).map(
      ([kind, { count }]) => `${kind}×${count}`,
    )
    const fees = Object.values(file.totals.by_kind).reduce((sum, { bank_rate }) => sum + (bank_rate ?? 0), 0)
    return [
      readAs(file),
      String(file.bank_billet_discharges.length),
      counted(codes),
      kinds.sort().join(' ') || '—',
      money(file.totals.paid_amount),
      money(fees),
      findings(file.diagnostics),
    ]
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return [`refused: ${error.reason}`, '', '', '', '', '', '']
  }
}

const HEAD = ['file', 'read as', 'titles', 'codes', 'kinds', 'paid', 'fees', 'diagnostics']

const table = (rows: readonly (readonly string[])[]): string =>
  [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')

describe.skipIf(!isHere)(SUITE, () => {
  it('are read as the report says', async () => {
    const report = `# What is read in real files

Made by \`conformance.test.ts\` from \`../shared/samples\`, of which nothing but names, counts, codes and sums is kept. Codes are the bank's, and the
unified ones they stand for; amounts are in reais: what payers paid (settlements), and what the bank charged for all titles.

${table(samples.map((sample) => [sample.name, ...rowOf(sample)]))}`
    await expect(report).toMatchFileSnapshot(join(import.meta.dirname, 'conformance.md'))
  })

  it.each(
    samples.filter(
      (sample) =>
        !isRemittance(sample) &&
        `${sample.bank}/${sample.layout}` in RECEIVED &&
        !rowOf(sample)[0]!.startsWith('refused'),
    ),
  )('$name: the received amounts are those of its columns', (sample) => {
    const { entry } = RECEIVED[`${sample.bank}/${sample.layout}`]!
    const sum = read(sample).bank_billet_discharges.reduce(
      (sum, { line_parsed }) => sum + BigInt(line_parsed[entry] ?? 0),
      0n,
    )
    expect(money(sum)).toBe(money(receivedIn(sample)))
  })
})
