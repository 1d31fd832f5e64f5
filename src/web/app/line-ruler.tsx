/** A line of a file under a ruler of its columns. */
import { useEffect, useRef } from 'preact/hooks'
import type { PageLine } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import { Wide } from './wide.js'

export interface LineRulerProps {
  readonly line: PageLine
  /** First column of the field that is marked. */
  readonly marked: number | null
  readonly onMark: (from: number | null) => void
}

export function LineRuler({ line, marked, onMark }: LineRulerProps) {
  const { text, of } = useLocalized()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.querySelector('.marked')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [marked])
  const { raw, fields } = line
  const last = fields.at(-1)?.to ?? 0
  const width = Math.max(raw.length, last)
  return (
    <Wide regionRef={region} class="ruler" label={text('ruler', line.line)}>
      <pre aria-hidden="true" class="ticks">
        {ticksOf(width)}
      </pre>
      <pre class="columns">
        {fields.length === 0 && raw}
        {fields.map((field, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the mouse only marks a field here; the keyboard marks it in the table below
          <span
            key={field.from}
            class={`column-field ${i % 2 === 0 ? 'even' : 'odd'} ${marked === field.from ? 'marked' : ''}`}
            title={`${field.from}–${field.to} ${of(field.label)}`}
            onMouseEnter={() => onMark(field.from)}
            onMouseLeave={() => onMark(null)}
          >
            {raw.slice(field.from - 1, field.to).padEnd(field.to - field.from + 1)}
          </span>
        ))}
        {fields.length > 0 && raw.slice(last)}
      </pre>
    </Wide>
  )
}

/** Numbers of every tenth column above dots: the last digit of a number is above its column. */
function ticksOf(width: number): string {
  let [numbers, dots] = ['', '']
  for (let column = 1; column <= width; column++) {
    if (column % 10 === 0) numbers = numbers.padEnd(column - String(column).length) + column
    dots += column % 10 === 0 ? '|' : column % 5 === 0 ? '+' : '·'
  }
  return `${numbers}\n${dots}`
}
