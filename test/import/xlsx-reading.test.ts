/** Content of an XLSX as other programs write it (ECMA-376 part 1, 18.3 and 18.4). */
import { describe, expect, test } from 'vitest'
import { ImportFileError, importEntries } from '../../src/import/index.js'
import { inline, type WorkbookParts, workbookOf } from './workbook-parts.js'

const FIELDS = ['document_number', 'amount', 'expire_at', 'notes'] as const
const HEADER = `<row>${FIELDS.map((name) => inline(name)).join('')}</row>`
const STYLES = `<numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy;@"/><numFmt numFmtId="171" formatCode="[$-416]d &quot;de&quot; mmm"/><numFmt numFmtId="172" formatCode="&quot;dia&quot; 0.00"/><numFmt numFmtId="173" formatCode="[h]"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="14"/><xf numFmtId="44"/><xf numFmtId="173"/></cellXfs>`
const read = async (parts: WorkbookParts) => importEntries(await workbookOf({ styles: STYLES, ...parts }))
const slipsOf = async (parts: WorkbookParts) => (await read(parts)).created.map(({ slip }) => slip)

test('texts: shared, formatted in parts, without their pronunciation, from a formula, with characters that XML does not have', async () => {
  const texts = [
    '<si><t>Rua A &amp; B &#233;&#xe9;</t></si>',
    '<si><r><rPr><b/></rPr><t>par</t></r><r><t xml:space="preserve">te </t></r><rPh sb="0" eb="1"><t>não</t></rPh></si>',
    '<si><t>a_x000A_b</t></si>',
  ]
  const cells = ['0', '1', '2'].map((i) => `<row><c t="s"><v>${i}</v></c></row>`).join('')
  const others = `<row><c t="str"><f>A1&amp;"&lt;t>x&lt;/t>"</f><v>fórmula</v></c></row><row><c t="inlineStr"><is><r><t>em</t></r><r><t>linha</t></r></is></c></row><row><c t="str"><v><![CDATA[<&]]>1</v></c></row>`
  const slips = await slipsOf({ rows: HEADER + cells + others, texts: texts.join('') })
  expect(slips.map(({ document_number }) => document_number)).toEqual([
    'Rua A & B éé',
    'parte',
    'a\nb',
    'fórmula',
    'emlinha',
    '<&1',
  ])
})

test('the prefix of tags, comments and instructions do not matter, nor the order of the cells of a row', async () => {
  const sheet = `<?xml version="1.0"?><!-- <row> --><x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c r="B1" t="str"><x:v>notes</x:v></x:c><x:c r="A1" t="str"><x:v>document_number</x:v></x:c></x:row><x:row r='7'><x:c r='B7' t='str'><x:v>n<!-- x -->ota</x:v></x:c></x:row></x:sheetData></x:worksheet>\n`
  expect(await slipsOf({ sheet })).toEqual([{ notes: 'nota' }])
})

describe('dates', () => {
  const cell = (style: number, value: string) => `<row><c/><c/><c s="${style}"><v>${value}</v></c></row>`

  test('are numbers with a format of dates, and days of ISO 8601', async () => {
    // 46142 is 30 April 2026; 60 is 29 February 1900, which did not exist.
    const rows = `${cell(1, '46142')}${cell(2, '46142.75')}${cell(4, '1')}${cell(4, '59')}${cell(4, '61')}<row><c r="C7" t="d"><v>2026-04-30T00:00:00</v></c></row>`
    const slips = await slipsOf({ rows: HEADER + rows })
    expect(slips.map(({ expire_at }) => expire_at)).toEqual([
      '2026-04-30',
      '2026-04-30',
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
      '2026-04-30',
    ])
  })

  test('count from 1904 if the workbook says so', async () => {
    const slips = await slipsOf({ properties: '<workbookPr date1904="1"/>', rows: HEADER + cell(4, '44680') })
    expect(slips).toEqual([{ expire_at: '2026-04-30' }])
  })

  test('a quoted «d» is no date, and a number that is no day stays a number', async () => {
    const slips = await slipsOf({ rows: `${HEADER}${cell(3, '5')}${cell(4, '-1')}${cell(4, '1E300')}` })
    expect(slips.map(({ expire_at }) => expire_at)).toEqual(['5', '-1'])
  })
})

test('formats that a file does not declare: 44 is money with decimals', async () => {
  const slips = await slipsOf({ rows: `${HEADER}<row><c/><c s="5"><v>250</v></c></row>` })
  expect(slips).toEqual([{ amount: '250,00' }])
})

test('a formula without its result is an error of its row, not an empty cell', async () => {
  const { import_errors } = await read({ rows: `${HEADER}<row>${inline('A1')}<c><f>1+1</f></c></row>` })
  expect(import_errors).toEqual([{ line: 2, errors: { amount: [expect.stringContaining('fórmula sem o resultado')] } }])
})

test.each([
  ['<c><f>B2*0.1</f><v /></c>'],
  ['<c><f>B2*0.1</f><v></v></c>'],
  ['<c t="n"><f>B2*0.1</f><v> </v></c>'],
  ['<c t="b"><f>B2=1</f><v/></c>'],
  ['<c t="e"><f>B2</f><v/></c>'],
  ['<c t="s"><f>B2</f><v/></c>'],
  ['<c t="str"><f>B2</f></c>'],
])('%s has no result', async (cell) => {
  const { import_errors, created_rows } = await read({ rows: `${HEADER}<row>${inline('A1')}${cell}</row>` })
  expect(created_rows).toBe(0)
  expect(import_errors).toEqual([{ line: 2, errors: { amount: [expect.stringContaining('fórmula sem o resultado')] } }])
})

