/** Table of titles with search, filter and sort. Only the current page is in the document. */
import { FIRST_CELL, type ReportCell, type ReportData } from '../report-data.js'
import { byId, make } from './dom.js'
import { Pager } from './pager.js'
import type { ValueFormat } from './value-format.js'

type TableRow = ReportData['rows'][number]

const PAGE = 100
/** Maximum number of rows to print. */
const MAX_PRINTED_ROWS = 5000

export class TitleTable {
  private readonly pager: Pager
  private readonly collator: Intl.Collator
  private readonly texts = new Map<TableRow, string>()
  private rows: readonly TableRow[]
  private sorted: { readonly column: number; readonly direction: 1 | -1 } | null = null

  constructor(
    private readonly data: ReportData,
    private readonly format: ValueFormat,
    private readonly onLine: (line: number) => void,
  ) {
    this.rows = data.rows
    this.collator = new Intl.Collator(data.locale, { numeric: true, sensitivity: 'base' })
    this.pager = new Pager('titles-pager', data.labels, format, () => this.show())
    this.makeHead()
    this.listen()
    this.update()
  }

  private makeHead(): void {
    const cells = this.data.columns.map(({ label, kind }, column) => {
      const button = make('button', { type: 'button' }, label)
      button.addEventListener('click', () => this.sortBy(column))
      return make('th', { scope: 'col', className: kind }, button)
    })
    byId('titles-head').replaceChildren(make('tr', {}, ...cells))
  }

  private listen(): void {
    let waiting = 0
    byId('search').addEventListener('input', () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => this.update(), 120)
    })
    byId('group').addEventListener('change', () => this.update())
    byId('titles-body').addEventListener('click', ({ target }) => {
      const line = (target as HTMLElement).closest('button')?.dataset['line']
      if (line !== undefined) this.onLine(Number(line))
    })
    addEventListener('beforeprint', () => this.show(MAX_PRINTED_ROWS))
    addEventListener('afterprint', () => this.show())
  }

  private sortBy(column: number): void {
    const isDescending = this.sorted?.column === column && this.sorted.direction === 1
    this.sorted = { column, direction: isDescending ? -1 : 1 }
    const heads = byId('titles-head').querySelectorAll('th')
    heads.forEach((head, i) => {
      if (i === column) head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
      else head.removeAttribute('aria-sort')
    })
    this.update()
  }

  private update(): void {
    const words = plain(byId<HTMLInputElement>('search').value).split(/\s+/).filter(Boolean)
    const has = (row: TableRow, word: string): boolean =>
      this.textOf(row).includes(word) || this.textOf(row).includes(withoutPunctuation(word))
    const group = byId<HTMLSelectElement>('group').value
    const found = this.data.rows.filter(
      (row) => (group === '' || row[1] === Number(group)) && words.every((word) => has(row, word)),
    )
    const { sorted } = this
    if (sorted !== null) {
      const cell = sorted.column + FIRST_CELL
      found.sort((a, b) => sorted.direction * this.compare(a[cell]!, b[cell]!))
    }
    this.rows = found
    const { integer } = this.format
    const { labels, rows } = this.data
    byId('titles-count').textContent = `${integer(found.length)} ${labels.of} ${integer(rows.length)} ${labels.found}`
    this.pager.reset(Math.ceil(found.length / PAGE))
    this.show()
  }

  /** Missing values come last, or first in descending order. */
  private compare(a: ReportCell, b: ReportCell): number {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return typeof a === 'number' && typeof b === 'number' ? a - b : this.collator.compare(String(a), String(b))
  }

  /** Searchable text of a row: formatted and raw cells. */
  private textOf(row: TableRow): string {
    const known = this.texts.get(row)
    if (known !== undefined) return known
    const { columns } = this.data
    const cells = row.slice(FIRST_CELL) as ReportCell[]
    const text = plain(cells.map((cell, i) => `${this.format.cell(columns[i]!.kind, cell)} ${cell ?? ''}`).join(' '))
    this.texts.set(row, text)
    return text
  }

  private show(count = PAGE): void {
    const from = count === PAGE ? this.pager.current * PAGE : 0
    byId('titles-body').replaceChildren(...this.rows.slice(from, from + count).map((row) => this.rowElement(row)))
  }

  private rowElement(row: TableRow): HTMLTableRowElement {
    const [line] = row
    const cells = this.data.columns.map(({ kind }, i) => {
      const text = this.format.cell(kind, row[i + FIRST_CELL] as ReportCell)
      if (i > 0) return make('td', { className: kind }, text)
      const title = `${this.data.labels.goToLine} ${line}`
      return make(
        'td',
        { className: kind },
        make('button', { type: 'button', title, data: { line: String(line) } }, text || '—'),
      )
    })
    return make('tr', {}, ...cells)
  }
}

/** Removes the punctuation of a CPF, a CNPJ or an account; other words stay as they are. */
const withoutPunctuation = (word: string): string =>
  /^[\da-z]+([./-][\da-z]+)+$/.test(word) ? word.replace(/[./-]/g, '') : word

/** Removes accents and converts to lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
