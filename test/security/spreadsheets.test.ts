/** An XLSX is a ZIP of XML: it may be a bomb, and may have any names. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { UnpackedSizeError } from '../../src/fixed-width/index.js'
import { ImportFileError, importEntries } from '../../src/import/index.js'
import { workbookOf } from '../import/workbook-parts.js'
import { workbook, zipped } from '../import/workbooks.js'

/** Size of the entries of a ZIP in its directory: a field of 4 bytes, 24 after the signature. */
function withDeclaredSizes(zip: Buffer, size: number): Buffer {
  const changed = Buffer.from(zip)
  for (
    let at = changed.indexOf('PK\x01\x02', 0, 'latin1');
    at !== -1;
    at = changed.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    changed.writeUInt32LE(size, at + 24)
  return changed
}

describe('decompression bombs', () => {
  test('an XLSX that would be more than 256 MiB and 200 times as large is not unpacked', async () => {
    const entry = 2 ** 26
    const bomb = withDeclaredSizes(Buffer.from(await workbook([['amount'], ['1,00']])), entry)
    await expect(importEntries(bomb)).rejects.toThrow(UnpackedSizeError)
  })

  test.each([0, 10])('an XLSX that declares %i bytes for each of its entries is damaged', async (size) => {
    const file = withDeclaredSizes(Buffer.from(await workbook([['amount'], ['1,00']])), size)
    await expect(importEntries(file)).rejects.toThrow(ImportFileError)
  })
})

test.each(['__proto__', 'constructor', 'toString'])('a column %s is an unknown name', async (name) => {
  await expect(importEntries(await workbook([[name], ['polluted']]))).rejects.toThrow(`campo desconhecido: ${name}`)
  expect('polluted' in {}).toBe(false)
})

test('entities of XML are not expanded from a document type', async () => {
  const file = await workbook([['document_number'], ['a']])
  expect((await importEntries(file)).created_rows).toBe(1)
  const entities = `<!DOCTYPE s [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`
  const sheet = `${entities}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>document_number</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
  const outcome = await importEntries(await withSheet(sheet)).then(
    ({ created }) => JSON.stringify(created),
    (error: Error) => error.message,
  )
  expect(outcome.length).toBeLessThan(1000)
})

const withSheet = (sheet: string): Promise<Buffer> => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipped({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  })
}

test('no library reads spreadsheets: one that keeps a whole sheet has the limits of its memory', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const libraries = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
    /xlsx|excel|hucre|sheet/.test(name),
  )
  // It writes the sheets of conversions.
  expect(libraries).toEqual(['hucre'])
  const importing = globSync('src/**/*.ts').filter((path) => readFileSync(path, 'utf8').includes("'hucre"))
  expect(importing.sort()).toEqual(['src/convert/output/xlsx/workbook.ts', 'src/web/worker/taken-file.ts'])
  for (const path of importing) expect(readFileSync(path, 'utf8')).not.toMatch(/readXlsx|openXlsx|streamXlsxRows/)
})

test('a text of 30 kB in 3,000 cells is limited by its length in all cells, not by its length in the file', async () => {
  const text = 'a'.repeat(30_000)
  const rows = `<row><c t="inlineStr"><is><t>notes</t></is></c></row>${'<row><c t="s"><v>0</v></c></row>'.repeat(3000)}`
  const file = await workbookOf({ rows, texts: `<si><t>${text}</t></si>` })
  expect(file.length).toBeLessThan(20_000)
  await expect(importEntries(file)).rejects.toMatchObject({ code: 'import_limit', limit: 'total_text' })
})
