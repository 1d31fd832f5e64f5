/** Parts of an XLSX, and their names, as programs write them (ECMA-376 part 2, 6.2 and 8.2). */
import { describe, expect, test } from 'vitest'
import { importEntries } from '../../src/import/index.js'
import { inline, type WorkbookParts, workbookOf } from './workbook-parts.js'

const ROWS = `<row>${inline('notes')}</row><row>${inline('ação')}</row>`
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = `<worksheet xmlns="${MAIN}"><sheetData>${ROWS}</sheetData></worksheet>`
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${all.map(([type, target], i) => `<Relationship Id="r${i + 1}" Type="${TYPES}/${type}" Target="${target}"/>`).join('')}</Relationships>`
const sheets = (...names: readonly string[]) =>
  `<workbook xmlns:r="${TYPES}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join('')}</sheets></workbook>`
const read = async (parts: WorkbookParts, sheet?: string) => {
  const { created } = await importEntries(await workbookOf(parts), sheet === undefined ? {} : { sheet })
  return created.map(({ slip }) => slip)
}
const FOUND = [{ notes: 'ação' }]

describe('a sheet that is a chart', () => {
  const others = {
    'xl/workbook.xml': sheets('Gráfico', 'Boletos'),
    'xl/_rels/workbook.xml.rels': relationships(
      ['chartsheet', 'chartsheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet1.xml'],
    ),
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
  }

  test('is not the first sheet with cells', async () => {
    expect(await read({ rows: ROWS, others })).toEqual(FOUND)
    expect(await read({ rows: ROWS, others }, 'Boletos')).toEqual(FOUND)
  })

  test('has no cells to read by its name', async () => {
    await expect(read({ rows: ROWS, others }, 'Gráfico')).rejects.toThrow('A aba «Gráfico» não tem células')
  })

  test('a first sheet without its relationship is damaged, and not passed over', async () => {
    const lost = { ...others, 'xl/workbook.xml': sheets('A', 'B').replace('r:id="r1"', 'r:id="r9"') }
    await expect(read({ rows: ROWS, others: lost })).rejects.toThrow(/danificado/)
  })
})

test('the part of the shared texts may be absent if no cell has one', async () => {
  const others = { 'xl/sharedStrings.xml': null }
  expect(await read({ rows: ROWS, others })).toEqual(FOUND)
  const shared = `${ROWS}<row><c t="s"><v>0</v></c></row>`
  await expect(read({ rows: shared, others })).rejects.toThrow(/danificado/)
})

test.each([
  ['worksheets/sheet%201.xml', 'xl/worksheets/sheet 1.xml'],
  ['worksheets/sheet%201.xml', 'xl/worksheets/sheet%201.xml'],
  ['worksheets/a%C3%A7%C3%A3o.xml', 'xl/worksheets/Ação.xml'],
  ['worksheets/100%.xml', 'xl/worksheets/100%.xml'],
  ['worksheets\\sheet7.xml', 'xl/worksheets/sheet7.xml'],
  ['\\xl\\worksheets\\sheet7.xml', 'xl/worksheets/sheet7.xml'],
])('the target %s is the part %s', async (target, name) => {
  const others = {
    'xl/worksheets/sheet1.xml': null,
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', target]),
    [name]: SHEET,
  }
  expect(await read({ others })).toEqual(FOUND)
})

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
test.each([
  ['little-endian, with its mark', utf16(`\ufeff${SHEET}`)],
  ['little-endian', utf16(SHEET)],
  ['big-endian, with its mark', utf16(`\ufeff${SHEET}`).swap16()],
  ['big-endian', utf16(SHEET).swap16()],
])('a part in UTF-16, %s, is read', async (_, sheet) => {
  expect(await read({ others: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual(FOUND)
})
