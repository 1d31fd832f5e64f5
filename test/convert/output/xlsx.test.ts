import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { OCCURRENCE_KINDS } from '../../../src/cobranca/index.js'
import { withTurns } from '../../../src/code/turns.js'
import { COLUMNS } from '../../../src/columns.js'
import { convertFile } from '../../../src/convert/index.js'
import { OUTPUT_HEADINGS, type OutputRecord } from '../../../src/convert/output/output-columns.js'
import type { RecordOptions } from '../../../src/convert/output/record-options.js'
import { CUT, MAX_CELL_TEXT } from '../../../src/convert/output/xlsx/cells.js'
import { XlsxEncoder } from '../../../src/convert/output/xlsx/xlsx-encoder.js'
import { type ColumnName, parseReturn } from '../../../src/index.js'
import { fixture, folderOf } from '../folders.js'
import { type ReadCell, rowsOfSheet } from './sheets.js'

const CAIXA = '104-caixa/cnab240/settlements.ret'

async function converted(bytes: Uint8Array, options: RecordOptions = {}): Promise<Buffer> {
  const folder = folderOf({ 'a.ret': bytes })
  const { output } = await convertFile(join(folder, 'a.ret'), { ...options, to: 'xlsx', out: join(folder, 'out') })
  expect(output).toBe(join(folder, 'out', 'a.ret.xlsx'))
  return readFileSync(output)
}

/** The workbook of records with these columns, encoded in groups. */
async function encoded(
  columns: readonly ColumnName[],
  groups: readonly (readonly OutputRecord[])[],
  maxRows?: number,
): Promise<Buffer> {
  const encoder = new XlsxEncoder(columns, maxRows)
  const pieces: Uint8Array[] = []
  for (const records of groups) pieces.push(await withTurns(encoder.encode(records)))
  return Buffer.concat([...pieces, await withTurns(encoder.end())])
}

async function partsOf(workbook: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(workbook, { lazyEntries: true })
  const parts: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return parts
}

const OTHERS = { kind: 'info', money: false, credit_at: null, paid_amount: '', credit_amount: '', bank_rate: '' }

const NAMES = Object.keys(COLUMNS) as ColumnName[]

describe.each([CAIXA, '341-itau/cnab400/registrations-and-rejections.ret', '756-sicoob/cnab240/damaged.ret'])(
  '%s',
  (name) => {
    test('a sheet has the records under Portuguese headings: numbers of titles as texts, days, amounts in reais', async () => {
      const [headings, ...rows] = await rowsOfSheet(await converted(fixture(name)), 'Títulos')
      expect(headings).toEqual(NAMES.map((column) => OUTPUT_HEADINGS[column]))
      const records = parseReturn(fixture(name), { fields: NAMES }).bank_billet_discharges
      expect(rows.map((row) => NAMES.map((_, i) => row[i] ?? null))).toEqual(
        records.map((record) =>
          NAMES.map((column): ReadCell => {
            const value: unknown = record[column]
            if (value === null || value === '') return null
            if (column === 'kind') return OCCURRENCE_KINDS[record.kind].label
            if (column === 'needs_review') return record.needs_review.map(({ code }) => code).join(' ') || null
            if (COLUMNS[column] === 'money') return Number(`${value}e-2`)
            return COLUMNS[column] === 'json' ? JSON.stringify(value) : (value as ReadCell)
          }),
        ),
      )
    })
  },
)

test('every column has a heading of its own', () => {
  const headings = Object.values(OUTPUT_HEADINGS)
  expect(new Set(headings).size).toBe(headings.length)
  expect(headings.filter((heading) => !/^\p{Lu}/u.test(heading))).toEqual([])
  expect(OUTPUT_HEADINGS).toMatchObject({
    our_number: 'Nosso número',
    document_number: 'Número do documento',
    customer_cnpj_cpf: 'CPF/CNPJ do pagador',
    paid_amount: 'Valor pago',
    credit_at: 'Data do crédito',
    expire_at: 'Vencimento',
  })
})

