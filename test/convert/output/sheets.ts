/** Reads workbooks that a conversion has written. */
import { IMPORT_LIMITS } from '../../../src/import/import-limits.js'
import { openSheet } from '../../../src/import/xlsx/workbook.js'

export type ReadCell = string | number | boolean | null

/** Rows of a sheet. A number with the format of a date is its day; an empty cell is null. */
export async function rowsOfSheet(workbook: Uint8Array, name: string): Promise<ReadCell[][]> {
  const { rows } = await openSheet(workbook, name, IMPORT_LIMITS)
  const read: ReadCell[][] = []
  for await (const { line, cells } of rows) {
    const width = Math.max(-1, ...cells.keys()) + 1
    read[line - 1] = Array.from({ length: width }, (_, i) => {
      const value = cells.get(i)
      return value === undefined ? null : (Object.values(value)[1] as ReadCell)
    })
  }
  return Array.from(read, (row) => row ?? [])
}
