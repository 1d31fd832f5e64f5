/** The file with coloured fields. Explains the field under the mouse or the keyboard focus. */

import { decimalsOf, unitOf } from '../../../fixed-width/define/unit.js'
import { readField } from '../../../fixed-width/interpreter.js'
import type { ColumnKind, ReportData, ReportField } from '../report-data.js'
import { byId, make } from './dom.js'
import { Pager } from './pager.js'
import type { ValueFormat } from './value-format.js'

const PAGE = 50

/** Display format by field kind; the format of money depends on the unit, other kinds are texts. */
const COLUMN_KINDS: Partial<Record<ReportField['kind'], ColumnKind>> = { date: 'date', integer: 'number' }

export class FileView {
  private readonly pager: Pager
  private readonly element = byId('file-lines')
  private explained: HTMLElement | null = null

  constructor(
    private readonly data: ReportData,
    private readonly format: ValueFormat,
  ) {
    this.pager = new Pager('file-pager', data.labels, format, () => this.show())
    this.pager.reset(Math.ceil(data.lines.length / PAGE))
    let mouse = ''
    this.element.addEventListener('mousemove', ({ target, clientX, clientY }) => {
      // Keyboard scrolling also fires mousemove: ignore the event if the mouse did not move.
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

  /** Shows a line (1-based) and moves the focus to it. */
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

  /** Moves the focus with the arrow keys, Home and End. */
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

  /** Formats a `money` field with its unit; without decimals if the unit is unknown. */
  private numberText(line: number, field: ReportField, value: number): string {
    const unit = unitOf(field, (name) => this.codeIn(line, name))
    if (unit === null) return this.format.decimals(value, field.unit === undefined ? (field.decimals ?? 0) : 0)
    return unit.of === 'reais'
      ? this.format.reais(value, decimalsOf(unit))
      : `${this.format.decimals(value, unit.decimals)}%`
  }

  /** Returns a code of the line, or of the main line of its title. */
  private codeIn(line: number, name: string): string {
    const [record, text, , main] = this.data.lines[line]!
    const field = this.data.records[record]!.fields.find((each) => each.name === name)
    if (field !== undefined) return text.slice(field.from - 1, field.to).trim()
    return main === undefined ? '' : this.codeIn(main, name)
  }

  private explanation(line: number, record: number, text: string, field: ReportField | undefined): Node[] {
    const { labels, records } = this.data
    const place = `${labels.line} ${this.format.integer(line + 1)}`
    if (field === undefined) return [make('strong', {}, place), make('span', {}, labels.unknownRecord)]
    const { from, to, name, kind, label } = field
    const of = records[record]!
    const content = text.padEnd(to).slice(from - 1, to)
    const value = readField(field, content, () => {})
    const meaning = this.meaningOf(line, of.fields.indexOf(field))
    const known =
      value === null
        ? (field.literal ?? '')
        : kind === 'money'
          ? this.numberText(line, field, Number(value))
          : this.format.cell(COLUMN_KINDS[kind] ?? 'text', value)
    const parts: [label: string, text: string][] = [
      [labels.field, field.meaning],
      [labels.content, `«${content}»`],
      [labels.value, known || labels.empty],
      ...(meaning === undefined ? [] : [[labels.meaning, meaning] as [string, string]]),
    ]
    return [
      make(
        'strong',
        {},
        `${place}, ${labels.columns} ${from}–${to}: ${of.label}, ${label} (${of.name}.${name}, ${kind})`,
      ),
      ...parts.map(([label, content]) => make('span', {}, `${label}: ${content}`)),
    ]
  }
}

/** Returns the field that contains the target of an event. */
const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