describe('totals', () => {
  // Sums of the amounts of the six titles, by hand from the lines of the file.
  const TOTALS = [
    ['Por tipo da ocorrência'],
    [null, 'Tipo da ocorrência', 'Registros', 'A conferir', 'Valor pago', 'Valor creditado', 'Tarifa de cobrança'],
    [null, 'liquidado', 6, 0, 16_558.66, 16_540.68, 10.64],
    [],
    ['Por dia do crédito, dos registros que movimentam dinheiro'],
    [
      'Data do crédito',
      'Tipo da ocorrência',
      'Registros',
      'A conferir',
      'Valor pago',
      'Valor creditado',
      'Tarifa de cobrança',
    ],
    ['sem data', 'liquidado', 1, 0, 2119.2, 2119.2, 0],
    ['2026-03-03', 'liquidado', 1, 0, 150.75, 149.75, 1],
    ['2026-03-04', 'liquidado', 1, 0, 450, 447.75, 2.25],
    ['2026-03-05', 'liquidado', 2, 0, 1538.37, 1533.87, 4.5],
    ['2026-03-06', 'liquidado', 1, 0, 12_300.34, 12_290.11, 2.89],
  ]

  test.each<[readonly ColumnName[]]>([[NAMES], [['our_number']], [['paid_amount', 'our_number', 'credit_at']]])(
    'by kind and by day of credit, whatever the columns are',
    async (fields) => {
      const workbook = await converted(fixture(CAIXA), { fields })
      const rows = await rowsOfSheet(workbook, 'Totais')
      expect(rows).toEqual(TOTALS)
    },
  )

  test('only of the records of the workbook; an amount that no record has stays empty', async () => {
    const amounts = { paid_amount: '', credit_amount: '', bank_rate: '250' }
    const record = { ...OTHERS, our_number: '1', kind: 'fee', ...amounts }
    const rows = await rowsOfSheet(await encoded(['our_number'], [[record, record]]), 'Totais')
    expect(rows[2]).toEqual([null, OCCURRENCE_KINDS.fee.label, 2, 0, null, null, 5])
    expect(rows.length).toBe(6)
  })

  test('amounts of records that move no money are no payments, as in the library; their fees are charged', async () => {
    const amounts = { paid_amount: '10000', credit_amount: '9800', bank_rate: '200' }
    const paid = { ...OTHERS, ...amounts, kind: 'settled', money: true, credit_at: '2026-03-04' }
    // Paid directly to the beneficiary (2161).
    const elsewhere = { ...paid, our_occurrence: '2161', money: false }
    const doubtful = { ...paid, needs_review: [{ code: 'paid_amount_ambiguous' }] }
    const rows = await rowsOfSheet(await encoded(['our_number'], [[paid, elsewhere, doubtful]]), 'Totais')
    expect(rows[2]).toEqual([null, 'liquidado', 3, 1, 200, 196, 6])
    expect(rows[6]?.slice(1)).toEqual(['liquidado', 2, 1, 200, 196, 4])
  })
})

test('more rows than a sheet may have continue in further sheets, each with the headings', async () => {
  const records = Array.from({ length: 7 }, (_, i) => ({ ...OTHERS, our_number: `000${i}`, line: i + 1 }))
  const groups = [records.slice(0, 1), [], records.slice(1, 6), records.slice(6)]
  const workbook = await encoded(['our_number', 'line'], groups, 4)
  const sheets = await Promise.all(['Títulos', 'Títulos 2', 'Títulos 3'].map((name) => rowsOfSheet(workbook, name)))
  expect(sheets.map((rows) => rows[0])).toEqual(Array(3).fill(['Nosso número', 'Linha']))
  expect(sheets.map((rows) => rows.slice(1))).toEqual([
    [
      ['0000', 1],
      ['0001', 2],
      ['0002', 3],
    ],
    [
      ['0003', 4],
      ['0004', 5],
      ['0005', 6],
    ],
    [['0006', 7]],
  ])
  expect((await rowsOfSheet(workbook, 'Totais'))[2]?.[2]).toBe(7)
  // A full sheet is not followed by an empty one.
  const full = await encoded(['our_number', 'line'], [records.slice(0, 6)], 4)
  expect(Object.keys(await partsOf(full)).filter((name) => name.includes('sheet'))).toEqual(
    [1, 2, 3].map((sheet) => `xl/worksheets/sheet${sheet}.xml`),
  )
  expect((await rowsOfSheet(full, 'Totais'))[2]?.[2]).toBe(6)
})

