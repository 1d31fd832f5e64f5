/** A bar chart as SVG: ratios to a baseline, on a logarithmic scale, in the reader's own light or dark. */

export interface Bar {
  readonly label: string
  readonly value: number
  readonly tone: 'base' | 'ours' | 'peer'
}

export interface Group {
  readonly title: string
  readonly bars: readonly Bar[]
}

const WIDTH = 820
const LABEL = 330
const RIGHT = 64
const BAR = 16
const STEP = 22
const GROUP = 44
const TOP = 56
const BOTTOM = 40

const STYLE = `
  text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328 }
  .title { font-size: 15px; font-weight: 600 }
  .group { font-weight: 600 }
  .note, .tick { fill: #59636e }
  .tick { font-size: 11px }
  .grid { stroke: #d1d9e0; stroke-width: 1 }
  .base { fill: #818b98 }
  .ours { fill: #0969da }
  .peer { fill: #bc4c00 }
  .back { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .note, .tick { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .base { fill: #656c76 }
    .ours { fill: #4493f8 }
    .peer { fill: #db6d28 }
    .back { fill: #0d1117 }
  }`

export function barChart(title: string, note: string, groups: readonly Group[]): string {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value))
  const low = Math.floor(Math.log10(Math.min(1, ...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const x = (value: number): number => LABEL + ((Math.log10(value) - low) / (high - low)) * (WIDTH - LABEL - RIGHT)
  const parts: string[] = []
  let y = TOP
  for (const group of groups) {
    parts.push(text(16, y + 24, 'group', group.title))
    y += GROUP - 8
    for (const { label, value, tone } of group.bars) {
      const width = Math.max(1, x(value) - x(10 ** low))
      parts.push(
        text(LABEL - 8, y + 12, 'label', label, 'end'),
        `<rect class="${tone}" x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`,
        text(LABEL + width + 6, y + 12, 'value', shown(value)),
      )
      y += STEP
    }
    y += 8
  }
  const height = y + BOTTOM
  const grid = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)).flatMap((value) => [
    `<line class="grid" x1="${x(value).toFixed(1)}" x2="${x(value).toFixed(1)}" y1="${TOP}" y2="${y}"/>`,
    text(x(value), y + 16, 'tick', value.toLocaleString('en'), 'middle'),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<rect class="back" width="${WIDTH}" height="${height}"/>`,
    text(16, 26, 'title', title),
    text(16, 46, 'note', note),
    ...grid,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

const text = (x: number, y: number, style: string, content: string, anchor = 'start'): string =>
  `<text class="${style}" x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))
