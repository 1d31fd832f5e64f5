/** Chart of time per title and memory by size: a ring per size. Rings are concentric if the value does not grow. */
import { drawing, drawnGroups, type Group, grid, LEFT, type Scale, scaleOf, text, WIDTH } from './svg.js'

/** Values of a work in ascending order of size; null for a size that was not measured. */
export interface Growth {
  readonly label: string
  /** Microseconds per title. */
  readonly time: readonly (number | null)[]
  /** Peak megabytes. */
  readonly memory: readonly (number | null)[]
}

const MIDDLE = 580
const GAP = 30
const RIGHT = 24
const TOP = 80

export function growthChart(title: string, sizes: readonly string[], groups: readonly Group<Growth>[]): string {
  const works = groups.flatMap(({ rows }) => rows)
  const time = scaleOf(measured(works.flatMap((work) => work.time)), LEFT, MIDDLE - GAP / 2)
  const memory = scaleOf(measured(works.flatMap((work) => work.memory)), MIDDLE + GAP / 2, WIDTH - RIGHT)
  const legend = [
    ...sizes.flatMap((size, i) => [mark(24 + i * 90, 68, i, sizes.length), text(36 + i * 90, 72, 'label', size)]),
    text(time.left, 72, 'group', 'µs a title'),
    text(memory.left, 72, 'group', 'peak memory, MB'),
  ]
  const { parts, bottom } = drawnGroups(groups, TOP, (work, y) => [
    ...marks(time, work.time, y),
    ...marks(memory, work.memory, y),
  ])
  const note = 'Logarithmic. Concentric rings: the cost is proportional to the size, and memory does not grow with it.'
  const grids = [time, memory].flatMap((scale) => grid(scale, TOP, bottom))
  return drawing(title, note, bottom, [...grids, ...legend, ...parts])
}

const measured = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

function marks({ at }: Scale, values: readonly (number | null)[], y: number): string[] {
  const places = measured(values).map(at)
  if (places.length === 0) return []
  return [
    `<line class="rail" x1="${Math.min(...places).toFixed(1)}" x2="${Math.max(...places).toFixed(1)}" y1="${y}" y2="${y}"/>`,
    ...values.flatMap((value, i) => (value === null ? [] : [mark(at(value), y, i, values.length)])),
  ]
}

/** Smaller files have wider rings; the largest file is a dot. */
const mark = (x: number, y: number, size: number, sizes: number): string =>
  `<circle class="${size === sizes - 1 ? 'dot' : 'ring'}" cx="${x.toFixed(1)}" cy="${y}" r="${3 + 2.5 * (sizes - 1 - size)}"/>`
