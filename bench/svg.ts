/** Common parts of the charts: SVG in light or dark colours of the reader, and logarithmic scales. */

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

export const WIDTH = 820
/** Start of the drawing area, after the labels. */
export const LEFT = 330
const STEP = 22
const HEADING = 44
const BOTTOM = 40

/** Rows with a heading. */
export interface Group<Row> {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Draws groups below each other, from `top` on. `draw` receives the vertical middle of a row. */
export function drawnGroups<Row extends { readonly label: string }>(
  groups: readonly Group<Row>[],
  top: number,
  draw: (row: Row, y: number) => readonly string[],
): { readonly parts: readonly string[]; readonly bottom: number } {
  const parts: string[] = []
  let y = top
  for (const { title, rows } of groups) {
    parts.push(text(16, y + HEADING - 20, 'group', title))
    y += HEADING
    for (const row of rows) {
      parts.push(text(LEFT - 12, y + 4, 'label', row.label, 'end'), ...draw(row, y))
      y += STEP
    }
  }
  return { parts, bottom: y }
}

/** Builds the SVG document: title, note, and parts down to `bottom`, with space for the scale below. */
export function drawing(title: string, note: string, bottom: number, parts: readonly string[]): string {
  const height = bottom + BOTTOM
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<rect class="back" width="${WIDTH}" height="${height}"/>`,
    text(16, 26, 'title', title),
    text(16, 46, 'note', note),
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

/** Logarithmic scale. */
export interface Scale {
  readonly at: (value: number) => number
  readonly powers: readonly number[]
}

export function scaleOf(values: readonly number[], left: number, right: number): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    at: (value) => left + ((Math.log10(value) - low) / (high - low)) * (right - left),
    powers: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
  }
}

/** Draws lines at the powers of ten, with labels below. */
export const grid = ({ at, powers }: Scale, top: number, bottom: number): string[] =>
  powers.flatMap((value) => [
    `<line class="grid" x1="${at(value).toFixed(1)}" x2="${at(value).toFixed(1)}" y1="${top}" y2="${bottom}"/>`,
    text(at(value), bottom + 16, 'tick', value.toLocaleString('en'), 'middle'),
  ])

export const text = (x: number, y: number, style: string, content: string, anchor = 'start'): string =>
  `<text class="${style}" x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
