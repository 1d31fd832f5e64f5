/** XLSX files written part by part, as spreadsheet programs write them. */
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** A cell: a text, or a number with the id of its format (`cellXfs`). */
export type SheetCell = string | { readonly number: number; readonly style?: keyof typeof STYLES } | boolean | null

/** Formats of cells: ids below 164 are of the standard. */
const STYLES = {
  general: 0,
  reais: 4,
  percent: 9,
  date: 14,
  currency: 164,
  whole_currency: 165,
  zeros: 166,
  zipcode: 167,
  tax_id: 168,
} as const

/** Formats that are not of the standard. */
const FORMATS: Readonly<Record<number, string>> = {
  164: '"R$"\\ #,##0.00',
  165: '"R$"\\ #,##0',
  166: '00000000000',
  167: '00000\\-000',
  168: '[<=99999999999]000\\.000\\.000\\-00;00\\.000\\.000\\/0000\\-00',
}

/** Parts of a workbook that are hidden. */
interface Hidden {
  /** Rows, from 1. */
  readonly rows?: readonly number[]
  /** Columns, from 1. */
  readonly columns?: readonly number[]
  readonly sheet?: boolean
}

/** @param rows null for a row that is absent from the file */
export async function workbook(
  rows: readonly (readonly SheetCell[] | null)[],
  name = 'Boletos',
  hidden: Hidden = {},
): Promise<Uint8Array> {
  const strings: string[] = []
  const styles = Object.keys(STYLES)
  const cell = (value: SheetCell, row: number, column: number): string => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`
    if (value === null) return ''
    if (typeof value === 'string') return `<c ${at} t="s"><v>${strings.push(value) - 1}</v></c>`
    if (typeof value === 'boolean') return `<c ${at} t="b"><v>${value ? 1 : 0}</v></c>`
    return `<c ${at} s="${styles.indexOf(value.style ?? 'general')}"><v>${value.number}</v></c>`
  }
  const sheet = rows
    .map(
      (cells, row) =>
        cells &&
        `<row r="${row + 1}"${hidden.rows?.includes(row + 1) ? ' hidden="1"' : ''}>${cells.map((each, i) => cell(each, row, i)).join('')}</row>`,
    )
    .join('')
  const columns = (hidden.columns ?? [])
    .map((at) => `<cols><col min="${at}" max="${at}" width="9" hidden="1"/></cols>`)
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1"${hidden.sheet ? ' state="hidden"' : ''} r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${Object.keys(FORMATS).length}">${Object.entries(
      FORMATS,
    )
      .map(([id, format]) => `<numFmt numFmtId="${id}" formatCode="${escaped(format)}"/>`)
      .join(
        '',
      )}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length}">${Object.values(
      STYLES,
    )
      .map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${columns}<sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  return zipped(
    Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => [path, `<?xml version="1.0" encoding="UTF-8"?>${xml}`]),
    ),
  )
}

export async function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}
