/** Bar chart of ratios to a baseline. */
import { drawing, drawnGroups, type Group, grid, LEFT, scaleOf, text, WIDTH } from './svg.js'

export interface Bar {
  readonly label: string
  readonly value: number
  readonly tone: 'base' | 'ours' | 'peer'
}

const RIGHT = 64
const BAR = 16
const TOP = 56

export function barChart(title: string, note: string, groups: readonly Group<Bar>[]): string {
  const scale = scaleOf([1, ...groups.flatMap(({ rows }) => rows.map(({ value }) => value))], LEFT, WIDTH - RIGHT)
  const { parts, bottom } = drawnGroups(groups, TOP, ({ value, tone }, y) => {
    const width = Math.max(1, scale.at(value) - LEFT)
    return [
      `<rect class="${tone}" x="${LEFT}" y="${y - BAR / 2}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`,
      text(LEFT + width + 6, y + 4, 'value', shown(value)),
    ]
  })
  return drawing(title, note, bottom, [...grid(scale, TOP, bottom), ...parts])
}

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))