test('the limit of a sheet is that of the format', async () => {
  const { maxRows } = XlsxEncoder.of(['line']) as unknown as { maxRows: number }
  expect(maxRows).toBe(2 ** 20)
})

describe('texts', () => {
  const cellOf = async (document_number: string) =>
    (await rowsOfSheet(await encoded(['document_number'], [[{ ...OTHERS, document_number }]]), 'Títulos'))[1]?.[0]

  test.each([
    '=1+1',
    '+55',
    '-10',
    '@SUM(A1)',
    '=HYPERLINK("http://x","y")',
    "'0012",
    '000450012',
    '1E5',
    '10/12',
    ' a ',
    'a\tb\nc',
    '<&>"',
  ])('%s is a text with the same characters, and no formula', async (text) => {
    expect(await cellOf(text)).toBe(text)
    const parts = await partsOf(await encoded(['document_number'], [[{ ...OTHERS, document_number: text }]]))
    const sheet = parts['xl/worksheets/sheet1.xml']!
    expect(sheet).toContain('<c r="A2" t="inlineStr">')
    expect(sheet).not.toMatch(/<f[ >]/)
  })

  test('codes of characters, and characters that XML does not have', async () => {
    expect(await cellOf('_x0041_')).toBe('_x0041_')
    expect(await cellOf('a\u0001\u001ab')).toBe('a\u0001\u001ab')
    expect(await cellOf('a\uffffb')).toBe('a\ufffdb')
  })

  test('a text longer than a cell is cut visibly', async () => {
    expect(await cellOf('a'.repeat(MAX_CELL_TEXT))).toBe('a'.repeat(MAX_CELL_TEXT))
    const cut = (await cellOf('a'.repeat(MAX_CELL_TEXT + 1))) as string
    expect([cut.length, cut.endsWith(CUT)]).toEqual([MAX_CELL_TEXT, true])
    expect(MAX_CELL_TEXT).toBe(32_767)
    // The last character before the mark has two units.
    const before = 'a'.repeat(MAX_CELL_TEXT - CUT.length - 1)
    expect(await cellOf(`${before}\u{1f4b0}${'a'.repeat(MAX_CELL_TEXT)}`)).toBe(before + CUT)
  })
})

test.each([
  ['123', 1.23],
  ['99999999999999', 999_999_999_999.99],
  ['999999999999999', 9_999_999_999_999.99],
  // A spreadsheet keeps 15 digits.
  ['1000000000000005', '10000000000000,05'],
  ['-5', -0.05],
])('%s cents are %s', async (paid_amount, cell) => {
  const rows = await rowsOfSheet(await encoded(['paid_amount'], [[{ ...OTHERS, paid_amount }]]), 'Títulos')
  expect(rows[1]?.[0]).toBe(cell)
})

test('a day before those of spreadsheets is a text', async () => {
  const records = ['1899-12-31', '1900-02-28', '1900-03-01', '2026-11-30'].map((paid_at) => ({ ...OTHERS, paid_at }))
  const parts = await partsOf(await encoded(['paid_at'], [records]))
  const cells = [...parts['xl/worksheets/sheet1.xml']!.matchAll(/<c r="A[2-5]"[^>]*>.*?<\/c>/g)].map(([cell]) => cell)
  expect(cells.map((cell) => /t="inlineStr"/.test(cell))).toEqual([true, true, false, false])
})

test('money in another unit is an error', async () => {
  await expect(converted(fixture(CAIXA), { money: 'reais' })).rejects.toMatchObject({
    errors: { money: ['não vale para a saída em xlsx'] },
  })
})

test('a return without records is a workbook with headings', async () => {
  const workbook = await encoded(['our_number'], [])
  expect(await rowsOfSheet(workbook, 'Títulos')).toEqual([['Nosso número']])
  expect((await rowsOfSheet(workbook, 'Totais')).length).toBe(5)
})
