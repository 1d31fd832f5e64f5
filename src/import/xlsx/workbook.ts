/** A workbook: its sheets, and the parts that their cells refer to. */
import { ImportFileError } from '../import-file-error.js'
import { checkLimit, type ImportLimits } from '../import-limits.js'
import { CellFormats } from './cell-formats.js'
import { damagedXlsx } from './damaged.js'
import { XlsxParts } from './parts.js'
import { SharedTexts } from './shared-texts.js'
import { type SheetRow, SheetRows } from './sheet-rows.js'
import { attributesOf } from './xml-reader.js'

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** Columns from 0 that are hidden, as ranges. Complete with the first row. */
  readonly hiddenColumns: readonly (readonly [first: number, last: number])[]
  /** Rows with content, in their order. */
  readonly rows: AsyncIterable<SheetRow>
}

/** A sheet as the workbook lists it. */
interface SheetEntry {
  readonly name: string
  readonly relationship: string
  readonly isHidden: boolean
}

/**
 * Opens a sheet of an XLSX.
 *
 * @param name null for the first with cells
 * @throws {ImportFileError} if the file is damaged, or has no such sheet
 * @throws the reason of the signal if it is aborted
 */
export async function openSheet(
  bytes: Uint8Array,
  name: string | null,
  limits: ImportLimits,
  signal?: AbortSignal,
): Promise<Sheet> {
  const parts = await XlsxParts.open(bytes, limits, signal)
  const workbook = await workbookPart(parts)
  const part: Partial<Record<'sharedStrings' | 'styles', string>> = {}
  /** Parts of the sheets with cells, by relationship. */
  const worksheets = new Map<string, string>()
  /** Relationships of charts, dialogs and macros, which are sheets too. */
  const others = new Set<string>()
  await parts.relationships(workbook, ({ id, type, target }) => {
    if (type === 'sharedStrings' || type === 'styles') part[type] = target
    else if (type === 'worksheet') worksheets.set(id, target)
    else if (OTHER_SHEET.test(type)) others.add(id)
    checkLimit(limits, 'parts', worksheets.size + others.size)
  })
  const { sheet, is1904 } = await readWorkbook(parts, workbook, name, others)
  if (sheet === null) {
    if (name === null) throw damagedXlsx()
    throw new ImportFileError(`A planilha não tem a aba «${name}».`)
  }
  if (others.has(sheet.relationship))
    throw new ImportFileError(`A aba «${sheet.name}» não tem células: é um gráfico, um diálogo ou uma macro.`)
  const worksheet = worksheets.get(sheet.relationship)
  if (worksheet === undefined) throw damagedXlsx()
  const shared = new SharedTexts(limits)
  // Some programs write the relationship without the part, if all texts are in their cells.
  if (part.sharedStrings !== undefined && parts.has(part.sharedStrings))
    await parts.readWhole(part.sharedStrings, shared)
  const formats = new CellFormats(limits)
  if (part.styles !== undefined) await parts.readWhole(part.styles, formats)
  const rows = new SheetRows({ texts: shared.texts, formats, is1904, limits })
  return { ...sheet, hiddenColumns: rows.hiddenColumns, rows: rowsOf(parts, worksheet, rows) }
}

/** Types of the relationships of sheets without cells that are read: chartsheet, dialogsheet, xlMacrosheet, xlIntlMacrosheet. */
const OTHER_SHEET = /^(?:chart|dialog|xl(?:Intl)?Macro)sheet$/i

async function* rowsOf(parts: XlsxParts, part: string, rows: SheetRows): AsyncGenerator<SheetRow> {
  for await (const _ of parts.read(part, rows)) yield* rows.takeRows()
  yield* rows.takeRows()
}

async function workbookPart(parts: XlsxParts): Promise<string> {
  let found: string | null = null
  await parts.relationships('', ({ type, target }) => {
    if (type === 'officeDocument') found = target
  })
  if (found === null) throw damagedXlsx()
  return found
}

/** @param others relationships of the sheets that are found only by their name */
async function readWorkbook(
  parts: XlsxParts,
  part: string,
  name: string | null,
  others: ReadonlySet<string>,
): Promise<{ readonly sheet: SheetEntry | null; readonly is1904: boolean }> {
  const found: { sheet: SheetEntry | null; is1904: boolean } = { sheet: null, is1904: false }
  await parts.readWhole(part, {
    open(local, tag, depth) {
      if (depth === 1 && local === 'workbookPr') {
        const date1904 = attributesOf(tag).get('date1904')
        found.is1904 = date1904 === '1' || date1904 === 'true'
      }
      if (depth !== 2 || local !== 'sheet' || found.sheet !== null) return
      const entry = sheetEntry(attributesOf(tag))
      if (name === null ? !others.has(entry.relationship) : name === entry.name) found.sheet = entry
    },
  })
  return found
}

function sheetEntry(attributes: ReadonlyMap<string, string>): SheetEntry {
  const relationship = [...attributes].find(([attribute]) => attribute.endsWith(':id'))
  const state = attributes.get('state') ?? 'visible'
  return {
    name: attributes.get('name') ?? '',
    relationship: relationship?.[1] ?? '',
    isHidden: state !== 'visible',
  }
}
