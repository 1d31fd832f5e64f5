/**
 * Numbers of BTG's real returns: 13 of 15 and 15 of 17 digits with two blanks after them, and one line counted in the lot and in the file. The Tradutor CNAB
 * (November 2023) prints FEBRABAN's columns of 15 and 17 digits.
 */
import { describe, expect, test } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { emitFile, parseFile } from '../../../src/fixed-width/index.js'
import { lintFile } from '../../../src/inspect/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { changedFixture, withColumns } from '../../changed-fixture.js'

const FILE = '208-btg/cnab240/settlements.ret'
/** Trailers of the lot and of the file. */
const [LOT, END] = [9, 10]

const short = (amount: number): string => `${String(amount).padStart(15, '0')}  `

/** The trailers of the real files: one record, one title, its amount. */
const asSent = (bytes: Buffer): Buffer =>
  withColumns(
    withColumns(bytes, LOT, {
      18: '000001',
      24: '000001',
      30: short(150000),
      53: short(0),
      99: short(0),
    }),
    END,
    { 24: '000001' },
  )

test('the trailers are read without an error', () => {
  const bytes = asSent(changedFixture(FILE, 2, { 184: '021     ' }))
  expect(parseReturn(bytes).diagnostics).toEqual([])
  expect(lintFile(bytes).findings.filter(({ severity }) => severity !== 'info')).toEqual([])
})

test('the file is written again byte for byte', () => {
  const bytes = asSent(changedFixture(FILE, 2, { 184: '021     ' }))
  expect(Buffer.compare(emitFile(parseFile(returnDialectOf(bytes).dialect.layout, bytes)), bytes)).toBe(0)
})

test('other counts are reported', () => {
  const { diagnostics } = parseReturn(changedFixture(FILE, LOT, { 18: '000004' }))
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['total_mismatch', LOT]])
})

describe.each(['compiled', 'interpreted'] as const)('T 199–213, the fee: %s', (engine) => {
  const feeOf = (columns: string) => {
    const { diagnostics, bank_billet_discharges } = parseReturn(changedFixture(FILE, 3, { 199: columns }), { engine })
    return [bank_billet_discharges[0]!.line_parsed.bank_rate, diagnostics.map(({ code }) => code)]
  }

  test('two blanks after 13 digits', () => {
    expect(feeOf('0000000000150  ')).toEqual(['150', []])
    expect(feeOf('0000000000000  ')).toEqual(['0', []])
  })

  test('another number of blanks is an error: digits may be lost', () => {
    for (const columns of ['00000000000150 ', '000000000150   ', '               '.replace(' ', '1')])
      expect(feeOf(columns)).toEqual(['', ['not_a_number']])
  })
})

test('U 123–137, other credits', () => {
  const { bank_billet_discharges, diagnostics } = parseReturn(changedFixture(FILE, 4, { 123: '0000000000078  ' }))
  expect(bank_billet_discharges[0]!.line_parsed.other_credit).toBe('78')
  expect(diagnostics).toEqual([])
})
