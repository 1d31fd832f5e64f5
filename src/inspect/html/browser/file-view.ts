/** The file itself, its fields coloured; the field that is pointed at, or reached by the keyboard, is explained. */

import { unitOf } from '../../../fixed-width/define/unit.js'
import { readField } from '../../../fixed-width/interpreter.js'
import type { ColumnKind, ReportData, ReportField } from '../report-data.js'
import { byId, make } from './dom.js'
import { Pager } from './pager.js'
import type { Shown } from './shown.js'

const PAGE = 50

/** How values of a kind are shown; those of other kinds are texts, and those of money are told by their unit. */
const SHOWN: Partial<Record<ReportField['kind'], ColumnKind>> = { date: 'date', integer: 'number' }

export class FileView {
  private readonly pager: Pager
  private readonly element = byId('file-lines')
  private explained: HTMLElement | null = null

  constructor(
    private readonly data: ReportData,
    private readonly shown: Shown,
  ) {
    this.pager = new Pager('file-pager', data.words, shown, () => this.show())
    this.pager.begin(Math.ceil(data.lines.length / PAGE))
    let mouse = ''
    this.element.addEventListener('mousemove', ({ target, clientX, clientY }) => {
      // When the keyboard scrolls the lines away under it, a mouse that rests points at nothing.
      const place = `${clientX} ${clientY}`
      if (place !== mouse) this.explain(fieldOf(target))
      mouse = place
    })
    this.element.addEventListener('focusin', ({ target }) => this.explain(fieldOf(target)))
    this.element.addEventListener('click', ({ target }) => fieldOf(target)?.focus())
    this.element.addEventListener('keydown', (event) => this.move(event))
    byId('go-to-line').addEventListener('submit', (event) => {
      event.preventDefault()
      this.goTo(Number(byId<HTMLInputElement>('line-number').value))
    })
    this.show()
  }

  /** Shows a line, from 1, and puts the keyboard into it. */
  goTo(line: number): void {
    const index = Math.min(Math.max(Math.trunc(line) || 1, 1), this.data.lines.length) - 1
    this.pager.turnTo(Math.floor(index / PAGE))
    const field = this.element.querySelector<HTMLElement>(`[data-line="${index}"]`)
    field?.scrollIntoView({ block: 'center', inline: 'start' })
    field?.focus()
  }

  private show(): void {
    const from = this.pager.current * PAGE
    const lines = this.data.lines.slice(from, from + PAGE)
    this.element.replaceChildren(...lines.map((_, i) => this.lineElement(from + i)))
    this.element.querySelector<HTMLElement>('[data-line]')?.setAttribute('tabindex', '0')
  }

  private lineElement(index: number): HTMLElement {
    const [record, text] = this.data.lines[index]!
    const fields = this.data.records[record]?.fields
    const line = String(index)
    const spans =
      fields === undefined
        ? [make('span', { tabIndex: -1, data: { line, field: '-1' } }, text || ' ')]
        : [
            ...fields.map(({ kind, from, to }, i) =>
              make(
                'span',
                { tabIndex: -1, className: kind, data: { line, field: String(i) } },
                text.slice(from - 1, to),
              ),
            ),
            ...(text.length > fields.at(-1)!.to ? [make('span', {}, text.slice(fields.at(-1)!.to))] : []),
          ]
    return make('div', {}, make('b', {}, String(index + 1)), ...spans)
  }

  /** Left and right go from field to field, up and down from line to line. */
  private move(event: KeyboardEvent): void {
    const field = fieldOf(event.target)
    if (field === null) return
    const line = field.parentElement!
    const at = [...line.children].indexOf(field)
    const to: Readonly<Record<string, () => Element | null | undefined>> = {
      ArrowRight: () => field.nextElementSibling,
      ArrowLeft: () => field.previousElementSibling,
      ArrowDown: () => line.nextElementSibling?.children[at] ?? line.nextElementSibling?.lastElementChild,
      ArrowUp: () => line.previousElementSibling?.children[at] ?? line.previousElementSibling?.lastElementChild,
      Home: () => line.querySelector('[data-line]'),
      End: () => line.lastElementChild,
    }
    const target = to[event.key]?.()
    if (!(target instanceof HTMLElement) || target.dataset['line'] === undefined) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  private explain(element: HTMLElement | null): void {
    if (element === null || element === this.explained) return
    this.explained = element
    for (const other of this.element.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1')
    element.setAttribute('tabindex', '0')
    const line = Number(element.dataset['line'])
    const [record, text] = this.data.lines[line]!
    const field = this.data.records[record]?.fields[Number(element.dataset['field'])]
    byId('field').replaceChildren(...this.explanation(line, record, text, field))
  }

  private meaningOf(line: number, field: number): string | undefined {
    const [, , meanings] = this.data.lines[line]!
    for (let i = 0; i < meanings.length; i += 2) if (meanings[i] === field) return this.data.meanings[meanings[i + 1]!]
    return undefined
  }

  /** A number of a `money` field, by its unit; where that is to be told and is not, as it stands in the file. */
  private shownNumber(line: number, field: ReportField, value: number): string {
    const unit = unitOf(field, (name) => this.codeIn(line, name))
    if (unit === null) return this.shown.decimals(value, field.unit === undefined ? (field.decimals ?? 0) : 0)
    return unit.of === 'reais' ? this.shown.cell('money', value) : `${this.shown.decimals(value, unit.decimals)}%`
  }

  /** What stands in a field of the line, or of the main line of its title. */
  private codeIn(line: number, name: string): string {
    const [record, text, , main] = this.data.lines[line]!
    const field = this.data.records[record]!.fields.find((each) => each.name === name)
    if (field !== undefined) return text.slice(field.from - 1, field.to).trim()
    return main === undefined ? '' : this.codeIn(main, name)
  }

  private explanation(line: number, record: number, text: string, field: ReportField | undefined): Node[] {
    const { words, records } = this.data
    const place = `${words.line} ${this.shown.integer(line + 1)}`
    if (field === undefined) return [make('strong', {}, place), make('span', {}, words.unknownRecord)]
    const { from, to, name, kind } = field
    const content = text.padEnd(to).slice(from - 1, to)
    const value = readField(field, content, () => {})
    const meaning = this.meaningOf(line, records[record]!.fields.indexOf(field))
    const known =
      value === null
        ? (field.literal ?? '')
        : kind === 'money'
          ? this.shownNumber(line, field, Number(value))
          : this.shown.cell(SHOWN[kind] ?? 'text', value)
    const parts: [label: string, text: string][] = [
      [words.content, `«${content}»`],
      [words.value, known || words.empty],
      ...(meaning === undefined ? [] : [[words.meaning, meaning] as [string, string]]),
    ]
    return [
      make('strong', {}, `${place}, ${words.columns} ${from}–${to}: ${records[record]!.name}.${name} (${kind})`),
      ...parts.map(([label, shown]) => make('span', {}, `${label}: ${shown}`)),
    ]
  }
}

/** The field that an event is about. */
const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
