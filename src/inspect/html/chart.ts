/** A chart of sums by day, as SVG: the same numbers stand in a table beside it, for those who do not see it. */
import type { ReportSum } from './report-of.js'

const WIDTH = 960
const HEIGHT = 240
const BASE = HEIGHT - 28
const TOP = 16
/** The widest that a bar is, where there are few days. */
const WIDEST = 64
/** So many days have a name under their bar at most. */
const NAMED = 12

/** @param shown how a day and an amount are written; what they give is put into the page as it is, and must be safe there */
export function chartOf(
  days: readonly ReportSum[],
  title: string,
  shown: { readonly day: (date: string) => string; readonly money: (cents: number) => string },
): string {
  const most = Math.max(...days.map(({ cents }) => cents ?? 0), 1)
  const step = WIDTH / days.length
  const every = Math.ceil(days.length / NAMED)
  const bars = days.map(({ name, cents }, i) => {
    const height = ((cents ?? 0) / most) * (BASE - TOP)
    const width = Math.min(step * 0.8, WIDEST)
    const [x, y] = [i * step + (step - width) / 2, BASE - height].map((place) => place.toFixed(1))
    const label =
      i % every === 0 ? `<text x="${(i * step + step / 2).toFixed(1)}" y="${HEIGHT - 8}">${shown.day(name)}</text>` : ''
    return `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"><title>${shown.day(name)}: ${shown.money(cents ?? 0)}</title></rect>${label}`
  })
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><line x1="0" x2="${WIDTH}" y1="${BASE}" y2="${BASE}"/>${bars.join('')}</svg>`
}
