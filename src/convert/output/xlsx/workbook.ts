/**
 * A workbook of sheets of records and a sheet of totals. `hucre` writes a table of any length in constant memory, but only one to a file. So each sheet of records
 * is a stream of its own, and `yazl` packs them. The other parts are those of a workbook that `hucre` writes with the same sheets, without their records.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type { ColumnDef, WriteSheet } from 'hucre'
import { CELL_FORMATS, type SheetCell } from './cells.js'
import type { SheetTotals } from './totals.js'

/** A column of the sheets of records. */
export type SheetColumn = ColumnDef & { readonly header: string }

/** Rows of all sheets of records. */
export interface SheetRowSource {
  /** Yields the next rows, `count` or fewer. */
  take(count: number): AsyncGenerator<SheetCell[], void, undefined>
  /** Waits until a row comes or the rows end. Returns whether a row has come. */
  hasMore(): Promise<boolean>
}

export interface WorkbookContent {
  readonly columns: readonly SheetColumn[]
  /** Maximum number of rows of a sheet, with the headings. */
  readonly maxRows: number
  readonly rows: SheetRowSource
  /** Complete after the last row. */
  readonly totals: SheetTotals
}

/** The same content gives the same bytes. */
const TIME = new Date(1980, 0, 1)
const ZIP_OPTIONS = { mtime: TIME, forceDosTimestamp: true }

/** Writes a workbook. `onBytes` receives its bytes in order. */
export async function writeWorkbook(
  { columns, maxRows, rows, totals }: WorkbookContent,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  const [{ writeXlsx, writeXlsxStream }, { ZipFile }] = await Promise.all([
    import('hucre/xlsx'),
    import('yazl').then((library) => library.default),
  ])
  const zip = new ZipFile()
  // An error of a part is thrown below.
  zip.on('error', () => {})
  zip.outputStream.on('data', onBytes)
  const table = { columns: [...columns], freezePane: { rows: 1 } }
  /** First row of each sheet as it was written. */
  const headings: string[] = []
  do {
    const stream = writeXlsxStream(rows.take(maxRows - 1), {
      ...table,
      name: sheetName(headings.length),
      maxRowsPerSheet: Number.POSITIVE_INFINITY,
      compress: false,
    })
    const head = { text: '' }
    const part = Readable.from(withHead(firstPart(stream), head))
    zip.addReadStream(part, sheetPath(headings.length), ZIP_OPTIONS)
    await finished(part)
    headings.push(firstRow(head.text))
  } while (await rows.hasMore())
  const header = columns.map((column) => column.header)
  const frame = await writeXlsx({
    sheets: [...headings.map((_, i) => ({ ...table, name: sheetName(i), rows: [header] })), totalsSheet(totals)],
    stringMode: 'inline',
    properties: { modified: new Date(0) },
  })
  for (const [path, bytes] of await partsOf(frame)) {
    const sheet = headings.findIndex((_, i) => path === sheetPath(i))
    if (sheet === -1) zip.addBuffer(bytes, path, ZIP_OPTIONS)
    else if (firstRow(bytes.toString()) !== headings[sheet])
      throw new Error('hucre numbers the formats of streams differently')
  }
  zip.end()
  await finished(zip.outputStream)
}

const sheetName = (index: number): string => (index === 0 ? 'Títulos' : `Títulos ${index + 1}`)
const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`

function totalsSheet(totals: SheetTotals): WriteSheet {
  const { rows, headings } = totals.rows()
  const numFmt = CELL_FORMATS.money
  return {
    name: 'Totais',
    columns: [
      { width: 18, numFmt: CELL_FORMATS.date },
      { width: 28 },
      { width: 12 },
      { width: 12 },
      { width: 18, numFmt },
      { width: 18, numFmt },
      { width: 18, numFmt },
    ],
    rows,
    cells: new Map(
      headings.flatMap((row) =>
        rows[row]!.map((value, column) => [`${row},${column}`, { value, style: { font: { bold: true } } }]),
      ),
    ),
  }
}

/** Returns the first row of a sheet: its headings, with their formats. */
const firstRow = (xml: string): string => xml.slice(xml.indexOf('<row '), xml.indexOf(END_OF_ROW) + END_OF_ROW.length)
const END_OF_ROW = '</row>'

/** Yields a part, and keeps its beginning with the first row. */
async function* withHead(part: AsyncIterable<Uint8Array>, head: { text: string }): AsyncGenerator<Uint8Array> {
  for await (const bytes of part) {
    if (!head.text.includes(END_OF_ROW)) head.text += Buffer.from(bytes).toString()
    yield bytes
  }
}

/** Signature of an entry of a ZIP, and the positions in its header: method, length of the name, length of further data. */
const ENTRY = { signature: 0x04034b50, size: 30, method: 8, name: 26, extra: 28 } as const
const STORED = 0
/** End of a sheet. It is in no text of a cell, because texts are escaped. */
const END = Buffer.from('</worksheet>')

/** Yields the first part of a ZIP whose parts are not compressed: the sheet, which the library writes before all other parts. */
async function* firstPart(zip: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = Buffer.alloc(0)
  let isInPart = false
  for await (const chunk of zip) {
    bytes = Buffer.concat([bytes, chunk])
    if (!isInPart) {
      if (bytes.length < ENTRY.size) continue
      if (bytes.readUInt32LE() !== ENTRY.signature || bytes.readUInt16LE(ENTRY.method) !== STORED)
        throw new Error('hucre writes a ZIP that does not begin with a stored part')
      const start = ENTRY.size + bytes.readUInt16LE(ENTRY.name) + bytes.readUInt16LE(ENTRY.extra)
      if (bytes.length < start) continue
      bytes = bytes.subarray(start)
      isInPart = true
    }
    const end = bytes.indexOf(END)
    if (end !== -1) {
      yield bytes.subarray(0, end + END.length)
      return
    }
    // The last bytes may begin the end.
    const complete = Math.max(0, bytes.length - END.length)
    if (complete > 0) yield bytes.subarray(0, complete)
    bytes = bytes.subarray(complete)
  }
  throw new Error('hucre writes a sheet without an end')
}

/** Returns the parts of a small workbook. */
async function partsOf(workbook: Uint8Array): Promise<Map<string, Buffer>> {
  const { fromBufferPromise } = (await import('yauzl')).default
  const zip = await fromBufferPromise(Buffer.from(workbook), { lazyEntries: true })
  const parts = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return parts
}
