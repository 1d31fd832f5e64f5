/** Rows of titles: only those in view are in the document. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { TitleOrder, TitleQuery } from '../read/title-query.js'
import { TITLE_COLUMNS, type TitleColumn, type TitleRow } from '../read/title-row.js'
import type { Overview, QueryAnswer } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import type { TextName } from './texts.js'
import { cellText } from './title-cell.js'
import { Wide } from './wide.js'
import type { WorkerClient } from './worker-client.js'

/** Height of a row in pixels, as in the style sheet. */
const ROW = 34
/** Rows above and below those in view. */
const MARGIN = 30
/** Rows that are asked for at once. */
const BLOCK = 100
/** Highest table of which browsers know every pixel. */
const MAX_ROWS = 400_000

export interface TitleTableProps {
  readonly worker: WorkerClient
  readonly found: { readonly query: TitleQuery; readonly answer: QueryAnswer }
  readonly overview: Overview
  readonly onOrder: (order: TitleOrder) => void
  readonly onTitle: (row: TitleRow) => void
}

export function TitleTable({ worker, found, overview, onOrder, onTitle }: TitleTableProps) {
  const localized = useLocalized()
  const { text } = localized
  const { columns, reviews } = overview
  const { order } = found.query
  const region = useRef<HTMLElement>(null)
  const count = Math.min(found.answer.count, MAX_ROWS)
  const [view, setView] = useState({ from: 0, to: 60 })
  const rows = useRows(worker, found, count, view)

  const look = (): void => {
    const element = region.current
    if (element === null) return
    const first = Math.floor(element.scrollTop / ROW)
    const from = Math.max(0, first - MARGIN)
    const to = Math.min(count, first + Math.ceil(element.clientHeight / ROW) + MARGIN)
    setView((now) => (now.from === from && now.to === to ? now : { from, to }))
  }
  useLayoutEffect(() => {
    if (region.current !== null) region.current.scrollTop = 0
    look()
  }, [found])

  const from = Math.min(view.from, count)
  const to = Math.min(view.to, count)
  return (
    <Wide regionRef={region} class="title-table" label={text('tableOfTitles')} onScroll={look}>
      <table aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeadCell key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space rows={from} columns={columns.length} />
          {Array.from({ length: to - from }, (_, i) => (
            <tr key={from + i} aria-rowindex={from + i + 2}>
              {columns.map((column, at) => {
                const row = rows(from + i)
                const cell = row === undefined ? '' : cellText(row, column, reviews, localized)
                if (at > 0)
                  return (
                    <td key={column} class={classOf(column)} title={cell}>
                      {cell}
                    </td>
                  )
                return (
                  <th key={column} scope="row" class={classOf(column)}>
                    {row !== undefined && (
                      <button type="button" class="link" title={cell} onClick={() => onTitle(row)}>
                        {cell || '—'}
                      </button>
                    )}
                    {row !== undefined && row.review.length > 0 && <span class="tag">{text('review')}</span>}
                  </th>
                )
              })}
            </tr>
          ))}
          <Space rows={count - to} columns={columns.length} />
        </tbody>
      </table>
    </Wide>
  )
}

const classOf = (column: TitleColumn): string => `${TITLE_COLUMNS[column] === 'money' ? 'number ' : ''}col-${column}`

interface HeadCellProps {
  readonly column: TitleColumn
  readonly order: TitleOrder | undefined
  readonly onOrder: (order: TitleOrder) => void
}

function HeadCell({ column, order, onOrder }: HeadCellProps) {
  const { text } = useLocalized()
  const isOrdered = order?.column === column
  const descending = isOrdered && order.descending
  return (
    <th
      scope="col"
      class={classOf(column)}
      aria-sort={isOrdered ? (descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onOrder({ column, descending: isOrdered && !descending })}>
        {text(`col_${column}` satisfies TextName)}
        <span class="order" aria-hidden="true">
          {isOrdered ? (descending ? '▼' : '▲') : ''}
        </span>
      </button>
    </th>
  )
}

/** Takes the place of rows that are not in the document. */
function Space({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a false alarm: this row has no tabindex, and nothing in it takes the focus
    <tr aria-hidden="true" class="space" style={{ height: `${rows * ROW}px` }}>
      <td colSpan={columns} />
    </tr>
  )
}

/** Returns the rows that the worker has sent, and asks for those in view. */
function useRows(
  worker: WorkerClient,
  found: TitleTableProps['found'],
  count: number,
  { from, to }: { readonly from: number; readonly to: number },
): (index: number) => TitleRow | undefined {
  const blocks = useRef({ found, rows: new Map<number, readonly TitleRow[]>(), asked: new Set<number>() })
  const [, setVersion] = useState(0)
  if (blocks.current.found !== found) blocks.current = { found, rows: new Map(), asked: new Set() }
  const current = blocks.current
  useEffect(() => {
    for (let block = Math.floor(from / BLOCK); block * BLOCK < Math.min(to, count); block++) {
      if (current.asked.has(block)) continue
      current.asked.add(block)
      worker.titles(block * BLOCK, (block + 1) * BLOCK).then((rows) => {
        current.rows.set(block, rows)
        if (blocks.current === current) setVersion((version) => version + 1)
      })
    }
  }, [worker, current, count, from, to])
  return (index) => current.rows.get(Math.floor(index / BLOCK))?.[index % BLOCK]
}
