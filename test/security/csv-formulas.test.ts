/** Texts in CSV must not be run as formulas by spreadsheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../src/code/turns.js'
import { COLUMNS } from '../../src/columns.js'
import { convertAll, convertFile } from '../../src/convert/index.js'
import { CsvEncoder } from '../../src/convert/output/csv-encoder.js'
import { csvOptionsOf } from '../../src/convert/output/csv-options.js'
import { escapeFormula } from '../../src/convert/output/formula.js'
import { recordWriter } from '../../src/convert/output/record-writer.js'
import { runWriter } from '../../src/convert/output/run-writer.js'
import type { ColumnName, FlatRecord } from '../../src/index.js'
import { cnab } from '../cli/cnab.js'
import { documentsIn, folderOf, returnOf } from '../convert/folders.js'

/** Start of a formula in spreadsheets. */
const FORMULA = /^[ \u00a0]*[=+\-@＝＋－＠]|^[\t\r]/

const HOSTILE = [
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '-2+3+cmd|x',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  'JOSE;=1+1',
  'JOSE";=1+1',
  'JOSE; -1',
  'JOSE\n=1+1',
  '＝1+1',
]

/** Creates a return of Itaú with a text as the payer's name of the first title (columns 325 to 354). */
function named(text: string): Buffer {
  const bytes = returnOf(3)
  bytes.write(text.padEnd(30).slice(0, 30), 402 + 324, 'latin1')
  return bytes
}

const csv = async (bytes: Uint8Array, options = {}): Promise<string> => {
  const folder = folderOf({ 'a.ret': bytes })
  const { output } = await convertFile(join(folder, 'a.ret'), { out: folder, to: 'csv', ...options })
  return readFileSync(output, 'utf8')
}

const cells = (text: string, delimiter: string): string[] =>
  (
    parse(text, {
      delimiter,
      quote: delimiter === ',' ? '"' : null,
      relax_column_count: true,
      relax_quotes: true,
    }) as string[][]
  ).flat()

describe('CSV', () => {
  test.each(HOSTILE)('%j is not a formula in any text column', async (text) => {
    const names = Object.keys(COLUMNS) as ColumnName[]
    const encoder = await CsvEncoder.of(names, csvOptionsOf({ to: 'csv' }))
    for (const [name, type] of Object.entries(COLUMNS)) {
      if (['integer', 'money', 'boolean', 'date'].includes(type)) continue
      const value = type === 'json' ? [text] : name === 'needs_review' ? [{ code: text }] : text
      const record = Object.fromEntries(
        names.map((each) => [each, each === name ? value : null]),
      ) as unknown as FlatRecord
      const row = Buffer.from(atOnce(encoder.encode([record]))).toString()
      for (const delimiter of [',', ';', '\t']) {
        expect(cells(row, delimiter).filter((cell) => FORMULA.test(cell))).toEqual([])
      }
    }
  })

  test('numbers are not changed, including negative numbers', async () => {
    const encoder = await CsvEncoder.of(['paid_amount', 'line', 'our_number'], csvOptionsOf({ to: 'csv' }))
    const record = { paid_amount: '-1500', line: 7, our_number: '-1500' } as FlatRecord
    expect(Buffer.from(atOnce(encoder.encode([record]))).toString()).toBe("-1500,7,'-1500\n")
  })

  test('a payer’s name, in a whole conversion', async () => {
    const fields = ['line', 'line_raw', 'paid_amount', 'document_number']
    const bytes = named('=1+1')
    bytes.write('=cmd|x    ', 402 + 116, 'latin1')
    const [row] = parse(await csv(bytes, { fields }), { columns: true }) as Record<string, string>[]
    expect(row).toMatchObject({ line: '2', document_number: "'=cmd|x" })
    const [raw] = parse(await csv(bytes, { fields, csv: { formulas: 'keep' } }), { columns: true }) as Record<
      string,
      string
    >[]
    expect(raw).toMatchObject({ line: '2', document_number: '=cmd|x' })
  })

  test('with threads and ranges', async () => {
    const bytes = named('JOSE;=1+1')
    const fields = ['line_raw']
    const writer = await recordWriter({ to: 'csv', fields })
    const whole = Buffer.concat([Buffer.from(atOnce(writer.push(bytes))), Buffer.from(atOnce(writer.end()))]).toString()
    expect(whole).toContain("JOSE;'=1+1")
    const ranges = await runWriter(bytes.subarray(0, 402 * 2), { to: 'csv', fields })
    const part = { bytes, offset: 0, from: 402, to: bytes.length, known: { line: 2, offset: 402 } }
    const { output } = atOnce(ranges.write(part, 1, new ArrayBuffer(1e5)))
    expect(Buffer.from(output).toString()).toContain("JOSE;'=1+1")
  })

  test('NDJSON has unchanged texts', async () => {
    const folder = folderOf({ 'a.ret': named('JOSE;=1+1') })
    const { output } = await convertFile(join(folder, 'a.ret'), { out: folder })
    expect(documentsIn(output)[0]).toMatchObject({ line_raw: expect.stringContaining('JOSE;=1+1') })
  })

  test('a file is converted again if the option changes', async () => {
    const folder = folderOf({ 'in/a.ret': named('JOSE;=1+1') })
    const out = join(folder, 'out')
    const statuses = async (rawText: boolean): Promise<string[]> => {
      const all: string[] = []
      for await (const { status } of convertAll([join(folder, 'in')], { out, to: 'csv', rawText })) all.push(status)
      return all
    }
    expect([await statuses(false), await statuses(true), await statuses(true)]).toEqual([
      ['converted'],
      ['converted'],
      ['skipped'],
    ])
    expect(readFileSync(join(out, 'a.ret.csv'), 'utf8')).toContain('JOSE;=1+1')
  })

  test('on the command line: --raw-text', async () => {
    const folder = folderOf({ 'a.ret': named('JOSE;=1+1') })
    await cnab('convert', join(folder, 'a.ret'), '--to', 'csv', '--out', join(folder, 'out'), '--raw-text')
    expect(readFileSync(join(folder, 'out/a.ret.csv'), 'utf8')).toContain('JOSE;=1+1')
  })
})

test('for any text, no cell is a formula, and removing the apostrophes restores the text', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', ';', '\t', '\r', '\n', ' ', 'A', '"', '1')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const safe = escapeFormula(text)
      for (const cell of safe.split(/[;\n]/)) expect(cell).not.toMatch(FORMULA)
      expect(safe.replaceAll("'", '')).toBe(text)
    }),
  )
})