test.each(['<c t="str"><f>""</f><v></v></c>', '<c><v/></c>', '<c t="b"><v/></c>', '<c t="s"><v/></c>'])(
  '%s is empty',
  async (cell) => {
    expect(await slipsOf({ rows: `${HEADER}<row>${inline('A1')}${cell}</row>` })).toEqual([{ document_number: 'A1' }])
  },
)

test.each(['<c t="e"><v/></c>', '<c t="e"/>'])('%s is an error of the sheet', async (cell) => {
  const { import_errors } = await read({ rows: `${HEADER}<row>${inline('A1')}${cell}</row>` })
  expect(import_errors).toEqual([{ line: 2, errors: { amount: ['a célula tem um erro da planilha ()'] } }])
})

test.each([
  ['1', 'true'],
  ['true', 'true'],
  ['0', 'false'],
  ['FALSE', 'false'],
])('%s of a boolean is %s', async (value, text) => {
  expect(await slipsOf({ rows: `${HEADER}<row><c t="b"><v>${value}</v></c></row>` })).toEqual([
    { document_number: text },
  ])
})

test.each([
  ['<c><v>1</v><v>2</v></c>', '1'],
  ['<c><f>1</f><v>1</v><extLst><ext><v>2</v><t>3</t></ext></extLst></c>', '1'],
  ['<c t="inlineStr"><is><t>a</t><extLst><ext><t>b</t></ext></extLst></is><extLst><t>c</t></extLst></c>', 'a'],
  ['<c t="inlineStr"><is><r><t>a</t><x><t>b</t></x></r><r><t>c</t></r></is><is><t>d</t></is></c>', 'ac'],
  ['<c t="str"><t>x</t><v>a</v></c>', 'a'],
  ['<c t="s"><v>0</v></c>', 'ab'],
])('only the first value of %s is read', async (cell, text) => {
  const texts = '<si><r><t>a</t></r><r><t>b</t></r><extLst><ext><t>c</t></ext></extLst></si>'
  expect(await slipsOf({ texts, rows: `${HEADER}<row>${cell}</row>` })).toEqual([{ document_number: text }])
})

describe('percent', () => {
  // The marks of a format: ECMA-376 part 1, 18.8.31.
  test.each([
    ['0.00%', '0.02', '2'],
    ['0.00"%"', '2', '2'],
    ['0.00\\%', '2', '2'],
    ['0.00_%', '2', '2'],
    ['0.00*%', '2', '2'],
    ['0.00;0.00%', '2', '2'],
    ['0.00;0.00%', '-0.02', '-2'],
    ['0.00%;0.00', '-2', '-2'],
    ['[Red]0.0%;;"0%"', '0.02', '2'],
    ['[<1]0%;0.0', '0.5', '50'],
    ['[<1]0%;0.0', '2', '2'],
  ])('the format %s shows %s as %s', async (format, value, text) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`
    const slips = await slipsOf({ styles, rows: `${HEADER}<row><c s="0"><v>${value}</v></c></row>` })
    expect(slips).toEqual([{ document_number: text }])
  })
})

test.each([
  ['a boolean of another value', { rows: `${HEADER}<row><c t="b"><v>2</v></c></row>` }],
  ['a text that is not there', { rows: `${HEADER}<row><c t="s"><v>7</v></c></row>` }],
  ['a row that comes again', { rows: `${HEADER}<row r="1"><c><v>1</v></c></row>` }],
  ['a cell of another row', { rows: `${HEADER}<row r="2"><c r="A3"><v>1</v></c></row>` }],
  ['a cell that comes again', { rows: `${HEADER}<row><c r="A2"><v>1</v></c><c r="A2"><v>2</v></c></row>` }],
  ['an address that is none', { rows: `${HEADER}<row><c r="2A"><v>1</v></c></row>` }],
  ['a tag that is not closed', { rows: `${HEADER}<row>` }],
  ['an end of another tag', { rows: `${HEADER}<row></c>` }],
  ['an unknown entity', { rows: `${HEADER}<row>${inline('&nome;')}</row>` }],
  ['a number of no character', { rows: `${HEADER}<row>${inline('&#x110000;')}</row>` }],
  ['an attribute without quotes', { rows: `${HEADER}<row r=2></row>` }],
  ['a document type', { sheet: '<!DOCTYPE worksheet><worksheet/>' }],
  ['nothing', { sheet: '' }],
  ['two documents', { sheet: '<worksheet/><worksheet/>' }],
  ['the start of a comment', { sheet: '<worksheet/><!-- ' }],
])('%s: the file is damaged', async (_, parts) => {
  await expect(read(parts)).rejects.toThrow(
    new ImportFileError('O arquivo não é uma planilha XLSX, ou está danificado.'),
  )
})

test('a part with another checksum, or bytes that are not UTF-8, is damaged', async () => {
  const file = await workbookOf({ rows: `${HEADER}<row>${inline('A1')}</row>` })
  const at = file.indexOf('PK\x01\x02', 0, 'latin1')
  for (let entry = at; entry !== -1; entry = file.indexOf('PK\x01\x02', entry + 4, 'latin1')) file[entry + 16]! ^= 1
  await expect(importEntries(file)).rejects.toThrow(/danificado/)
})
