/** The titles that are found, as they are printed: on the screen, only those in view are in the document. */
import { useEffect } from 'preact/hooks'
import type { TitleRow } from '../read/title-row.js'
import type { Overview } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import { cellText } from './title-cell.js'

/** Titles that are printed. */
export const MAX_PRINTED = 5000

export interface PrintTableProps {
  readonly rows: readonly TitleRow[]
  readonly overview: Overview
  readonly onPrinted: () => void
}

export function PrintTable({ rows, overview: { columns, reviews }, onPrinted }: PrintTableProps) {
  const localized = useLocalized()
  const { text } = localized
  useEffect(() => {
    const ended = new AbortController()
    addEventListener('afterprint', onPrinted, { signal: ended.signal })
    print()
    return () => ended.abort()
  }, [onPrinted])
  return (
    <table class="print-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {text(`col_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.file} ${row.line}`}>
            {columns.map((column) => (
              <td key={column}>{cellText(row, column, reviews, localized)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
