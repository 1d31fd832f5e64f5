/** SVG chart of sums by day. A table with the same numbers follows it, for screen readers. */
import type { ReportSum } from './report-of.js'

const WIDTH = 960
const HEIGHT = 240
const BASE = HEIGHT - 28
const TOP = 16
/** Maximum width of a bar. */
const MAX_BAR_WIDTH = 64
/** Maximum number of days with a label. */
const MAX_DAY_LABELS = 12
/** Half the width of the longest label: labels at the edges move inwards, so that they are not cut. */
const HALF_LABEL = 36

/** @param format formats days and amounts; the results are inserted into the page without escaping and must be safe HTML */
export function chartOf(
  days: readonly ReportSum[],
  title: string,
  format: { readonly day: (date: string) => string; readonly money: (cents: number) => string },
): string {
  const max = Math.max(...days.map(({ cents }) => cents ?? 0), 1)
  const step = WIDTH / days.length
  const every = Math.ceil(days.length / MAX_DAY_LABELS)
  const bars = days.map(({ name, cents }, i) => {
    const height = ((cents ?? 0) / max) * (BASE - TOP)
    const width = Math.min(step * 0.8, MAX_BAR_WIDTH)
    const [x, y] = [i * step + (step - width) / 2, BASE - height].map((place) => place.toFixed(1))
    const label =
      i % every === 0
        ? `<text x="${Math.min(Math.max(i * step + step / 2, HALF_LABEL), WIDTH - HALF_LABEL).toFixed(1)}" y="${HEIGHT - 8}">${format.day(name)}</text>`
        : ''
    return `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"><title>${format.day(name)}: ${format.money(cents ?? 0)}</title></rect>${label}`
  })
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><line x1="0" x2="${WIDTH}" y1="${BASE}" y2="${BASE}"/>${bars.join('')}</svg>`
}
