/** A bar chart: ratios to a baseline. */
import { drawing, grid, scaleOf, text, WIDTH } from './svg.js'

export interface Bar {
  readonly label: string
  readonly value: number
  readonly tone: 'base' | 'ours' | 'peer'
}

export interface Group {
  readonly title: string
  readonly bars: readonly Bar[]
}

const LABEL = 330
const RIGHT = 64
const BAR = 16
const STEP = 22
const GROUP = 44
const TOP = 56
const BOTTOM = 40

export function barChart(title: string, note: string, groups: readonly Group[]): string {
  const scale = scaleOf([1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value))], LABEL, WIDTH - RIGHT)
  const parts: string[] = []
  let y = TOP
  for (const group of groups) {
    parts.push(text(16, y + 24, 'group', group.title))
    y += GROUP - 8
    for (const { label, value, tone } of group.bars) {
      const width = Math.max(1, scale.at(value) - LABEL)
      parts.push(
        text(LABEL - 8, y + 12, 'label', label, 'end'),
        `<rect class="${tone}" x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`,
        text(LABEL + width + 6, y + 12, 'value', shown(value)),
      )
      y += STEP
    }
    y += 8
  }
  return drawing(title, note, y + BOTTOM, [...grid(scale, TOP, y), ...parts])
}

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))
